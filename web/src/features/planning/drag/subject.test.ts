import { describe, expect, test } from 'vitest';
import { withPending } from './overlay.ts';
import { inLevels } from '../grid/rows.ts';
import { isWhereItWas, subjectOfVisit, technicianIdsAfter } from './subject.ts';
import { at, planning, visit } from '../testing/test-plan.ts';

const slot = (from: string, to: string) => ({ start: new Date(at(from)), end: new Date(at(to)) });
const both = visit({ id: '1', of: ['t1', 't2'], from: '09:00', to: '10:00' });
const { planning: plan } = planning({ visits: [both] });

describe('dropping a visit on a row', () => {
  test('replaces only the technician from whose row it was dragged', () => {
    expect(technicianIdsAfter(subjectOfVisit(both, 't2', null), 't8')).toEqual(['t1', 't8']);
    expect(technicianIdsAfter(subjectOfVisit(both, 't2', null), 't1')).toEqual(['t1']);
  });

  test('is not a move when technicians and times are the same', () => {
    const subject = subjectOfVisit(both, 't1', null);
    expect(isWhereItWas(subject, ['t1', 't2'], slot('09:00', '10:00'))).toBe(true);
    expect(isWhereItWas(subject, ['t1', 't2'], slot('09:00', '10:15'))).toBe(false);
    expect(isWhereItWas(subject, ['t2', 't1'], slot('09:00', '10:00'))).toBe(false);
  });
});

describe('a pending move', () => {
  const move = {
    kind: 'move',
    id: '1',
    version: 1,
    technicianIds: ['t8'],
    interval: slot('12:00', '13:00'),
  } as const;

  test('is shown at its new position', () => {
    const [moved] = withPending(plan, move).visits;
    expect(moved?.plannedStart).toBe(at('12:00'));
    expect(moved?.technicians.map(({ name }) => name)).toEqual(['Sergio Acuña']);
  });

  test('is ignored once the plan has a newer version', () => {
    const newer = { ...plan, visits: [{ ...both, version: 2 }] };
    expect(withPending(newer, move)).toBe(newer);
  });
});

test('overlapping visits get different levels, adjacent ones share one', () => {
  const put = (from: string, to: string) => ({ visit: both, interval: slot(from, to) });
  const levels = inLevels([put('10:00', '11:00'), put('09:00', '10:00'), put('09:30', '10:30')]);
  expect(levels.map(({ level }) => level)).toEqual([0, 1, 0]);
});
