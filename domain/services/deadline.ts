import type { Buffers } from '../records/settings/settings.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import type { NamedDay } from '../scheduling/facts.ts';
import { workTime } from '../scheduling/free-time.ts';
import type { Priority } from './service-type.ts';
import { addMinutes, localOf, minutesBetween, type Interval } from '../time/time.ts';
import type { WeeklyHours } from '../people/weekly-hours.ts';

export type CompanyHours = {
  zone: string;
  hours: WeeklyHours;
  holidays: readonly Pick<NamedDay, 'date'>[];
};

const DAYS_LOOKED_AT = 60;

const NAMES = {
  LOW: 'low',
  NORMAL: 'normal',
  HIGH: 'high',
  URGENT: 'urgent',
} as const satisfies Record<Priority, keyof Buffers>;

type DeadlineFacts = {
  notBefore: Date | null;
  priority: Priority;
  durationMinutes: number;
};
type DeadlineRules = { buffers: Buffers; company: CompanyHours };

/** As much time as a new service, and no less than it had left. */
export function dueAfterReopening(
  { dueAt, notBefore, priority, durationMinutes }: DeadlineFacts & { dueAt: Date },
  at: Date,
  rules: DeadlineRules,
): Date {
  const anew = dueAtOf({ requestedAt: at, notBefore, priority, durationMinutes, ...rules, heldMs: 0 });
  return anew > dueAt ? anew : dueAt;
}

/**
 * The deadline: the priority's hours after the request or the requested date, plus time on hold. Never while the company is
 * closed, nor before the work could be done.
 */
export function dueAtOf(input: DeadlineFacts & DeadlineRules & { requestedAt: Date; heldMs: number }): Date {
  const { requestedAt, notBefore, priority, durationMinutes, buffers, company, heldMs } = input;
  const from = notBefore && notBefore > requestedAt ? notBefore : requestedAt;
  const name = NAMES[priority];
  const minutes = buffers[name] * 60;
  const ran =
    buffers[`${name}Clock`] === 'WORKING' ? afterWork(from, minutes, company) : addMinutes(from, minutes);
  const due = whileOpen(new Date(ran.getTime() + heldMs), new Date(from.getTime() + heldMs), company);
  const earliest = afterWork(from, durationMinutes, company);
  return due > earliest ? due : earliest;
}

/**
 * Moves a deadline that falls while closed to the next opening, or to the previous closing if that is nearer and later than
 * `after`. A lunch break does not count as closed.
 */
export function whileOpen(deadline: Date, after: Date, company: CompanyHours): Date {
  const { day } = localOf(company.zone, deadline);
  const next = openTime(day, 1, company, ({ end }) => deadline <= end);
  if (next === null || next.start <= deadline) return deadline;
  const last = openTime(day, -1, company, ({ end }) => end < deadline);
  if (last === null || last.end <= after) return next.start;
  return minutesBetween(last.end, deadline) < minutesBetween(deadline, next.start) ? last.end : next.start;
}

function openTime(
  from: LocalDate,
  step: 1 | -1,
  company: CompanyHours,
  isWanted: (open: Interval) => boolean,
): Interval | null {
  for (let count = 0; count < DAYS_LOOKED_AT; count += 1) {
    const spans = workOn(addDays(from, count * step), company);
    const [first, last] = [spans[0], spans.at(-1)];
    if (first && last && isWanted({ start: first.start, end: last.end })) {
      return { start: first.start, end: last.end };
    }
  }
  return null;
}

/** After this many working minutes; calendar minutes if the company has no working hours. */
function afterWork(from: Date, minutes: number, company: CompanyHours): Date {
  let [left, idleDays] = [minutes, 0];
  for (let { day } = localOf(company.zone, from); idleDays < DAYS_LOOKED_AT; day = addDays(day, 1)) {
    const spans = workOn(day, company);
    idleDays = spans.length === 0 ? idleDays + 1 : 0;
    for (const { start, end } of spans) {
      const begin = start > from ? start : from;
      const worked = Math.max(0, minutesBetween(begin, end));
      if (left <= worked) return addMinutes(begin, left);
      left -= worked;
    }
  }
  return addMinutes(from, minutes);
}

function workOn(day: LocalDate, { zone, hours, holidays }: CompanyHours): Interval[] {
  return workTime({ weeklyHours: hours, absences: [] }, day, { zone, holidays });
}
