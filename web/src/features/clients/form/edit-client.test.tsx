import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerTo, Arrived, FakeServer } from '../../../testing/fake-server.ts';
import { field, type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { client, clientPage, clientServer } from '../testing/test-clients.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

const saved: AnswerTo<'UpdateClient'> = {
  data: { updateClient: { __typename: 'ClientSuccess', client: { ...client, version: 4 } } },
};

beforeEach(() => {
  dismissToast();
  server = clientServer()
    .on('EditClientPage', () => ({ data: { client } }))
    .on('UpdateClient', () => saved)
    .on('ClientPage', () => clientPage());
});

const sent = (): Arrived[] => server.arrived.filter(({ operationName }) => operationName === 'UpdateClient');
const lastInput = () =>
  sent().at(-1)?.variables['input'] as { version: number; client: Record<string, unknown> };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Guardar cambios');

async function open() {
  const app = renderApp({ path: '/clients/c1/edit', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  return app;
}

test.each([
  ['nif', 'NIF'],
  ['billingAddress', 'Calle'],
])('a link to %s opens the form at %s', async (path, label) => {
  renderApp({ path: `/clients/c1/edit?campo=${path}`, signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  const shown = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent;
  await waitFor(() => expect(shown()).toBe(label));
});

describe('editing a client', () => {
  test('sends all fields with the version that was loaded', async () => {
    const { router } = await open();
    type('Razón social', 'C. P. Ibiza 21');
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    expect(lastInput()).toMatchObject({
      id: 'c1',
      version: 3,
      client: { legalName: 'C. P. Ibiza 21', nif: 'H81043622', phones: ['+34612345678'], ownerId: 'u1' },
    });
  });

  test('allows adding and removing phones and e-mails, and does not send blank ones', async () => {
    const { router } = await open();
    press('Añadir teléfono');
    type('Teléfono 2', '910 00 00 01');
    press('Añadir correo');
    type('Correo electrónico', '');
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    expect(lastInput().client).toMatchObject({ phones: ['+34612345678', '+34910000001'], emails: [] });
  });

  test('moves the next row up when a row is removed', async () => {
    await open();
    press('Añadir teléfono');
    type('Teléfono 2', '910 00 00 01');
    press('Quitar Teléfono');
    expect(field('Teléfono').value).toBe('910 00 00 01');
    expect(screen.queryByLabelText('Teléfono 2')).toBeNull();
  });

  test('allows only one main contact: choosing another unmarks the first', async () => {
    const { router } = await open();
    const second = within(screen.getByRole('group', { name: 'Contacto 2' }));
    fireEvent.click(second.getByLabelText('Contacto principal'));
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    const contacts = lastInput().client['contacts'] as { name: string; main: boolean }[];
    expect(contacts.map(({ name, main }) => [name, main])).toEqual([
      ['Teresa Lobo', false],
      ['Fermín Aguado', true],
    ]);
  });

  test('shows an invalid NIF at the NIF field', async () => {
    await open();
    type('NIF', 'H81043621');
    save();
    expect(await screen.findByText('Indica un NIF válido')).toBeDefined();
    expect(document.activeElement).toBe(field('NIF'));
    expect(sent()).toEqual([]);
  });
});

test('a server error for a field is shown at that field', async () => {
  const fields = [{ __typename: 'FieldMessage', path: 'client.ownerId', message: 'Elige otro comercial' }];
  server.on('UpdateClient', () => ({
    data: { updateClient: { __typename: 'ValidationError', message: 'Revisa los datos', fields } },
  }));
  await open();
  type('Razón social', 'C. P. Ibiza 21');
  save();
  expect(await screen.findByText('Elige otro comercial')).toBeDefined();
  expect(document.activeElement).toBe(field('Agente'));
});

test('an archived client has no edit form', async () => {
  server.on('EditClientPage', () => ({ data: { client: { ...client, archived: true } } }));
  renderApp({ path: '/clients/c1/edit', signedIn: true });
  const link = await screen.findByRole('link', { name: 'Ir al cliente' });
  expect(link.getAttribute('href')).toBe('/clients/c1');
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
});

test('a failed request for the administrador’s name does not block the form', async () => {
  const managedBy = { __typename: 'ClientRef', id: 'm1', code: 'C-2026-0007', name: 'Fincas Peñalver' };
  server
    .on('EditClientPage', () => ({ data: { client: { ...client, managedBy } } }))
    .on('ManagerName', () => 'no-network');
  await open();
  expect(await screen.findByDisplayValue('No se ha podido cargar')).toBeDefined();
  expect(screen.queryByDisplayValue('Cargando…')).toBeNull();
  expect(screen.getByRole('button', { name: 'Borrar Administrador de fincas' })).toBeDefined();
});

describe('a conflict with another person’s edit', () => {
  const theirs = { ...client, version: 5, legalName: 'C. P. Ibiza, 21', notes: 'Llamar por la tarde' };

  beforeEach(() => {
    server.on('UpdateClient', ({ variables }) => {
      const { version } = variables.input;
      if (version === 5) return saved;
      const error = {
        __typename: 'ConflictError' as const,
        change: null,
        message: 'Alguien ha cambiado este cliente',
        current: theirs,
      };
      return { data: { updateClient: error } };
    });
  });

  test('shows both versions; changes only the other made are kept, changes both made must be chosen', async () => {
    const { router } = await open();
    type('Razón social', 'Comunidad Ibiza 21');
    press('Añadir teléfono');
    type('Teléfono 2', '910 00 00 01');
    save();
    const dialog = within(await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ }));
    const name = within(dialog.getByRole('group', { name: /Nombre o razón social/ }));
    expect(name.getByText('C. P. Ibiza, 21')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Comparar estos datos' }));
    expect(within(dialog.getByRole('group', { name: /Teléfonos/ })).getByText(/910 00 00 01/)).toBeDefined();
    expect(
      within(dialog.getByRole('group', { name: /Notas/ })).getByText('Llamar por la tarde'),
    ).toBeDefined();
    fireEvent.click(name.getByRole('radio', { name: /Tu versión/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar la combinación' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    expect(lastInput()).toMatchObject({
      version: 5,
      client: {
        legalName: 'Comunidad Ibiza 21',
        notes: 'Llamar por la tarde',
        phones: ['+34612345678', '+34910000001'],
      },
    });
  });

  test('over the administrador shows names', async () => {
    const names: Record<string, string> = { m1: 'Fincas Peñalver', m2: 'Fincas Goya', m3: 'Fincas Retiro' };
    const manager = (id: string) => ({ ...client, id, code: `C-${id}`, legalName: names[id] ?? '' });
    const managedBy = (id: string) => ({
      __typename: 'ClientRef',
      id,
      code: `C-${id}`,
      name: names[id] ?? '',
    });
    const found = { __typename: 'ClientEdge', cursor: 'k', node: { ...manager('m3'), phones: [] } };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const conflict = {
      ...{ __typename: 'ConflictError' as const, change: null, message: 'Alguien ha cambiado este cliente' },
      current: { ...theirs, managedBy: managedBy('m2') },
    };
    server
      .on('EditClientPage', () => ({ data: { client: { ...client, managedBy: managedBy('m1') } } }))
      .on('ManagerName', ({ variables }) => ({ data: { client: manager(String(variables.id)) } }))
      .on('ManagerChoices', () => ({
        data: { clients: { __typename: 'ClientConnection', edges: [found], pageInfo, totalCount: 1 } },
      }))
      .on('UpdateClient', () => ({ data: { updateClient: conflict } }));
    await open();
    fireEvent.click(await screen.findByRole('combobox', { name: 'Administrador de fincas' }));
    fireEvent.click(await screen.findByRole('option', { name: /Fincas Retiro/ }));
    save();
    const dialog = within(await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ }));
    const choice = within(dialog.getByRole('group', { name: /Administrador de fincas/ }));
    expect(await choice.findByText('Fincas Goya')).toBeDefined();
    expect(choice.getByText('Fincas Retiro')).toBeDefined();
  });

  test('allows going on editing without losing what was typed', async () => {
    await open();
    type('Razón social', 'Comunidad Ibiza 21');
    save();
    await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ });
    press('Seguir editando');
    expect(field('Razón social').value).toBe('Comunidad Ibiza 21');
  });
});
