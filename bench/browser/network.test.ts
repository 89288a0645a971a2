import { expect, test } from 'vitest';
import { kilobytesOf, wavesOf, type Exchange } from './network.ts';

const asked = (path: string, startedAt: number, endedAt: number): Exchange => ({
  url: `http://127.0.0.1${path}`,
  startedAt,
  endedAt,
  bytes: 1_500,
});

test('wavesOf counts the consecutive round trips up to the API’s last answer', () => {
  const page = asked('/', 0, 400);
  const script = asked('/a.js', 410, 810);
  const me = asked('/graphql', 820, 1_230);
  const early = asked('/graphql', 415, 900);
  expect(wavesOf([page, script, early])).toBe(2);
  expect(wavesOf([page, script, early, me])).toBe(3);
});

test('wavesOf ignores requests after the API’s last answer and those without one', () => {
  const page = asked('/', 0, 400);
  const me = asked('/graphql', 410, 800);
  expect(wavesOf([page, me, asked('/later.js', 900, 1_300)])).toBe(2);
  expect(wavesOf([page, me, asked('/graphql', 900, Number.POSITIVE_INFINITY)])).toBe(2);
});

test('kilobytesOf sums the transferred bytes', () => {
  expect(kilobytesOf([asked('/', 0, 1), asked('/a.js', 0, 1)])).toBe(3);
});
