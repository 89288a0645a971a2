import { addDays, isLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import {
  addMinutes,
  instantAt,
  localOf,
  minutesBetween,
  type Interval,
} from '@cuadrilla/domain/time/time.ts';
import type { SchedulingService } from './plan-facts.ts';
import type { Scheduling_VisitFragment } from './scheduling-service.generated.ts';

export type SchedulingVisit = Scheduling_VisitFragment;

/** An end that is not after the start is on the next day. */
export type ScheduleValues = {
  /** The first leads the crew; it is empty until a leader is chosen. */
  technicianIds: string[];
  day: LocalDate;
  start: string;
  end: string;
  instructions: string;
};

export const ledBy = (leader: string, others: readonly string[]): string[] =>
  leader === '' && others.length === 0 ? [] : [leader, ...others.filter((id) => id !== leader)];

export type Slot = Interval & { technicianIds: readonly string[] };

/** After a start in the second 02:00 hour of the autumn clock change, an end read in the first one is an hour later. */
const CLOCKS_BACK_MINUTES = 60;

const TIME = /^\d{2}:\d{2}$/;

/**
 * Null while incomplete. Unchanged text stands for `exact`, because in the autumn clock change the same text names two instants.
 */
export function intervalOf(
  { day, start, end }: Pick<ScheduleValues, 'day' | 'start' | 'end'>,
  zone: string,
  exact: Interval | null,
): Interval | null {
  if (!isLocalDate(day) || !TIME.test(start) || !TIME.test(end)) return null;
  const written = exact && writtenAs(exact, zone);
  const isOwnStart = written?.day === day && written.start === start;
  if (exact && isOwnStart && written.end === end) return exact;
  const from = exact && isOwnStart ? exact.start : instantAt(zone, day, start);
  const until = instantAt(zone, end > start ? day : addDays(day, 1), end);
  return { start: from, end: until > from ? until : addMinutes(until, CLOCKS_BACK_MINUTES) };
}

export function writtenAs(
  { start, end }: Interval,
  zone: string,
): Pick<ScheduleValues, 'day' | 'start' | 'end'> {
  const from = localOf(zone, start);
  return { day: from.day, start: from.time, end: localOf(zone, end).time };
}

export function plannedInterval({ plannedStart, plannedEnd }: SchedulingVisit): Interval {
  return { start: new Date(plannedStart), end: new Date(plannedEnd) };
}

export function valuesOfVisit(visit: SchedulingVisit, zone: string): ScheduleValues {
  const { technicians, instructions } = visit;
  return {
    technicianIds: technicians.map(({ id }) => id),
    ...writtenAs(plannedInterval(visit), zone),
    instructions: instructions ?? '',
  };
}

type Times = Pick<SchedulingService, 'durationMinutes' | 'promisedWindow' | 'notBefore'>;

type From = { slot: Slot | null; day: LocalDate | null };

/** Starts at the promised window, or else on the latest of today, the wanted day and the selected day. */
export function valuesAtFirst(service: Times, { slot, day }: From, zone: string, now: Date): ScheduleValues {
  const { durationMinutes, promisedWindow, notBefore } = service;
  const empty = { technicianIds: [], start: '', end: '', instructions: '' };
  if (slot) return { ...empty, technicianIds: [...slot.technicianIds], ...writtenAs(slot, zone) };
  const promised = promisedWindow && new Date(promisedWindow.start);
  if (promised && promised > now) {
    return { ...empty, ...writtenAs({ start: promised, end: addMinutes(promised, durationMinutes) }, zone) };
  }
  const wanted = notBefore === null ? now : new Date(notBefore);
  const days = [localOf(zone, now).day, localOf(zone, wanted).day, day ?? ''].toSorted();
  return { ...empty, day: days.at(-1) ?? '' };
}

type Known = { durationMinutes: number; zone: string; exact: Interval | null };

export function withStart(
  values: ScheduleValues,
  start: string,
  { durationMinutes, zone, exact }: Known,
): Pick<ScheduleValues, 'start' | 'end'> {
  const before = intervalOf(values, zone, exact);
  const minutes = before ? minutesBetween(before.start, before.end) : durationMinutes;
  const from = intervalOf({ ...values, start, end: start }, zone, exact)?.start;
  return { start, end: from ? localOf(zone, addMinutes(from, minutes)).time : values.end };
}
