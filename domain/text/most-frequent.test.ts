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
])('of %j the result is %j, most frequent first', (texts, found) => {
  expect(mostFrequent(texts)).toEqual(found);
});
