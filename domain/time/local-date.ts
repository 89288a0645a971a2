import { formatByZone } from './format-by-zone.ts';

/** `YYYY-MM-DD` without a zone; compares as text. */
export type LocalDate = string;

export type DueBucket = 'OVERDUE' | 'TODAY' | 'THIS_WEEK' | 'LATER' | 'NONE';

const DAY_MS = 86_400_000;

// As UTC midnight: UTC has no skipped or repeated hour, so days always have 24 hours.
const toTime = (day: LocalDate) => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): LocalDate => new Date(time).toISOString().slice(0, 10);

/** False for 30 February. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toTime(text);
  return !Number.isNaN(time) && fromTime(time) === text;
}

export function addDays(day: LocalDate, days: number): LocalDate {
  return fromTime(toTime(day) + days * DAY_MS);
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (toTime(to) - toTime(from)) / DAY_MS;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: LocalDate): number {
  return new Date(toTime(day)).getUTCDay() || 7;
}

export function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, 1 - weekdayOf(day));
}

const dayFormat = formatByZone('en-US', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `zone` is an IANA name. */
export function todayIn(zone: string, now: Date): LocalDate {
  const parts = new Map(
    dayFormat(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-');
}

/** `21/11/2026`. */
export function formatLocalDate(day: LocalDate): string {
  return day.split('-').reverse().join('/');
}

export function dueBucketOf(day: LocalDate | null, today: LocalDate): DueBucket {
  if (day === null) return 'NONE';
  if (day < today) return 'OVERDUE';
  if (day === today) return 'TODAY';
  return day <= addDays(mondayOf(today), 6) ? 'THIS_WEEK' : 'LATER';
}
