import { weekMinutes, type HoursSpan, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';

/** A day's work in words: `08:00–14:00, 15:00–18:00`. */
export function daySpans(spans: readonly HoursSpan[]): string {
  return spans.length === 0 ? 'No trabaja' : spans.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** How much a week holds: `45 h`, `37 h 30`. */
export function weekTotal(hours: WeeklyHours): string {
  const minutes = weekMinutes(hours);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}

/** The first of the week for all who work as in an office: Monday's hours from Tuesday to Friday. */
export const WORKDAYS_AFTER_MONDAY = ['tue', 'wed', 'thu', 'fri'] as const;

/** A stretch to go on with: after the last one, or a morning. */
export function nextSpan(spans: readonly HoursSpan[]): HoursSpan {
  const last = spans.at(-1);
  if (last === undefined) return { from: '08:00', to: '14:00' };
  return { from: last.to < '15:00' ? '15:00' : '', to: last.to < '15:00' ? '18:00' : '' };
}

/** A time as it was typed, in the form it is kept: `8` and `8:00` are `08:00`, `1430` is `14:30`; else as it stands. */
export function tidyTime(text: string): string {
  const typed = /^\s*(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*h?\s*$/i.exec(text);
  if (typed === null) return text.trim();
  const [, hours = '', minutes = '00'] = typed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
