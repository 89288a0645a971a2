import type { AbsenceKind } from '../people/absence.ts';
import { formatLocalDate, weekdayOf, type LocalDate } from '../time/local-date.ts';
import { daysOf, localOf, type Interval } from '../time/time.ts';
import { DAY_LABELS, DAYS, type HoursSpan } from '../people/weekly-hours.ts';
import type { ApprovedAbsence, Named } from './facts.ts';

const AND = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** `A, B y C`; Spanish `e` before an i. */
export const listWords = (parts: readonly string[]) => AND.format(parts);

export function neitherWords(parts: readonly string[]): string {
  const last = parts.slice(-1);
  return [...(parts.length > 1 ? [parts.slice(0, -1).join(', ')] : []), ...last].join(' ni ');
}

export function namesOf(ids: readonly string[], named: readonly Named[]): string[] {
  return named.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** `12:30–14:30`, preceded by the day unless it is `spokenOf`. */
export function intervalWords(zone: string, interval: Interval, spokenOf: LocalDate): string {
  const days = daysOf(zone, interval);
  const [from, to] = [localOf(zone, interval.start), localOf(zone, interval.end)];
  const [first = from.day, last = first] = [days[0], days.at(-1)];
  const until = to.day > last ? '24:00' : to.time;
  if (first !== last) {
    return `${formatLocalDate(first)} ${from.time} – ${formatLocalDate(last)} ${until}`;
  }
  return `${first === spokenOf ? '' : `${formatLocalDate(first)} `}${from.time}–${until}`;
}

const AWAY: Record<AbsenceKind, string> = {
  VACATION: 'Está de vacaciones',
  SICK_LEAVE: 'Está de baja médica',
  PERSONAL: 'Está de asuntos propios',
  TRAINING: 'Está en formación',
  OTHER: 'Está ausente',
};

export function absenceWords({ kind, from, to }: ApprovedAbsence): string {
  if (from === to) return `${AWAY[kind]} el ${formatLocalDate(from)}`;
  return `${AWAY[kind]} del ${formatLocalDate(from)} al ${formatLocalDate(to)}`;
}

export function hoursWords(day: LocalDate, spans: readonly HoursSpan[]): string {
  const key = DAYS[weekdayOf(day) - 1] ?? 'mon';
  const name = DAY_LABELS[key].toLowerCase();
  if (spans.length === 0) return `no trabaja los ${name.endsWith('s') ? name : `${name}s`}`;
  return `${name} ${listWords(spans.map(({ from, to }) => `de ${from} a ${to}`))}`;
}
