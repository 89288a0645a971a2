import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';
import { phoneText } from './phone-text.ts';

test.each([
  ['+34612345678', '612 34 56 78'],
  ['+34910000001', '910 00 00 01'],
  ['+442079460958', '0044 20 7946 0958'],
  ['+33612345678', '0033 6 12 34 56 78'],
  ['+351912345678', '00351 912 345 678'],
])('%s is exported as %s, which is parsed back to the same phone', (e164, text) => {
  expect(phoneText(e164)).toBe(text);
  expect(parsePhone(text)).toBe(e164);
});
