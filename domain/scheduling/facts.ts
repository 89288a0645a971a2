import type { AbsenceKind } from '../people/absence.ts';
import { weekdayOf, type LocalDate } from '../time/local-date.ts';
import type { Interval } from '../time/time.ts';
import { DAYS, type HoursSpan, type WeeklyHours } from '../people/weekly-hours.ts';

/** Actual times once a visit is over; without cancelled visits and those that ended unstarted. */
export type BusyVisit = { id: string; serviceCode: string; start: Date; end: Date };

/** Both days are included. */
export type ApprovedAbsence = { from: LocalDate; to: LocalDate; kind: AbsenceKind };

export type TechnicianFacts = {
  id: string;
  name: string;
  status: 'ACTIVE' | 'SUSPENDED';
  skillIds: readonly string[];
  /** Empty means every zone. */
  zoneIds: readonly string[];
  weeklyHours: WeeklyHours;
  visits: readonly BusyVisit[];
  absences: readonly ApprovedAbsence[];
};

export type Named = { id: string; name: string };
export type NamedDay = { date: LocalDate; name: string };

export type SlotQuestion = {
  interval: Interval;
  /** The company's IANA zone. */
  zone: string;
  /** The visit being moved, which cannot overlap itself. */
  exceptVisitId: string | null;
  skills: readonly Named[];
  site: { postalCode: string; zoneId: string | null };
  zones: readonly Named[];
  holidays: readonly NamedDay[];
  promisedWindow: Interval | null;
  notBefore: Date | null;
};

export function hoursOn(weeklyHours: WeeklyHours, day: LocalDate): readonly HoursSpan[] {
  const name = DAYS[weekdayOf(day) - 1];
  return name ? weeklyHours[name] : [];
}

export function otherVisits(
  visits: readonly BusyVisit[],
  exceptVisitId: string | null,
): readonly BusyVisit[] {
  return exceptVisitId === null ? visits : visits.filter(({ id }) => id !== exceptVisitId);
}

export function isAbsent(absences: readonly ApprovedAbsence[], day: LocalDate): boolean {
  return absences.some(({ from, to }) => from <= day && day <= to);
}
