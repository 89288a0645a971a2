import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAtOf, remainingWords } from './due.ts';
import { PRIORITIES } from './service-type.ts';

const buffers = { low: 72, normal: 48, high: 24, urgent: 8, firstResponse: 24 };
const HOUR = 3_600_000;

test.each([
  ['LOW', '2026-11-24T10:00:00.000Z'],
  ['NORMAL', '2026-11-23T10:00:00.000Z'],
  ['HIGH', '2026-11-22T10:00:00.000Z'],
  ['URGENT', '2026-11-21T18:00:00.000Z'],
] as const)('what is asked for on 21 November at 10:00 with priority %s is due at %s', (priority, dueAt) => {
  const requestedAt = new Date('2026-11-21T10:00:00Z');
  const input = { requestedAt, notBefore: null, priority, buffers, heldMs: 0 };
  expect(dueAtOf(input).toISOString()).toBe(dueAt);
});

test.each([
  // Asked for a later date: from then on. For an earlier one: from when it was asked.
  ['2026-11-25T08:00:00Z', 0, '2026-11-26T08:00:00.000Z'],
  ['2026-11-20T08:00:00Z', 0, '2026-11-22T10:00:00.000Z'],
  // As much later as it was on hold.
  [null, 90 * 60_000, '2026-11-22T11:30:00.000Z'],
  ['2026-11-25T08:00:00Z', 2 * HOUR, '2026-11-26T10:00:00.000Z'],
])('not before %s and held %i ms, it is due at %s', (notBefore, heldMs, dueAt) => {
  const input = {
    requestedAt: new Date('2026-11-21T10:00:00Z'),
    notBefore: notBefore === null ? null : new Date(notBefore),
    priority: 'HIGH' as const,
    buffers,
    heldMs,
  };
  expect(dueAtOf(input).toISOString()).toBe(dueAt);
});

test('the clock of a deadline counts hours that pass, whatever the clocks on the wall do', () => {
  const requestedAt = new Date('2026-10-24T20:00:00Z');
  const dueAt = dueAtOf({ requestedAt, notBefore: null, priority: 'HIGH', buffers, heldMs: 0 });
  expect(dueAt.getTime() - requestedAt.getTime()).toBe(24 * HOUR);
});

test('the more it presses, the sooner it is due', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }), (requestedAt) => {
      const due = PRIORITIES.map((priority) =>
        dueAtOf({ requestedAt, notBefore: null, priority, buffers, heldMs: 0 }).getTime(),
      );
      expect(due).toEqual([...due].sort((a, b) => b - a));
    }),
  );
});

const minutes = (count: number) => count * 60_000;

test.each([
  [minutes(4 * 60 + 31), 'Quedan 4 h 31 min', 'ok'],
  [minutes(4 * 60), 'Quedan 4 h', 'ok'],
  [minutes(4 * 60) - 1, 'Quedan 3 h 59 min', 'soon'],
  [minutes(61), 'Quedan 1 h 1 min', 'soon'],
  [minutes(60), 'Queda 1 h', 'soon'],
  [minutes(59), 'Quedan 59 min', 'soon'],
  [minutes(1), 'Queda 1 min', 'soon'],
  [minutes(1) - 1, 'Queda menos de 1 min', 'soon'],
  [0, 'Queda menos de 1 min', 'soon'],
  [minutes(24 * 60) - 1, 'Quedan 23 h 59 min', 'ok'],
  [minutes(24 * 60), 'Queda 1 día', 'ok'],
  [minutes(31 * 60), 'Quedan 1 día y 7 h', 'ok'],
  [minutes(51 * 60), 'Quedan 2 días y 3 h', 'ok'],
  [minutes(80 * 60), 'Quedan 3 días', 'ok'],
  [-1, 'Vencido hace menos de 1 min', 'late'],
  [minutes(-12), 'Vencido hace 12 min', 'late'],
  [minutes(-125), 'Vencido hace 2 h', 'late'],
  [minutes(-24 * 60), 'Vencido hace 1 día', 'late'],
  [minutes(-72 * 60), 'Vencido hace 3 días', 'late'],
])('with %i ms left: %s', (left, text, tone) => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(remainingWords(new Date(now.getTime() + left), now)).toEqual({ text, tone });
});
