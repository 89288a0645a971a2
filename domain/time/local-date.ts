/** A calendar day, `YYYY-MM-DD`, of no zone: texts of it compare as the days do. */
export type LocalDate = string;

export type DueBucket = 'OVERDUE' | 'TODAY' | 'THIS_WEEK' | 'LATER' | 'NONE';

const DAY_MS = 86_400_000;

// A calendar day as UTC midnight: UTC has no hour that is missing or comes twice, so days are always 24 hours.
const toTime = (day: LocalDate) => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): LocalDate => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day that exists: 30 February does not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toTime(text);
  return !Number.isNaN(time) && fromTime(time) === text;
}

/** The day so many days later, or earlier where negative. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return fromTime(toTime(day) + days * DAY_MS);
}

/** How many days `to` lies after `from`. */
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

/** Which day it is in a zone (IANA name) at an instant. */
export function todayIn(zone: string, now: Date): LocalDate {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-');
}

/** A day as a person reads it: `21/11/2026`. */
export function formatLocalDate(day: LocalDate): string {
  return day.split('-').reverse().join('/');
}

/** How near a day is, seen from today; this week is what is left of it, up to Sunday. */
export function dueBucketOf(day: LocalDate | null, today: LocalDate): DueBucket {
  if (day === null) return 'NONE';
  if (day < today) return 'OVERDUE';
  if (day === today) return 'TODAY';
  return day <= addDays(mondayOf(today), 6) ? 'THIS_WEEK' : 'LATER';
}
