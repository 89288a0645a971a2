import { expect, test } from 'vitest';
import { absenceDays, absenceLength } from './absence-words.ts';

test.each([
  ['2026-12-24', '2026-12-24', '24/12/2026', '1 día'],
  ['2026-12-24', '2027-01-02', '24/12/2026 – 02/01/2027', '10 días'],
])('the dates and length of an absence from %s to %s', (from, to, days, length) => {
  expect(absenceDays({ from, to })).toBe(days);
  expect(absenceLength({ from, to })).toBe(length);
});
