import { expect, test } from 'vitest';
import { formatPhone } from './phone-format.ts';

test.each([
  ['+34612345678', '612 34 56 78'],
  ['+34912345678', '912 34 56 78'],
  ['+33142685300', '+33142685300'],
  ['+3461234567', '+3461234567'],
  ['', ''],
])('the stored phone %j is displayed as %j', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
