import { expect, test } from 'vitest';
import { isTooLarge, type ZipEntry } from './zip-directory.ts';

const MB = 1024 * 1024;
const sheet = (entry: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name: 'xl/worksheets/sheet1.xml', packed: MB, size: 2 * MB, method: 8, at: 0 },
  ...entry,
});
const many = (count: number, entry: Partial<ZipEntry>) => Array.from({ length: count }, () => sheet(entry));

test.each<[which: string, entries: ZipEntry[], isRefused: boolean]>([
  ['an ordinary workbook', [sheet()], false],
  ['60 MB in all', many(30, {}), false],
  ['more than 60 MB in all, each of them small', many(31, {}), true],
  ['a large picture too', [sheet(), sheet({ name: 'xl/media/a.png', packed: 60 * MB, size: 60 * MB })], true],
  ['a part that inflates 100 times', [sheet({ packed: MB / 10, size: 10 * MB })], false],
  ['a part that inflates more than 100 times', [sheet({ packed: MB / 10, size: 10 * MB + 103 })], true],
  ['a part without packed bytes', [sheet({ packed: 0, size: 2 * MB })], true],
  ['a small text that compresses well', [sheet({ packed: 100, size: MB })], false],
  ['1,000 sheets', many(1_000, { packed: 10, size: 100 }), false],
  ['more than 1,000 sheets', many(1_001, { packed: 10, size: 100 }), true],
  ['many parts that are not read', many(1_001, { name: 'docProps/app.xml', packed: 10, size: 100 }), false],
])('%s', (_which, entries, isRefused) => {
  expect(isTooLarge(entries)).toBe(isRefused);
});
