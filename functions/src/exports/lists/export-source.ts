import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { recordColumns, type RecordColumn } from '@cuadrilla/domain/exports/record-columns.ts';
import type { RecordFields } from '@cuadrilla/domain/records/field.ts';
import type { UserStore } from '../../staff/store/user-store.ts';
import type { Page } from '../../store/lists/list-page.ts';
import type { Column, TableRow } from '../../tables/table.ts';
import type { Stores } from '../../unit/stores.ts';
import { cellOf, tableColumn, type Names } from './record-cells.ts';

type Listed =
  'absences' | 'audit' | 'billing' | 'clients' | 'items' | 'prospects' | 'services' | 'workReviews';

export type SourceDeps = {
  stores: { [N in Listed]: Pick<Stores[N], 'list'> } & {
    sites: Pick<Stores['sites'], 'ofClients'>;
    equipment: Pick<Stores['equipment'], 'ofClients'>;
    settings: Pick<Stores['settings'], 'timeZone'>;
  };
  users: Pick<UserStore, 'list'>;
  now: () => Date;
};

export type ReadPage = { after: string | null; role: Role; names: Names };

/** `after` is null at the end. */
export type SourcePage = { rows: TableRow[]; after: string | null };

/** The source of a list's rows; `A` are the arguments of its query. */
export type ExportSource<A extends object> = {
  columns: (role: Role) => readonly Column[];
  page: (deps: SourceDeps, asked: A, page: ReadPage) => Promise<SourcePage>;
};

/** Records read at once. */
export const PAGE = 500;

export const afterOf = ({ pageInfo }: Page<unknown>): string | null =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null;

export function recordSource<A extends object, T extends object>(
  columnsOf: (role: Role) => readonly RecordColumn[],
  read: (deps: SourceDeps, asked: A, after: string | null) => Promise<Page<T>>,
  rowOf: (record: T) => object = (record) => record,
): ExportSource<A> {
  return {
    columns: (role) => columnsOf(role).map((column) => tableColumn(column)),
    async page(deps, asked, { after, role, names }) {
      const columns = columnsOf(role);
      const page = await read(deps, asked, after);
      const rows = page.edges.map(({ node }) => {
        const row = rowOf(node);
        return columns.map((column) => cellOf(column, row, names));
      });
      return { rows, after: afterOf(page) };
    },
  };
}

export const CREATED = { label: 'Creado', kind: 'instant' } as const satisfies RecordFields[string];

export const withCreated = (fields: RecordFields, options?: Parameters<typeof recordColumns>[1]) =>
  recordColumns({ ...fields, createdAt: CREATED }, options);
