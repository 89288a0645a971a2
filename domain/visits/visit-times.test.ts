import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alreadyAtWorkProblem,
  inOrder,
  occurredAtOf,
  reportedTime,
  startDayProblem,
  travelDayProblem,
  workedMs,
} from './visit-times.ts';

const MADRID = 'Europe/Madrid';
const at = (time: string) => new Date(time);
const minutes = (count: number) => count * 60_000;

describe('occurredAtOf', () => {
  const receivedAt = at('2026-11-21T12:00:00Z');
  const hours = (count: number) => new Date(receivedAt.getTime() + count * 3_600_000);

  test.each([
    ['at once', receivedAt, true],
    ['an hour before', hours(-1), true],
    ['72 hours before', hours(-72), true],
    ['a millisecond more than 72 hours before', new Date(hours(-72).getTime() - 1), true],
    ['31 days before', hours(-31 * 24), true],
    ['more than 31 days before', new Date(hours(-31 * 24).getTime() - 1), false],
    ['five minutes ahead', new Date(receivedAt.getTime() + minutes(5)), true],
    ['more than five minutes ahead', new Date(receivedAt.getTime() + minutes(5) + 1), false],
    ['that is invalid', new Date(Number.NaN), false],
    ['that is missing', null, false],
  ])('accepts or replaces a time %s', (_words, occurredAt, believed) => {
    expect(occurredAtOf({ occurredAt, receivedAt })).toBe(believed ? occurredAt : receivedAt);
  });
});

describe('reportedTime', () => {
  const receivedAt = at('2026-11-21T12:00:00Z');
  const after = (hours: number, ms = 0) => new Date(receivedAt.getTime() + hours * 3_600_000 + ms);

  test.each([
    ['keeps the time received without a reported one', null, receivedAt, true],
    ['keeps a time within 72 hours', after(-72), after(-72), true],
    ['keeps a time more than 72 hours ago, unconfirmed', after(-72, -1), after(-72, -1), false],
    ['keeps a time before a long weekend, unconfirmed', after(-120), after(-120), false],
    ['keeps a time 31 days ago, unconfirmed', after(-31 * 24), after(-31 * 24), false],
    [
      'replaces a time more than 31 days ago by the time received, unconfirmed',
      after(-31 * 24, -1),
      receivedAt,
      false,
    ],
    ['keeps a time five minutes ahead', after(0, minutes(5)), after(0, minutes(5)), true],
    ['keeps a time further ahead, unconfirmed', after(2), after(2), false],
    ['keeps a time a day ahead, unconfirmed', after(24), after(24), false],
    [
      'replaces a time more than a day ahead by the time received, unconfirmed',
      after(24, 1),
      receivedAt,
      false,
    ],
    ['replaces an invalid time by the time received, unconfirmed', at('nonsense'), receivedAt, false],
  ])('%s', (_words, occurredAt, expected, confirmed) => {
    expect(reportedTime({ occurredAt, receivedAt })).toEqual({ at: expected, confirmed });
  });
});

describe('inOrder', () => {
  const receivedAt = at('2026-11-21T18:00:00Z');
  const on = (time: string) => at(`2026-11-21T${time}:00Z`);
  const reported = (time: string) => ({ at: on(time), confirmed: true });

  test('keeps plausible times', () => {
    const kept = inOrder(reported('10:00'), { shiftMs: 0, notBefore: on('09:00'), receivedAt });
    expect(kept).toEqual({ at: on('10:00'), confirmed: true, shiftMs: 0 });
  });

  test('keeps the distance of steps from a clock two hours behind, as unconfirmed', () => {
    const start = inOrder(reported('08:00'), { shiftMs: 0, notBefore: on('09:55'), receivedAt });
    expect(start).toEqual({ at: on('09:55'), confirmed: false, shiftMs: minutes(115) });
    const end = inOrder(reported('11:00'), { shiftMs: start.shiftMs, notBefore: start.at, receivedAt });
    expect(end).toEqual({ at: on('12:55'), confirmed: false, shiftMs: minutes(115) });
  });

  test('confirms times moved by no more than a clock may be off', () => {
    const kept = inOrder(reported('10:00'), { shiftMs: 0, notBefore: on('10:05'), receivedAt });
    expect(kept).toEqual({ at: on('10:05'), confirmed: true, shiftMs: minutes(5) });
  });

  test('does not move a time past its arrival, as the clock was corrected', () => {
    const kept = inOrder(reported('17:00'), { shiftMs: minutes(115), notBefore: on('09:55'), receivedAt });
    expect(kept).toEqual({ at: on('17:00'), confirmed: true, shiftMs: 0 });
  });

  test('never puts an end before a start, and keeps the duration', () => {
    const instant = fc.integer({ min: 0, max: 600 }).map((count) => on('08:00').getTime() + minutes(count));
    fc.assert(
      fc.property(fc.array(instant, { minLength: 1, maxLength: 8 }), instant, (times, first) => {
        const late = new Date(receivedAt.getTime() + minutes(6_000));
        const taps = times.toSorted((a, b) => a - b);
        let last = { at: new Date(first), shiftMs: 0 };
        const kept = taps.map((tap) => {
          const sequence = { shiftMs: last.shiftMs, notBefore: last.at, receivedAt: late };
          last = inOrder({ at: new Date(tap), confirmed: true }, sequence);
          return last.at.getTime();
        });
        const lasts = (all: readonly number[]) => (all.at(-1) ?? 0) - (all[0] ?? 0);
        expect(lasts(kept)).toBe(lasts(taps));
      }),
    );
  });
});

describe('travelling to a visit', () => {
  const TOO_FAR =
    'La visita está programada para el 23/11/2026: la oficina tiene que moverla para que puedas ponerte en camino';
  test.each([
    ['2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z', MADRID, null],
    // The first and last instants of tomorrow and yesterday in Madrid.
    ['2026-11-22T22:59:59Z', '2026-11-21T08:00:00Z', MADRID, null],
    ['2026-11-22T23:00:00Z', '2026-11-21T08:00:00Z', MADRID, TOO_FAR],
    ['2026-11-22T23:30:00Z', '2026-11-21T08:00:00Z', 'Atlantic/Canary', null],
    ['2026-11-22T23:00:00Z', '2026-11-24T22:59:59Z', MADRID, null],
    ['2026-11-22T23:00:00Z', '2026-11-24T23:00:00Z', MADRID, TOO_FAR],
    // Over the 25-hour and the 23-hour night.
    ['2026-10-25T22:30:00Z', '2026-10-23T22:30:00Z', MADRID, null],
    ['2026-03-29T21:30:00Z', '2026-03-27T23:30:00Z', MADRID, null],
    [
      '2026-03-29T22:00:00Z',
      '2026-03-28T22:59:59Z',
      MADRID,
      'La visita está programada para el 30/03/2026: la oficina tiene que moverla para que puedas ponerte en camino',
    ],
  ])('planned for %s, at %s in %s: %s', (plannedStart, now, zone, problem) => {
    expect(travelDayProblem(at(plannedStart), at(now), zone)).toBe(problem);
  });
});

describe('starting a visit without travelling', () => {
  test.each([
    ['2026-11-22T22:59:59Z', null],
    [
      '2026-11-22T23:00:00Z',
      'La visita está programada para el 23/11/2026: la oficina tiene que moverla para que puedas iniciarla',
    ],
    ['2026-11-19T23:00:00Z', null],
    [
      '2026-11-19T22:59:59Z',
      'La visita está programada para el 19/11/2026: la oficina tiene que moverla para que puedas iniciarla',
    ],
  ])('planned for %s, on the 21st in Madrid: %s', (plannedStart, problem) => {
    expect(startDayProblem(at(plannedStart), at('2026-11-21T08:00:00Z'), MADRID)).toBe(problem);
  });
});

test('a technician cannot work on two visits', () => {
  expect(alreadyAtWorkProblem(null)).toBeNull();
  expect(alreadyAtWorkProblem({ technicianName: 'Javier Ortega', serviceCode: 'S-2026-0310' })).toBe(
    'Javier Ortega ya tiene en curso la visita de S-2026-0310: hay que pausarla o terminarla antes',
  );
});

describe('workedMs', () => {
  const arrivedAt = at('2026-11-21T12:00:00Z');
  const after = (count: number) => new Date(arrivedAt.getTime() + minutes(count));
  const pause = (from: number, to: number | null) => ({
    from: after(from),
    to: to === null ? null : after(to),
  });

  test.each([
    ['without an arrival', null, null, [], 0],
    ['in progress', arrivedAt, null, [], 100],
    ['that has ended', arrivedAt, after(69), [], 69],
    ['with a pause', arrivedAt, after(69), [pause(10, 20)], 59],
    ['with two pauses', arrivedAt, after(69), [pause(30, 40), pause(10, 20)], 49],
    ['that is paused', arrivedAt, null, [pause(10, 20), pause(60, null)], 50],
    ['with an open pause at the end', arrivedAt, after(69), [pause(60, null)], 60],
    ['with pauses that overlap', arrivedAt, after(60), [pause(10, 30), pause(20, 40)], 30],
    ['with a pause within another', arrivedAt, after(60), [pause(10, 40), pause(20, 30)], 30],
    ['with a pause before and one after', arrivedAt, after(60), [pause(-20, 10), pause(50, 90)], 40],
    ['with a clock that is behind', after(200), null, [], 0],
  ])('for a visit %s', (_words, arrived, finishedAt, pauses, worked) => {
    expect(workedMs({ arrivedAt: arrived, finishedAt, pauses }, after(100))).toBe(minutes(worked));
  });

  test('is the time not covered by pauses, minute by minute', () => {
    const minute = fc.integer({ min: -20, max: 140 });
    const pauses = fc.array(fc.tuple(minute, fc.option(minute)), { maxLength: 6 });
    fc.assert(
      fc.property(pauses, fc.option(fc.integer({ min: 0, max: 120 })), (spans, end) => {
        const until = end ?? 100;
        const working = Array.from({ length: until }, (_each, index) => index).filter(
          (each) => !spans.some(([from, to]) => from <= each && each < (to ?? Infinity)),
        );
        const visit = {
          arrivedAt,
          finishedAt: end === null ? null : after(end),
          pauses: spans.map(([from, to]) => pause(from, to)),
        };
        expect(workedMs(visit, after(100))).toBe(minutes(working.length));
      }),
      { numRuns: 5_000 },
    );
  });

  test('counts real hours across both clock changes', () => {
    for (const midnight of ['2026-03-29T00:30:00Z', '2026-10-25T00:30:00Z']) {
      const start = at(midnight);
      const finishedAt = new Date(start.getTime() + minutes(60));
      expect(workedMs({ arrivedAt: start, finishedAt, pauses: [] }, finishedAt)).toBe(minutes(60));
    }
  });
});
