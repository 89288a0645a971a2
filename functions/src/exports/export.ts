import {
  EXPORTED_LISTS,
  EXPORT_KEPT_HOURS,
  type ExportedList,
} from '@cuadrilla/domain/exports/exported-lists.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { CreateExportInput } from '../graphql/types.generated.ts';
import type { Actor } from '../store/act.ts';
import { TABLE_FILES, type TableFormat } from '../tables/table.ts';

type AskedLists = Omit<CreateExportInput, 'format'>;

/** The arguments of its list's query, without the page. */
export type Asked<L extends keyof AskedLists> = NonNullable<AskedLists[L]>;

export type Export = {
  id: string;
  by: Actor;
  /** When it was requested, which determines the columns. */
  role: Role;
  list: ExportedList;
  format: TableFormat;
  asked: object;
  status: 'RUNNING' | 'READY' | 'FAILED';
  rows: number;
  /** The number of documents with its rows so far. */
  parts: number;
  /** The cursor of the remaining rows; null before the first page. */
  cursor: string | null;
  /** How often in a row its next page could not be read. */
  attempts: number;
  /** In the company's zone. */
  day: LocalDate;
  requestedAt: Date;
  touchedAt: Date;
  expiresAt: Date;
  problem: string | null;
};

export const keptUntil = (now: Date): Date => new Date(now.getTime() + EXPORT_KEPT_HOURS * 3_600_000);

export const fileNameOf = ({ list, format, day }: Pick<Export, 'list' | 'format' | 'day'>): string =>
  `${FILE_NAMES[list]}-${day}.${TABLE_FILES[format].extension}`;

/** Without accents and spaces, which some mail programs spoil. */
const FILE_NAMES = Object.fromEntries(
  Object.entries(EXPORTED_LISTS).map(([list, { label }]) => [
    list,
    label.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-').toLowerCase(),
  ]),
) as Record<ExportedList, string>;
