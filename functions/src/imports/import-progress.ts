import { UNDO_DAYS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IMPORT_STEPS, isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { sumCounts, type Counts } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { Import } from './import.ts';

const DAY_MS = 86_400_000;

/** Before the rows are read. */
export const NOT_READ_YET = -1;

/** By the chosen rule and the decisions so far. */
export const countsByRule = ({ tallies, rule }: Pick<Import, 'tallies' | 'rule'>): Counts =>
  sumCounts(tallies.map((tally) => tally[rule]));

/** What the import will do, or was to do when it was started; null before the check. */
export function announcedOf(found: Import): Counts | null {
  return found.announced ?? (found.status === 'CHECKED' ? countsByRule(found) : null);
}

/** In pages; null if nothing is under way. */
export function progressOf({ status, cursor, tallies }: Import): { done: number; total: number } | null {
  if (!isUnderWay(status) && status !== 'PAUSED') return null;
  const total = tallies.length;
  if (status === 'UNDOING') return { done: total - 1 - cursor, total };
  return { done: cursor === NOT_READ_YET ? 0 : cursor, total };
}

/** Until when it can be undone; null if it cannot. */
export function undoUntilOf({ status, importedAt, createdAt }: Import): Date | null {
  if (!IMPORT_STEPS.UNDO.from.includes(status)) return null;
  return new Date((importedAt ?? createdAt).getTime() + UNDO_DAYS * DAY_MS);
}
