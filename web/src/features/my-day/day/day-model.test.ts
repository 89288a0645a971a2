import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { describe, expect, test } from 'vitest';
import { dayOfVisits, dayWords, stopwatch, untilWords } from './day-model.ts';

// 12:41 in Madrid.
const NOW = new Date('2026-11-21T11:41:00Z');

const at = (id: string, start: string, status: VisitStatus = 'SCHEDULED') => ({
  id,
  status,
  plannedStart: `${start}:00.000Z`,
  plannedEnd: new Date(Date.parse(`${start}:00Z`) + 5_400_000).toISOString(),
});

const ids = (visits: readonly { id: string }[]) => visits.map(({ id }) => id).join(' ');

describe('dayOfVisits', () => {
  const visits = [
    at('late', '2026-11-21T15:00'),
    at('done2', '2026-11-21T09:30', 'COMPLETED'),
    at('next', '2026-11-21T12:15'),
    at('done1', '2026-11-21T07:00', 'NOT_COMPLETED'),
    at('gone', '2026-11-21T13:00', 'CANCELLED'),
    at('tomorrow', '2026-11-22T08:00'),
    at('midnight', '2026-11-21T23:30'),
    at('yesterday', '2026-11-20T08:00'),
  ];

  test('returns the next visit, the rest with finished ones last and newest first, and tomorrow’s visits', () => {
    const day = dayOfVisits(visits, NOW);
    expect(day.next?.id).toBe('next');
    expect(ids(day.rest)).toBe('late done2 done1');
    expect(ids(day.tomorrow)).toBe('midnight tomorrow');
    expect(dayWords(day).replaceAll('\u00A0', ' ')).toBe('2 de 4 visitas hechas · fin a las 17:30');
  });

  test('returns a visit in progress as next, whenever it was planned and past midnight', () => {
    const later = at('later', '2026-11-21T18:00', 'IN_PROGRESS');
    expect(dayOfVisits([...visits, later], NOW).next?.id).toBe('later');
    const night = at('night', '2026-11-20T22:30', 'PAUSED');
    expect(dayOfVisits([...visits, night], NOW).next?.id).toBe('night');
  });

  test.each(['TRAVELLING', 'IN_PROGRESS', 'PAUSED'] as const)(
    'counts a visit %s ahead of its planned day as today’s',
    (status) => {
      const early = at('early', '2026-11-24T09:00', status);
      const soon = at('soon', '2026-11-22T09:00', status);
      for (const begun of [early, soon]) {
        const day = dayOfVisits([...visits, begun], NOW);
        expect(day.next?.id).toBe(begun.id);
        expect(ids(day.tomorrow)).toBe('midnight tomorrow');
        expect(dayWords(day).replaceAll('\u00A0', ' ')).toBe('2 de 5 visitas hechas · fin a las 17:30');
      }
    },
  );

  test('returns no next visit when all are finished', () => {
    const day = dayOfVisits([at('one', '2026-11-21T08:00', 'COMPLETED')], NOW);
    expect([day.next, dayWords(day)]).toEqual([null, '1 de 1 visita hecha']);
    expect(dayWords(dayOfVisits([], NOW))).toBe('Sin visitas para hoy');
  });
});

test.each([
  ['2026-11-21T12:15:00Z', 'en 34 min'],
  ['2026-11-21T13:46:00Z', 'en 2 h 5 min'],
  ['2026-11-21T12:41:00Z', 'en 1 h'],
  ['2026-11-21T11:41:20Z', 'ahora'],
  ['2026-11-21T11:31:00Z', 'hace 10 min'],
])('untilWords of a start at %s is «%s»', (start, words) => expect(untilWords(start, NOW)).toBe(words));

test.each([
  [0, '00:00:00'],
  [2_538_999, '00:42:18'],
  [90_061_000, '25:01:01'],
])('stopwatch formats %i ms as %s', (ms, words) => expect(stopwatch(ms)).toBe(words));
