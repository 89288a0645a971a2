import type { AbsenceKind } from '../people/absence.ts';
import { weekdayOf, type LocalDate } from '../time/local-date.ts';
import type { Interval } from '../time/time.ts';
import { DAYS, type HoursSpan, type WeeklyHours } from '../people/weekly-hours.ts';

/** A visit that takes a technician's time, by its real times once it is over; one that was annulled, or ended before anybody began, takes none. */
export type BusyVisit = { id: string; serviceCode: string; start: Date; end: Date };

/** Approved, both days counted. */
export type ApprovedAbsence = { from: LocalDate; to: LocalDate; kind: AbsenceKind };

export type TechnicianFacts = {
  id: string;
  name: string;
  status: 'ACTIVE' | 'SUSPENDED';
  skillIds: readonly string[];
  /** None is everywhere. */
  zoneIds: readonly string[];
  /** Their own, or the company's. */
  weeklyHours: WeeklyHours;
  visits: readonly BusyVisit[];
  absences: readonly ApprovedAbsence[];
};

export type Named = { id: string; name: string };
export type NamedDay = { date: LocalDate; name: string };

export type SlotQuestion = {
  interval: Interval;
  /** The company's, by which days and working hours count. */
  zone: string;
  /** The visit that is being moved: it is not in its own way. */
  exceptVisitId: string | null;
  /** Those that the service's type requires. */
  skills: readonly Named[];
  site: { postalCode: string; zoneId: string | null };
  zones: readonly Named[];
  holidays: readonly NamedDay[];
  promisedWindow: Interval | null;
  notBefore: Date | null;
};

/** The hours that a week has for the weekday of a date. */
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
