import { cellText, sheetErrorIn } from '../cells/cell.ts';
import {
  chosenFor,
  knownValues,
  mayBeBlank,
  valueKey,
  valueOf,
  valuesIn,
  type ChosenByTarget,
  type KnownValues,
} from '../cells/choices.ts';
import type { ImportKind } from '../import-kinds.ts';
import type { DataRow } from '../sheet/header-row.ts';
import { targetOf } from '../targets.ts';
import type { Columns } from './read-row.ts';

/** In a column of choices; also once something has been chosen for it. */
export type UnknownValue = { path: string; text: string; rows: number };

/** A longer text is not a value of a list. */
const TEXT_MAX = 100;
/** A column with more of them is not one of choices. */
export const UNKNOWN_MAX = 50;

/** Each once, by column, the most frequent first. */
export function unknownValues(
  columns: Columns,
  rows: readonly DataRow[],
  known: KnownValues,
): UnknownValue[] {
  const found = new Map<string, Map<string, UnknownValue>>();
  for (const { column, target } of columns) {
    const { path, field } = target;
    if (knownValues(field, known) === null) continue;
    const own = found.get(path) ?? new Map<string, UnknownValue>();
    found.set(path, own);
    for (const { cells } of rows) {
      const text = cellText(cells[column]);
      if (text === '' || sheetErrorIn(text) !== null) continue;
      for (const each of new Set(valuesIn(field, text))) {
        if (each.length > TEXT_MAX || valueOf(field, each, known) !== null) continue;
        const key = valueKey(each);
        const before = own.get(key);
        own.set(key, before ? { ...before, rows: before.rows + 1 } : { path, text: each, rows: 1 });
      }
    }
  }
  return [...found.values()].flatMap((own) =>
    [...own.values()].toSorted((a, b) => b.rows - a.rows).slice(0, UNKNOWN_MAX),
  );
}

export type ValueChoice = { path: string; text: string; value: string | null };

/** With what was chosen for unknown values; null if one of them is not unknown or takes no such value. */
export function withChosenValues(
  kind: ImportKind,
  before: ChosenByTarget,
  unknown: readonly UnknownValue[],
  choices: readonly ValueChoice[],
  known: KnownValues,
): ChosenByTarget | null {
  const after = { ...before };
  for (const { path, text, value } of choices) {
    const key = valueKey(text);
    const isUnknown = unknown.some((each) => each.path === path && valueKey(each.text) === key);
    const field = targetOf(kind, path)?.field;
    if (field === undefined || !isUnknown) return null;
    const chosen = { ...after[path], [key]: value };
    const isPossible =
      value === null ? mayBeBlank(field) : chosenFor(field, text, known, chosen) !== undefined;
    if (!isPossible) return null;
    after[path] = chosen;
  }
  return after;
}
