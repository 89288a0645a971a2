import { Card, CardEmpty, CardLink } from '#shared/detail/card.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { DataTable } from '#shared/list/data-table.tsx';
import { PATHS } from '#shared/paths.ts';
import { serviceColumns, type ServiceRow } from './service-columns.tsx';

type Props = {
  title: string;
  /** How many there are, where more than these; null while unknown. */
  count: number | null;
  /** Null while they are on their way. */
  rows: readonly ServiceRow[] | null;
  /** `Sin servicios en esta ubicación.` */
  empty: string;
  /** Where all of them are. */
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
          rowKey={({ id }) => id}
          rowTo={({ id }) => PATHS.service(id)}
          isCompact
        />
      )}
    </Card>
  );
}
