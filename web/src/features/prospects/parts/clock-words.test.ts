import { describe, expect, test } from 'vitest';
import { ageWords, responseWords } from './clock-words.ts';

// Saturday, 14:05 in Madrid.
const now = new Date('2026-11-21T13:05:00Z');

test.each([
  ['2026-11-21T13:04:40Z', 'ahora'],
  ['2026-11-21T13:00:00Z', 'hace 5 min'],
  ['2026-11-21T10:04:00Z', 'hace 3 h'],
  // Before midnight in Madrid, after it in UTC: yesterday.
  ['2026-11-20T22:30:00Z', 'ayer'],
  ['2026-11-06T10:00:00Z', '6 nov'],
  ['2025-11-06T10:00:00Z', '06/11/2025'],
])('ageWords of %s is «%s»', (createdAt, words) => {
  expect(ageWords(createdAt, now)).toBe(words);
});

const clock = (firstResponseDueAt: string | null, firstResponseAt: string | null = null) =>
  ({ status: 'NEW', createdAt: '2026-11-20T15:00:00Z', firstResponseDueAt, firstResponseAt }) as const;

describe('the first-response clock', () => {
  test.each([
    ['2026-11-21T14:20:00Z', 'Responder antes de las 15:20', false],
    ['2026-11-21T14:00:00Z', 'Responder antes de las 15:00', true],
    ['2026-11-22T08:10:00Z', 'Responder antes de mañana, 09:10', false],
    ['2026-11-23T08:10:00Z', 'Responder antes del lun, 23 nov, 09:10', false],
    ['2026-11-21T12:35:00Z', 'Sin responder, 30 min tarde', true],
    ['2026-11-19T12:05:00Z', 'Sin responder, 2 d 1 h tarde', true],
  ])('with the deadline %s says «%s»', (dueAt, text, isLate) => {
    expect(responseWords(clock(dueAt), now)).toEqual({ text, isLate });
  });

  test('shows how long the answer took', () => {
    const answered = { ...clock(null, '2026-11-20T17:10:00Z'), status: 'CONTACTED' } as const;
    expect(responseWords(answered, now)).toEqual({ text: 'Respondido en 2 h 10', isLate: false });
  });

  test('is null for a closed prospect that was never answered', () => {
    expect(responseWords({ ...clock('2026-11-21T14:20:00Z'), status: 'DISCARDED' }, now)).toBeNull();
  });
});
