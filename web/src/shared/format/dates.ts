import { formatByZone } from '@cuadrilla/domain/time/format-by-zone.ts';
import {
  addDays,
  daysBetween,
  formatLocalDate,
  todayIn,
  type LocalDate,
} from '@cuadrilla/domain/time/local-date.ts';
import { companyZone } from './company-zone.ts';

const DAY = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

const dayOf = (instant: string): LocalDate => todayIn(companyZone(), new Date(instant));

export function today(now = new Date()): LocalDate {
  return todayIn(companyZone(), now);
}

export function formatDate(value: string): string {
  return formatLocalDate(value.includes('T') ? dayOf(value) : value);
}

const timeFormat = formatByZone('es-ES', { hour: '2-digit', minute: '2-digit' });

export function formatTime(instant: string): string {
  return timeFormat(companyZone()).format(new Date(instant));
}

export function formatRelativeDay(day: LocalDate, from: LocalDate = today()): string {
  const known: Record<number, string> = { [-1]: 'ayer', 0: 'hoy', 1: 'mañana' };
  const near = known[daysBetween(from, day)];
  if (near !== undefined) return near;
  return day.slice(0, 4) === from.slice(0, 4)
    ? DAY.format(new Date(`${day}T00:00:00Z`))
    : formatLocalDate(day);
}

export function formatDateTime(instant: string, now = new Date()): string {
  const day = dayOf(instant);
  const from = today(now);
  const isNear = day === from || day === addDays(from, -1);
  return `${isNear ? formatRelativeDay(day, from) : formatLocalDate(day)}, ${formatTime(instant)}`;
}
