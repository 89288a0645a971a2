import { describe, expect, test, vi } from 'vitest';
import { PASSWORD_RULES, passwordRuleProblem } from './password-rules.ts';

const COMMON = 'Es una de las contraseñas que más se usan: elige otra';
const isCommon = (password: string) => Promise.resolve(password === 'password1');

describe('a password', () => {
  test.each([
    ['as the specification has them', 'abcdef', {}, null],
    ['that everybody uses, where that may be', 'password1', {}, null],
    ['that everybody uses', 'password1', { refuseCommon: true }, COMMON],
    ['too short', 'abcdefghi', { minLength: 10 }, 'La contraseña debe tener al menos 10 caracteres'],
    ['just long enough', 'abcdefghij', { minLength: 10, refuseCommon: true }, null],
    [
      'of letters that take two units each',
      '😀😀😀😀😀😀',
      { minLength: 7 },
      'La contraseña debe tener al menos 7 caracteres',
    ],
  ])('%s', async (_words, password, rules, problem) => {
    expect(await passwordRuleProblem(password, { ...PASSWORD_RULES, ...rules }, isCommon)).toBe(problem);
  });

  test('is looked up only where it matters', async () => {
    const lookUp = vi.fn(isCommon);
    await passwordRuleProblem('password1', PASSWORD_RULES, lookUp);
    await passwordRuleProblem('short', { minLength: 8, refuseCommon: true, changeFirst: false }, lookUp);
    expect(lookUp).not.toHaveBeenCalled();
  });
});
