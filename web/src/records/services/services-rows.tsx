import { Card, CardEmpty, CardLink } from '#shared/detail/card.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { DataTable } from '#shared/list/data-table.tsx';
import { PATHS } from '#shared/paths.ts';
import { serviceColumns, type ServiceRow } from './service-columns.tsx';

type Props = {
  title: string;
  /** The total; null while unknown. */
  count: number | null;
  /** Null while loading. */
  rows: readonly ServiceRow[] | null;
  empty: string;
  allTo: string;
};

const COLUMNS = ['code', 'title', 'priority', 'status', 'visit'] as const;

export function ServicesRows({ title, count, rows, empty, allTo }: Props) {
  const now = useNow();
  return (
    <Card title={title} count={count} action={<CardLink to={allTo} title="Ver todos" />} isFlush>
      {rows?.length === 0 ? (
        <CardEmpty>{empty}</CardEmpty>
      ) : (
        <DataTable
          label={title}
          columns={serviceColumns(COLUMNS, now)}
          rows={rows}
          rowTo={({ id }) => PATHS.service(id)}
          isCompact
        />
      )}
    </Card>
  );
}
