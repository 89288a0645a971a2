import { expect, test } from 'vitest';
import { mostFrequent } from './most-frequent.ts';

test.each([
  [[], []],
  [['Getafe'], ['Getafe']],
  [
    ['Getafe', 'Parla', 'Parla'],
    ['Parla', 'Getafe'],
  ],
  [
    ['Pinto', 'Getafe', 'Getafe', 'Pinto', 'Parla'],
    ['Pinto', 'Getafe', 'Parla'],
  ],
])('%j has %j, the most frequent first', (texts, found) => {
  expect(mostFrequent(texts)).toEqual(found);
});
