import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AppRouter } from '../navigation/app-router.tsx';
import { memoryRouter } from '../../testing/memory-router.ts';
import type { Column } from './data-table.tsx';
import { readListState, type ListOptions } from './list-state.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ListView, type ListResult } from './list-view.tsx';
import { useListState } from './use-list-state.ts';

const LIST = {
  sorts: ['NAME', 'NEWEST'],
  filters: { estado: ['ACTIVE', 'ARCHIVED'], comercial: 'any' },
  views: ['lista', 'tablero'],
} as const satisfies ListOptions;

const STATES = [
  { value: 'ACTIVE', label: 'Activos' },
  { value: 'ARCHIVED', label: 'Archivados' },
];

type Data = {
  rows: {
    edges: { node: { id: string; name: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
};
type Row = Data['rows']['edges'][number]['node'];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Nombre',
    isName: true,
    sort: { value: 'NAME', direction: 'ascending' },
    render: ({ name }) => name,
  },
  { key: 'id', header: 'Código', render: ({ id }) => id },
];

const data = (...names: string[]): Data => ({
  rows: {
    edges: names.map((name) => ({ node: { id: `C-${name}`, name } })),
    pageInfo: { hasNextPage: true, endCursor: 'c-9' },
    totalCount: 63,
  },
});

const result = (change: Partial<ListResult<Data>>): ListResult<Data> => ({
  loading: false,
  refetch: () => Promise.resolve(),
  ...change,
});

type Given = ListResult<Data> | ((isFiltered: boolean) => ListResult<Data>);

function Page({ given, columns }: { given: Given; columns: readonly Column<Row>[] }) {
  const list = useListState(LIST);
  return (
    <>
      <ListToolbar
        list={list}
        search="Nombre o NIF"
        filters={[{ name: 'estado', label: 'Estado', options: STATES }]}
        sorts={[
          { value: 'NAME', label: 'Nombre' },
          { value: 'NEWEST', label: 'Más recientes' },
        ]}
      />
      <ListView
        label="Clientes"
        noun={['cliente', 'clientes']}
        them="los clientes"
        list={list}
        result={typeof given === 'function' ? given(list.isFiltered) : given}
        pick={({ rows }) => rows}
        columns={columns}
        rowTo={({ id }) => `/clients/${id}`}
        icon={null}
        empty={<p>Todavía no hay clientes</p>}
      />
    </>
  );
}

function open(path = '/clients', given: Given = result({ data: data('Ana', 'Luis') }), columns = COLUMNS) {
  const page = <Page given={given} columns={columns} />;
  const routes = [
    { path: '/clients', element: page },
    { path: '/clients/:id', element: <p>Detalle</p> },
  ];
  const router = memoryRouter(path);
  return {
    router,
    search: () => router.state.location.search,
    ...render(<AppRouter history={router.history} routes={routes} />),
  };
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar en la lista' });

describe('the list state in the address', () => {
  test('is read completely, with defaults for unknown values', () => {
    const read = (query: string) => readListState(new URLSearchParams(query), LIST);
    expect(
      read('q= ana &orden=NEWEST&estado=ARCHIVED&comercial=u7&tam=50&cursor=c&vista=tablero'),
    ).toMatchObject({
      sort: 'NEWEST',
      view: 'tablero',
      filters: { estado: 'ARCHIVED', comercial: 'u7' },
      variables: { first: 50, after: 'c', search: 'ana' },
      isFiltered: true,
    });
    expect(read('q=%20&orden=x&estado=x&tam=7')).toMatchObject({
      sort: 'NAME',
      view: 'lista',
      filters: { estado: null, comercial: null },
      variables: { first: 25, after: null, search: null },
      isFiltered: false,
    });
  });
});

describe('the rows', () => {
  test('are not drawn again by a press whose answer has not come', async () => {
    const render = vi.fn(({ name }: Row) => name);
    const columns = [{ key: 'name', header: 'Nombre', isName: true, render }];
    const given = result({ data: data('Ana', 'Luis') });
    const { search } = open('/clients', given, columns);
    const drawn = render.mock.calls.length;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Más recientes');
    expect(search()).toBe('?orden=NEWEST');
    expect(render).toHaveBeenCalledTimes(drawn);
  });
});

describe('the search box', () => {
  test('writes to the address after a delay, replaces the history entry and returns to the first page', () => {
    vi.useFakeTimers();
    const { router, search } = open('/clients?cursor=c-3&estado=ACTIVE');
    fireEvent.change(box(), { target: { value: 'a' } });
    act(() => void vi.advanceTimersByTime(200));
    fireEvent.change(box(), { target: { value: 'an ' } });
    act(() => void vi.advanceTimersByTime(200));
    expect(search()).toBe('?cursor=c-3&estado=ACTIVE');
    act(() => void vi.advanceTimersByTime(50));
    expect(search()).toBe('?estado=ACTIVE&q=an+');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(box().value).toBe('an ');
  });

  test('is focused by /, cleared by ×, and restored by Back', async () => {
    const { router, search } = open('/clients?q=ana');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('ana');
    await act(() => router.navigate('/clients?q=luis'));
    expect(box().value).toBe('luis');
    await act(() => router.navigate(-1));
    expect(box().value).toBe('ana');
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(search()).toBe('');
  });
});

describe('filters and order', () => {
  test('a filter is added from its menu by keyboard, and removed', async () => {
    const { router, search } = open('/clients?cursor=c-3');
    screen.getByRole('button', { name: 'Estado' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Activos');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(search()).toBe('?estado=ARCHIVED');
    expect(router.state.historyAction).toBe('PUSH');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Estado: Archivados' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Estado' }));
    expect(search()).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Estado' }));
  });

  test('the order is in the address unless it is the default, and starts at the first page', async () => {
    const { search } = open('/clients?cursor=c-3');
    const order = screen.getByRole('combobox', { name: 'Ordenar por' });
    await userEvent.selectOptions(order, 'Más recientes');
    expect(search()).toBe('?orden=NEWEST');
    await userEvent.click(screen.getByRole('button', { name: 'Nombre' }));
    expect(search()).toBe('');
    expect(screen.getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('Quitar filtros clears search and filters but keeps order and page size', async () => {
    const { search } = open('/clients?q=ana&estado=ACTIVE&comercial=u1&orden=NEWEST&tam=10');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(search()).toBe('?orden=NEWEST&tam=10');
  });
});

describe('rows', () => {
  test('a click anywhere opens the record; the name is a link', async () => {
    const { router } = open();
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/clients/C-Ana');
    await userEvent.click(screen.getByText('C-Luis'));
    expect(router.state.location.pathname).toBe('/clients/C-Luis');
  });

  test('the previous rows stay while others load, and Siguiente does not skip a page', () => {
    open('/clients?q=x', result({ loading: true, previousData: data('Ana') }));
    expect(screen.getByRole('rowheader').textContent).toBe('Ana');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe('/clients?q=x');
  });

  test('that are known already are drawn after the filter was seen to be gone', async () => {
    const [all, active] = [result({ data: data('Ana', 'Luis') }), result({ data: data('Luis') })];
    const drawn: [string, boolean][] = [];
    const render = ({ name }: Row) => {
      drawn.push([name, screen.queryByRole('button', { name: 'Quitar filtro Estado' }) !== null]);
      return name;
    };
    const columns = COLUMNS.map((column) => (column.isName === true ? { ...column, render } : column));
    open('/clients?estado=ACTIVE', (isFiltered) => (isFiltered ? active : all), columns);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Estado' }));
    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['Ana', 'Luis']);
    expect(drawn.filter(([name]) => name === 'Ana')).toEqual([['Ana', false]]);
  });

  test('show the count with this filter', () => {
    open('/clients?q=a');
    expect(screen.getByText('1–2 de 63 clientes con este filtro')).toBeDefined();
  });
});

const FAILED = Object.assign(new Error('x'), {
  errors: [{ extensions: { code: 'BUSY', requestId: 'req-8' } }],
});

test.each([
  ['nothing at all', '/clients', result({ data: data() }), 'Todavía no hay clientes'],
  [
    'nothing with these filters',
    '/clients?q=x',
    result({ data: data() }),
    'Ningún resultado con estos filtros',
  ],
  ['nothing more', '/clients?q=x&cursor=c', result({ data: data() }), 'En esta página ya no hay clientes'],
  ['an error', '/clients', result({ error: FAILED }), 'No se han podido cargar los clientes'],
  ['an error, with its id', '/clients', result({ error: FAILED }), 'req-8'],
])('a list shows %s', (_case, path, given, words) => {
  open(path, given);
  expect(screen.getByText(words)).toBeDefined();
});
