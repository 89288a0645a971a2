import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusal, type DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
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

describe('the list of technicians', () => {
  test('shows name, e-mail and phone in Spanish format', async () => {
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

  test('shows when a technician is suspended or has no phone', async () => {
    const answer = page([], null, 1);
    answer.data.technicians.edges = [edge('a', { phone: null, status: 'SUSPENDED' })];
    serverFor('ADMIN').on('TechniciansPage', () => answer);
    open();
    const [row] = await rows();
    expect(row?.textContent).toContain('Suspendido');
    expect(row?.textContent).toContain('Sin teléfono');
  });

  test('marks the main region as busy and shows skeleton rows while loading', async () => {
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

  test('offers to create the first technician when it is empty', async () => {
    serverFor('ADMIN').on('TechniciansPage', () => page([], null, 0));
    open();
    expect(await screen.findByText('Todavía no hay técnicos')).toBeDefined();
    const action = screen.getByRole('link', { name: 'Crear el primer técnico' });
    expect(action.getAttribute('href')).toBe('/technicians/new');
  });

  test('links to the first page when a later page is empty', async () => {
    serverFor('ADMIN').on('TechniciansPage', () => page([], null, null));
    open('/technicians?cursor=c-b');
    expect(await screen.findByText('En esta página ya no hay técnicos')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Ir a la primera página' });
    expect(link.getAttribute('href')).toBe('/technicians');
  });

  test('shows an error with its request id and allows a retry', async () => {
    const server = serverFor('ADMIN').on('TechniciansPage', () => refusal('INTERNAL_SERVER_ERROR', 'req-5'));
    open();
    expect(await screen.findByText('No se han podido cargar los técnicos')).toBeDefined();
    expect(screen.getByText('req-5')).toBeDefined();
    server.on('TechniciansPage', () => page(['a'], null));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rows()).toHaveLength(1);
  });

  test('allows copying the request id', async () => {
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

  test('goes forward and back by cursor, which is in the URL', async () => {
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

  test('opens the page of a shared link, from which «Anterior» leads to the first page', async () => {
    serve();
    const { router } = open('/technicians?cursor=c-b');
    expect(await screen.findByText('Rocío Galán c')).toBeDefined();
    expect(screen.getByText('3 técnicos')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Anterior' }));
    expect(await screen.findByText('Rocío Galán a')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  test('returns to the first page when the number of rows changes', async () => {
    const server = serve();
    const { router } = open('/technicians?cursor=c-b');
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('Filas por página'), '50');
    await screen.findByText('Rocío Galán a');
    expect(router.state.location.search).toBe('?tam=50');
    expect(server.arrived.at(-1)?.variables).toEqual({ ...asked, first: 50 });
  });

  test('ignores an invalid number of rows', async () => {
    const server = serve();
    open('/technicians?tam=100000');
    await rows();
    expect(server.arrived.at(-1)?.variables).toMatchObject({ first: 25 });
  });
});
