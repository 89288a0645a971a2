import { expect, test } from 'vitest';
import { PAGE_ROWS, pagesOf } from './stored-row.ts';

const aRow = (number: number, notes = 'Llamar por la tarde', head: number | null = null) => ({
  ...{ number, head, headPage: null, notes },
});

const rowsWith = (notes: string) => Array.from({ length: 100 }, (_row, index) => aRow(index + 2, notes));

test.each([
  // 20 columns of a usual file.
  ['a usual row', 'a'.repeat(2_000), PAGE_ROWS],
  ['a row of 4,000 letters', 'a'.repeat(4_000), 37],
  ['a row of 4,000 letters with accents', 'á'.repeat(4_000), 28],
  ['a row of 4,000 emojis', '🔧'.repeat(4_000), 19],
])('%s fills pages by its bytes', (_what, notes, rows) => {
  const [first, ...others] = pagesOf(rowsWith(notes));
  expect(first).toHaveLength(rows);
  expect(others.flat()).toHaveLength(100 - rows);
});

test('a row that is too large for a page has one of its own', () => {
  const pages = pagesOf([aRow(2), aRow(3, 'a'.repeat(600_000)), aRow(4)]);
  expect(pages.map((page) => page.map(({ number }) => number))).toEqual([[2], [3], [4]]);
});

test('the rows of one client are adjacent, and know the page of the first', () => {
  const rows = [...rowsWith('Nota'), aRow(200, 'Otra ubicación', 41), aRow(201, 'Otra más', 41)];
  const pages = pagesOf(rows).map((page) => page.map(({ number, headPage }) => [number, headPage]));
  expect(pages[0]?.at(-1)).toEqual([41, null]);
  expect(pages[1]?.slice(0, 3)).toEqual([
    [200, 0],
    [201, 0],
    [42, null],
  ]);
});
