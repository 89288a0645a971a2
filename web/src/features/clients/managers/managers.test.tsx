import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { Arrived, FakeServer } from '../../../testing/fake-server.ts';
import { type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { client, clientPage, clientServer, site, type Client } from '../testing/test-clients.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const MANAGER = {
  __typename: 'PropertyManager',
  ...{ id: 'm1', code: 'C-2026-0007', name: 'Fincas Peñalver', phone: '+34910000007', archived: false },
};
const manager: Client = {
  ...client,
  id: 'm1',
  code: 'C-2026-0007',
  kind: 'COMPANY',
  legalName: 'Fincas Peñalver',
};

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = clientServer()
    .on('ManagerChoices', () => ({ data: { clients: connection('Client', [manager], 1) } }))
    .on('ManagerName', () => ({ data: { client: manager } }))
    .on('ClientPage', () => clientPage())
    .on('EditClientPage', () => ({ data: { client } }))
    .on('UpdateClient', () => ({ data: { updateClient: { __typename: 'ClientSuccess', client } } }))
    .on('CreateClient', () => ({
      data: { createClient: { __typename: 'CreateClientSuccess', client, site } },
    }));
});

const open = (path: string) => renderApp({ path, signedIn: true });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sentTo = (operation: string): Arrived[] =>
  server.arrived.filter(({ operationName }) => operationName === operation);
const clientOf = (operation: string) =>
  (sentTo(operation).at(-1)?.variables['input'] as { client: Record<string, unknown> }).client;
const managerField = () =>
  screen.findByRole<HTMLInputElement>('combobox', { name: 'Administrador de fincas' });
const managerFieldSays = (name: string) =>
  waitFor(async () => expect((await managerField()).value).toBe(name));

describe('a community', () => {
  test('can choose its administrador among the clients marked as one', async () => {
    open('/clients/c1/edit');
    fireEvent.click(await managerField());
    fireEvent.click(await screen.findByRole('option', { name: /Fincas Peñalver/ }));
    await managerFieldSays('Fincas Peñalver');
    press('Guardar cambios');
    await waitFor(() => expect(sentTo('UpdateClient')).toHaveLength(1));
    expect(clientOf('UpdateClient')).toMatchObject({ managedById: 'm1', isPropertyManager: false });
  });

  test('shows its administrador with phone and link', async () => {
    server.on('ClientPage', () => clientPage({ managedBy: MANAGER }));
    open('/clients/c1');
    const link = await screen.findByRole('link', { name: 'Fincas Peñalver' });
    expect(link.getAttribute('href')).toBe('/clients/m1');
    expect(screen.getByRole('link', { name: '910 00 00 07' }).getAttribute('href')).toBe('tel:+34910000007');
    expect(screen.queryByRole('link', { name: 'Comunidades' })).toBeNull();
  });

  test('loses its administrador when its kind changes', async () => {
    server.on('EditClientPage', () => ({ data: { client: { ...client, managedBy: MANAGER } } }));
    open('/clients/c1/edit');
    fireEvent.click(await screen.findByRole('radio', { name: /Empresa/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Es administrador de fincas' }));
    expect(screen.queryByRole('combobox', { name: 'Administrador de fincas' })).toBeNull();
    press('Guardar cambios');
    await waitFor(() => expect(sentTo('UpdateClient')).toHaveLength(1));
    expect(clientOf('UpdateClient')).toMatchObject({ managedById: null, isPropertyManager: true });
  });

  test('created from the page of its administrador has it filled in and sends it in the search for duplicates', async () => {
    open('/clients/new?administrador=m1');
    await managerFieldSays('Fincas Peñalver');
    type('Razón social', 'C. P. Nueva');
    type('Teléfono', '910 00 00 07');
    await waitFor(() =>
      expect(sentTo('Duplicates').at(-1)?.variables).toMatchObject({
        input: { phones: ['+34910000007'], managedById: 'm1' },
      }),
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Añadir ya una ubicación' }));
    press('Crear cliente');
    await waitFor(() => expect(sentTo('CreateClient')).toHaveLength(1));
    expect(clientOf('CreateClient')).toMatchObject({ kind: 'COMMUNITY', managedById: 'm1' });
  });
});

test('the page of an administrador lists its communities and links to a new one', async () => {
  const row = { ...client, managedBy: MANAGER };
  server
    .on('ClientPage', () => clientPage({ ...manager, isPropertyManager: true }))
    .on('ClientsPage', () => ({ data: { clients: connection('Client', [row], 1) } }));
  open('/clients/m1');
  fireEvent.click(await screen.findByRole('link', { name: 'Comunidades' }));
  const shown = await screen.findByRole('link', { name: /C\. P\. Calle de Ibiza 21/ });
  expect(shown.textContent).not.toContain('Fincas');
  expect(screen.getByRole('table', { name: 'Comunidades' })).toBeDefined();
  expect(sentTo('ClientsPage').at(-1)?.variables).toMatchObject({ filter: { managedById: 'm1' } });
  const add = screen.getByRole('link', { name: 'Añadir comunidad' });
  expect(add.getAttribute('href')).toBe('/clients/new?administrador=m1');
});

test('the list of clients shows each administrador and can be filtered by one', async () => {
  server.on('ClientsPage', () => ({
    data: { clients: connection('Client', [{ ...client, managedBy: MANAGER }], 1) },
  }));
  const { router } = open('/clients');
  expect(await screen.findByText('Fincas Peñalver')).toBeDefined();
  press('Administrador');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('combobox', { name: 'Administrador' }));
  fireEvent.click(await dialog.findByRole('option', { name: /Fincas Peñalver/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?administrador=m1'));
  expect(await screen.findByRole('button', { name: 'Administrador: Fincas Peñalver' })).toBeDefined();
  expect(sentTo('ClientsPage').at(-1)?.variables).toMatchObject({ filter: { managedById: 'm1' } });
  press('Quitar filtro Administrador');
  press('Administradores de fincas');
  await waitFor(() =>
    expect(sentTo('ClientsPage').at(-1)?.variables).toMatchObject({ filter: { propertyManagers: true } }),
  );
});
