import { expect, test } from 'vitest';
import { lastWorkedAt } from './worked-at.ts';

type Ended = Parameters<typeof lastWorkedAt>[0][number];

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
const visit = (day: number, status: Ended['status'], outcome: Ended['outcome'] = null): Ended => ({
  ...{ status, outcome, finishedAt: on(day) },
});
const PLANNED: Ended = { status: 'SCHEDULED', outcome: null, finishedAt: null };

test.each<[string, Ended[], Date | null]>([
  ['null without visits', [], null],
  ['null while none has ended', [PLANNED, { ...PLANNED, status: 'IN_PROGRESS' }], null],
  ['the end of the last completed visit', [visit(4, 'COMPLETED'), visit(2, 'COMPLETED'), PLANNED], on(4)],
  ['the end of a partial visit', [visit(2, 'COMPLETED'), visit(5, 'NOT_COMPLETED', 'PARTIAL')], on(5)],
  [
    'not that of a later visit in which nothing was done',
    [visit(2, 'COMPLETED'), visit(5, 'NOT_COMPLETED', 'NOT_DONE')],
    on(2),
  ],
  [
    'that of the last visit if nothing was done in any',
    [visit(2, 'NOT_COMPLETED', 'NOT_DONE'), visit(5, 'NOT_COMPLETED', 'NOT_DONE')],
    on(5),
  ],
  ['not that of a cancelled visit', [visit(2, 'COMPLETED'), visit(5, 'CANCELLED')], on(2)],
  ['null if all were cancelled', [visit(5, 'CANCELLED')], null],
])('a service was worked on at %s', (_which, visits, expected) => {
  expect(lastWorkedAt(visits)).toEqual(expected);
});
