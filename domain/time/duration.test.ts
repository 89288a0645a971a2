import { expect, test } from 'vitest';
import { durationWords } from './duration.ts';

test.each([
  [0, '0 h'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [210, '3 h 30'],
  [480, '8 h'],
  [1_500, '25 h'],
])('%i minutes are displayed as %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});
