import { describe, expect, test } from 'vitest';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import type { VisitPause } from '@cuadrilla/domain/records/visit.ts';
import { instantAfter, loggedAt, pausesWithin, visitAtHand, workedAt } from './step-times.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const pause = (from: string, to: string | null): VisitPause => ({
  ...{ from: at(from), to: to === null ? null : at(to), reason: 'BREAK' },
});

describe('the time of a step', () => {
  const none = { createdAt: at('07:00'), travelStartedAt: null, arrivedAt: null, pauses: [] };

  test.each([
    ['is the reported time if there was no earlier step', none, '09:00', '09:00'],
    ['is not before the visit was created', { ...none, createdAt: at('09:05') }, '09:00', '09:05'],
    ['is not before the arrival', { ...none, arrivedAt: at('09:20') }, '09:00', '09:20'],
  ])('%s', (_name, visit, given, expected) => {
    expect(instantAfter(visit, at(given), null)).toEqual(at(expected));
  });

  test('is after the reopening of the service', () => {
    const reopenedAt = at('09:00');
    expect(instantAfter(none, at('08:59'), reopenedAt)).toEqual(new Date(reopenedAt.getTime() + 1));
    expect(instantAfter(none, reopenedAt, reopenedAt)).toEqual(new Date(reopenedAt.getTime() + 1));
    expect(instantAfter(none, at('09:01'), reopenedAt)).toEqual(at('09:01'));
  });
});

test('a step is logged after earlier ones with the same time', () => {
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
    ['is the reported time', visit, '10:15', at('10:15')],
    ['is the reported time during a pause of the visit', visit, '09:35', at('09:35')],
    ['is not before the arrival', visit, '09:15', behind('09:20')],
    ['is not before the departure', { ...visit, arrivedAt: null }, '09:00', behind('09:10')],
    ['is the reported time without a visit', null, '06:00', at('06:00')],
    ['is the received time without a reported one', visit, null, receivedAt],
    ['is the received time if the reported one is later', visit, '12:06', receivedAt],
  ])('%s', (_name, within, time, expected) => {
    expect(workedAt(within, reported(time), null)).toEqual(expected);
  });

  test('is after the reopening of its service', () => {
    expect(workedAt(visit, reported('10:15'), at('11:00'))).toEqual(behind('11:00'));
  });
});

describe('the current visit', () => {
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
    ['is the latest visit that was started', [over, paused, travelling, next], travelling],
    ['is the next planned visit if none was started', [over, next, later], next],
    ["is never a colleague's", [theirs, next], next],
    ['is never a finished one', [over], null],
  ])('%s', (_name, visits, expected) => {
    expect(visitAtHand(visits, 't1')).toBe(expected);
  });
});

describe('pauses within corrected times', () => {
  const between = { arrivedAt: at('09:00'), finishedAt: at('11:00') };

  test.each([
    ['stay unchanged inside the work', pause('09:30', '09:40'), [pause('09:30', '09:40')]],
    ['are cut to the start of the work', pause('08:50', '09:10'), [pause('09:00', '09:10')]],
    ['are cut to the end of the work', pause('10:50', '11:10'), [pause('10:50', '11:00')]],
    ['are dropped before the work', pause('08:00', '09:00'), []],
    ['are dropped after the work', pause('11:00', '11:30'), []],
  ])('%s', (_name, given, expected) => {
    expect(pausesWithin([given], between)).toEqual(expected);
  });

  test('stay open while the work continues', () => {
    const lasting = [pause('08:50', null)];
    expect(pausesWithin(lasting, { ...between, finishedAt: null })).toEqual([pause('09:00', null)]);
  });
});
