import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';
import { addDays, type LocalDate } from './local-date.ts';
import type { HoursSpan } from '../people/weekly-hours.ts';

/** A stretch of time, half-open: its end is no longer in it. */
export type Interval = { start: Date; end: Date };

const MINUTE_MS = 60_000;

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * When a clock in the zone shows `HH:MM` on a day; `24:00` is the next midnight. An hour that the clocks skip is taken
 * as long after the change as it would have been, one that comes twice as the first.
 */
export function instantAt(zone: string, day: LocalDate, time: string): Date {
  if (time === '24:00') return instantAt(zone, addDays(day, 1), '00:00');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const plain = create(year, month, date, hours, minutes);
  return new Date(toZonedDateTime(plain, zone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** What calendar and clock show in the zone at an instant, seconds left out. */
export function localOf(zone: string, instant: Date): { day: LocalDate; time: string } {
  const { year, month, day, hour, minute } = toZonedDateTimeISO(
    fromEpochMilliseconds(instant.getTime()),
    zone,
  );
  return {
    day: `${padded(year, 4)}-${padded(month)}-${padded(day)}`,
    time: `${padded(hour)}:${padded(minute)}`,
  };
}

/** A calendar day of the zone, from midnight to midnight: 23, 24 or 25 hours. */
export function dayInterval(zone: string, day: LocalDate): Interval {
  return { start: instantAt(zone, day, '00:00'), end: instantAt(zone, day, '24:00') };
}

/** Every calendar day of the zone that an interval touches; one that ends at midnight does not touch the next. */
export function daysOf(zone: string, interval: Interval): LocalDate[] {
  const days = [localOf(zone, interval.start).day];
  const last = localOf(zone, new Date(Math.max(interval.start.getTime(), interval.end.getTime() - 1))).day;
  for (let day = days[0] ?? last; day < last;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

/** How many minutes pass, as a stopwatch counts them. */
export function minutesBetween(start: Date, end: Date): number {
  return (end.getTime() - start.getTime()) / MINUTE_MS;
}

/** The instant so many minutes later. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

/** Whether two intervals share any time; those that only touch do not, and what lasts no time shares none. */
export function overlaps(a: Interval, b: Interval): boolean {
  // As numbers: a search for a free slot asks this thousands of times, and comparing Dates is many times slower.
  const start = Math.max(a.start.getTime(), b.start.getTime());
  return start < Math.min(a.end.getTime(), b.end.getTime());
}

/** What two intervals share, or null. */
export function sharedBy(a: Interval, b: Interval): Interval | null {
  if (!overlaps(a, b)) return null;
  return { start: a.start > b.start ? a.start : b.start, end: a.end < b.end ? a.end : b.end };
}

/** Whether every moment of an interval is in one of the others, which stand in order; they may touch. */
export function isCovered(interval: Interval, ordered: readonly Interval[]): boolean {
  let reached = interval.start;
  for (const { start, end } of ordered) {
    if (start <= reached && end > reached) reached = end;
  }
  return reached >= interval.end;
}

/** A day's working hours as instants, in order; what the clocks skip is not in them, what comes twice is. */
export function workIntervals(zone: string, day: LocalDate, spans: readonly HoursSpan[]): Interval[] {
  const intervals: Interval[] = [];
  for (const { from, to } of spans) {
    // A span that ends in the skipped hour reaches beyond it, into the next one perhaps.
    const before = intervals.at(-1)?.end.getTime() ?? -Infinity;
    const start = new Date(Math.max(instantAt(zone, day, from).getTime(), before));
    const end = instantAt(zone, day, to);
    if (start < end) intervals.push({ start, end });
  }
  return intervals;
}
