import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SkeletonRows } from '../ui/states/skeleton-rows.tsx';
import { useSlow } from '../ui/states/use-slow.ts';
import classes from './data-table.module.css';

export type Column<R> = {
  key: string;
  header: string;
  isHeaderHidden?: boolean;
  render: (row: R) => ReactNode;
  isName?: boolean;
  align?: 'right';
  /** A CSS width; columns without one share the rest. */
  width?: string;
  /** Typical text width in per cent, or a badge. */
  skeleton?: number | 'badge';
  sort?: { value: string; direction: 'ascending' | 'descending' };
  /** On a phone's card: with its header, hidden, or only there (`spared`). */
  phone?: 'labelled' | 'hidden' | 'spared';
};

type Sorting = { sort: string | null; setSort: (sort: string) => void };

type Props<R> = {
  label: string;
  columns: readonly Column<R>[];
  /** Null while loading. */
  rows: readonly R[] | null;
  rowTo?: ((row: R) => string) | undefined;
  sorting?: Sorting | undefined;
  isLate?: boolean;
  isCompact?: boolean;
  foot?: ReactNode;
};

function Head<R>({ column, sorting }: { column: Column<R>; sorting: Sorting | undefined }) {
  const { header, isHeaderHidden = false, align, width, sort, phone } = column;
  const isSorted = sort !== undefined && sorting?.sort === sort.value;
  const Arrow = sort?.direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-phone={phone}
      style={width === undefined ? undefined : { width }}
      aria-sort={isSorted ? sort.direction : undefined}
    >
      {sort === undefined || sorting === undefined ? (
        <span className={isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
      ) : (
        <button type="button" className={classes['sort']} onClick={() => sorting.setSort(sort.value)}>
          {header}
          {isSorted && <Arrow size={14} aria-hidden="true" />}
        </button>
      )}
    </th>
  );
}

/** A click anywhere in a row follows its link, with the same modifier keys. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const isOwn = target instanceof Element && target.closest('a, button, input, select, label') !== null;
  if (isOwn || window.getSelection()?.isCollapsed === false) return;
  const press = new window.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey,
    metaKey,
    shiftKey,
  });
  currentTarget.querySelector('[data-row-link]')?.dispatchEvent(press);
}

function Cell<R>({ column, row, to }: { column: Column<R>; row: R; to: string | undefined }) {
  const { render, align, header, phone } = column;
  const common = { 'data-align': align, 'data-phone': phone };
  if (column.isName !== true) {
    return (
      <td role="cell" {...common} data-label={phone === 'labelled' ? header : undefined}>
        {render(row)}
      </td>
    );
  }
  return (
    <th role="rowheader" scope="row" className={classes['name']} {...common}>
      {to === undefined ? (
        render(row)
      ) : (
        <Link to={to} data-row-link>
          {render(row)}
        </Link>
      )}
    </th>
  );
}

function AnyRow<R>({ columns, row, to }: { columns: readonly Column<R>[]; row: R; to: string | undefined }) {
  return (
    // Keyboard and assistive technology use the name's link; the row only enlarges its target.
    <tr
      role="row"
      data-opens={to !== undefined || undefined}
      onClick={to === undefined ? undefined : openRow}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} to={to} />
      ))}
    </tr>
  );
}

/** Drawn again only when its row or the columns are others: a press on the toolbar waits for none. */
const Row = memo(AnyRow) as typeof AnyRow;

/** Roles are explicit, because the phone's card layout removes a table's semantics. */
export function DataTable<R extends { id: string }>({
  label,
  columns,
  rows,
  rowTo,
  sorting,
  foot,
  ...rest
}: Props<R>) {
  const { isLate = false, isCompact = false } = rest;
  const isSlow = useSlow(isLate);
  return (
    <div className={classes['card']} data-late={isSlow || undefined} data-compact={isCompact || undefined}>
      <table role="table" aria-label={label} aria-busy={isLate || undefined} className={classes['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows === null ? (
            <SkeletonRows
              columns={columns.map(({ skeleton = 60 }) => skeleton)}
              phones={columns.map(({ phone }) => phone)}
            />
          ) : (
            rows.map((row) => <Row key={row.id} columns={columns} row={row} to={rowTo?.(row)} />)
          )}
        </tbody>
      </table>
      {foot}
    </div>
  );
}

export function None({ children }: { children: string }) {
  return (
    <span className={classes['none']}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{children}</span>
    </span>
  );
}
