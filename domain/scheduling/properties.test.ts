import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ABSENCE_KINDS } from '../people/absence.ts';
import { addDays } from '../time/local-date.ts';
import {
  checkSlot,
  isHard,
  nearestFreeStart,
  type SlotQuestion,
  type TechnicianFacts,
} from '../visits/scheduling.ts';
import { suggestSlots, type SuggestionQuestion } from '../visits/slot-suggestions.ts';
import { addMinutes, dayInterval, daysOf, minutesBetween, overlaps, type Interval } from '../time/time.ts';
import { PRIORITIES } from '../services/service-type.ts';
import { DAYS, type HoursSpan, type WeeklyHours } from '../people/weekly-hours.ts';

// Weeks around both clock changes, and one without.
const FIRST_DAYS = ['2026-03-27', '2026-10-23', '2026-11-20'];
const DAYS_LONG = 5;

const someZone = fc.constantFrom('Europe/Madrid', 'Atlantic/Canary');
const someStep = fc.integer({ min: 0, max: DAYS_LONG * 288 });

const intervalFrom = (first: string, longest: number): fc.Arbitrary<Interval> =>
  fc.tuple(someStep, fc.integer({ min: 1, max: longest / 5 })).map(([step, length]) => {
    const start = addMinutes(new Date(`${first}T00:00:00Z`), step * 5);
    return { start, end: addMinutes(start, length * 5) };
  });

const someHours: fc.Arbitrary<WeeklyHours> = fc
  .array(
    fc.constantFrom<HoursSpan[]>(
      [],
      [{ from: '00:00', to: '24:00' }],
      [{ from: '02:30', to: '10:00' }],
      [{ from: '16:00', to: '24:00' }],
      [
        { from: '00:00', to: '02:00' },
        { from: '22:00', to: '24:00' },
      ],
      [
        { from: '08:00', to: '14:00' },
        { from: '15:00', to: '18:00' },
      ],
    ),
    { minLength: 7, maxLength: 7 },
  )
  .map((week) => Object.fromEntries(DAYS.map((day, index) => [day, week[index]])) as WeeklyHours);

const someIds = (...ids: string[]) => fc.subarray(ids);

const technicianFrom = (first: string): fc.Arbitrary<TechnicianFacts> =>
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    name: fc.constant('Sergio Acuña'),
    status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'SUSPENDED'),
    skillIds: someIds('gas', 'height'),
    zoneIds: someIds('north', 'centre'),
    weeklyHours: someHours,
    visits: fc
      .array(intervalFrom(first, 600), { maxLength: 6 })
      .map((all) => all.map((each, index) => ({ id: `v${index}`, serviceCode: `S-${index}`, ...each }))),
    absences: fc.array(
      fc
        .tuple(
          fc.integer({ min: 0, max: 6 }),
          fc.integer({ min: 0, max: 2 }),
          fc.constantFrom(...ABSENCE_KINDS),
        )
        .map(([from, length, kind]) => ({
          from: addDays(first, from),
          to: addDays(first, from + length),
          kind,
        })),
      { maxLength: 1 },
    ),
  });

const questionFrom = (first: string): fc.Arbitrary<SlotQuestion> =>
  fc.record({
    interval: intervalFrom(first, 1_500),
    zone: someZone,
    exceptVisitId: fc.constantFrom(null, 'v0'),
    skills: someIds('gas', 'height').map((ids) => ids.map((id) => ({ id, name: id }))),
    site: fc.record({ postalCode: fc.constant('28013'), zoneId: fc.constantFrom(null, 'north', 'centre') }),
    zones: fc.constant([
      { id: 'north', name: 'Zona Norte' },
      { id: 'centre', name: 'Zona Centro' },
    ]),
    holidays: fc
      .subarray([0, 1, 2, 3, 4, 5])
      .map((days) => days.slice(0, 2).map((day) => ({ date: addDays(first, day), name: 'Patrón' }))),
    promisedWindow: fc.option(intervalFrom(first, 600)),
    notBefore: fc.option(intervalFrom(first, 5).map(({ start }) => start)),
  });

const someCase = fc
  .constantFrom(...FIRST_DAYS)
  .chain((first) => fc.tuple(technicianFrom(first), questionFrom(first)));

function isInTheWay(
  { visits, absences, status }: TechnicianFacts,
  { zone, exceptVisitId }: SlotQuestion,
  slot: Interval,
) {
  const days = daysOf(zone, slot);
  return (
    status === 'SUSPENDED' ||
    visits.some(({ id, start, end }) => id !== exceptVisitId && start < slot.end && slot.start < end) ||
    absences.some(({ from, to }) => days.some((day) => day >= from && day <= to))
  );
}

test('a slot is refused exactly if it overlaps a visit or an absence, or the technician is suspended', () => {
  fc.assert(
    fc.property(someCase, ([who, what]) => {
      expect(isHard(checkSlot(who, what))).toBe(isInTheWay(who, what, what.interval));
    }),
    { numRuns: 500 },
  );
});

test('reasons against a part of an interval also apply to the whole', () => {
  fc.assert(
    fc.property(someCase, ([who, what]) => {
      const kinds = new Set(checkSlot(who, what).map(({ kind }) => kind));
      const quarter = minutesBetween(what.interval.start, what.interval.end) / 4;
      for (const index of [0, 1, 2, 3]) {
        const start = addMinutes(what.interval.start, index * quarter);
        const part = { ...what, interval: { start, end: addMinutes(start, quarter) } };
        for (const { kind } of checkSlot(who, part)) expect(kinds).toContain(kind);
      }
    }),
    { numRuns: 200 },
  );
});

test('an interval is within working hours exactly if each five minutes of it are', () => {
  fc.assert(
    fc.property(someCase, ([who, what]) => {
      const outside = (interval: Interval) =>
        checkSlot(who, { ...what, interval }).some(({ kind }) => kind === 'OUTSIDE_HOURS');
      const { start, end } = what.interval;
      const steps = Array.from({ length: minutesBetween(start, end) / 5 }, (_each, index) => {
        const from = addMinutes(start, index * 5);
        return { start: from, end: addMinutes(from, 5) };
      });
      expect(outside(what.interval)).toBe(steps.some(outside));
    }),
    { numRuns: 50 },
  );
});

test('the nearest free start is free, not earlier, within eight days, and the requested one if that is free in hours', () => {
  fc.assert(
    fc.property(someCase, ([who, what]) => {
      const start = nearestFreeStart(who, what);
      const { start: asked, end } = what.interval;
      if (start === null) {
        expect(isInTheWay(who, what, what.interval)).toBe(true);
        return;
      }
      const found = { start, end: addMinutes(start, minutesBetween(asked, end)) };
      expect(isHard(checkSlot(who, { ...what, interval: found }))).toBe(false);
      expect(start >= asked).toBe(true);
      expect(start < dayInterval(what.zone, addDays(daysOf(what.zone, what.interval)[0] ?? '', 7)).end).toBe(
        true,
      );
      const kinds = checkSlot(who, what).map(({ kind }) => kind);
      const speaks = ['OVERLAP', 'ABSENCE', 'SUSPENDED', 'HOLIDAY', 'OUTSIDE_HOURS'];
      if (!kinds.some((kind) => speaks.includes(kind))) expect(start).toEqual(asked);
    }),
    { numRuns: 200 },
  );
});

const someSearch = fc.constantFrom(...FIRST_DAYS).chain((first) =>
  fc.tuple(
    fc.uniqueArray(technicianFrom(first), { selector: ({ id }) => id, maxLength: 3 }),
    fc
      .tuple(
        questionFrom(first),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...PRIORITIES),
      )
      .map(([{ interval, ...rest }, quarters, days, priority]): SuggestionQuestion => ({
        ...rest,
        durationMinutes: quarters * 15,
        from: interval.start,
        dueAt: interval.end,
        priority,
        days,
      })),
  ),
);

test('suggestions are never refused, too early or twice on a day, and the best is first', () => {
  fc.assert(
    fc.property(someSearch, ([all, what]) => {
      const found = suggestSlots(all, what, 10);
      for (const { technicianId, start, end, reasons } of found) {
        const who = all.find(({ id }) => id === technicianId);
        const interval = { start, end };
        if (!who) throw new Error(`nobody is ${technicianId}`);
        const against = checkSlot(who, { ...what, interval });
        expect(isHard(against)).toBe(false);
        expect(against.map(({ kind }) => kind)).not.toContain('TOO_EARLY');
        expect(who.visits.some((visit) => visit.id !== what.exceptVisitId && overlaps(visit, interval))).toBe(
          false,
        );
        expect(start >= what.from).toBe(true);
        expect(minutesBetween(start, end)).toBe(what.durationMinutes);
        for (const { message } of against) expect(reasons).toContain(message);
      }
      const places = found.map(
        ({ technicianId, start }) => `${technicianId} ${daysOf(what.zone, { start, end: start })[0] ?? ''}`,
      );
      expect(new Set(places).size).toBe(places.length);
      // The third may be better than a later one, as the best slot of a second technician.
      const scores = found.filter((_each, index) => index !== 2).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(suggestSlots([...all].reverse(), what, 10)).toEqual(found);
    }),
    { numRuns: 200 },
  );
});
