import { addDays, type LocalDate } from '../time/local-date.ts';

type Away<Kind> = { from: LocalDate; to: LocalDate; kind: Kind };
type Closed = { date: LocalDate; name: string };

/** A day without work, and why. */
export type DayOff<Kind> = { date: LocalDate; holiday: string | null; absence: Kind | null };

/** The days among those asked for on which somebody does not work, by their date: holidays first. */
export function daysOff<Kind>(
  { from, days }: { from: LocalDate; days: number },
  { absences, holidays }: { absences: readonly Away<Kind>[]; holidays: readonly Closed[] },
): DayOff<Kind>[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((date) => [
    ...holidays
      .filter((holiday) => holiday.date === date)
      .map(({ name }) => ({ date, holiday: name, absence: null })),
    ...absences
      .filter((absence) => absence.from <= date && date <= absence.to)
      .map(({ kind }) => ({ date, holiday: null, absence: kind })),
  ]);
}
