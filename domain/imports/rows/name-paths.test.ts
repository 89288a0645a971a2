import { expect, test } from 'vitest';
import { IMPORT_KINDS } from '../import-kinds.ts';
import { targetsOf } from '../targets.ts';
import { NAME_PATHS } from './name-paths.ts';

test('rows are called by targets that exist', () => {
  const targets = new Set(IMPORT_KINDS.flatMap((kind) => targetsOf(kind).map(({ path }) => path)));
  expect([...NAME_PATHS].filter((path) => !targets.has(path))).toEqual([]);
});
