import { addDays, type LocalDate } from '../time/local-date.ts';

type Away<Kind> = { from: LocalDate; to: LocalDate; kind: Kind };
type Closed = { date: LocalDate; name: string };

export type DayOff<Kind> = { date: LocalDate; holiday: string | null; absence: Kind | null };

/** In order of date; a day that is both yields its holiday first, then the absence. */
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
