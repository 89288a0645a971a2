import { describe, expect, test } from 'vitest';
import { betterMeasure, measureOf, skewAt, skewOf, type ClockReading } from './device-clock.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const START = Date.UTC(2026, 10, 23, 8);
const at = (wallMs: number, liveMs: number, page = 1): ClockReading => ({ page, wallMs, liveMs });

describe('a measurement', () => {
  const asked = at(START, 0);

  test.each([
    ['right to the second', START, 400, 0],
    ['2 h behind the server', START + 2 * HOUR, 400, -2 * HOUR - 300],
    ['2 h ahead of it', START - 2 * HOUR, 400, 2 * HOUR - 300],
    ['off by less than a slow answer can show', START + 9 * SECOND, 20 * SECOND, 0],
  ])('of a clock that is %s has the right skew', (_name, server, took, skew) => {
    const measure = measureOf(new Date(server).toUTCString(), asked, at(START + took, took));
    expect(measure && skewOf(measure)).toBe(skew);
  });

  test.each([
    ['no date', null, at(START + 400, 400)],
    ['an invalid date', 'ayer', at(START + 400, 400)],
    ['a clock that was set meanwhile', new Date(START).toUTCString(), at(START + HOUR, 400)],
  ])('with %s is null', (_name, date, answered) => {
    expect(measureOf(date, asked, answered)).toBeNull();
  });

  test('is kept over a less exact one that agrees, and replaced after the clock was set', () => {
    const date = new Date(START).toUTCString();
    const first = measureOf(date, asked, at(START + 100, 100));
    const slow = measureOf(date, asked, at(START + 1_400, 1_400));
    const moved = measureOf(date, at(START + HOUR, 2_000), at(START + HOUR + 100, 2_100));
    if (!first || !slow || !moved) throw new Error('Not measured');
    expect(betterMeasure(null, first)).toBe(first);
    expect(betterMeasure(first, slow)).toBe(first);
    expect(betterMeasure(slow, first)).toBe(first);
    expect(betterMeasure(first, moved)).toBe(moved);
  });
});

describe('skewAt', () => {
  const AHEAD = 2 * HOUR;
  const measure = { ...at(START + AHEAD, 0), serverMs: START, errorMs: 600 };

  test.each([
    ['the measured one', at(START + AHEAD + HOUR, HOUR), AHEAD],
    ['the measured one after a reload', at(START + AHEAD + HOUR, 40, 2), AHEAD],
    [
      'the measured one after sleep, which does not count as page lifetime',
      at(START + AHEAD + HOUR, 40),
      AHEAD,
    ],
    ['0 once the clock was set right', at(START + HOUR, HOUR), 0],
    ['0 once the clock was set right and the page reloaded', at(START + SECOND, 40, 2), 0],
  ])('is %s', (_name, now, ahead) => {
    expect(skewAt(now, measure)).toBe(ahead);
  });

  test('is 0 if the clock was never measured', () => {
    expect(skewAt(at(START, 0), null)).toBe(0);
  });
});
