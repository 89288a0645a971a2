import { isLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { badUserInput } from './errors.ts';

// What is reckoned from a day, such as its week, must be days of four-digit years too.
const FIRST: LocalDate = '1000-01-01';
const LAST: LocalDate = '9998-12-31';

/** Throws BAD_USER_INPUT for an argument that is no day; those of a form are told at their field instead. */
export function assertDay(day: LocalDate): void {
  if (!isLocalDate(day) || day < FIRST || day > LAST) throw badUserInput('LocalDate no válido');
}
