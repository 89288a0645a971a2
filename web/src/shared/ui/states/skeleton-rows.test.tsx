import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataTable, type Column } from '../../list/data-table.tsx';

type Row = { id: string; name: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', header: 'Código', width: '7rem', phone: 'hidden', render: ({ id }) => id },
  { key: 'name', header: 'Nombre', isName: true, skeleton: 70, render: ({ name }) => name },
  { key: 'code', header: 'Cuenta', phone: 'spared', render: ({ id }) => id },
  { key: 'count', header: 'Equipos', phone: 'labelled', render: () => 3 },
  { key: 'status', header: 'Estado', skeleton: 'badge', render: () => 'Activo' },
];
const ROWS: readonly Row[] = [
  { id: 'C-1', name: 'Ana' },
  { id: 'C-2', name: 'Luis' },
];

const tableOf = (rows: readonly Row[] | null) => <DataTable label="Clientes" columns={COLUMNS} rows={rows} />;
const drawn = () => [...document.querySelectorAll('[data-skeleton]')];
const head = () => document.querySelector('thead')?.innerHTML;
const bars = () => document.querySelectorAll('[data-skeleton] [data-shown]');

beforeEach(() => {
  vi.useFakeTimers();
});

test('skeleton rows have the shape of the loaded rows', () => {
  const { rerender } = render(tableOf(null));
  expect(drawn()).toHaveLength(6);
  const cells = drawn().map((row) => row.children.length);
  expect(cells).toEqual(cells.map(() => COLUMNS.length));
  const waiting = head();
  expect(screen.getAllByRole('columnheader')).toHaveLength(COLUMNS.length);
  // Skeleton rows are hidden from screen readers.
  expect(screen.queryAllByRole('cell')).toEqual([]);

  rerender(tableOf(ROWS));
  expect(drawn()).toEqual([]);
  expect(head()).toBe(waiting);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ana', 'Luis']);
});

test('a column hidden on phones has no skeleton there', () => {
  const { rerender } = render(tableOf(null));
  const left = (row: Element | null | undefined) =>
    [...(row?.children ?? [])].map((cell) => cell.getAttribute('data-phone'));
  const waiting = left(drawn()[0]);
  expect(waiting).toEqual(['hidden', null, 'spared', 'labelled', null]);
  rerender(tableOf(ROWS));
  expect(left(screen.getByRole('rowheader', { name: 'Ana' }).closest('tr'))).toEqual(waiting);
});

test('skeleton rows are visible only after a delay', () => {
  const { rerender } = render(tableOf(null));
  act(() => void vi.advanceTimersByTime(149));
  expect(bars()).toHaveLength(0);
  act(() => void vi.advanceTimersByTime(1));
  expect(bars()).toHaveLength(6 * COLUMNS.length);
  expect(document.querySelectorAll('[data-badge]')).toHaveLength(6);
  rerender(tableOf(ROWS));
  expect(bars()).toHaveLength(0);
});
