import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  dueBucketOf,
  formatLocalDate,
  isLocalDate,
  mondayOf,
  todayIn,
  weekdayOf,
} from './local-date.ts';

const MADRID = 'Europe/Madrid';
const CANARY = 'Atlantic/Canary';

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a valid date',
  (text) => {
    expect(isLocalDate(text)).toBe(true);
  },
);

test.each([
  '',
  '2026-02-29',
  '1900-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '2026-1-1',
  '21/11/2026',
  '2026-11-21T00:00:00Z',
  ' 2026-11-21',
  '2026-11-21\n',
  '+02026-11-21',
])('%j is not a valid date', (text) => {
  expect(isLocalDate(text)).toBe(false);
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-02-29', 365, '2025-02-28'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-24', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %i days is %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
  expect(daysBetween(day, sum)).toBe(days);
});

const someDay = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days));

test('addDays is additive, and dates compare as strings', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
      const other = addDays(day, days);
      expect(isLocalDate(other)).toBe(true);
      expect(daysBetween(day, other)).toBe(days);
      expect(other < day).toBe(days < 0);
      expect((((weekdayOf(other) - weekdayOf(day) - days) % 7) + 7) % 7).toBe(0);
      expect(weekdayOf(mondayOf(day))).toBe(1);
      expect(daysBetween(mondayOf(day), day)).toBe(weekdayOf(day) - 1);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['2026-11-16', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2024-02-29', 4],
])('%s has weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

describe('todayIn', () => {
  test.each([
    // Winter: Madrid is UTC+1, Canarias UTC.
    [MADRID, '2026-11-20T22:59:59.999Z', '2026-11-20'],
    [MADRID, '2026-11-20T23:00:00Z', '2026-11-21'],
    [CANARY, '2026-11-20T23:59:59.999Z', '2026-11-20'],
    [CANARY, '2026-11-21T00:00:00Z', '2026-11-21'],
    // Summer: UTC+2 and UTC+1.
    [MADRID, '2026-07-20T21:59:59.999Z', '2026-07-20'],
    [MADRID, '2026-07-20T22:00:00Z', '2026-07-21'],
    [CANARY, '2026-07-20T22:59:59.999Z', '2026-07-20'],
    [CANARY, '2026-07-20T23:00:00Z', '2026-07-21'],
    // The night to 29 March 2026 has 23 hours.
    [MADRID, '2026-03-28T22:59:59.999Z', '2026-03-28'],
    [MADRID, '2026-03-28T23:00:00Z', '2026-03-29'],
    [MADRID, '2026-03-29T21:59:59.999Z', '2026-03-29'],
    [MADRID, '2026-03-29T22:00:00Z', '2026-03-30'],
    [CANARY, '2026-03-28T23:59:59.999Z', '2026-03-28'],
    [CANARY, '2026-03-29T00:00:00Z', '2026-03-29'],
    [CANARY, '2026-03-29T22:59:59.999Z', '2026-03-29'],
    [CANARY, '2026-03-29T23:00:00Z', '2026-03-30'],
    // The night to 25 October 2026 has 25 hours.
    [MADRID, '2026-10-24T21:59:59.999Z', '2026-10-24'],
    [MADRID, '2026-10-24T22:00:00Z', '2026-10-25'],
    [MADRID, '2026-10-25T22:59:59.999Z', '2026-10-25'],
    [MADRID, '2026-10-25T23:00:00Z', '2026-10-26'],
    [CANARY, '2026-10-24T22:59:59.999Z', '2026-10-24'],
    [CANARY, '2026-10-24T23:00:00Z', '2026-10-25'],
    [CANARY, '2026-10-25T23:59:59.999Z', '2026-10-25'],
    [CANARY, '2026-10-26T00:00:00Z', '2026-10-26'],
  ])('for %s at %s is %s', (zone, instant, day) => {
    expect(todayIn(zone, new Date(instant))).toBe(day);
  });

  test.each([
    [MADRID, '2026-03-28T23:00:00Z', 23],
    [MADRID, '2026-10-24T22:00:00Z', 25],
    [CANARY, '2026-03-29T00:00:00Z', 23],
    [CANARY, '2026-10-24T23:00:00Z', 25],
  ])('for %s from %s stays the same for %i hours', (zone, start, hours) => {
    const atHour = (hour: number) => todayIn(zone, new Date(Date.parse(start) + hour * 3_600_000));
    const day = atHour(0);
    expect(Array.from({ length: hours }, (_each, hour) => atHour(hour))).toEqual(Array(hours).fill(day));
    expect(atHour(-1)).toBe(addDays(day, -1));
    expect(atHour(hours)).toBe(addDays(day, 1));
  });
});

test('formatLocalDate gives 21/11/2026', () => {
  expect(formatLocalDate('2026-11-21')).toBe('21/11/2026');
  expect(formatLocalDate('2026-01-02')).toBe('02/01/2026');
});

describe('dueBucketOf', () => {
  test.each([
    ['2026-11-17', '2026-11-18', 'OVERDUE'],
    ['2026-11-18', '2026-11-18', 'TODAY'],
    ['2026-11-19', '2026-11-18', 'THIS_WEEK'],
    ['2026-11-22', '2026-11-18', 'THIS_WEEK'],
    ['2026-11-23', '2026-11-18', 'LATER'],
    ['2026-11-23', '2026-11-22', 'LATER'],
    ['2026-11-22', '2026-11-16', 'THIS_WEEK'],
    ['2027-01-03', '2026-12-31', 'THIS_WEEK'],
    ['2027-01-04', '2026-12-31', 'LATER'],
    [null, '2026-11-18', 'NONE'],
  ])('for %s on %s is %s', (day, today, bucket) => {
    expect(dueBucketOf(day, today)).toBe(bucket);
  });
});
