import { describe, expect, test } from 'vitest';
import { slotWords, startWords } from './slot-words.ts';

const NOW = new Date('2026-11-21T13:05:09Z');

describe('a slot', () => {
  test.each([
    ['2026-11-21T12:15:00Z', '2026-11-21T13:45:00Z', 'hoy, 13:15–14:45'],
    ['2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z', 'mar, 24 nov, 09:00–10:00'],
    ['2026-11-21T21:00:00Z', '2026-11-21T23:00:00Z', 'hoy, 22:00–00:00'],
    ['2026-11-21T21:00:00Z', '2026-11-22T01:00:00Z', 'hoy, 22:00 – mañana, 02:00'],
    ['2027-01-04T08:00:00Z', '2027-01-04T09:00:00Z', '04/01/2027, 09:00–10:00'],
  ])('from %s to %s reads «%s»', (start, end, words) => expect(slotWords(start, end, NOW)).toBe(words));

  test('names both days in the autumn clock change', () => {
    expect(startWords('2026-10-25T00:30:00Z', new Date('2026-10-25T10:00:00Z'))).toBe('hoy, 02:30');
    expect(startWords('2026-10-25T01:30:00Z', new Date('2026-10-25T10:00:00Z'))).toBe('hoy, 02:30');
  });
});
