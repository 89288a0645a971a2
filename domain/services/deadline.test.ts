import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAfterReopening, dueAtOf, whileOpen, type CompanyHours } from './deadline.ts';
import { ALL_WEEK, at, MADRID } from '../scheduling/testing/test-facts.ts';
import { PRIORITIES, type Priority } from './service-type.ts';
import { localOf } from '../time/time.ts';
import { DEFAULT_WEEKLY_HOURS } from '../people/weekly-hours.ts';

const buffers = {
  ...{ low: 72, normal: 48, high: 24, urgent: 8, firstResponse: 24 },
  ...({
    lowClock: 'CALENDAR',
    normalClock: 'CALENDAR',
    highClock: 'CALENDAR',
    urgentClock: 'CALENDAR',
  } as const),
};
const inWork = {
  ...buffers,
  ...({ lowClock: 'WORKING', normalClock: 'WORKING', highClock: 'WORKING', urgentClock: 'WORKING' } as const),
};
// Monday to Friday, 8–14 and 15–18.
const office: CompanyHours = { zone: MADRID, hours: DEFAULT_WEEKLY_HOURS, holidays: [] };
const dayAndNight: CompanyHours = { zone: MADRID, hours: ALL_WEEK, holidays: [] };
const never: CompanyHours = {
  zone: MADRID,
  hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  holidays: [],
};

type Asked = Partial<Parameters<typeof dueAtOf>[0]>;

const dueOf = (requestedAt: string, changes: Asked = {}) => {
  const due = dueAtOf({
    requestedAt: at(requestedAt),
    notBefore: null,
    priority: 'URGENT',
    durationMinutes: 90,
    buffers,
    company: office,
    heldMs: 0,
    ...changes,
  });
  const { day, time } = localOf(MADRID, due);
  return `${day} ${time}`;
};

test("an urgent request on Sunday evening is due when Monday's first work can be done, not at night", () => {
  expect(dueOf('2026-11-22 17:02')).toBe('2026-11-23 09:30');
  expect(dueOf('2026-11-22 17:02', { company: dayAndNight })).toBe('2026-11-23 01:02');
});

describe('the deadline in calendar hours', () => {
  test.each<[Priority, string]>([
    ['LOW', '2026-11-26 10:00'],
    ['NORMAL', '2026-11-25 10:00'],
    ['HIGH', '2026-11-24 10:00'],
    ['URGENT', '2026-11-23 18:00'],
  ])('of a request on Monday at ten with priority %s is %s', (priority, due) => {
    expect(dueOf('2026-11-23 10:00', { priority })).toBe(due);
  });

  test.each([
    // At night it moves to the nearer of closing and opening time.
    ['2026-11-23 10:30', '2026-11-23 18:00'],
    ['2026-11-23 16:00', '2026-11-23 18:00'],
    ['2026-11-23 16:59', '2026-11-24 08:29'],
    ['2026-11-23 17:00', '2026-11-24 08:30'],
    // Requested at six in the morning, two hours before opening.
    ['2026-11-23 06:00', '2026-11-23 14:00'],
    // A lunch break does not count as closed.
    ['2026-11-24 06:30', '2026-11-24 14:30'],
    // Friday afternoon: the closing is nearer than Monday.
    ['2026-11-20 14:00', '2026-11-20 18:00'],
    ['2026-11-21 12:00', '2026-11-23 09:30'],
  ])('of an urgent request at %s is %s', (asked, due) => {
    expect(dueOf(asked)).toBe(due);
  });

  test('is never on a holiday', () => {
    const company = { ...office, holidays: [{ date: '2026-11-24' }] };
    expect(dueOf('2026-11-23 12:00', { priority: 'HIGH', company })).toBe('2026-11-23 18:00');
    expect(dueOf('2026-11-23 17:30', { priority: 'HIGH', company })).toBe('2026-11-25 09:00');
  });

  test('counts real hours across clock changes', () => {
    const company = dayAndNight;
    expect(dueOf('2026-10-24 20:00', { priority: 'HIGH', company })).toBe('2026-10-25 19:00');
    expect(dueOf('2026-03-28 20:00', { priority: 'HIGH', company })).toBe('2026-03-29 21:00');
  });

  test('counts from `notBefore`, or from the request if that is later', () => {
    const later = { priority: 'HIGH' as const, notBefore: at('2026-11-25 09:00') };
    expect(dueOf('2026-11-23 10:00', later)).toBe('2026-11-26 09:00');
    const past = { priority: 'HIGH' as const, notBefore: at('2026-11-20 09:00') };
    expect(dueOf('2026-11-23 10:00', past)).toBe('2026-11-24 10:00');
  });

  test('is extended by the time on hold, and not at night', () => {
    expect(dueOf('2026-11-23 10:00', { priority: 'HIGH', heldMs: 90 * 60_000 })).toBe('2026-11-24 11:30');
    expect(dueOf('2026-11-23 10:00', { priority: 'HIGH', heldMs: 20 * 3_600_000 })).toBe('2026-11-25 08:00');
  });

  test('is counted as is if the company never works', () => {
    expect(dueOf('2026-11-22 17:02', { company: never })).toBe('2026-11-23 01:02');
    expect(dueOf('2026-11-22 17:02', { company: never, buffers: inWork })).toBe('2026-11-23 01:02');
  });
});

describe('the deadline in working hours', () => {
  test.each<[string, Priority, string]>([
    ['2026-11-22 17:02', 'URGENT', '2026-11-23 17:00'],
    ['2026-11-23 08:00', 'URGENT', '2026-11-23 17:00'],
    // Lunch breaks and nights do not count.
    ['2026-11-23 13:00', 'URGENT', '2026-11-24 12:00'],
    ['2026-11-20 17:00', 'URGENT', '2026-11-23 16:00'],
    // 24, 48 and 72 hours at nine a day.
    ['2026-11-23 08:00', 'HIGH', '2026-11-25 14:00'],
    ['2026-11-23 08:00', 'NORMAL', '2026-11-30 11:00'],
    ['2026-11-23 08:00', 'LOW', '2026-12-02 18:00'],
  ])('of a request at %s with priority %s is %s', (asked, priority, due) => {
    expect(dueOf(asked, { priority, buffers: inWork })).toBe(due);
  });

  test('skips holidays', () => {
    const company = { ...office, holidays: [{ date: '2026-11-23' }] };
    expect(dueOf('2026-11-22 17:02', { company, buffers: inWork })).toBe('2026-11-24 17:00');
  });

  test.each([
    // When the clocks go back 02:00 to 04:00 is three hours; in spring it is one.
    ['2026-10-24 22:00', '2026-10-25 05:00'],
    ['2026-03-28 22:00', '2026-03-29 07:00'],
  ])('counts a night of work from %s across a clock change until %s', (asked, due) => {
    expect(dueOf(asked, { company: dayAndNight, buffers: inWork })).toBe(due);
  });

  test('applies per priority', () => {
    const mixed = { ...buffers, highClock: 'WORKING' as const };
    expect(dueOf('2026-11-23 08:00', { priority: 'HIGH', buffers: mixed })).toBe('2026-11-25 14:00');
    expect(dueOf('2026-11-23 08:00', { priority: 'NORMAL', buffers: mixed })).toBe('2026-11-25 08:00');
  });
});

test('whileOpen never moves a deadline before the earliest time the work could be done', () => {
  const moved = whileOpen(at('2026-11-22 10:00'), at('2026-11-20 18:00'), office);
  expect(moved).toEqual(at('2026-11-23 08:00'));
});

const someInstant = fc.date({
  noInvalidDate: true,
  min: new Date('2026-03-20T00:00:00Z'),
  max: new Date('2026-11-20T00:00:00Z'),
});
const someCompany = fc.constantFrom(office, dayAndNight, never);

test('a higher priority is due no later, and never before the work could be done', () => {
  fc.assert(
    fc.property(
      fc.tuple(someInstant, someCompany, fc.constantFrom(buffers, inWork), fc.integer({ min: 3, max: 96 })),
      ([requestedAt, company, rules, fives]) => {
        const due = PRIORITIES.map((priority) =>
          dueAtOf({
            ...{ requestedAt, notBefore: null, priority, durationMinutes: fives * 5 },
            ...{ buffers: rules, company, heldMs: 0 },
          }).getTime(),
        );
        expect(due).toEqual(due.toSorted((a, b) => b - a));
        expect(Math.min(...due)).toBeGreaterThanOrEqual(requestedAt.getTime() + fives * 300_000);
      },
    ),
    { numRuns: 200 },
  );
});

test('a service that is taken up again has the time of a new one, and no less than it had left', () => {
  const facts = { notBefore: null, priority: 'URGENT', durationMinutes: 90 } as const;
  const rules = { buffers, company: dayAndNight };
  const again = at('2026-11-24 09:00');
  const dueIn = (dueAt: Date) => dueAfterReopening({ ...facts, dueAt }, again, rules);
  expect(dueIn(at('2026-11-06 14:00'))).toEqual(at('2026-11-24 17:00'));
  expect(dueIn(at('2026-11-30 12:00'))).toEqual(at('2026-11-30 12:00'));
});
