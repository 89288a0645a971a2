import { expect, test } from 'vitest';
import { kilobytesOf, wavesOf, type Exchange } from './network.ts';

const asked = (path: string, startedAt: number, endedAt: number): Exchange => ({
  url: `http://127.0.0.1${path}`,
  operation: null,
  startedAt,
  endedAt,
  bytes: 1_500,
});

const question = (operation: string, startedAt: number, endedAt: number): Exchange => ({
  ...asked('/graphql', startedAt, endedAt),
  operation,
});

test('wavesOf counts the consecutive round trips up to the answer with the rows', () => {
  const page = asked('/', 0, 400);
  const script = asked('/a.js', 410, 810);
  const early = question('Rows', 415, 900);
  const late = question('Rows', 820, 1_230);
  expect(wavesOf([page, script, early], ['Rows'])).toBe(2);
  expect(wavesOf([page, script, late], ['Changes', 'Rows'])).toBe(3);
});

test('wavesOf ignores what is asked for after the rows, and a question without an answer never has them', () => {
  const page = asked('/', 0, 400);
  const rows = question('Rows', 410, 800);
  expect(wavesOf([page, rows, asked('/later.js', 900, 1_300), question('Team', 810, 1_200)], ['Rows'])).toBe(
    2,
  );
  expect(wavesOf([page, question('Rows', 410, Number.POSITIVE_INFINITY)], ['Rows'])).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('kilobytesOf sums the transferred bytes', () => {
  expect(kilobytesOf([asked('/', 0, 1), asked('/a.js', 0, 1)])).toBe(3);
});
