import { expect, test } from 'vitest';
import { busyTime, daysOfVisit, shownTime, type VisitInPlan } from './busy-time.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const visit = (changes: Partial<VisitInPlan>) => ({
  ...{ status: 'SCHEDULED' as const, plannedStart: at('24T08:00'), plannedEnd: at('24T10:00') },
  ...{ arrivedAt: null, finishedAt: null, ...changes },
});
const planned = { start: at('24T08:00'), end: at('24T10:00') };
const worked = { arrivedAt: at('25T09:00'), finishedAt: at('25T09:40') };
const real = { start: at('25T09:00'), end: at('25T09:40') };

test.each([
  ['SCHEDULED', {}, planned],
  ['TRAVELLING', {}, planned],
  ['IN_PROGRESS', { arrivedAt: at('25T09:00') }, planned],
  ['PAUSED', { arrivedAt: at('25T09:00') }, planned],
  ['COMPLETED', worked, real],
  ['NOT_COMPLETED', worked, real],
  ['NOT_COMPLETED', { finishedAt: at('24T09:00') }, null],
  // A correction may leave no time at all.
  ['COMPLETED', { arrivedAt: at('25T09:00'), finishedAt: at('25T09:00') }, null],
  ['CANCELLED', {}, null],
] as const)('busyTime of a visit that is %s is correct', (status, times, expected) => {
  expect(busyTime(visit({ status, ...times }))).toEqual(expected);
});

test.each([
  ['as planned', {}, ['2026-11-24']],
  ['worked on another day', { status: 'COMPLETED', ...worked }, ['2026-11-24', '2026-11-25']],
  ['across midnight', { plannedEnd: at('25T00:00') }, ['2026-11-24', '2026-11-25']],
  ['until midnight', { plannedEnd: at('24T23:00') }, ['2026-11-24']],
  ['that is cancelled', { status: 'CANCELLED' }, []],
] as const)('daysOfVisit is correct for a visit %s', (_where, changes, days) => {
  expect(daysOfVisit(visit(changes), 'Europe/Madrid')).toEqual(days);
});

test.each([
  ['as it took place', { status: 'COMPLETED', ...worked }, real],
  ['as planned if it ended unstarted', { status: 'NOT_COMPLETED', finishedAt: at('25T09:00') }, planned],
  ['as planned until it is over', { status: 'IN_PROGRESS', arrivedAt: at('25T09:00') }, planned],
] as const)('a plan shows a visit %s', (_how, changes, expected) => {
  expect(shownTime(visit(changes))).toEqual(expected);
});
