import { expect, test } from 'vitest';
import { provincesOf, splitPrefixes, wrongPrefixes } from './zone-words.ts';

test('provincesOf lists the provinces of codes and prefixes once each', () => {
  expect(provincesOf(['28', '28013', '4500', '45'])).toBe('Madrid y Toledo');
  expect(provincesOf(['99', 'x'])).toBe('');
});

test('splitPrefixes separates pasted codes and removes duplicates', () => {
  expect(splitPrefixes(['28', '28013 28014,28015; 28'])).toEqual(['28', '28013', '28014', '28015']);
});

test.each([
  [['28004', '08'], null],
  [['28004', '999999', '08'], '999999 no es un código postal ni sus primeras cifras, de 2 a 5'],
  [['28004', '99', '999999', '08'], '99 y 999999 no son códigos postales ni sus primeras cifras, de 2 a 5'],
])('wrongPrefixes of %j names the invalid ones', (prefixes, words) => {
  expect(wrongPrefixes(prefixes)).toBe(words);
});
