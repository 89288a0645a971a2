import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './local-date.ts';
import {
  dayInterval,
  isCovered,
  minutesBetween,
  overlaps,
  sharedBy,
  workIntervals,
  type Interval,
} from './time.ts';
import { minutesOf } from '../people/weekly-hours.ts';

const MADRID = 'Europe/Madrid';
const CANARY = 'Atlantic/Canary';

const between = (start: string, end: string): Interval => ({ start: new Date(start), end: new Date(end) });
const iso = ({ start, end }: Interval) => [start.toISOString(), end.toISOString()];

describe('two intervals', () => {
  const slot = between('2026-11-21T10:00Z', '2026-11-21T12:00Z');

  test.each([
    ['08:00', '10:00', null],
    ['12:00', '13:00', null],
    ['08:00', '10:01', ['10:00', '10:01']],
    ['11:59', '13:00', ['11:59', '12:00']],
    ['08:00', '13:00', ['10:00', '12:00']],
    ['10:30', '11:00', ['10:30', '11:00']],
    ['10:00', '12:00', ['10:00', '12:00']],
    // An empty interval overlaps nothing.
    ['11:00', '11:00', null],
  ])('from 10:00 to 12:00 and from %s to %s share %j', (from, to, shared) => {
    const other = between(`2026-11-21T${from}Z`, `2026-11-21T${to}Z`);
    const [start = '', end = ''] = shared ?? [];
    const expected = shared && between(`2026-11-21T${start}Z`, `2026-11-21T${end}Z`);
    expect(sharedBy(slot, other)).toEqual(expected);
    expect(sharedBy(other, slot)).toEqual(expected);
    expect(overlaps(slot, other)).toBe(shared !== null);
  });

  test.each([
    [[['10:00', '12:00']], true],
    [
      [
        ['10:00', '11:00'],
        ['11:00', '12:00'],
      ],
      true,
    ],
    [
      [
        ['09:00', '11:30'],
        ['11:00', '13:00'],
      ],
      true,
    ],
    [
      [
        ['10:00', '11:00'],
        ['11:01', '12:00'],
      ],
      false,
    ],
    [[['10:01', '12:00']], false],
    [[['10:00', '11:59']], false],
    [[], false],
  ])('from 10:00 to 12:00 are covered by %j: %s', (others, covered) => {
    const ordered = others.map(([from = '', to = '']) => between(`2026-11-21T${from}Z`, `2026-11-21T${to}Z`));
    expect(isCovered(slot, ordered)).toBe(covered);
  });
});

describe('workIntervals', () => {
  const DAY = [
    { from: '08:00', to: '14:00' },
    { from: '15:00', to: '18:00' },
  ];
  const NIGHT = [{ from: '00:00', to: '06:00' }];

  test.each([
    [
      MADRID,
      '2026-11-23',
      DAY,
      [
        ['2026-11-23T07:00:00.000Z', '2026-11-23T13:00:00.000Z'],
        ['2026-11-23T14:00:00.000Z', '2026-11-23T17:00:00.000Z'],
      ],
    ],
    [MADRID, '2026-11-23', [], []],
    [
      MADRID,
      '2026-11-23',
      [{ from: '22:00', to: '24:00' }],
      [['2026-11-23T21:00:00.000Z', '2026-11-23T23:00:00.000Z']],
    ],
    // Five hours in the night that loses one, seven in the one that gains one.
    [MADRID, '2026-03-29', NIGHT, [['2026-03-28T23:00:00.000Z', '2026-03-29T04:00:00.000Z']]],
    [MADRID, '2026-10-25', NIGHT, [['2026-10-24T22:00:00.000Z', '2026-10-25T05:00:00.000Z']]],
    // A skipped hour holds no working time, and nothing counts twice.
    [MADRID, '2026-03-29', [{ from: '02:00', to: '03:00' }], []],
    [
      MADRID,
      '2026-03-29',
      [
        { from: '01:30', to: '02:15' },
        { from: '03:00', to: '05:00' },
      ],
      [
        ['2026-03-29T00:30:00.000Z', '2026-03-29T01:15:00.000Z'],
        ['2026-03-29T01:15:00.000Z', '2026-03-29T03:00:00.000Z'],
      ],
    ],
  ])('for %s, %s, %j are correct', (zone, day, spans, expected) => {
    expect(workIntervals(zone, day, spans).map(iso)).toEqual(expected);
  });

  test('last as long as their spans, except in nights of a clock change', () => {
    const someSpans = fc
      .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 8 })
      .map((quarters) => {
        const times = quarters
          .sort((a, b) => a - b)
          .map(
            (each) =>
              `${String(Math.floor(each / 4)).padStart(2, '0')}:${String((each % 4) * 15).padStart(2, '0')}`,
          );
        return Array.from({ length: Math.floor(times.length / 2) }, (_each, index) => ({
          from: times[index * 2] ?? '',
          to: times[index * 2 + 1] ?? '',
        }));
      });
    const someDay = fc.oneof(
      fc.integer({ min: 0, max: 365 }).map((days) => addDays('2026-01-01', days)),
      fc.constantFrom('2026-03-29', '2026-10-25'),
    );
    fc.assert(
      fc.property(fc.constantFrom(MADRID, CANARY), someDay, someSpans, (zone, day, spans) => {
        const intervals = workIntervals(zone, day, spans);
        const whole = dayInterval(zone, day);
        const worked = intervals.reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0);
        const planned = spans.reduce((sum, span) => sum + minutesOf(span), 0);
        const change = minutesBetween(whole.start, whole.end) - 1_440;
        expect(worked).toBeGreaterThanOrEqual(planned + Math.min(change, 0));
        expect(worked).toBeLessThanOrEqual(planned + Math.max(change, 0));
        intervals.forEach(({ start, end }, index) => {
          expect(isCovered({ start, end }, [whole])).toBe(true);
          expect(start.getTime()).toBeGreaterThanOrEqual(intervals[index - 1]?.end.getTime() ?? 0);
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
