import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['123456', true],
  ['PassWord', true],
  ['24081990', true],
  ['password ', false],
  ['caldera-azul-martes', false],
])('%s is common: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
});
