import { describe, expect, test, vi } from 'vitest';
import { PASSWORD_RULES, passwordRuleProblem } from './password-rules.ts';

const COMMON = 'Es una de las contraseñas que más se usan: elige otra';
const isCommon = (password: string) => Promise.resolve(password === 'password1');

describe('the password rules', () => {
  test.each([
    ['accept six characters by default', 'abcdef', {}, null],
    ['accept a common password by default', 'password1', {}, null],
    ['refuse a common password if set', 'password1', { refuseCommon: true }, COMMON],
    [
      'refuse a password shorter than the minimum',
      'abcdefghi',
      { minLength: 10 },
      'La contraseña debe tener al menos 10 caracteres',
    ],
    ['accept a password of the minimum length', 'abcdefghij', { minLength: 10, refuseCommon: true }, null],
    [
      'count characters instead of UTF-16 units',
      '😀😀😀😀😀😀',
      { minLength: 7 },
      'La contraseña debe tener al menos 7 caracteres',
    ],
  ])('%s', async (_words, password, rules, problem) => {
    expect(await passwordRuleProblem(password, { ...PASSWORD_RULES, ...rules }, isCommon)).toBe(problem);
  });

  test('look up common passwords only if required', async () => {
    const lookUp = vi.fn(isCommon);
    await passwordRuleProblem('password1', PASSWORD_RULES, lookUp);
    await passwordRuleProblem('short', { minLength: 8, refuseCommon: true, changeFirst: false }, lookUp);
    expect(lookUp).not.toHaveBeenCalled();
  });
});
