import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatRelativeDay, today } from './dates.ts';

// 00:30 in Madrid, still the day before in UTC.
const now = new Date('2026-11-20T23:30:00Z');

test('today is the day in the time zone of the company', () => expect(today(now)).toBe('2026-11-21'));

test.each([
  ['2026-11-12', '12/11/2026'],
  ['2026-11-20T23:30:00Z', '21/11/2026'],
])('formatDate of %s is «%s»', (value, text) => expect(formatDate(value)).toBe(text));

test.each([
  ['2026-11-20T23:05:00Z', 'hoy, 00:05'],
  ['2026-11-20T22:59:00Z', 'ayer, 23:59'],
  ['2026-11-12T10:20:00Z', '12/11/2026, 11:20'],
])('formatDateTime of %s is «%s»', (instant, text) => expect(formatDateTime(instant, now)).toBe(text));

test.each([
  ['2026-11-20', 'ayer'],
  ['2026-11-21', 'hoy'],
  ['2026-11-22', 'mañana'],
  ['2026-11-26', 'jue, 26 nov'],
  ['2027-01-07', '07/01/2027'],
])('formatRelativeDay of %s is «%s»', (day, text) => expect(formatRelativeDay(day, '2026-11-21')).toBe(text));
