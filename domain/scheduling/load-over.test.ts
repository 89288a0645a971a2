import { describe, expect, test } from 'vitest';
import { awayOn, loadOver } from './load-over.ts';
import { byLoad, loadShare, loadTone, loadWords, sumOfLoads } from './load.ts';
import { MADRID, technician, visit } from './testing/test-facts.ts';

const load = (plannedMinutes: number, capacityMinutes: number) => ({ plannedMinutes, capacityMinutes });

test.each([
  [0, 0, 'calm', 0, '0 h de 0 h'],
  [0, 480, 'calm', 0, '0 h de 8 h'],
  [432, 480, 'calm', 0.9, '7 h 12 de 8 h'],
  [433, 480, 'full', 433 / 480, '7 h 13 de 8 h'],
  [480, 480, 'full', 1, '8 h de 8 h'],
  [481, 480, 'over', 1, '8 h 01 de 8 h'],
  [60, 0, 'over', 1, '1 h de 0 h'],
])('a load of %i of %i minutes is %s', (planned, capacity, tone, share, words) => {
  const given = load(planned, capacity);
  expect([loadTone(given), loadShare(given), loadWords(given)]).toEqual([tone, share, words]);
});

test('the sum of no loads is zero', () => {
  expect(sumOfLoads([])).toEqual(load(0, 0));
  expect(sumOfLoads([load(30, 60), load(15, 0)])).toEqual(load(45, 60));
});

test('the busiest come first by their share of their time; the others keep their order', () => {
  const given = [load(0, 480), load(240, 480), load(0, 0), load(500, 480), load(60, 0), load(120, 240)];
  const expected = [load(60, 0), load(500, 480), load(240, 480), load(120, 240), load(0, 480), load(0, 0)];
  expect(byLoad(given)).toEqual(expected);
  expect(given[0]).toEqual(load(0, 480));
});

describe('the load of several days', () => {
  const holidays = [{ date: '2026-12-08', name: 'La Inmaculada' }];
  const who = technician({
    visits: [
      visit('2026-11-23 08:00', '2026-11-23 10:30'),
      visit('2026-11-24 09:00', '2026-11-24 10:00', 'S-1'),
    ],
    absences: [{ from: '2026-11-25', to: '2026-11-27', kind: 'VACATION' }],
  });

  test.each([
    ['a day', ['2026-11-23'], 150, 540, null],
    ['a week with an absence', ['2026-11-23', '2026-11-24', '2026-11-25'], 210, 1_080, null],
    ['an absence', ['2026-11-25', '2026-11-26'], 0, 0, 'Vacaciones'],
    ['a holiday', ['2026-12-08'], 0, 0, 'Festivo: La Inmaculada'],
    ['no day', [], 0, 0, null],
  ])('for %s', (_what, days, planned, capacity, away) => {
    expect(loadOver(who, days, { zone: MADRID, holidays })).toEqual({ ...load(planned, capacity), away });
  });
});

test('seconds are rounded up to whole minutes', () => {
  const start = new Date('2026-11-23T08:00:00.000Z');
  const visits = [{ id: 'v', serviceCode: 'S-1', start, end: new Date('2026-11-23T08:10:40.067Z') }];
  const taken = loadOver(technician({ visits }), ['2026-11-23'], { zone: MADRID, holidays: [] });
  expect(taken.plannedMinutes).toBe(11);
});

test('an absence is named before a holiday', () => {
  const absences = [{ from: '2026-12-08', to: '2026-12-08', kind: 'SICK_LEAVE' as const }];
  const holidays = [{ date: '2026-12-08', name: 'La Inmaculada' }];
  expect(awayOn({ absences, holidays }, '2026-12-08')).toBe('Baja médica');
  expect(awayOn({ absences: [], holidays }, '2026-12-09')).toBeNull();
});
