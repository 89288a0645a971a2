import { expect, test } from 'vitest';
import { readInstant, writeInstant } from './written-instant.ts';

test('an instant is written in the company’s time zone and read back', () => {
  expect(writeInstant('2026-11-21T13:30:00.000Z')).toBe('2026-11-21T14:30');
  expect(readInstant('2026-11-21T14:30')).toBe('2026-11-21T13:30:00.000Z');
  expect(readInstant('2026-07-01T14:30')).toBe('2026-07-01T12:30:00.000Z');
});

test('unedited text keeps its seconds, edited text has none', () => {
  const before = '2026-11-21T12:22:41.500Z';
  expect(readInstant('2026-11-21T13:22', before)).toBe(before);
  expect(readInstant('2026-11-21T13:25', before)).toBe('2026-11-21T12:25:00.000Z');
});

test('an empty text is null', () => {
  expect(writeInstant(null)).toBe('');
  expect(readInstant('')).toBeNull();
  expect(readInstant('2026-13-41T14:30')).toBeNull();
});
