/// <reference types="vite/types/importMeta.d.ts" />
/**
 * What the tests that walk everything there is know of each area: `<area>-lists.ts` in this folder, found by its name. A root
 * field, a question of the web or a query that has no line in one of them fails a test.
 */
import type { AreaLists } from './kit.ts';

const modules = import.meta.glob<{ lists: AreaLists }>('./*-lists.ts', { eager: true });

export const AREAS = Object.values(modules).map(({ lists }) => lists);
