import { describe, expect, test } from 'vitest';
import { clockDate, clockTime } from './clock.ts';
import { initials } from './initials.ts';

// The clock shows the device's time, so the dates are local.
describe('clock', () => {
  test('hour, minute, second', () => {
    expect(clockTime(new Date(2026, 10, 21, 14, 5, 9))).toBe('14:05:09');
    expect(clockTime(new Date(2026, 10, 21, 0, 0, 0))).toMatch(/^0?0:00:00$/);
  });

  test('short weekday, day, short month, year', () => {
    expect(clockDate(new Date(2026, 10, 21))).toBe('sáb, 21 nov 2026');
    expect(clockDate(new Date(2026, 0, 7))).toBe('mié, 7 ene 2026');
  });
});

describe('initials', () => {
  test.each([
    ['Elena', 'Robles', 'ER'],
    ['óscar', 'ñíguez', 'ÓÑ'],
    [' Ana', '', 'A'],
    ['👩‍🔧', 'Peña', '👩‍🔧P'],
  ])('%s %s → %s', (name, lastName, letters) => expect(initials(name, lastName)).toBe(letters));
});
