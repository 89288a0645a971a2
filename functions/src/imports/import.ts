import type { ChosenByTarget } from '@cuadrilla/domain/imports/cells/choices.ts';
import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import type { ImportStatus } from '@cuadrilla/domain/imports/import-states.ts';
import type { Mapping } from '@cuadrilla/domain/imports/mapping.ts';
import type { RowOptions } from '@cuadrilla/domain/imports/rows/read-row.ts';
import type { UnknownValue } from '@cuadrilla/domain/imports/rows/unknown-values.ts';
import type { Counts, Rule } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { Tally } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { FileFormat, TextForm } from '../tables/reading/read-file.ts';

export type ImportColumn = { header: string; examples: string[] };

export type Import = {
  id: string;
  kind: ImportKind;
  fileName: string;
  size: number;
  sha256: string;
  format: FileFormat;
  byId: string;
  byName: string;
  /** Who started or undid it last, in whose name its parts are written. */
  actor: { id: string; name: string } | null;
  createdAt: Date;
  status: ImportStatus;
  /** Increments with each change by a user. */
  version: number;
  text: TextForm | null;
  sheets: { name: string; hiddenRows: number }[];
  sheet: number;
  /** Of the sheet, from 0; null if it is empty. */
  headerRow: number | null;
  columns: ImportColumn[];
  mapping: Mapping;
  options: RowOptions;
  /** When target fields were last chosen for these headers; null if they were guessed. */
  rememberedAt: Date | null;
  /** Most names are written in capitals. */
  inCapitals: boolean;
  /** Problems of the sheet, regardless of the target fields. */
  fileProblem: string | null;
  /** What prevents the check, in Spanish. */
  problem: string | null;
  rowCount: number;
  /** Skipped rows of totals. */
  totals: number[];
  rule: Rule;
  /** Values of choice columns that the last check did not know. */
  unknownValues: UnknownValue[];
  /** The check that its pages belong to. */
  run: number;
  /** Of each page of rows. */
  tallies: Tally[];
  /** The page that the server continues with. */
  cursor: number;
  /** The outcome announced by *Importar*, and the outcome so far. */
  announced: Counts | null;
  result: Counts | null;
  importedAt: Date | null;
  undo: ImportUndo | null;
  /** Consecutive failed attempts at its next part. */
  attempts: number;
  /** Why it stopped, in Spanish, and the last request that failed. */
  stopped: { message: string; requestId: string } | null;
};

export type ImportUndo = {
  at: Date;
  byName: string;
  removed: number;
  restored: number;
  kept: number;
  /** Rows whose record of what they wrote is lost. */
  lost: number;
};

/** Rows that are checked, written and undone together. */
export type ImportPage = { importId: string; run: number; page: number; done: boolean; rows: ImportRow[] };

export type RememberedMapping = {
  /** By the keys of headers. */
  columns: Readonly<Record<string, string | null>>;
  neverOverwrite: readonly string[];
  chosenValues: ChosenByTarget;
};
