import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { AnswerTo, FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { convertedAs, match, prospect, prospectServer, type Prospect } from '../testing/test-prospects.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () => Promise.all([import('./convert-prospect-page.tsx'), import('@cuadrilla/domain/contact/phone.ts')]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = prospectServer()
    .on('ProspectDetail', () => ({ data: { prospect: prospect() } }))
    .on('ConvertProspect', convertedAs)
    // The page after the conversion belongs to another feature: only its request matters here.
    .on('ClientPage', () => ({
      data: {
        client: null,
        openServices: connection('Service', []),
        sites: connection('Site', []),
        equipmentList: connection('Equipment', []),
      },
    }));
});

const open = async () => {
  const app = renderApp({ path: '/customers/p1/convert', signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Convertir en cliente' });
  return app;
};
const sent = () => server.inputs('ConvertProspect')[0];

describe('a conversion', () => {
  test('does not show matches that were confirmed as other people when the prospect was created', async () => {
    const alike = [match(), match({ id: 'c2', name: 'Otra Clínica' })];
    server.on('Duplicates', () => ({ data: { duplicates: alike } }));
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ notDuplicateOf: ['c1'] }) } }));
    await open();
    const panel = await screen.findByRole('region', { name: '¿Es la misma persona?' });
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(1);
    expect(within(panel).getByRole('link', { name: /Otra Clínica/ })).toBeDefined();
  });

  test('creates client and site from the prospect and opens the client', async () => {
    const { router } = await open();
    expect(field('Nombre y apellidos').value).toBe('Beatriz Lorenzo');
    type('NIF', '12345678Z');
    await press('Convertir en cliente');
    await screen.findByText(/^Prospecto convertido en cliente/);
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c9'));
    const address = { street: 'Calle Mayor', number: '5', floor: null, postalCode: '28013', city: 'Madrid' };
    expect(sent()).toMatchObject({
      id: 'p1',
      version: 3,
      linkClientId: null,
      client: {
        kind: 'PERSON',
        legalName: 'Beatriz Lorenzo',
        nif: '12345678Z',
        emails: ['bea@ejemplo.es'],
        phones: ['+34612345678'],
        billingAddress: address,
        ownerId: 'u2',
      },
      site: { name: 'Principal', address, isDwelling: true },
      notDuplicateOf: [],
    });
  });

  test('sends the chosen administrador of a community also in the search for duplicates', async () => {
    const manager = { __typename: 'Client', id: 'm1', code: 'C-2026-0007', legalName: 'Fincas Peñalver' };
    const found = { __typename: 'ClientEdge', cursor: 'k', node: { ...manager, phones: [] } };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    server
      .on('ManagerName', () => ({ data: { client: manager } }))
      .on('ManagerChoices', () => ({
        data: { clients: { __typename: 'ClientConnection', edges: [found], pageInfo, totalCount: 1 } },
      }));
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /Comunidad/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Administrador de fincas' }));
    await userEvent.click(await screen.findByRole('option', { name: /Fincas Peñalver/ }));
    await waitFor(() => {
      expect(server.inputs('Duplicates').at(-1)).toMatchObject({ managedById: 'm1' });
    });
    await press('Convertir en cliente');
    await screen.findByText(/^Prospecto convertido en cliente/);
    expect(sent()).toMatchObject({ client: { kind: 'COMMUNITY', managedById: 'm1' } });
  });

  test('links an existing client without creating one', async () => {
    server.on('Duplicates', () => ({ data: { duplicates: [match({ matchedOn: ['NIF'] })] } }));
    await open();
    expect(await screen.findByText('Ya es cliente: enlázalo')).toBeDefined();
    await press('Es este cliente');
    expect(screen.queryByLabelText('Nombre y apellidos')).toBeNull();
    await userEvent.click(field('Añadir también esta ubicación'));
    await press('Convertir en cliente');
    await screen.findByText(/^Prospecto convertido en cliente/);
    expect(sent()).toEqual({
      id: 'p1',
      version: 3,
      linkClientId: 'c1',
      client: null,
      site: null,
      service: null,
      notDuplicateOf: [],
    });
  });

  test('requires an address', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ address: null }) } }));
    await open();
    await press('Convertir en cliente');
    await waitFor(() => expect(document.activeElement).toBe(field('Calle')));
    expect(server.count('ConvertProspect')).toBe(0);
  });

  test('asks for the rest of the address when only the postal code is known', async () => {
    const { address } = prospect();
    const known = { ...address!, street: '', number: null, city: '' };
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ address: known }) } }));
    await open();
    expect(field('Código postal').value).toBe('28013');
    await press('Convertir en cliente');
    await waitFor(() => expect(document.activeElement).toBe(field('Calle')));
    expect(screen.getAllByText('Este campo es requerido')).toHaveLength(2);
    expect(server.count('ConvertProspect')).toBe(0);
    type('Calle', 'Calle Mayor');
    type('Población', 'Madrid');
    await press('Convertir en cliente');
    await screen.findByText(/^Prospecto convertido en cliente/);
    const whole = { street: 'Calle Mayor', number: null, floor: null, postalCode: '28013', city: 'Madrid' };
    expect(sent()).toMatchObject({ client: { billingAddress: whole }, site: { address: whole } });
  });

  describe('of a prospect that another person changes', () => {
    const theirs = prospect({ version: 4, email: 'nueva@ejemplo.es', notes: 'Llamar por la tarde' });
    const conflicted = (current: Prospect): AnswerTo<'ConvertProspect'> => ({
      data: {
        convertProspect: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current },
      },
    });
    const versions = () => server.inputs('ConvertProspect').map(({ version }) => version);
    const QUESTION = { name: 'Alguien ha guardado cambios mientras editabas' };

    test('asks on every attempt until the changes are merged', async () => {
      server.on('ConvertProspect', (arrived) =>
        arrived.variables.input.version === 3 ? conflicted(theirs) : convertedAs(arrived),
      );
      await open();
      type('Nombre y apellidos', 'Beatriz Lorenzo Gil');
      await press('Convertir en cliente');
      await screen.findByRole('dialog', QUESTION);
      await press('Seguir editando');
      await press('Convertir en cliente');
      await screen.findByRole('dialog', QUESTION);
      expect(versions()).toEqual([3, 3]);
      await press('Guardar la combinación');
      await screen.findByText(/^Prospecto convertido en cliente/);
      expect(versions()).toEqual([3, 3, 4]);
      expect(server.inputs('ConvertProspect').at(-1)).toMatchObject({
        client: {
          legalName: 'Beatriz Lorenzo Gil',
          emails: ['nueva@ejemplo.es'],
          notes: 'Llamar por la tarde',
        },
      });
    });

    test('shows the name of the chosen administrador in the conflict', async () => {
      const manager = { __typename: 'Client', id: 'm1', code: 'C-2026-0007', legalName: 'Fincas Peñalver' };
      const found = { __typename: 'ClientEdge', cursor: 'k', node: { ...manager, phones: [] } };
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      server
        .on('ManagerName', () => ({ data: { client: manager } }))
        .on('ManagerChoices', () => ({
          data: { clients: { __typename: 'ClientConnection', edges: [found], pageInfo, totalCount: 1 } },
        }))
        .on('ConvertProspect', () => conflicted(theirs));
      await open();
      await userEvent.click(screen.getByRole('radio', { name: /Comunidad/ }));
      await userEvent.click(await screen.findByRole('combobox', { name: 'Administrador de fincas' }));
      await userEvent.click(await screen.findByRole('option', { name: /Fincas Peñalver/ }));
      await press('Convertir en cliente');
      const dialog = within(await screen.findByRole('dialog', QUESTION));
      await userEvent.click(dialog.getByRole('button', { name: 'Comparar estos datos' }));
      const field = within(dialog.getByRole('group', { name: /Administrador de fincas/ }));
      expect(await field.findByText('Fincas Peñalver')).toBeDefined();
    });

    test('shows that it is closed and can no longer be converted', async () => {
      server.on('ConvertProspect', () => conflicted(prospect({ version: 4, status: 'LOST' })));
      await open();
      await press('Convertir en cliente');
      expect((await screen.findAllByText(/ya no se puede convertir/)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
    });
  });

  test('uses the current data of the server instead of cached data', async () => {
    const { router } = renderApp({ path: '/customers/p1', signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Beatriz Lorenzo' });
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ version: 8, nif: '12345678Z' }) } }));
    await act(() => router.navigate('/customers/p1/convert'));
    await screen.findByRole('button', { name: 'Convertir en cliente' });
    expect(field('NIF').value).toBe('12345678Z');
    await press('Convertir en cliente');
    await screen.findByText(/^Prospecto convertido en cliente/);
    expect(sent()).toMatchObject({ version: 8 });
  });

  test('links to the client when the prospect is already converted', async () => {
    const convertedTo = { __typename: 'ClientRef', id: 'c9', code: 'C-2026-0100', name: 'Beatriz Lorenzo' };
    server.on('ProspectDetail', () => ({
      data: { prospect: prospect({ status: 'CONVERTED', convertedTo }) },
    }));
    await open();
    expect(await screen.findByText('Este prospecto ya es cliente')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Ver Beatriz Lorenzo' });
    expect(link.getAttribute('href')).toBe('/clients/c9');
  });
});
