import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, DAY_AND_TIME, TIME, withSeparators, type Writing } from './typed-when.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const keyed = (writing: Writing, keys: string) =>
  Array.from(keys).reduce((text, key) => withSeparators(writing, text, text + key), '');

describe('a text while typing', () => {
  test.each<[Writing, string, string | null]>([
    [DAY, '23/11/2026', '2026-11-23'],
    [DAY, '2026-11-23', '2026-11-23'],
    [DAY, '29/02/2026', null],
    [DAY, '23/11/20', null],
    [DAY, '11/23/2026', null],
    [TIME, '14:30', '14:30'],
    [TIME, '24:00', null],
    [TIME, '9:30', null],
    [DAY_AND_TIME, '23/11/2026 14:30', '2026-11-23T14:30'],
    [DAY_AND_TIME, '2026-11-23T14:30', '2026-11-23T14:30'],
    [DAY_AND_TIME, '23/11/2026', null],
  ])('%o reads «%s» as %s', ({ read }, text, value) => {
    expect(read(text)).toBe(value);
  });
});

describe('a text on blur', () => {
  test.each<[Writing, string, string | null]>([
    [DAY, ' 5/3 ', '2026-03-05'],
    [DAY, '5-3-27', '2027-03-05'],
    [DAY, '5.3.2027', '2027-03-05'],
    [DAY, '050327', '2027-03-05'],
    [DAY, '05032027', '2027-03-05'],
    [DAY, '2027-03-05', '2027-03-05'],
    [DAY, '31/4', null],
    [DAY, 'mañana', null],
    [TIME, '9', '09:00'],
    [TIME, '930', '09:30'],
    [TIME, '14.30', '14:30'],
    [TIME, '14 h', '14:00'],
    [TIME, '2500', null],
    [DAY_AND_TIME, '5/3/27, 930', '2027-03-05T09:30'],
    [DAY_AND_TIME, '5/3/27', null],
  ])('%o completes «%s» to %s', ({ guess }, text, value) => {
    expect(guess(text)).toBe(value);
  });
});

test.each<[Writing, string, string]>([
  [DAY, '23112026', '23/11/2026'],
  [DAY, '23/11/2026', '23/11/2026'],
  [DAY, '5/3/2026', '05/03/2026'],
  [DAY, '1/2/2026', '01/02/2026'],
  [DAY, '532026', '05/03/2026'],
  [TIME, '1430', '14:30'],
  [TIME, '9:30', '09:30'],
  [TIME, '930', '09:30'],
  [TIME, '14.30', '14:30'],
  [DAY_AND_TIME, '231120261430', '23/11/2026 14:30'],
  [DAY_AND_TIME, '5/3/2026 9:05', '05/03/2026 09:05'],
])('%o shows «%s» as «%s»', (writing, keys, text) => {
  expect(keyed(writing, keys)).toBe(text);
});

test('edits within a text, pasting and deleting add no separators', () => {
  expect(withSeparators(DAY, '23/11/2026', '2/11/2026')).toBe('2/11/2026');
  expect(withSeparators(DAY, '23/', '23')).toBe('23');
  expect(withSeparators(DAY, '', '5-3-2026')).toBe('5-3-2026');
  expect(withSeparators(DAY, '2/11', '2/115')).toBe('2/115');
  expect(withSeparators(DAY, '', 'x')).toBe('x');
});

test('a value has Spanish format', () => {
  expect([DAY.format('2026-11-23'), DAY.format(''), TIME.format('14:30')]).toEqual([
    '23/11/2026',
    '',
    '14:30',
  ]);
  expect([DAY_AND_TIME.format('2026-11-23T14:30'), DAY_AND_TIME.format('')]).toEqual([
    '23/11/2026 14:30',
    '',
  ]);
});
