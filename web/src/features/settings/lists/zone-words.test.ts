import { expect, test } from 'vitest';
import { provincesOf, splitPrefixes } from './zone-words.ts';

test('the provinces of postal codes and of their beginnings, each once', () => {
  expect(provincesOf(['28', '28013', '4500', '45'])).toBe('Madrid y Toledo');
  expect(provincesOf(['99', 'x'])).toBe('');
});

test('several codes pasted at once are as many tags', () => {
  expect(splitPrefixes(['28', '28013 28014,28015; 28'])).toEqual(['28', '28013', '28014', '28015']);
});
