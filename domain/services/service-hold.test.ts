import { describe, expect, test } from 'vitest';
import {
  annulledVisitAct,
  HELD_VISITS,
  heldUntilWords,
  heldVisitAct,
  holdUntilProblem,
  isHoldOver,
} from './service-hold.ts';
import { VISIT_STATUSES } from '../visits/visit-states.ts';

describe('holding a service', () => {
  test.each([
    ['KEEP', null],
    ['TRAY', 'unschedule'],
    ['ANNUL', 'cancel'],
  ] as const)('with %s, the act on a scheduled visit is %s', (choice, act) => {
    expect(heldVisitAct(choice, 'SCHEDULED')).toBe(act);
  });

  test.each(VISIT_STATUSES.filter((status) => status !== 'SCHEDULED'))(
    'never changes a visit that is %s',
    (status) => {
      expect(HELD_VISITS.map((choice) => heldVisitAct(choice, status))).toEqual([null, null, null]);
    },
  );
});

test('cancelling a service cancels scheduled and travelling visits', () => {
  const gone = VISIT_STATUSES.filter((status) => annulledVisitAct(status) !== null);
  expect(gone).toEqual(['SCHEDULED', 'TRAVELLING']);
});

test.each([
  ['2026-11-21', 'Elige un día posterior a hoy'],
  ['2026-11-22', 'Elige un día posterior a hoy'],
  ['2026-11-23', null],
  ['2027-11-23', null],
  ['2027-11-24', 'Elige un día de los próximos doce meses'],
])('on 22 November the problem of a hold until %s is: %s', (until, problem) => {
  expect(holdUntilProblem(until, '2026-11-22')).toBe(problem);
});

test.each([
  [null, false],
  [{ until: null }, false],
  [{ until: '2026-11-23' }, false],
  [{ until: '2026-11-22' }, true],
  [{ until: '2026-11-01' }, true],
])('on 22 November isHoldOver of %j is %s', (hold, isOver) => {
  expect(isHoldOver(hold, '2026-11-22')).toBe(isOver);
});

test.each([
  [null, 'En pausa'],
  ['2026-12-03', 'Hasta el 03/12/2026'],
  ['2026-11-22', 'Vuelve hoy'],
  ['2026-11-20', 'Volvió el 20/11/2026'],
])('on 22 November a hold until %s is displayed as «%s»', (until, words) => {
  expect(heldUntilWords(until, '2026-11-22')).toBe(words);
});
