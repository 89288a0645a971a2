import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import { refusal, type FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { addressLine } from '#records/places/address.ts';
import { address, client, clientPage, clientServer } from '../testing/test-clients.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const other = { ...client, id: 'c2', code: 'C-2026-0002', version: 7, legalName: 'Comunidad Ibiza' };

const preview = (keep: typeof client, merge: typeof client) => ({
  __typename: 'MergePreview',
  keep,
  merge,
  siteCount: 1,
  equipmentCount: 3,
  prospectCount: 0,
  serviceCount: 0,
  communityCount: 0,
  result: {
    __typename: 'MergeResult',
    emails: ['ibiza21@ejemplo.es', 'otra@ejemplo.es'],
    phones: ['+34612345678'],
    contacts: client.contacts,
    tags: ['Gas natural'],
    nif: 'H81043622',
    ...{
      tradeName: 'Ibiza 21',
      billingAddress: client.billingAddress,
      notes: 'Llamar antes',
      owner: client.owner,
    },
    ...{ isPropertyManager: false, managedBy: null },
    leftBehind: ['El nombre Comunidad Ibiza'],
  },
});

let server: FakeServer;
let isRecent: boolean;

beforeEach(() => {
  dismissToast();
  isRecent = true;
  server = clientServer()
    .on('MergeClientPage', () => ({ data: { client } }))
    .on('MergeSearch', () => ({ data: { clients: connection('Client', [client, other], 2) } }))
    .on('MergePreview', ({ variables }) => ({
      data: {
        mergePreview: variables['keepId'] === 'c1' ? preview(client, other) : preview(other, client),
      },
    }))
    .on('MergeClients', () => ({
      data: {
        mergeClients: isRecent
          ? { __typename: 'MergeClientsSuccess', client }
          : { __typename: 'RecentSignInError', message: 'Vuelve a escribir tu contraseña' },
      },
    }))
    .on('ClientPage', () => clientPage());
});

const sent = () => server.arrived.filter(({ operationName }) => operationName === 'MergeClients');

async function choose() {
  const app = renderApp({ path: '/clients/c1/merge', signedIn: true });
  fireEvent.change(await screen.findByLabelText('Buscar el otro cliente'), { target: { value: 'ibiza' } });
  fireEvent.keyDown(screen.getByLabelText('Buscar el otro cliente'), { key: 'Enter' });
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir C-2026-0002' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /C-2026-0001/ }));
  await screen.findByRole('region', { name: 'Qué pasa de C-2026-0002 a C-2026-0001' });
  return app;
}

async function confirm(code: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Fusionar clientes' }));
  const dialog = within(await screen.findByRole('dialog', { name: /¿Fusionar C-2026-000/ }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: code } });
  fireEvent.click(dialog.getByRole('button', { name: 'Fusionar' }));
  return dialog;
}

describe('merging two clients', () => {
  test('does not offer the client itself, and the preview lists what would move', async () => {
    await choose();
    expect(screen.queryByRole('button', { name: 'Elegir C-2026-0001' })).toBeNull();
    const moves = within(screen.getByRole('region', { name: 'Qué pasa de C-2026-0002 a C-2026-0001' }));
    expect(moves.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 ubicación',
      '3 equipos',
      '0 prospectos de origen',
      '0 servicios',
    ]);
    const result = within(screen.getByRole('region', { name: 'Cómo quedará C-2026-0001' }));
    for (const taken of ['Ibiza 21', 'Llamar antes', 'Elena Robles', addressLine(address)]) {
      expect(result.getByText(taken)).toBeDefined();
    }
    expect(screen.getByText('El nombre Comunidad Ibiza')).toBeDefined();
    expect(screen.getByText(/Esto no se puede deshacer/)).toBeDefined();
  });

  test('loads a new preview after swapping the two and sends them swapped', async () => {
    const { router } = await choose();
    fireEvent.click(screen.getByRole('radio', { name: /Comunidad Ibiza/ }));
    await screen.findByRole('region', { name: 'Qué pasa de C-2026-0001 a C-2026-0002' });
    await confirm('c-2026-0001');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    expect(sent().at(-1)?.variables['input']).toEqual({
      keepId: 'c2',
      keepVersion: 7,
      mergeId: 'c1',
      mergeVersion: 3,
    });
  });

  test('sends nothing until the code of the merged client is typed', async () => {
    await choose();
    const dialog = await confirm('C-2026-0001');
    expect(await dialog.findByText('Escribe C-2026-0002 para confirmar')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('textbox'));
    expect(sent()).toEqual([]);
  });

  test('sends the same request with the same key after the password is confirmed', async () => {
    isRecent = false;
    const { auth, router } = await choose();
    await confirm('C-2026-0002');
    const proof = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
    isRecent = true;
    fireEvent.change(proof.getByLabelText('Contraseña'), { target: { value: 'clave' } });
    fireEvent.click(proof.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    expect(auth.calls).toContain('reauthenticate clave');
    const keys = sent().map(({ variables }) => variables['key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  describe('after a conflict', () => {
    const renamed = { ...other, version: 8, legalName: 'Comunidad Ibiza 2' };
    const words = /^Marta Ruiz ha cambiado uno de los dos .+ \(10:00\): revisa cómo quedará$/;
    let answer: (data: ReturnType<typeof preview>) => void;

    beforeEach(() => {
      server.on('MergeClients', () => ({
        data: {
          mergeClients: {
            __typename: 'ConflictError',
            change: { __typename: 'RecordChange', byName: 'Marta Ruiz', at: '2026-11-20T09:00:00.000Z' },
            message: 'Alguien lo ha cambiado',
            current: renamed,
          },
        },
      }));
    });

    async function meetConflict() {
      const app = await choose();
      server.on(
        'MergePreview',
        () => new Promise((resolve) => (answer = (mergePreview) => resolve({ data: { mergePreview } }))),
      );
      await confirm('C-2026-0002');
      await waitFor(() => expect(server.count('MergePreview')).toBe(2));
      return app;
    }

    test('reloads the preview, and merging is disabled until it is there', async () => {
      await meetConflict();
      const said = await screen.findByText(words, { selector: 'main *' });
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(said.closest('[tabindex]')).toBe(document.activeElement));
      expect(screen.queryByRole('region', { name: /Cómo quedará/ })).toBeNull();
      const button = () => screen.getByRole('button', { name: 'Fusionar clientes' });
      expect(button().getAttribute('aria-disabled')).toBe('true');
      answer(preview(client, renamed));
      await screen.findByRole('region', { name: 'Cómo quedará C-2026-0001' });
      expect(screen.getByText(words, { selector: 'main *' })).toBeDefined();
      expect(button().getAttribute('aria-disabled')).toBeNull();
    });

    test('sends the version shown in the new preview on the next attempt', async () => {
      const { router } = await meetConflict();
      answer(preview(client, renamed));
      await screen.findByRole('region', { name: 'Cómo quedará C-2026-0001' });
      server.on('MergeClients', () => ({
        data: { mergeClients: { __typename: 'MergeClientsSuccess', client } },
      }));
      const dialog = await confirm('C-2026-0002');
      expect(dialog.queryByRole('alert')).toBeNull();
      await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
      expect(
        sent().map(({ variables }) => (variables['input'] as { mergeVersion: number }).mergeVersion),
      ).toEqual([7, 8]);
    });

    test('does not allow merging while the preview cannot be loaded', async () => {
      await choose();
      server.on('MergePreview', () => refusal('INTERNAL_SERVER_ERROR'));
      await confirm('C-2026-0002');
      expect(await screen.findByText('No se ha podido calcular la fusión')).toBeDefined();
      expect(screen.getByText(words, { selector: 'main *' })).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Fusionar clientes' })).toBeNull();
    });
  });

  test('says that nothing was merged when the password confirmation is cancelled', async () => {
    isRecent = false;
    await choose();
    await confirm('C-2026-0002');
    const proof = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
    fireEvent.click(proof.getByRole('button', { name: 'Cancelar' }));
    const dialog = within(await screen.findByRole('dialog', { name: /¿Fusionar C-2026-000/ }));
    expect(await dialog.findByText(/No se ha fusionado nada/)).toBeDefined();
    expect(sent()).toHaveLength(1);
  });
});
