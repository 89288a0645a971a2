import { describe, expect, test } from 'vitest';
import { notNearProblem } from './visit-near.ts';
import type { VisitStatus } from './visit-states.ts';

const ZONE = 'Europe/Madrid';
const NOW = new Date('2026-11-22T12:00:00Z');
const visit = (plannedStart: string, status: VisitStatus = 'SCHEDULED') => ({
  ...{ plannedStart: new Date(plannedStart), status },
});
const problem = (...visits: ReturnType<typeof visit>[]) => notNearProblem(visits, NOW, ZONE);
const TOO_EARLY = 'Tu visita es el 01/01/2027: podrás hacerlo desde el día anterior';

describe('a technician may work', () => {
  test.each([
    ['today', '2026-11-22T22:00:00Z', null],
    ['tomorrow, at the end of the day', '2026-11-23T22:59:59Z', null],
    ['yesterday, at its beginning', '2026-11-20T23:00:00Z', null],
    [
      'the day after tomorrow, by the zone',
      '2026-11-23T23:00:00Z',
      'Tu visita es el 24/11/2026: podrás hacerlo desde el día anterior',
    ],
    ['in forty days', '2027-01-01T09:00:00Z', TOO_EARLY],
    [
      'the day before yesterday, by the zone',
      '2026-11-20T22:59:59Z',
      'Tu visita era el 20/11/2026: pide a la oficina que la mueva',
    ],
  ])('on a visit planned for %s, within a day of today', (_words, plannedStart, expected) => {
    expect(problem(visit(plannedStart))).toBe(expected);
  });

  test.each<[VisitStatus, string | null]>([
    ['TRAVELLING', null],
    ['IN_PROGRESS', null],
    ['PAUSED', null],
    ['SCHEDULED', TOO_EARLY],
  ])('on a visit of another day in %s only once travelling', (status, expected) => {
    expect(problem(visit('2027-01-01T09:00:00Z', status))).toBe(expected);
  });

  test('if the nearest open visit is within a day', () => {
    const far = visit('2027-01-01T09:00:00Z');
    expect(problem(far, visit('2026-11-23T09:00:00Z'))).toBeNull();
    const over = [visit('2026-11-22T09:00:00Z', 'COMPLETED'), visit('2026-11-22T09:00:00Z', 'CANCELLED')];
    expect(problem(...over, visit('2027-02-01T09:00:00Z'), far)).toBe(TOO_EARLY);
    expect(problem(...over)).toBeNull();
    expect(problem()).toBeNull();
  });
});
