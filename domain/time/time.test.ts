import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, todayIn } from './local-date.ts';
import {
  addMinutes,
  dayInterval,
  daysOf,
  instantAt,
  isCovered,
  localOf,
  minutesBetween,
  overlaps,
  type Interval,
} from './time.ts';

const MADRID = 'Europe/Madrid';
const CANARY = 'Atlantic/Canary';

const between = (start: string, end: string): Interval => ({ start: new Date(start), end: new Date(end) });

describe('the conversion between local time and instants', () => {
  test.each([
    [MADRID, '2026-11-21', '14:30', '2026-11-21T13:30:00.000Z'],
    [MADRID, '2026-07-21', '14:30', '2026-07-21T12:30:00.000Z'],
    [CANARY, '2026-11-21', '14:30', '2026-11-21T14:30:00.000Z'],
    [CANARY, '2026-07-21', '14:30', '2026-07-21T13:30:00.000Z'],
    [MADRID, '2026-11-21', '00:00', '2026-11-20T23:00:00.000Z'],
    [MADRID, '2026-11-21', '24:00', '2026-11-21T23:00:00.000Z'],
    [MADRID, '2026-12-31', '24:00', '2026-12-31T23:00:00.000Z'],
    [CANARY, '2026-07-21', '00:00', '2026-07-20T23:00:00.000Z'],
    // The skipped hour: 2–3 in Madrid, 1–2 in Canarias.
    [MADRID, '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    [MADRID, '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    [MADRID, '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    [MADRID, '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    [MADRID, '2026-03-29', '24:00', '2026-03-29T22:00:00.000Z'],
    [CANARY, '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    [CANARY, '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    [CANARY, '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    // The repeated hour: its first occurrence.
    [MADRID, '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
    [MADRID, '2026-10-25', '02:59', '2026-10-25T00:59:00.000Z'],
    [MADRID, '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    [CANARY, '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    [CANARY, '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    // A zone that skips midnight itself.
    ['Atlantic/Azores', '2026-03-29', '00:00', '2026-03-29T01:00:00.000Z'],
  ])('in %s turns %s %s into %s', (zone, day, time, instant) => {
    expect(instantAt(zone, day, time).toISOString()).toBe(instant);
  });

  test.each([
    [MADRID, '2026-11-21T13:30:59.999Z', '2026-11-21', '14:30'],
    [MADRID, '2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
    [CANARY, '2026-11-20T23:00:00Z', '2026-11-20', '23:00'],
    [MADRID, '2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    [MADRID, '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    [MADRID, '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    [MADRID, '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    [CANARY, '2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
  ])('in %s turns %s into the date %s and time %s', (zone, instant, day, time) => {
    expect(localOf(zone, new Date(instant))).toEqual({ day, time });
  });

  const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1980-01-01', days));
  const someTime = fc
    .integer({ min: 0, max: 1_439 })
    .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  const someZone = fc.constantFrom(MADRID, CANARY, 'Africa/Ceuta', 'UTC');

  test('is reversible, except in a skipped hour, and agrees with the platform on the date', () => {
    fc.assert(
      fc.property(someZone, someDay, someTime, (zone, day, time) => {
        const instant = instantAt(zone, day, time);
        const read = localOf(zone, instant);
        expect(read.day).toBe(day);
        expect(todayIn(zone, instant)).toBe(day);
        if (read.time !== time) {
          expect(minutesBetween(dayInterval(zone, day).start, dayInterval(zone, day).end)).toBe(23 * 60);
          expect(Number(read.time.slice(0, 2)) - Number(time.slice(0, 2))).toBe(1);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  [MADRID, '2026-11-21', 24],
  [MADRID, '2026-03-29', 23],
  [MADRID, '2026-10-25', 25],
  [CANARY, '2026-03-29', 23],
  [CANARY, '2026-10-25', 25],
  ['UTC', '2026-10-25', 24],
])('in %s the day %s has %i hours', (zone, day, hours) => {
  const { start, end } = dayInterval(zone, day);
  expect(minutesBetween(start, end)).toBe(hours * 60);
});

describe('daysOf', () => {
  test.each([
    [MADRID, '2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', ['2026-11-21']],
    [MADRID, '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z', ['2026-11-21']],
    [MADRID, '2026-11-20T22:59:00Z', '2026-11-21T23:00:00Z', ['2026-11-20', '2026-11-21']],
    [MADRID, '2026-11-20T23:00:00Z', '2026-11-21T23:00:00.001Z', ['2026-11-21', '2026-11-22']],
    [CANARY, '2026-11-20T23:00:00Z', '2026-11-21T00:00:00Z', ['2026-11-20']],
    [MADRID, '2026-03-28T22:00:00Z', '2026-03-29T22:00:00Z', ['2026-03-28', '2026-03-29']],
    [MADRID, '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', ['2026-10-25']],
    [MADRID, '2026-12-31T22:00:00Z', '2027-01-01T22:00:00Z', ['2026-12-31', '2027-01-01']],
    [MADRID, '2026-11-21T23:00:00Z', '2026-11-21T23:00:00Z', ['2026-11-22']],
  ])('in %s, from %s to %s, are correct', (zone, start, end, days) => {
    expect(daysOf(zone, between(start, end))).toEqual(days);
  });

  test('cover the interval, and each overlaps it', () => {
    const someInstant = fc
      .integer({ min: 0, max: 527_040 })
      .map((minute) => Date.UTC(2026, 0) + minute * 60_000);
    fc.assert(
      fc.property(
        fc.constantFrom(MADRID, CANARY),
        someInstant,
        fc.integer({ min: 1, max: 5 * 1_440 }),
        (zone, from, minutes) => {
          const interval = { start: new Date(from), end: addMinutes(new Date(from), minutes) };
          const days = daysOf(zone, interval).map((day) => dayInterval(zone, day));
          expect(isCovered(interval, days)).toBe(true);
          expect(days.every((day) => overlaps(day, interval))).toBe(true);
          expect(days.slice(1).map(({ start }) => start)).toEqual(days.slice(0, -1).map(({ end }) => end));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
