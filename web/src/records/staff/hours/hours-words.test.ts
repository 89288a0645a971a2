import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { expect, test } from 'vitest';
import { daySpans, nextSpan, tidyTime, weekTotal } from './hours-words.ts';

test('daySpans and weekTotal format hours', () => {
  expect(daySpans(DEFAULT_WEEKLY_HOURS.mon)).toBe('08:00–14:00, 15:00–18:00');
  expect(daySpans([])).toBe('No trabaja');
  expect(weekTotal(DEFAULT_WEEKLY_HOURS)).toBe('45 h');
  expect(weekTotal({ ...DEFAULT_WEEKLY_HOURS, sat: [{ from: '09:00', to: '11:05' }] })).toBe('47 h 05');
});

test('nextSpan follows the last one, and is empty when that ends late', () => {
  expect(nextSpan([])).toEqual({ from: '08:00', to: '14:00' });
  expect(nextSpan([{ from: '08:00', to: '14:00' }])).toEqual({ from: '15:00', to: '18:00' });
  expect(nextSpan([{ from: '08:00', to: '18:00' }])).toEqual({ from: '', to: '' });
});

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  [' 1430 ', '14:30'],
  ['18h', '18:00'],
  ['24', '24:00'],
  ['25:00', '25:00'],
  ['mañana', 'mañana'],
  ['', ''],
])('tidyTime turns %j into %j', (typed, kept) => {
  expect(tidyTime(typed)).toBe(kept);
});
