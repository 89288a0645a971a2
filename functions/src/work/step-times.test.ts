import { describe, expect, test } from 'vitest';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import type { VisitPause } from '@cuadrilla/domain/records/visit.ts';
import { instantAfter, loggedAt, pausesWithin, visitAtHand, workedAt } from './step-times.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const pause = (from: string, to: string | null): VisitPause => ({
  ...{ from: at(from), to: to === null ? null : at(to), reason: 'BREAK' },
});

describe('the instant of a step', () => {
  const none = { createdAt: at('07:00'), travelStartedAt: null, arrivedAt: null, pauses: [] };

  test.each([
    ['is its own where nothing came before', none, '09:00', '09:00'],
    ['is not before the visit was planned', { ...none, createdAt: at('09:05') }, '09:00', '09:05'],
    ['is not before the arrival', { ...none, arrivedAt: at('09:20') }, '09:00', '09:20'],
  ])('%s', (_name, visit, given, expected) => {
    expect(instantAfter(visit, at(given), null)).toEqual(at(expected));
  });

  test('comes after the reopening of the service', () => {
    const reopenedAt = at('09:00');
    expect(instantAfter(none, at('08:59'), reopenedAt)).toEqual(new Date(reopenedAt.getTime() + 1));
    expect(instantAfter(none, reopenedAt, reopenedAt)).toEqual(new Date(reopenedAt.getTime() + 1));
    expect(instantAfter(none, at('09:01'), reopenedAt)).toEqual(at('09:01'));
  });
});

test('in the log a step follows earlier ones with the same time', () => {
  const [start, later] = [at('09:20'), at('09:30')];
  const visit = { createdAt: at('07:00'), travelStartedAt: start, arrivedAt: start, pauses: [] };
  expect(loggedAt(visit, start)).toEqual(new Date(start.getTime() + 2));
  expect(loggedAt({ ...visit, pauses: [pause('09:20', null)] }, start)).toEqual(
    new Date(start.getTime() + 3),
  );
  expect(loggedAt(visit, later)).toEqual(later);
});

describe('the time of an act that is not a step', () => {
  const receivedAt = at('12:00');
  const visit = {
    ...{ createdAt: at('07:00'), travelStartedAt: at('09:10'), arrivedAt: at('09:20') },
    pauses: [pause('09:30', '09:40')],
  };
  const reported = (time: string | null) => ({ occurredAt: time === null ? null : at(time), receivedAt });
  const behind = (time: string) => new Date(at(time).getTime() + 1);

  test.each([
    ['as its device says', visit, '10:15', at('10:15')],
    ['while a colleague rests', visit, '09:35', at('09:35')],
    ['not before the arrival', visit, '09:15', behind('09:20')],
    ['not before the departure', { ...visit, arrivedAt: null }, '09:00', behind('09:10')],
    ['as its device says, in no visit', null, '06:00', at('06:00')],
    ['when it arrived, where its device says nothing', visit, null, receivedAt],
    ['when it arrived, where its device is ahead', visit, '12:06', receivedAt],
  ])('%s', (_name, within, time, expected) => {
    expect(workedAt(within, reported(time), null)).toEqual(expected);
  });

  test('after the reopening of its service', () => {
    expect(workedAt(visit, reported('10:15'), at('11:00'))).toEqual(behind('11:00'));
  });
});

describe('the visit at hand', () => {
  const none = { createdAt: at('07:00'), travelStartedAt: null, arrivedAt: null, pauses: [] };
  const of = (status: VisitStatus, change: object = {}) => ({
    ...none,
    status,
    technicianIds: ['t1'],
    ...change,
  });
  const over = of('COMPLETED', { arrivedAt: at('08:00') });
  const paused = of('PAUSED', { arrivedAt: at('09:00') });
  const travelling = of('TRAVELLING', { travelStartedAt: at('10:00') });
  const [next, later] = [of('SCHEDULED'), of('SCHEDULED', { createdAt: at('07:01') })];
  const theirs = { ...paused, technicianIds: ['t2'] };

  test.each([
    ['is the latest that was begun', [over, paused, travelling, next], travelling],
    ['is the first to come where none is', [over, next, later], next],
    ['is no colleague’s', [theirs, next], next],
    ['is none that is over', [over], null],
  ])('%s', (_name, visits, expected) => {
    expect(visitAtHand(visits, 't1')).toBe(expected);
  });
});

describe('pauses within corrected times', () => {
  const between = { arrivedAt: at('09:00'), finishedAt: at('11:00') };

  test.each([
    ['stay as they are inside', pause('09:30', '09:40'), [pause('09:30', '09:40')]],
    ['begin with the work', pause('08:50', '09:10'), [pause('09:00', '09:10')]],
    ['end with the work', pause('10:50', '11:10'), [pause('10:50', '11:00')]],
    ['go where they lie before it', pause('08:00', '09:00'), []],
    ['go where they lie after it', pause('11:00', '11:30'), []],
  ])('%s', (_name, given, expected) => {
    expect(pausesWithin([given], between)).toEqual(expected);
  });

  test('stay open while the work continues', () => {
    const lasting = [pause('08:50', null)];
    expect(pausesWithin(lasting, { ...between, finishedAt: null })).toEqual([pause('09:00', null)]);
  });
});
