import { expect, test, vi } from 'vitest';
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

test('loads the password list again after a failed load', async () => {
  vi.resetModules();
  vi.doMock('@zxcvbn-ts/language-common', () => {
    throw new Error('not now');
  });
  const { isCommonPassword: isCommon } = await import('./common-passwords.ts');
  await expect(isCommon('123456')).rejects.toThrow();
  vi.doUnmock('@zxcvbn-ts/language-common');
  expect(await isCommon('123456')).toBe(true);
});
