import { ownDaysProblem } from '@cuadrilla/domain/field/own-days.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { badUserInput } from './errors.ts';
import { assertDay } from './local-day.ts';

/** Throws BAD_USER_INPUT for days that nobody may ask for at once. */
export function assertOwnDays({ from, days }: { from: LocalDate; days: number }): void {
  assertDay(from);
  const problem = ownDaysProblem(days);
  if (problem !== null) throw badUserInput(problem);
}
