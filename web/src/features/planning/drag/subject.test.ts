import { describe, expect, test } from 'vitest';
import { withPending } from './overlay.ts';
import { inLevels } from '../grid/rows.ts';
import { isWhereItWas, subjectOfVisit, technicianIdsAfter } from './subject.ts';
import { at, planning, visit } from '../testing/test-plan.ts';

const slot = (from: string, to: string) => ({ start: new Date(at(from)), end: new Date(at(to)) });
const both = visit({ id: '1', of: ['t1', 't2'], from: '09:00', to: '10:00' });
const { planning: plan } = planning({ visits: [both] });

describe('a drop on somebody’s row', () => {
  test('changes only the one in whose row a visit of several was taken', () => {
    expect(technicianIdsAfter(subjectOfVisit(both, 't2', null), 't8')).toEqual(['t1', 't8']);
    expect(technicianIdsAfter(subjectOfVisit(both, 't2', null), 't1')).toEqual(['t1']);
  });

  test('where it was is no move', () => {
    const subject = subjectOfVisit(both, 't1', null);
    expect(isWhereItWas(subject, ['t1', 't2'], slot('09:00', '10:00'))).toBe(true);
    expect(isWhereItWas(subject, ['t1', 't2'], slot('09:00', '10:15'))).toBe(false);
    expect(isWhereItWas(subject, ['t2', 't1'], slot('09:00', '10:00'))).toBe(false);
  });
});

describe('what is on its way', () => {
  const move = {
    kind: 'move',
    id: '1',
    version: 1,
    technicianIds: ['t8'],
    interval: slot('12:00', '13:00'),
  } as const;

  test('is drawn where it is put', () => {
    const [moved] = withPending(plan, move).visits;
    expect(moved?.plannedStart).toBe(at('12:00'));
    expect(moved?.technicians.map(({ name }) => name)).toEqual(['Sergio Acuña']);
  });

  test('is not drawn any more once the plan has a newer version', () => {
    const newer = { ...plan, visits: [{ ...both, version: 2 }] };
    expect(withPending(newer, move)).toBe(newer);
  });
});

test('visits that meet share the row, those that only touch do not', () => {
  const put = (from: string, to: string) => ({ visit: both, interval: slot(from, to) });
  const levels = inLevels([put('10:00', '11:00'), put('09:00', '10:00'), put('09:30', '10:30')]);
  expect(levels.map(({ level }) => level)).toEqual([0, 1, 0]);
});
