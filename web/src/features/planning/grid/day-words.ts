import { addDays, daysBetween, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { remainingWords, type DueTone } from '@cuadrilla/domain/services/due.ts';
import { formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options });
const DAY = utc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const WEEK = utc({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = utc({ weekday: 'short', day: 'numeric' });
const DAY_SHORT = utc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const WEEK_SHORT = utc({ day: 'numeric', month: 'short', year: 'numeric' });

const asDate = (day: LocalDate) => new Date(`${day}T00:00:00Z`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function dayTitle(day: LocalDate): string {
  return capital(DAY.format(asDate(day)));
}

export function weekTitle(monday: LocalDate): string {
  return WEEK.formatRange(asDate(monday), asDate(addDays(monday, 6)));
}

export function dayShort(day: LocalDate): string {
  return capital(DAY_SHORT.format(asDate(day)));
}

export function weekShort(monday: LocalDate): string {
  return WEEK_SHORT.formatRange(asDate(monday), asDate(addDays(monday, 6)));
}

export function dayHead(day: LocalDate): string {
  return capital(SHORT.format(asDate(day)));
}

/** The time on the same day or when overdue, tomorrow with its time, otherwise the day. */
export function dueShort(dueAt: string, now: Date): { text: string; tone: DueTone } {
  const { text, tone } = remainingWords(new Date(dueAt), now);
  const day = today(new Date(dueAt));
  const away = daysBetween(today(now), day);
  if (tone === 'late') return { text, tone };
  if (tone === 'soon' || away === 0) return { text: text.replace(/^Quedan? /, ''), tone };
  return { text: away === 1 ? `mañana, ${formatTime(dueAt)}` : formatRelativeDay(day, today(now)), tone };
}
