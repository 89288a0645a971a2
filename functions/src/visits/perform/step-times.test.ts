import { describe, expect, test } from 'vitest';
import type { VisitPause } from '../visit.ts';
import { instantAfter, loggedAt, pausesEnded, pausesWithin } from './step-times.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const pause = (from: string, to: string | null): VisitPause => ({
  ...{ from: at(from), to: to === null ? null : at(to), reason: 'BREAK' },
});

describe('the instant of a step', () => {
  const none = { createdAt: at('07:00'), travelStartedAt: null, arrivedAt: null, pauses: [] };

  test.each([
    ['is its own where nothing came before', none, '09:00', '09:00'],
    ['is not before the visit was planned', { ...none, createdAt: at('09:05') }, '09:00', '09:05'],
    ['is not before the departure', { ...none, travelStartedAt: at('09:10') }, '09:00', '09:10'],
    ['is not before the arrival', { ...none, arrivedAt: at('09:20') }, '09:00', '09:20'],
    ['is not before a pause', { ...none, pauses: [pause('09:30', null)] }, '09:00', '09:30'],
    ['is not before the end of a pause', { ...none, pauses: [pause('09:30', '09:40')] }, '09:35', '09:40'],
    ['is its own after all of it', { ...none, pauses: [pause('09:30', '09:40')] }, '09:50', '09:50'],
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

test('in the log a step stands behind each that a clock has put in the same instant', () => {
  const [start, later] = [at('09:20'), at('09:30')];
  const visit = { createdAt: at('07:00'), travelStartedAt: start, arrivedAt: start, pauses: [] };
  expect(loggedAt(visit, start)).toEqual(new Date(start.getTime() + 2));
  expect(loggedAt({ ...visit, pauses: [pause('09:20', null)] }, start)).toEqual(
    new Date(start.getTime() + 3),
  );
  expect(loggedAt(visit, later)).toEqual(later);
});

test('only the pause that lasts is ended', () => {
  const pauses = [pause('09:00', '09:10'), pause('09:30', null)];
  expect(pausesEnded(pauses, at('09:45'))).toEqual([pause('09:00', '09:10'), pause('09:30', '09:45')]);
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

  test('last on while the work does', () => {
    const lasting = [pause('08:50', null)];
    expect(pausesWithin(lasting, { ...between, finishedAt: null })).toEqual([pause('09:00', null)]);
  });
});
