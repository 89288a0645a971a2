import { describe, expect, test } from 'vitest';
import { afterFailure, UNTRIED, type Attempts } from './retries.ts';

const START = new Date('2026-11-22T10:00:00Z');
const minutesAfter = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

function failing(times: number): Attempts {
  let state = afterFailure(UNTRIED, START);
  for (let index = 1; index < times; index += 1) state = afterFailure(state, state.notBefore ?? START);
  return state;
}

describe('after a failure', () => {
  test.each([
    [1, 1],
    [2, 3],
    [3, 7],
    [6, 63],
    [7, 123],
    [8, 183],
  ])('the delay doubles up to an hour: after %i failures the retry is at %i minutes', (times, minutes) => {
    expect(failing(times)).toEqual({
      ...{ attempts: times, failingSince: START, stopped: false },
      notBefore: minutesAfter(minutes),
    });
  });

  test.each([
    [24 * 60 - 1, false],
    [24 * 60, true],
  ])('retrying is stopped after %i minutes: %s', (minutes, stopped) => {
    expect(afterFailure(failing(1), minutesAfter(minutes)).stopped).toBe(stopped);
  });

  test('the limit counts from the first failure, not from creation', () => {
    expect(afterFailure(UNTRIED, minutesAfter(3 * 24 * 60)).stopped).toBe(false);
  });
});
