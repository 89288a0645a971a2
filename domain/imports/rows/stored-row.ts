import { utf8Length } from '../../text/text.ts';
import type { NamedRecord, RecordEntity } from './named-record.ts';
import type { ReadValue } from './read-values.ts';
import type { RowNotice, RowProblem } from './read-row.ts';
import type { Decision, Outcome, RowStatus } from './row-states.ts';

export type Trace =
  | { kind: 'created'; entity: RecordEntity; id: string; name: string }
  /** By the names of inputs; `version` is the one that the import wrote. */
  | {
      kind: 'updated';
      entity: RecordEntity;
      id: string;
      name: string;
      version: number;
      before: Record<string, unknown>;
      after: Record<string, unknown>;
    };

export type Result = {
  kind: Outcome;
  /** Why it differs from the announcement, or other remarks. */
  text: string | null;
  traces: Trace[];
};

export type Kept = NamedRecord & { why: string };

export type ImportRow<V = unknown> = {
  /** In the file, from 1. */
  number: number;
  name: string;
  read: ReadValue[];
  /** The planned writes; null for a row with problems. */
  values: V | null;
  problems: RowProblem[];
  notices: RowNotice[];
  /** The row with the client's own data, if this one only adds to it. */
  head: number | null;
  headPage: number | null;
  status: RowStatus;
  decision: Decision | null;
  result: Result | null;
  kept: Kept[];
};

/** Rows written in one transaction, about ten documents each. */
export const PAGE_ROWS = 40;
/** A page is one document of at most 1 MiB, with all that check, import and undo add. */
const PAGE_BYTES_MAX = 1_040_000;
/** Added to a row's own values: its match and the previous values, mostly two notes of maximum length in two-byte characters. */
const ADDED_BYTES = 20_000;

/** An update stores the values of the row again as written. */
const bytesOf = (row: unknown): number => 2 * utf8Length(JSON.stringify(row)) + ADDED_BYTES;

/** Rows in pages; those of one client are adjacent, in the order of their first rows. */
export function pagesOf<R extends Pick<ImportRow, 'number' | 'head' | 'headPage'>>(
  rows: readonly R[],
): R[][] {
  const ordered = rows.toSorted((a, b) => (a.head ?? a.number) - (b.head ?? b.number) || a.number - b.number);
  const pages: R[][] = [];
  const placed = new Map<number, number>();
  let bytes = 0;
  for (const row of ordered) {
    const own = bytesOf(row);
    const last = pages.at(-1);
    const isFull = last === undefined || last.length === PAGE_ROWS || bytes + own > PAGE_BYTES_MAX;
    const page = isFull ? [] : last;
    if (isFull) pages.push(page);
    bytes = isFull ? own : bytes + own;
    placed.set(row.number, pages.length - 1);
    page.push(row.head === null ? row : { ...row, headPage: placed.get(row.head) ?? null });
  }
  return pages;
}
