import { useDeferredValue, type ReactNode } from 'react';
import { Busy } from '../ui/states/busy.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { QueryError } from '../ui/states/query-error.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { Pager, PagerSpace } from './pager.tsx';
import { clearFilters, type List } from './use-list-state.ts';

export type Connection<R> = {
  edges: readonly { node: R }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number | null;
};

export type ListResult<D> = {
  data?: D | undefined;
  previousData?: D | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

type Props<D, R extends { id: string }> = {
  /** The table's label and noun: `Técnicos`, `técnico`, `técnicos`. */
  label: string;
  noun: readonly [string, string];
  them: string;
  list: List;
  result: ListResult<D>;
  pick: (data: D) => Connection<R>;
  columns: readonly Column<R>[];
  rowTo?: (row: R) => string;
  icon: ReactNode;
  empty: ReactNode;
  children?: (rows: readonly R[], isLate: boolean) => ReactNode;
};

function NothingFound({ list, icon }: { list: List; icon: ReactNode }) {
  return (
    <EmptyState
      icon={icon}
      title="Ningún resultado con estos filtros"
      action={<Button title="Quitar filtros" onClick={() => clearFilters(list)} />}
    >
      Prueba con otra búsqueda o quita algún filtro.
    </EmptyState>
  );
}

function ToFirstPage({ list }: { list: List }) {
  const { to, state } = list.paging.first;
  return <Button style="link" title="Ir a la primera página" to={to} state={state} />;
}

function NothingMore({ list, noun, icon }: { list: List; noun: string; icon: ReactNode }) {
  return (
    <EmptyState icon={icon} title={`En esta página ya no hay ${noun}`} action={<ToFirstPage list={list} />}>
      La lista ha cambiado desde que se abrió esta dirección.
    </EmptyState>
  );
}

function Failed<D, R extends { id: string }>({ list, result, them }: Props<D, R>) {
  return (
    <QueryError
      title={`No se han podido cargar ${them}`}
      result={result}
      other={list.paging.after !== null && <ToFirstPage list={list} />}
    />
  );
}

function Table<D, R extends { id: string }>(
  props: Props<D, R> & { connection: Connection<R> | null; isLate: boolean },
) {
  const { label, noun, list, columns, rowTo, connection, isLate } = props;
  const rows = connection === null ? null : connection.edges.map(({ node }) => node);
  const { pageInfo, totalCount = null } = connection ?? {};
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowTo={rowTo}
      sorting={list}
      isLate={isLate}
      foot={
        rows === null ? (
          <PagerSpace />
        ) : (
          <Pager
            paging={list.paging}
            shown={rows.length}
            total={totalCount}
            endCursor={pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? null) : null}
            noun={noun}
            isFiltered={list.isFiltered}
            isLate={isLate}
          />
        )
      }
    />
  );
}

export function ListView<D, R extends { id: string }>(props: Props<D, R>) {
  const { list, result, pick, noun, icon, empty, children } = props;
  const latest = result.data ?? (result.loading ? result.previousData : undefined);
  // What was pressed shows first, then the rows.
  const data = useDeferredValue(latest);
  const isLate = data !== undefined && (result.data === undefined || data !== latest);
  if (data === undefined && result.error !== undefined) return <Failed {...props} />;
  const connection = data === undefined ? null : pick(data);
  if (connection?.edges.length === 0 && !isLate) {
    if (list.paging.after !== null) return <NothingMore list={list} noun={noun[1]} icon={icon} />;
    return list.isFiltered ? <NothingFound list={list} icon={icon} /> : empty;
  }
  return (
    <>
      {(connection === null || isLate) && <Busy />}
      {children && connection !== null ? (
        children(
          connection.edges.map(({ node }) => node),
          isLate,
        )
      ) : (
        <Table {...props} connection={connection} isLate={isLate} />
      )}
    </>
  );
}
