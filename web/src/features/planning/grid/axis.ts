import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import {
  addMinutes,
  dayInterval,
  instantAt,
  localOf,
  sharedBy,
  type Interval,
} from '@cuadrilla/domain/time/time.ts';

export const STEP_MINUTES = 15;
const STEP_MS = STEP_MINUTES * 60_000;
const HOUR_MS = 3_600_000;

/** Hours as instants, so that a day of a clock change has 23 or 25 of them. */
export type Axis = Interval & { hours: number; ticks: readonly { at: number; label: string }[] };

export function axisOf(day: LocalDate, zone: string, shown: readonly Interval[]): Axis {
  const whole = dayInterval(zone, day);
  const parts = shown.flatMap((each) => sharedBy(each, whole) ?? []);
  const starts = [instantAt(zone, day, '08:00'), ...parts.map(({ start }) => start)].map(Number);
  const ends = [instantAt(zone, day, '19:00'), ...parts.map(({ end }) => end)].map(Number);
  const midnight = whole.start.getTime();
  const first = midnight + Math.floor((Math.min(...starts) - midnight) / HOUR_MS) * HOUR_MS;
  const last = midnight + Math.ceil((Math.max(...ends) - midnight) / HOUR_MS) * HOUR_MS;
  const hours = (last - first) / HOUR_MS;
  const ticks = Array.from({ length: hours }, (_each, index) => ({
    at: index / hours,
    label: localOf(zone, new Date(first + index * HOUR_MS)).time,
  }));
  return { start: new Date(first), end: new Date(last), hours, ticks };
}

/** 0 at the start of the axis, 1 at its end. */
export function shareOf(axis: Interval, instant: Date): number {
  const whole = axis.end.getTime() - axis.start.getTime();
  return (instant.getTime() - axis.start.getTime()) / whole;
}

/** The visible part of an interval, as shares of the axis; null if none. */
export function placeOn(axis: Interval, interval: Interval): { left: number; width: number } | null {
  const part = sharedBy(interval, axis);
  if (part === null) return null;
  const left = shareOf(axis, part.start);
  return { left, width: shareOf(axis, part.end) - left };
}

export function instantOn(axis: Interval, share: number): Date {
  const whole = axis.end.getTime() - axis.start.getTime();
  return new Date(axis.start.getTime() + Math.round((share * whole) / STEP_MS) * STEP_MS);
}

/** Starts on a step of the axis; may end beyond it. */
export function slotOn(axis: Interval, share: number, minutes: number): Interval {
  const wanted = instantOn(axis, share).getTime();
  const latest = axis.end.getTime() - STEP_MS;
  const start = new Date(Math.min(Math.max(wanted, axis.start.getTime()), latest));
  return { start, end: addMinutes(start, minutes) };
}
