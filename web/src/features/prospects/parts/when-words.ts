import { dueBucketOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { isOpen, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { formatDate, formatRelativeDay, today } from '#shared/format/dates.ts';

export type WhenWords = { text: string; isLate: boolean };

const DAY_MONTH = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: 'numeric', month: 'short' });

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

export function dayMonth(day: LocalDate, from: LocalDate): string {
  return day.slice(0, 4) === from.slice(0, 4)
    ? DAY_MONTH.format(new Date(`${day}T00:00:00Z`))
    : formatDate(day);
}

function pastDay(day: LocalDate, from: LocalDate): string {
  const words = formatRelativeDay(day, from);
  return words === 'ayer' ? words : `el ${dayMonth(day, from)}`;
}

type NextAction = { status: ProspectStatus; nextActionOn: LocalDate | null };

/** E.g. `Venció el 19 nov`, `Hoy`, `Lun, 23 nov`; null if there is none. */
export function nextActionWords({ status, nextActionOn }: NextAction, now: Date): WhenWords | null {
  if (nextActionOn === null || !isOpen(status)) return null;
  const from = today(now);
  const isLate = dueBucketOf(nextActionOn, from) === 'OVERDUE';
  const text = isLate
    ? `Venció ${pastDay(nextActionOn, from)}`
    : capital(formatRelativeDay(nextActionOn, from));
  return { text, isLate };
}
