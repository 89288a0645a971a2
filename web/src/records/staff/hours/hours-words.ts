import {
  DAY_LABELS,
  DAYS,
  weekMinutes,
  type Day,
  type HoursSpan,
  type WeeklyHours,
} from '@cuadrilla/domain/people/weekly-hours.ts';

export function daySpans(spans: readonly HoursSpan[]): string {
  return spans.length === 0 ? 'No trabaja' : spans.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** The labels and formats of a week's days in a conflict, for a form that has the week at `path`. */
export function weekWords<P extends string>(path: P) {
  const each = <T>(of: (day: Day) => T) =>
    Object.fromEntries(DAYS.map((day) => [`${path}.${day}`, of(day)])) as Record<`${P}.${Day}`, T>;
  return { labels: each((day) => DAY_LABELS[day]), formats: each(() => daySpans) };
}

/** For example `45 h` or `37 h 30`. */
export function weekTotal(hours: WeeklyHours): string {
  const minutes = weekMinutes(hours);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}

export const WORKDAYS_AFTER_MONDAY = ['tue', 'wed', 'thu', 'fri'] as const;

export function nextSpan(spans: readonly HoursSpan[]): HoursSpan {
  const last = spans.at(-1);
  if (last === undefined) return { from: '08:00', to: '14:00' };
  return { from: last.to < '15:00' ? '15:00' : '', to: last.to < '15:00' ? '18:00' : '' };
}

/** The longest that `tidyTime` reads has ` h` after the time. */
export const TYPED_TIME_MAX = '00:00 h'.length;

/** `8` and `8:00` become `08:00`, `1430` becomes `14:30`; any other text is returned as it is. */
export function tidyTime(text: string): string {
  const typed = /^\s*(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*h?\s*$/i.exec(text);
  if (typed === null) return text.trim();
  const [, hours = '', minutes = '00'] = typed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
