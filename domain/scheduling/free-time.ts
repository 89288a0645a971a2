import { addDays, type LocalDate } from '../time/local-date.ts';
import { addMinutes, dayInterval, overlaps, sharedBy, workIntervals, type Interval } from '../time/time.ts';
import {
  hoursOn,
  isAbsent,
  otherVisits,
  type NamedDay,
  type SlotQuestion,
  type TechnicianFacts,
} from './facts.ts';

export function daysFrom(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_each, index) => addDays(first, index));
}

export function takenTime(
  technician: Pick<TechnicianFacts, 'visits' | 'absences'>,
  question: Pick<SlotQuestion, 'zone' | 'exceptVisitId'>,
): Interval[] {
  return [
    ...otherVisits(technician.visits, question.exceptVisitId),
    ...technician.absences.map(({ from, to }) => ({
      start: dayInterval(question.zone, from).start,
      end: dayInterval(question.zone, to).end,
    })),
  ];
}

export function workTime(
  technician: Pick<TechnicianFacts, 'weeklyHours' | 'absences'>,
  day: LocalDate,
  context: { zone: string; holidays: readonly Pick<NamedDay, 'date'>[] },
): Interval[] {
  const isOff = isAbsent(technician.absences, day) || context.holidays.some(({ date }) => date === day);
  return isOff ? [] : workIntervals(context.zone, day, hoursOn(technician.weeklyHours, day));
}

/** Every `stepMinutes` from midnight, none before `from`. */
export function startsOn(zone: string, day: LocalDate, stepMinutes: number, from: Date): Date[] {
  const whole = dayInterval(zone, day);
  const wanted = sharedBy(whole, { start: from, end: whole.end });
  if (!wanted) return [];
  const step = stepMinutes * 60_000;
  const midnight = whole.start.getTime();
  const first = midnight + Math.ceil((wanted.start.getTime() - midnight) / step) * step;
  const count = Math.max(0, Math.ceil((whole.end.getTime() - first) / step));
  return Array.from({ length: count }, (_each, index) => new Date(first + index * step));
}

export function freeSlot(start: Date, minutes: number, taken: readonly Interval[]): Interval | null {
  const slot = { start, end: addMinutes(start, minutes) };
  return taken.some((other) => overlaps(slot, other)) ? null : slot;
}
