import { isLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { notValid } from '@cuadrilla/domain/text/refusals.ts';
import { ownDaysProblem } from '@cuadrilla/domain/field/own-days.ts';
import { badUserInput } from './errors.ts';

// A margin, so that days computed from a day, such as those of its week, also have four-digit years.
const FIRST: LocalDate = '1000-01-01';
const LAST: LocalDate = '9998-12-31';

/** Throws BAD_USER_INPUT for an argument that is not a valid day; form fields have rules of their own. */
export function assertDay(day: LocalDate): void {
  if (!isLocalDate(day) || day < FIRST || day > LAST) throw badUserInput(notValid('LocalDate'));
}

/** Throws BAD_USER_INPUT for days that nobody may ask for at once. */
export function assertOwnDays({ from, days }: { from: LocalDate; days: number }): void {
  assertDay(from);
  const problem = ownDaysProblem(days);
  if (problem !== null) throw badUserInput(problem);
}
