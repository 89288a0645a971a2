import { expect, test } from 'vitest';
import { ownDaysProblem } from './own-days.ts';

test.each([
  [0, 'Se pueden pedir de 1 a 31 días'],
  [1, null],
  [31, null],
  [32, 'Se pueden pedir de 1 a 31 días'],
])('to ask for %i days of one’s own: %s', (days, problem) => {
  expect(ownDaysProblem(days)).toBe(problem);
});
