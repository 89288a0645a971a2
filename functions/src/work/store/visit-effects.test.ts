import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { describe, expect, test } from 'vitest';
import type { Visit } from '../visit.ts';
import { effectsOfVisits } from './visit-effects.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));
const OPEN = { explicit: null, reopenedAt: null } as const;

function visit(
  id: string,
  on: number,
  status: Visit['status'],
  who = ['t1'],
  changes: Partial<Visit> = {},
): Visit {
  const technicians = who.map((each) => ({ id: each, name: `${each} en ${id}`, color: 'red' }));
  const times = { plannedStart: day(on), plannedEnd: new Date(day(on).getTime() + 3_600_000) };
  const isOver = status === 'COMPLETED' || status === 'NOT_COMPLETED';
  const ended = { finishedAt: isOver ? day(on) : null };
  return { ...BLANK, ...times, ...ended, id, status, technicians, technicianIds: who, ...changes };
}

const BLANK = { ...emptyRecord(VISIT), createdAt: day(1), updatedAt: day(1), version: 1 };

describe('the next visit and its time', () => {
  const cases: [name: string, visits: Visit[], next: string | null, planned: Date | null][] = [
    ['are null without visits', [], null, null],
    [
      'are those of the earliest planned visit',
      [visit('b', 9, 'SCHEDULED'), visit('a', 8, 'SCHEDULED')],
      'a',
      day(8),
    ],
    [
      'are those of a visit in progress before a planned one',
      [visit('a', 8, 'SCHEDULED'), visit('b', 9, 'IN_PROGRESS')],
      'b',
      day(9),
    ],
    ['are those of a paused visit too', [visit('a', 8, 'TRAVELLING'), visit('b', 9, 'PAUSED')], 'b', day(9)],
    [
      'are those of a travelling visit too',
      [visit('a', 8, 'SCHEDULED'), visit('b', 9, 'TRAVELLING')],
      'b',
      day(9),
    ],
    [
      'are none and the last time if no visit is to come',
      [visit('b', 9, 'COMPLETED'), visit('a', 8, 'NOT_COMPLETED')],
      null,
      day(9),
    ],
    ['ignore a cancelled visit', [visit('a', 8, 'CANCELLED'), visit('b', 7, 'COMPLETED')], null, day(7)],
    ['are null if all visits are cancelled', [visit('a', 8, 'CANCELLED')], null, null],
  ];
  test.each(cases)('%s', (_name, visits, next, planned) => {
    const effects = effectsOfVisits(OPEN, visits);
    expect([effects.nextVisit?.id ?? null, effects.plannedAt]).toEqual([next, planned]);
  });
});

test('dates the work by its end, not by the plan', () => {
  const late = visit('a', 8, 'COMPLETED', ['t1'], { finishedAt: day(11) });
  expect(effectsOfVisits(OPEN, [late])).toMatchObject({ plannedAt: day(8), workedAt: day(11) });
  expect(effectsOfVisits(OPEN, [late, visit('b', 12, 'CANCELLED')]).workedAt).toEqual(day(11));
});

test('lists each technician once, with the name in the latest visit and without cancelled visits', () => {
  const visits = [
    visit('a', 8, 'COMPLETED', ['t1', 't2']),
    visit('c', 10, 'CANCELLED', ['t4']),
    visit('b', 9, 'SCHEDULED', ['t2', 't3']),
  ];
  const { technicians, technicianIds } = effectsOfVisits(OPEN, visits);
  expect(technicianIds).toEqual(['t1', 't2', 't3']);
  expect(technicians.map(({ name }) => name)).toEqual(['t1 en a', 't2 en b', 't3 en b']);
});

test('is open until it is finished, closed or cancelled', () => {
  const finished = [visit('a', 8, 'COMPLETED')];
  expect(effectsOfVisits(OPEN, finished)).toMatchObject({ status: 'FINISHED', open: false });
  expect(effectsOfVisits({ ...OPEN, reopenedAt: day(9) }, finished)).toMatchObject({
    status: 'PENDING',
    open: true,
  });
  expect(effectsOfVisits({ ...OPEN, explicit: 'ON_HOLD' }, finished)).toMatchObject({
    status: 'ON_HOLD',
    open: true,
  });
  for (const explicit of ['CLOSED', 'CANCELLED'] as const) {
    expect(effectsOfVisits({ ...OPEN, explicit }, [])).toMatchObject({ status: explicit, open: false });
  }
});
