/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Per area, what the tests that walk everything need: `<area>-lists.ts` in this folder, found by its name. A root field, web
 * operation or query without a line in one of them fails a test.
 */
import type { AreaLists } from './kit.ts';

const modules = import.meta.glob<{ lists: AreaLists }>('./*-lists.ts', { eager: true });

export const AREAS = Object.values(modules).map(({ lists }) => lists);
