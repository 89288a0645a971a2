import { describe, expect, test } from 'vitest';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { week, weekVisit } from '../testing/test-week.ts';
import { dayTitle, daysAhead } from './week-model.ts';

const SATURDAY = new Date('2026-11-21T11:00:00Z');
const VISITS = ['2026-11-22', '2026-11-23', '2026-11-25', '2026-11-28'].map((day) => weekVisit(day));
const holiday = (date: string) => ({ date, holiday: 'Fiesta', absence: null });

const seen = (readAt: string, off = [] as ReturnType<typeof holiday>[]) => ({
  readAt,
  value: week(VISITS, off),
});
const wordsOf = (days: ReturnType<typeof daysAhead>) =>
  days.map(({ date, visits, off }) => [date, visits.length, off.length]);

describe('daysAhead', () => {
  test('returns a tomorrow without visits and every later day, up to seven days ahead', () => {
    const day = { readAt: SATURDAY.toISOString(), visits: [] };
    expect(wordsOf(daysAhead(seen('2026-11-21T08:00:00Z'), day, SATURDAY))).toEqual([
      ['2026-11-22', 0, 0],
      ...[
        ['2026-11-23', 1, 0],
        ['2026-11-24', 0, 0],
        ['2026-11-25', 1, 0],
      ],
      ...[
        ['2026-11-26', 0, 0],
        ['2026-11-27', 0, 0],
        ['2026-11-28', 1, 0],
      ],
    ]);
  });

  test('returns every day after tomorrow if its visits are known', () => {
    const sunday = workVisit({
      plannedStart: '2026-11-22T07:00:00.000Z',
      plannedEnd: '2026-11-22T08:00:00.000Z',
    });
    const firstOf = (visits: (typeof sunday)[]) =>
      daysAhead(seen('2026-11-21T08:00:00Z'), { readAt: SATURDAY.toISOString(), visits }, SATURDAY)[0]?.date;
    expect(firstOf([sunday])).toBe('2026-11-23');
    expect(firstOf([{ ...sunday, status: 'CANCELLED' }])).toBe('2026-11-22');
  });

  test('includes today and tomorrow when they have a holiday or absence', () => {
    const off = [holiday('2026-11-21'), holiday('2026-11-22')];
    const day = { readAt: SATURDAY.toISOString(), visits: [] };
    expect(wordsOf(daysAhead(seen('2026-11-21T08:00:00Z', off), day, SATURDAY)).slice(0, 2)).toEqual([
      ['2026-11-21', 0, 1],
      ['2026-11-22', 0, 1],
    ]);
  });

  test('includes today’s and tomorrow’s visits of an outdated week, and no day it does not cover', () => {
    const monday = new Date('2026-11-23T06:00:00Z');
    const day = { readAt: SATURDAY.toISOString(), visits: [] };
    const ahead = daysAhead(seen('2026-11-21T08:00:00Z'), day, monday);
    expect(wordsOf(ahead).slice(0, 2)).toEqual([
      ['2026-11-23', 1, 0],
      ['2026-11-24', 0, 0],
    ]);
    expect(ahead.at(-1)?.date).toBe('2026-11-28');
  });

  test('uses the newer state of a visit, with its new day and hour', () => {
    const moved = workVisit({
      id: 'w2026-11-25',
      plannedStart: '2026-11-23T07:00:00.000Z',
      plannedEnd: '2026-11-23T08:00:00.000Z',
    });
    const day = { readAt: SATURDAY.toISOString(), visits: [moved] };
    const [, monday, , wednesday] = daysAhead(seen('2026-11-21T08:00:00Z'), day, SATURDAY);
    expect(monday?.visits.map(({ id }) => id)).toEqual(['w2026-11-25', 'w2026-11-23']);
    expect(wednesday?.visits).toEqual([]);
  });

  test('assigns visits to days in the company’s time zone', () => {
    const late = { ...weekVisit('2026-11-23'), plannedStart: '2026-11-23T23:30:00.000Z' };
    const day = { readAt: SATURDAY.toISOString(), visits: [] };
    const ahead = daysAhead({ readAt: '2026-11-21T08:00:00Z', value: week([late]) }, day, SATURDAY);
    expect(ahead.find(({ visits }) => visits.length > 0)?.date).toBe('2026-11-24');
  });
});

test.each([
  ['2026-11-21', 'Hoy'],
  ['2026-11-22', 'Mañana'],
  ['2026-11-25', 'Miércoles, 25 de noviembre'],
])('dayTitle of %s is «%s»', (day, words) => {
  expect(dayTitle(day, SATURDAY)).toBe(words);
});
