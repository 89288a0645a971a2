import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusal, type DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

// A chunk is transformed when it is first imported: not while a search is waiting for it.
beforeAll(() => import('./technicians-page.tsx'), 60_000);

type Row = DataOf<'TechniciansPage'>['technicians']['edges'][number]['node'];

const edge = (id: string, change: Partial<Row> = {}) => ({
  __typename: 'TechnicianEdge',
  cursor: `c-${id}`,
  node: {
    __typename: 'Technician',
    id,
    name: 'Rocío',
    lastName: `Galán ${id}`,
    email: `${id}@ejemplo.es`,
    phone: '+34612345678',
    status: 'ACTIVE' as const,
    color: 'teal',
    ...change,
  },
});

const page = (ids: string[], endCursor: string | null, totalCount: number | null = 3) => ({
  data: {
    technicians: {
      __typename: 'TechnicianConnection',
      edges: ids.map((id) => edge(id)),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      totalCount,
    },
  },
});

const asked = { first: 25, after: null, search: null, status: null, sort: 'NAME' };

const open = (path = '/technicians') => renderApp({ path, signedIn: true });
const rows = async () => {
  await screen.findAllByRole('rowheader');
  return screen.getAllByRole('row').slice(1);
};

describe('the list', () => {
  test('shows name, e-mail and phone as they are written in Spain', async () => {
    const server = serverFor('ADMIN').on('TechniciansPage', () => page(['a'], null, 1));
    open();
    const [row] = await rows();
    const name = within(row!).getByRole('link', { name: 'Rocío Galán a' });
    expect(name.getAttribute('href')).toBe('/technicians/a');
    expect(within(row!).getByRole('link', { name: 'a@ejemplo.es' })).toBeDefined();
    expect(within(row!).getByRole('link', { name: '612 34 56 78' }).getAttribute('href')).toBe(
      'tel:+34612345678',
    );
    expect(screen.getByText('1–1 de 1 técnico')).toBeDefined();
    expect(server.arrived.at(-1)?.variables).toEqual(asked);
  });

  test('who is suspended says so, who has no phone too', async () => {
    const answer = page([], null, 1);
    answer.data.technicians.edges = [edge('a', { phone: null, status: 'SUSPENDED' })];
    serverFor('ADMIN').on('TechniciansPage', () => answer);
    open();
    const [row] = await rows();
    expect(row?.textContent).toContain('Suspendido');
    expect(row?.textContent).toContain('Sin teléfono');
  });

  test('the main region is busy until it is there, with rows drawn in its shape', async () => {
    const later = Promise.withResolvers<ReturnType<typeof page>>();
    serverFor('ADMIN').on('TechniciansPage', () => later.promise);
    open();
    await screen.findByRole('table');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    const drawn = () => document.querySelectorAll('[data-skeleton]');
    expect(drawn()).toHaveLength(6);
    expect(drawn()[0]?.children).toHaveLength(screen.getAllByRole('columnheader').length);
    await waitFor(() => expect(document.querySelectorAll('[data-shown]')).toHaveLength(6 * 4));
    later.resolve(page(['a'], null));
    await rows();
    expect(drawn()).toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false'));
  });

  test('an empty one says what it is and offers the first action', async () => {
    serverFor('ADMIN').on('TechniciansPage', () => page([], null, 0));
    open();
    expect(await screen.findByText('Todavía no hay técnicos')).toBeDefined();
    const action = screen.getByRole('link', { name: 'Crear el primer técnico' });
    expect(action.getAttribute('href')).toBe('/technicians/new');
  });

  test('a later page that has become empty leads to the first one', async () => {
    serverFor('ADMIN').on('TechniciansPage', () => page([], null, null));
    open('/technicians?cursor=c-b');
    expect(await screen.findByText('En esta página ya no hay técnicos')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Ir a la primera página' });
    expect(link.getAttribute('href')).toBe('/technicians');
  });

  test('an error says so with its request id, and trying again helps', async () => {
    const server = serverFor('ADMIN').on('TechniciansPage', () => refusal('INTERNAL_SERVER_ERROR', 'req-5'));
    open();
    expect(await screen.findByText('No se han podido cargar los técnicos')).toBeDefined();
    expect(screen.getByText('req-5')).toBeDefined();
    server.on('TechniciansPage', () => page(['a'], null));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rows()).toHaveLength(1);
  });

  test('the request id can be copied', async () => {
    serverFor('ADMIN').on('TechniciansPage', () => refusal('INTERNAL_SERVER_ERROR', 'req-5'));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Copiar identificador' }));
    expect(await screen.findByRole('button', { name: 'Identificador copiado' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('req-5');
  });
});

describe('the pager', () => {
  const serve = () =>
    serverFor('ADMIN').on('TechniciansPage', ({ variables }) =>
      variables['after'] === null ? page(['a', 'b'], 'c-b') : page(['c'], null),
    );
  const disabled = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-disabled');

  test('goes forward and back by cursor, all of it in the address', async () => {
    serve();
    const { router } = open();
    await rows();
    expect(disabled('Anterior')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(await screen.findByText('Rocío Galán c')).toBeDefined();
    expect(router.state.location.search).toBe('?cursor=c-b');
    expect(disabled('Siguiente')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Anterior' }));
    expect(await screen.findByText('Rocío Galán a')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  test('a pasted link opens its page; from there back leads to the first one', async () => {
    serve();
    const { router } = open('/technicians?cursor=c-b');
    expect(await screen.findByText('Rocío Galán c')).toBeDefined();
    expect(screen.getByText('3 técnicos')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Anterior' }));
    expect(await screen.findByText('Rocío Galán a')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  test('another number of rows begins at the first page', async () => {
    const server = serve();
    const { router } = open('/technicians?cursor=c-b');
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('Filas por página'), '50');
    await screen.findByText('Rocío Galán a');
    expect(router.state.location.search).toBe('?tam=50');
    expect(server.arrived.at(-1)?.variables).toEqual({ ...asked, first: 50 });
  });

  test('a number of rows that is none of the three is taken for the default', async () => {
    const server = serve();
    open('/technicians?tam=100000');
    await rows();
    expect(server.arrived.at(-1)?.variables).toMatchObject({ first: 25 });
  });
});
