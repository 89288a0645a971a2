import { describe, expect, test } from 'vitest';
import { daysOff } from './days-off.ts';

const WEEK = { from: '2026-12-07', days: 7 };
const holidays = [
  { date: '2026-12-08', name: 'Inmaculada Concepción' },
  { date: '2026-12-25', name: 'Navidad' },
];
const away = (from: string, to: string, kind = 'VACATION') => ({ from, to, kind });

describe('days off', () => {
  test.each([
    ['before the requested days', away('2026-12-01', '2026-12-06'), []],
    ['until the first of them', away('2026-12-01', '2026-12-07'), ['2026-12-07']],
    ['within them', away('2026-12-09', '2026-12-10'), ['2026-12-09', '2026-12-10']],
    ['from the last of them', away('2026-12-13', '2027-01-10'), ['2026-12-13']],
    ['after them', away('2026-12-14', '2026-12-20'), []],
  ])('for an absence %s', (_words, absence, dates) => {
    const found = daysOff(WEEK, { absences: [absence], holidays: [] });
    expect(found).toEqual(dates.map((date) => ({ date, holiday: null, absence: 'VACATION' })));
  });

  test('are sorted by date, a holiday first', () => {
    const absences = [away('2026-12-08', '2026-12-08', 'TRAINING'), away('2026-12-07', '2026-12-07')];
    expect(daysOff(WEEK, { absences, holidays })).toEqual([
      { date: '2026-12-07', holiday: null, absence: 'VACATION' },
      { date: '2026-12-08', holiday: 'Inmaculada Concepción', absence: null },
      { date: '2026-12-08', holiday: null, absence: 'TRAINING' },
    ]);
  });
});
