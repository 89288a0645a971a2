import { cellKey } from './cells/cell.ts';
import { HEADER_WORDS, NOTHING_OF_OURS } from './header-words.ts';
import type { ImportKind } from './import-kinds.ts';
import { targetsOf } from './targets.ts';

const NOTHING = new Set(NOTHING_OF_OURS.map(cellKey));

/** A lower `rank` is a surer match. */
export type KnownHeader = { path: string; rank: number };
export type KnownHeaders = ReadonlyMap<string, KnownHeader>;

const known = new Map<ImportKind, KnownHeaders>();

/** Paths of targets by the key of a header: its own label before any synonym. */
export function headersOf(kind: ImportKind): KnownHeaders {
  const made = known.get(kind) ?? new Map(headersIn(kind));
  known.set(kind, made);
  return made;
}

function headersIn(kind: ImportKind): [string, KnownHeader][] {
  const targets = targetsOf(kind);
  const words = targets.flatMap(({ path }) =>
    (HEADER_WORDS[path] ?? []).map((word, index): [string, KnownHeader] => [
      cellKey(word),
      { path, rank: index + 1 },
    ]),
  );
  const labels = targets.map(({ label, path }): [string, KnownHeader] => [cellKey(label), { path, rank: 0 }]);
  return [...words, ...labels];
}

/**
 * The meaning of a header; `Teléfono 3` is one of several phones. Null for an irrelevant one, undefined for an
 * unknown one.
 */
export function meaningOf(kind: ImportKind, header: string): KnownHeader | null | undefined {
  const key = cellKey(header);
  const found = headersOf(kind).get(key);
  if (found !== undefined) return found;
  const one = headersOf(kind).get(key.replace(/\d+$/u, ''));
  if (one !== undefined && targetsOf(kind).some(({ path, takesMany }) => path === one.path && takesMany))
    return one;
  return NOTHING.has(key) ? null : undefined;
}
