import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { clientPage, clientServer } from '../testing/test-clients.ts';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => Promise.all([import('./activity-tab.tsx'), import('../parts/timeline-of.tsx')]), 60_000);

const open = () => renderApp({ path: '/clients/c1/activity', signedIn: true });

test('the activity of a converted client links to its prospect', async () => {
  clientServer()
    .on('ClientPage', () => clientPage({ originProspectId: 'p1' }))
    .on('OriginProspect', () => ({
      data: { prospect: { __typename: 'Prospect', id: 'p1', code: 'P-2026-0001' } },
    }));
  open();
  expect(await screen.findByText(/Viene del prospecto P-2026-0001/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ver su actividad' }).getAttribute('href')).toBe('/customers/p1');
});

test('the activity links to the prospect even when its code cannot be loaded', async () => {
  clientServer()
    .on('ClientPage', () => clientPage({ originProspectId: 'p1' }))
    .on('OriginProspect', () => 'no-network');
  open();
  expect(await screen.findByText(/Viene de un prospecto/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ver su actividad' }).getAttribute('href')).toBe('/customers/p1');
});

test('the activity mentions no prospect for other clients', async () => {
  const server = clientServer().on('ClientPage', () => clientPage());
  open();
  await screen.findByRole('button', { name: 'Anotar llamada' });
  expect(screen.queryByText(/prospecto/)).toBeNull();
  expect(server.count('OriginProspect')).toBe(0);
});
