import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import { refusal, type FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { clientPage, clientServer } from '../testing/test-clients.ts';

let server: FakeServer;

beforeEach(() => {
  server = clientServer().on('ClientPage', ({ variables }) => {
    const answer = clientPage();
    answer.data.openServices = connection('Service', [], 2);
    return variables['withSummary'] ? answer : { data: { client: answer.data.client } };
  });
});

const meets = (count: number) =>
  server.on('ServicesOf', () => ({ data: { services: connection('Service', [], count) } }));

async function ask(path = '/clients/c1') {
  const app = renderApp({ path, signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archivar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^¿Archivar a/ }));
  return { ...app, dialog };
}

describe('the confirmation before archiving a client', () => {
  test('shows the open services the page already knows, with a link and without a request', async () => {
    const { dialog, router } = await ask();
    const link = dialog.getByRole('link', { name: '2 servicios abiertos' });
    expect(link.getAttribute('href')).toBe('/clients/c1/services?estado=ABIERTOS');
    expect(server.count('ServicesOf')).toBe(0);
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1/services'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('requests the count when the page does not know it', async () => {
    meets(1);
    const { dialog } = await ask('/clients/c1/activity');
    expect(await dialog.findByRole('link', { name: '1 servicio abierto' })).toBeDefined();
    expect(server.arrived.find(({ operationName }) => operationName === 'ServicesOf')?.variables).toEqual({
      first: 1,
      filter: { clientId: 'c1', open: true },
      sort: 'DUE',
    });
  });

  test('mentions no services when none is open', async () => {
    meets(0);
    const { dialog } = await ask('/clients/c1/activity');
    await waitFor(() => expect(dialog.queryByText(/Consultando/)).toBeNull());
    expect(server.count('ServicesOf')).toBe(1);
    expect(dialog.queryByText(/abierto/)).toBeNull();
  });

  test('says so when the count cannot be loaded', async () => {
    server.on('ServicesOf', () => refusal('INTERNAL_SERVER_ERROR'));
    const { dialog } = await ask('/clients/c1/activity');
    expect(await dialog.findByText(/No se ha podido consultar si tiene servicios abiertos/)).toBeDefined();
  });
});
