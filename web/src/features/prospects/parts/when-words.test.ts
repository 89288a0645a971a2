import { describe, expect, test } from 'vitest';
import { nextActionWords } from './when-words.ts';

// Saturday, 14:05 in Madrid.
const now = new Date('2026-11-21T13:05:00Z');

describe('the next action', () => {
  test.each([
    ['2026-11-19', 'Venció el 19 nov', true],
    ['2026-11-20', 'Venció ayer', true],
    ['2025-11-19', 'Venció el 19/11/2025', true],
    ['2026-11-21', 'Hoy', false],
    ['2026-11-22', 'Mañana', false],
    ['2026-11-23', 'Lun, 23 nov', false],
  ])('on %s is shown as «%s»', (nextActionOn, text, isLate) => {
    expect(nextActionWords({ status: 'NEW', nextActionOn }, now)).toEqual({ text, isLate });
  });

  test('is null for a closed prospect or one without a date', () => {
    expect(nextActionWords({ status: 'LOST', nextActionOn: '2026-11-19' }, now)).toBeNull();
    expect(nextActionWords({ status: 'NEW', nextActionOn: null }, now)).toBeNull();
  });
});
