import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerTo, Arrived, DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { client, clientPage, clientServer, site } from '../testing/test-clients.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const created: AnswerTo<'CreateClient'> = {
  data: { createClient: { __typename: 'CreateClientSuccess', client, site } },
};

type Match = DataOf<'Duplicates'>['duplicates'][number];

const match = (changes: Partial<Match> = {}): Match => ({
  __typename: 'DuplicateMatch',
  ...{ kind: 'PERSON', phone: null, address: null, openServices: null },
  entity: 'CLIENT',
  id: 'c9',
  code: 'C-2025-0009',
  name: 'Ana Ruiz',
  matchedOn: ['PHONE'],
  prospectStatus: null,
  archived: false,
  ...changes,
});

const duplicate = (mustLink: boolean, found: Match): AnswerTo<'CreateClient'> => ({
  data: {
    createClient: {
      __typename: 'DuplicateError',
      message: 'Puede que ya esté dado de alta',
      mustLink,
      matches: [found],
    },
  },
});

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = clientServer()
    .on('CreateClient', () => created)
    .on('ClientPage', () => clientPage());
});

const sent = (): Arrived[] => server.arrived.filter(({ operationName }) => operationName === 'CreateClient');
const field = (label: string, group?: string) => {
  const scope = group === undefined ? screen : within(screen.getByRole('group', { name: group }));
  return scope.getByLabelText<HTMLInputElement>(label);
};
const type = (label: string, value: string, group?: string) =>
  fireEvent.change(field(label, group), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Crear cliente' }));
const FISCAL = 'Dirección fiscal';
const PLACE = 'Dirección de la ubicación';

async function open() {
  const app = renderApp({ path: '/clients/new', signedIn: true });
  await screen.findByRole('button', { name: 'Crear cliente' });
  return app;
}

function fillAddress(group: string) {
  type('Calle', 'Calle de Ibiza', group);
  type('Número', '21', group);
  type('Código postal', '28009', group);
  type('Población', 'Madrid', group);
}

function fill() {
  type('Nombre y apellidos', ' Ana Ruiz ');
  type('Teléfono', '612 34 56 78');
  fillAddress(FISCAL);
  type('Nombre de la ubicación', 'Vivienda');
}

const address = { street: 'Calle de Ibiza', number: '21', floor: null, postalCode: '28009', city: 'Madrid' };

describe('a new client', () => {
  test('is sent with its first site at the billing address, and its page opens', async () => {
    const { router } = await open();
    fill();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    const [{ variables }] = sent() as [Arrived];
    expect(variables['input']).toMatchObject({
      client: {
        kind: 'PERSON',
        legalName: 'Ana Ruiz',
        phones: ['+34612345678'],
        emails: [],
        billingAddress: address,
        ownerId: 'u1',
      },
      site: { name: 'Vivienda', address, zoneId: null, isDwelling: false },
      notDuplicateOf: [],
    });
  });

  test('starts with its creator as owner, which can be cleared', async () => {
    await open();
    expect(field('Agente').value).toBe('u1');
    fill();
    type('Agente', '');
    submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.variables['input']).toMatchObject({ client: { ownerId: null } });
  });

  test('is not sent without the shared address, and the focus moves to the billing address', async () => {
    await open();
    type('Nombre y apellidos', 'Ana Ruiz');
    type('Nombre de la ubicación', 'Vivienda');
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('Calle', FISCAL)));
    expect(field('Código postal', FISCAL).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('with a site at another address starts from the billing address and sends the changed one', async () => {
    const { router } = await open();
    fill();
    fireEvent.click(screen.getByRole('switch', { name: 'Misma dirección que la fiscal' }));
    expect(field('Calle', PLACE).value).toBe('Calle de Ibiza');
    type('Calle', 'Calle de Menorca', PLACE);
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    const [{ variables }] = sent() as [Arrived];
    expect(variables['input']).toMatchObject({
      client: { billingAddress: address },
      site: { address: { ...address, street: 'Calle de Menorca' } },
    });
  });

  test('needs no address when no site is added', async () => {
    const { router } = await open();
    type('Nombre y apellidos', 'Ana Ruiz');
    fireEvent.click(screen.getByRole('switch', { name: 'Añadir ya una ubicación' }));
    expect(screen.queryByLabelText('Nombre de la ubicación')).toBeNull();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    const [{ variables }] = sent() as [Arrived];
    expect(variables['input']).toMatchObject({ client: { billingAddress: null }, site: null });
  });

  test('gets its kind from the NIF until the person chooses one', async () => {
    await open();
    type('NIF', 'H-8104362-2');
    fireEvent.blur(field('NIF'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Comunidad' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    type('NIF', '50137264R');
    fireEvent.blur(field('NIF'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Empresa' }).checked).toBe(true);
  });
});

describe('a possible duplicate', () => {
  test('can be confirmed as another person and is then created', async () => {
    server.on('Duplicates', () => ({ data: { duplicates: [match()] } }));
    server.on('CreateClient', ({ variables }) => {
      return variables.input.notDuplicateOf?.includes('c9') ? created : duplicate(false, match());
    });
    const { router } = await open();
    fill();
    submit();
    expect(await screen.findByRole('heading', { name: '¿Es la misma persona?' })).toBeDefined();
    expect(field('Nombre y apellidos').value).toBe(' Ana Ruiz ');
    const panel = screen.getByRole('heading', { name: '¿Es la misma persona?' }).closest('section');
    expect(document.activeElement?.contains(panel) && document.activeElement !== document.body).toBe(true);
    const verb = screen.getByRole<HTMLButtonElement>('button', { name: 'Crear cliente' });
    await waitFor(() => expect(verb.disabled).toBe(false));
    fireEvent.click(await screen.findByRole('button', { name: 'Es otra persona' }));
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'));
    const keys = sent().map(({ variables }) => variables['key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('with the same NIF can only be opened, not confirmed as another person', async () => {
    server
      .on('Duplicates', () => ({ data: { duplicates: [match({ matchedOn: ['NIF'] })] } }))
      .on('CreateClient', () => duplicate(true, match({ matchedOn: ['NIF'] })));
    const { router } = await open();
    type('NIF', '50137264R');
    const panel = (await screen.findByRole('heading', { name: '¿Es la misma persona?' })).closest('section')!;
    expect(within(panel).queryByRole('button', { name: 'Es otra persona' })).toBeNull();
    expect(within(panel).getByText('Ya es cliente: abre su ficha')).toBeDefined();
    await userEvent.click(within(panel).getByRole('button', { name: 'Es este cliente' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(router.state.location.pathname).toBe('/clients/c9');
    expect(sent()).toEqual([]);
  });
});

test('what was being typed when another tab signed out is there again after signing in', async () => {
  const { auth } = await open();
  const name = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: /^(Nombre y apellidos|Razón social)$/ });
  fireEvent.change(await name(), { target: { value: 'Rocío' } });
  window.localStorage.removeItem('cuadrilla.person');
  act(() => auth.tell(null));
  expect((await screen.findByRole('alert')).textContent).toContain('La sesión se ha cerrado en otra pestaña');
  fireEvent.change(await screen.findByLabelText('Correo electrónico'), { target: { value: 'u1' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'secreto' } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect((await name()).value).toBe('Rocío');
});
