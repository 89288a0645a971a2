import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';
import { addDays, type LocalDate } from './local-date.ts';
import type { HoursSpan } from '../people/weekly-hours.ts';

/** Half-open: `end` is excluded. */
export type Interval = { start: Date; end: Date };

const MINUTE_MS = 60_000;

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * Local time `HH:MM`; `24:00` is the next midnight. A skipped time moves forward by the change, a repeated one means its first
 * occurrence.
 */
export function instantAt(zone: string, day: LocalDate, time: string): Date {
  if (time === '24:00') return instantAt(zone, addDays(day, 1), '00:00');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const plain = create(year, month, date, hours, minutes);
  return new Date(toZonedDateTime(plain, zone, { disambiguation: 'compatible' }).epochMilliseconds);
}

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

/** 23, 24 or 25 hours long. */
export function dayInterval(zone: string, day: LocalDate): Interval {
  return { start: instantAt(zone, day, '00:00'), end: instantAt(zone, day, '24:00') };
}

/** An interval that ends at midnight does not touch the next day. */
export function daysOf(zone: string, interval: Interval): LocalDate[] {
  const days = [localOf(zone, interval.start).day];
  const last = localOf(zone, new Date(Math.max(interval.start.getTime(), interval.end.getTime() - 1))).day;
  for (let day = days[0] ?? last; day < last;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

/** Elapsed time, not the difference of local clocks. */
export function minutesBetween(start: Date, end: Date): number {
  return (end.getTime() - start.getTime()) / MINUTE_MS;
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

/** Touching or empty intervals do not overlap. */
export function overlaps(a: Interval, b: Interval): boolean {
  // As numbers: the slot search calls this thousands of times, and comparing Dates is many times slower.
  const start = Math.max(a.start.getTime(), b.start.getTime());
  return start < Math.min(a.end.getTime(), b.end.getTime());
}

export function sharedBy(a: Interval, b: Interval): Interval | null {
  if (!overlaps(a, b)) return null;
  return { start: a.start > b.start ? a.start : b.start, end: a.end < b.end ? a.end : b.end };
}

/** `ordered` must be sorted; its intervals may touch. */
export function isCovered(interval: Interval, ordered: readonly Interval[]): boolean {
  let reached = interval.start;
  for (const { start, end } of ordered) {
    if (start <= reached && end > reached) reached = end;
  }
  return reached >= interval.end;
}

/** Omits skipped hours and includes repeated ones. */
export function workIntervals(zone: string, day: LocalDate, spans: readonly HoursSpan[]): Interval[] {
  const intervals: Interval[] = [];
  for (const { from, to } of spans) {
    // A span that ends in the skipped hour may reach into the next one.
    const before = intervals.at(-1)?.end.getTime() ?? -Infinity;
    const start = new Date(Math.max(instantAt(zone, day, from).getTime(), before));
    const end = instantAt(zone, day, to);
    if (start < end) intervals.push({ start, end });
  }
  return intervals;
}
