import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { Seen } from '#outbox/kept/last-seen.ts';
import { today } from '#shared/format/dates.ts';
import type { MyWeekQuery } from './my-week.generated.ts';

export type WeekVisit = MyWeekQuery['myVisits'][number];
export type DayOff = MyWeekQuery['myDaysOff'][number];

export type DayAhead = { date: LocalDate; visits: WeekVisit[]; off: DayOff[] };

type KnownDay = { readAt: string | null; visits: readonly WorkVisit[] };

const DAYS = 8;
const dayOf = (instant: string): LocalDate => today(new Date(instant));

const isFree = ({ visits }: KnownDay, date: LocalDate): boolean =>
  visits.every(({ status, plannedStart }) => status === 'CANCELLED' || dayOf(plannedStart) !== date);

/** The days after those that are shown above it; tomorrow too if nobody expects the technician. */
export function daysAhead({ value, readAt }: Seen<MyWeekQuery>, known: KnownDay, now: Date): DayAhead[] {
  const first = today(now);
  const tomorrow = addDays(first, 1);
  const last = addDays(dayOf(readAt), DAYS - 1);
  const inFull = known.readAt === null ? '' : addDays(dayOf(known.readAt), 1);
  const newer = new Map(known.visits.map((visit) => [visit.id, visit]));
  const visits = value.myVisits
    .map((visit) => {
      const { plannedStart, plannedEnd } = newer.get(visit.id) ?? visit;
      return { ...visit, plannedStart, plannedEnd };
    })
    .toSorted((a, b) => a.plannedStart.localeCompare(b.plannedStart));
  return Array.from({ length: DAYS }, (_, ahead) => addDays(first, ahead))
    .filter((date) => date <= last)
    .map((date) => ({
      date,
      visits: date <= inFull ? [] : visits.filter(({ plannedStart }) => dayOf(plannedStart) === date),
      off: value.myDaysOff.filter((day) => day.date === date),
    }))
    .filter(
      ({ date, visits: there, off }) =>
        date > inFull || there.length + off.length > 0 || (date === tomorrow && isFree(known, date)),
    );
}

const WEEKDAY = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export function dayTitle(date: LocalDate, now: Date): string {
  if (date === today(now)) return 'Hoy';
  if (date === addDays(today(now), 1)) return 'Mañana';
  const words = WEEKDAY.format(new Date(`${date}T00:00:00Z`));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
