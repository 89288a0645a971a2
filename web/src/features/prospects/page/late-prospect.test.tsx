import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { prospect, prospectServer, type Prospect } from '../testing/test-prospects.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () =>
    Promise.all([
      import('./prospect-page.tsx'),
      import('./prospect-activity.tsx'),
      import('../form/edit-prospect-page.tsx'),
    ]),
  60_000,
);

const client = { __typename: 'ClientRef', id: 'c9', code: 'C-2026-0100', name: 'Beatriz Lorenzo' };

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = prospectServer().on('ProspectDetail', () => ({ data: { prospect: prospect() } }));
});

const meets = (status: Prospect['status']) =>
  server.on('AdvanceProspect', () => ({
    data: {
      result: {
        __typename: 'ConflictError',
        change: null,
        message: 'El registro ha cambiado',
        current: prospect({ version: 4, status }),
      },
    },
  }));

test('a step that another person made already counts as done, and the timeline is reloaded', async () => {
  meets('CONTACTED');
  renderApp({ path: '/customers/p1', signedIn: true });
  await screen.findByRole('button', { name: 'Marcar como contactado' });
  await waitFor(() => expect(server.count('Activity')).toBe(1));
  await press('Marcar como contactado');
  expect(await screen.findByText('Ya está en «Contactado»')).toBeDefined();
  await screen.findByRole('button', { name: 'Marcar como cualificado' });
  await waitFor(() => expect(server.count('Activity')).toBe(2));
  expect(screen.queryByText(/Alguien ha cambiado/)).toBeNull();
  expect(server.count('AdvanceProspect')).toBe(1);
});

test('a conflict does not suggest a retry, and the timeline is reloaded', async () => {
  meets('QUALIFIED');
  renderApp({ path: '/customers/p1', signedIn: true });
  await screen.findByRole('button', { name: 'Marcar como contactado' });
  await waitFor(() => expect(server.count('Activity')).toBe(1));
  await press('Marcar como contactado');
  expect(await screen.findByText(/está en «Cualificado». Revisa cómo está$/)).toBeDefined();
  expect(screen.queryByText(/nténtalo de nuevo/)).toBeNull();
  await waitFor(() => expect(server.count('Activity')).toBe(2));
});

test('a converted prospect cannot be edited and links to its client', async () => {
  server.on('ProspectDetail', () => ({
    data: { prospect: prospect({ status: 'CONVERTED', convertedTo: client }) },
  }));
  renderApp({ path: '/customers/p1/edit', signedIn: true });
  expect(await screen.findByText('Este prospecto ya es cliente')).toBeDefined();
  const way = screen.getByRole('link', { name: 'Ver Beatriz Lorenzo' });
  expect(way.getAttribute('href')).toBe('/clients/c9');
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
});

test('text typed while another person converts the prospect is kept', async () => {
  const current = prospect({ version: 4, status: 'CONVERTED', convertedTo: client, need: 'Otra' });
  server.on('UpdateProspect', () => ({
    data: { updateProspect: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current } },
  }));
  renderApp({ path: '/customers/p1/edit', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  type('Necesidad', 'Instalar dos splits');
  await press('Guardar cambios');
  await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ });
  expect(screen.queryByText('Este prospecto ya es cliente')).toBeNull();
  expect(field('Necesidad').value).toBe('Instalar dos splits');
});
