import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { clientPage, clientServer } from '../testing/test-clients.ts';

// A chunk is transformed when it is first imported: not while a search is waiting for it.
beforeAll(() => Promise.all([import('./activity-tab.tsx'), import('../parts/timeline-of.tsx')]), 60_000);

const open = () => renderApp({ path: '/clients/c1/activity', signedIn: true });

test('the activity of one who was a prospect says which, and leads to what was said then', async () => {
  clientServer()
    .on('ClientPage', () => clientPage({ originProspectId: 'p1' }))
    .on('OriginProspect', () => ({
      data: { prospect: { __typename: 'Prospect', id: 'p1', code: 'P-2026-0001' } },
    }));
  open();
  expect(await screen.findByText(/Viene del prospecto P-2026-0001/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ver su actividad' }).getAttribute('href')).toBe('/customers/p1');
});

test('leads there also where its code could not be had', async () => {
  clientServer()
    .on('ClientPage', () => clientPage({ originProspectId: 'p1' }))
    .on('OriginProspect', () => 'no-network');
  open();
  expect(await screen.findByText(/Viene de un prospecto/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ver su actividad' }).getAttribute('href')).toBe('/customers/p1');
});

test('that of one who was none says nothing of it', async () => {
  const server = clientServer().on('ClientPage', () => clientPage());
  open();
  await screen.findByRole('button', { name: 'Anotar llamada' });
  expect(screen.queryByText(/prospecto/)).toBeNull();
  expect(server.count('OriginProspect')).toBe(0);
});
