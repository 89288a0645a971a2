import type { CellWorld } from '@cuadrilla/domain/imports/cells/read-cell.ts';
import type { Columns, RowOptions } from '@cuadrilla/domain/imports/rows/read-row.ts';
import type { Rule } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow, Kept, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { DataRow } from '@cuadrilla/domain/imports/sheet/header-row.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { UnitStores } from '../../unit/stores.ts';
import type { CandidateStore } from '../store/candidates-store.ts';
import type { Uses } from '../store/dependants-store.ts';

export type WriteStores = Pick<
  UnitStores,
  | 'clients'
  | 'sites'
  | 'equipment'
  | 'items'
  | 'prospects'
  | 'staff'
  | 'settings'
  | 'codes'
  | 'candidates'
  | 'dependants'
  | 'imports'
>;

export type Writing = { stores: WriteStores; importId: string; rule: Rule; now: Date; today: LocalDate };

/** Rows of earlier pages by number: a further row of a client needs the outcome of its first one. */
export type RowsBefore = ReadonlyMap<number, ImportRow>;

export type Undoing = Writing & { uses: Uses };

export type Undone = { removed: number; restored: number; kept: Kept[] };

export type KindOfImport = {
  read: (
    rows: readonly DataRow[],
    columns: Columns,
    world: CellWorld,
    options: RowOptions,
    today: LocalDate,
  ) => ImportRow[];
  match: (
    candidates: CandidateStore,
    rows: readonly ImportRow[],
    before: RowsBefore,
    except: string,
  ) => Promise<ImportRow[]>;
  /** Writes a page of rows in one transaction; each row gets its result. */
  write: (writing: Writing, rows: readonly ImportRow[], before: RowsBefore) => Promise<ImportRow[]>;
  /** Undoes the writes of the rows, the last one first. */
  undo: (undoing: Undoing, traces: readonly Trace[], before: RowsBefore) => Promise<Undone>;
};
