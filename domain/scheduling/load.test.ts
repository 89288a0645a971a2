import { describe, expect, test } from 'vitest';
import { dayLoad, nearestFreeStart, type SlotQuestion, type TechnicianFacts } from '../visits/scheduling.ts';
import { localOf } from '../time/time.ts';
import { ALL_WEEK, MADRID, question, slot, technician, visit } from './testing/test-facts.ts';

describe('the load of a day', () => {
  const context = { zone: MADRID, holidays: [{ date: '2026-12-08', name: 'La Inmaculada' }] };
  const who = technician({
    visits: [
      visit('2026-11-23 08:00', '2026-11-23 10:30'),
      visit('2026-11-23 22:00', '2026-11-24 01:00', 'S-1'),
    ],
    absences: [{ from: '2026-11-25', to: '2026-11-26', kind: 'VACATION' }],
  });

  test.each([
    ['2026-11-22', 0, 0],
    ['2026-11-23', 270, 540],
    ['2026-11-24', 60, 540],
    ['2026-11-25', 0, 0],
    ['2026-11-27', 0, 540],
    ['2026-12-08', 0, 0],
  ])('on %s is %i of %i minutes', (date, plannedMinutes, capacityMinutes) => {
    expect(dayLoad(who, date, context)).toEqual({ plannedMinutes, capacityMinutes });
  });

  test.each([
    ['2026-03-29', 23 * 60],
    ['2026-10-25', 25 * 60],
  ])('on %s with work around the clock has a capacity of %i minutes', (date, capacityMinutes) => {
    expect(dayLoad({ ...who, weeklyHours: ALL_WEEK }, date, context).capacityMinutes).toBe(capacityMinutes);
  });
});

describe('the nearest free start', () => {
  const nearest = (who: Partial<TechnicianFacts>, what: Partial<SlotQuestion> = {}, step?: number) => {
    const start = nearestFreeStart(technician(who), question(what), step);
    if (start === null) return null;
    const { day: date, time } = localOf(MADRID, start);
    return `${date} ${time}`;
  };

  test('is the requested one if it is free', () => {
    expect(nearest({})).toBe('2026-11-23 10:00');
    expect(nearest({}, { interval: slot('2026-11-23 10:07', '2026-11-23 12:00') })).toBe('2026-11-23 10:07');
  });

  test.each([
    [15, '2026-11-23 11:15'],
    [30, '2026-11-23 11:30'],
    [60, '2026-11-23 12:00'],
  ])('is after the conflict, in steps of %i minutes', (step, start) => {
    expect(nearest({ visits: [visit('2026-11-23 09:00', '2026-11-23 11:05')] }, {}, step)).toBe(start);
  });

  test('leaves enough time before the next visit, and avoids the lunch break', () => {
    const visits = [
      visit('2026-11-23 09:00', '2026-11-23 11:00', 'S-1'),
      visit('2026-11-23 12:30', '2026-11-23 13:00', 'S-2'),
    ];
    expect(nearest({ visits })).toBe('2026-11-23 15:00');
  });

  test('is on the next working day if the requested one has no room', () => {
    const friday = slot('2026-11-27 16:30', '2026-11-27 18:30');
    expect(nearest({}, { interval: friday })).toBe('2026-11-30 08:00');
    const holidays = [{ date: '2026-11-30', name: 'San Andrés' }];
    expect(nearest({}, { interval: friday, holidays })).toBe('2026-12-01 08:00');
  });

  test('is outside working hours if it fits within none for a week', () => {
    const visits = [visit('2026-11-23 09:00', '2026-11-23 13:00')];
    const interval = slot('2026-11-23 10:00', '2026-11-23 17:00');
    expect(nearest({ visits }, { interval })).toBe('2026-11-23 13:00');
  });

  test('is after an absence, and null if that lasts more than a week', () => {
    const away = (to: string) => [{ from: '2026-11-23', to, kind: 'VACATION' as const }];
    expect(nearest({ absences: away('2026-11-24') })).toBe('2026-11-25 08:00');
    expect(nearest({ absences: away('2026-11-29') })).toBe('2026-11-30 08:00');
    expect(nearest({ absences: away('2026-11-30') })).toBeNull();
  });

  test('can be the last evening of the searched week, ending the next morning', () => {
    const night = { mon: [{ from: '22:00', to: '24:00' }], tue: [{ from: '00:00', to: '02:00' }] };
    const weeklyHours = { ...night, wed: [], thu: [], fri: [], sat: [], sun: [] };
    const absences = [{ from: '2026-11-23', to: '2026-11-24', kind: 'VACATION' as const }];
    const interval = slot('2026-11-23 22:00', '2026-11-24 02:00');
    expect(nearest({ weeklyHours, absences }, { interval })).toBe('2026-11-30 22:00');
  });

  test('is null for a suspended technician', () => {
    expect(nearest({ status: 'SUSPENDED' })).toBeNull();
  });

  test('is found in the repeated hour when the clocks go back', () => {
    const visits = [{ ...visit('2026-10-25 00:00', '2026-10-25 02:00'), end: new Date('2026-10-25T00:45Z') }];
    const interval = { start: new Date('2026-10-25T00:00Z'), end: new Date('2026-10-25T01:00Z') };
    const start = nearestFreeStart(technician({ visits, weeklyHours: ALL_WEEK }), question({ interval }));
    expect(start?.toISOString()).toBe('2026-10-25T00:45:00.000Z');
  });
});
