import { expect, test } from 'vitest';
import { dollarsAMonth } from './cost.ts';

const loads = {
  technicianDay: { reads: 1_000, writes: 400 },
  dispatcherHour: { reads: 1_000, writes: 100 },
  followed: 4,
  changesPerTechnicianDay: 50,
};

test('a day within the free quota costs nothing', () => {
  expect(dollarsAMonth(10, loads)).toEqual({ dollars: 0, day: { reads: 20_000, writes: 4_800 } });
});

test('reads and writes beyond the free quota are billed, and every open plan reads every change', () => {
  const { dollars, day } = dollarsAMonth(100, loads);
  expect(day).toEqual({ reads: 100_000 + 80_000 + 200_000, writes: 48_000 });
  expect(dollars).toBeCloseTo((3.3 * 0.06 + 0.28 * 0.18) * 22);
});
