import { describe, expect, test } from 'vitest';
import { axisOf, instantOn, placeOn, slotOn } from './axis.ts';
import { at, DAY, MADRID } from '../testing/test-plan.ts';

const axis = axisOf(DAY, MADRID, []);
const between = (from: string, to: string) => ({ start: new Date(at(from)), end: new Date(at(to)) });

describe('the hours on the axis', () => {
  test('are 8 to 19 and extend to earlier or later intervals', () => {
    expect(axis.ticks.map(({ label }) => label)).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
    ]);
    const longer = axisOf(DAY, MADRID, [between('06:30', '07:00'), between('20:15', '21:05')]);
    expect([longer.ticks[0]?.label, longer.ticks.at(-1)?.label]).toEqual(['06:00', '21:00']);
  });

  test('end at midnight for a visit that goes beyond it', () => {
    const night = axisOf(DAY, MADRID, [
      { start: new Date(at('22:00')), end: new Date(at('03:00', '2026-11-22')) },
    ]);
    expect([night.ticks[0]?.label, night.ticks.at(-1)?.label]).toEqual(['08:00', '23:00']);
  });

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('follow the clock change on %s', (day, hours) => {
    const whole = axisOf(day, MADRID, [
      { start: new Date(at('00:00', day)), end: new Date(at('24:00', day)) },
    ]);
    expect(whole.hours).toBe(hours);
    const labels = whole.ticks.map(({ label }) => label);
    expect(labels.filter((label) => label === '02:00')).toHaveLength(hours - 23);
  });
});

describe('positions on the axis', () => {
  test('are the visible part of an interval', () => {
    expect(placeOn(axis, between('08:00', '13:30'))).toEqual({ left: 0, width: 0.5 });
    expect(placeOn(axis, between('19:00', '20:00'))).toBeNull();
  });

  test('snap to quarter hours and start within the axis', () => {
    expect(instantOn(axis, 0.5)).toEqual(new Date(at('13:30')));
    expect(slotOn(axis, 0.503, 90)).toEqual(between('13:30', '15:00'));
    expect(slotOn(axis, -0.2, 60)).toEqual(between('08:00', '09:00'));
    expect(slotOn(axis, 1.2, 60)).toEqual(between('18:45', '19:45'));
  });
});
