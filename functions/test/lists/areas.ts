/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Per area, what the tests that walk everything need: `<area>-lists.ts` in this folder, found by its name. A root field, web
 * operation or query without a line in one of them fails a test.
 */
import type { AreaLists } from './kit.ts';

const modules = import.meta.glob<{ lists: AreaLists }>('./*-lists.ts', { eager: true });

export const AREAS = Object.values(modules).map(({ lists }) => lists);

/** Throws if two areas have a line for the same name. */
export function allOf<T>(lists: readonly (Record<string, T> | undefined)[]): Record<string, T> {
  const entries = lists.flatMap((list) => Object.entries(list ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`in two lists: ${twice.join(', ')}`);
  return Object.fromEntries(entries);
}
