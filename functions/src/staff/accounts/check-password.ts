import { passwordRuleProblem, type PasswordRules } from '@cuadrilla/domain/people/password-rules.ts';
import { wrongField } from '../../failures.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordDependencies = { passwordRules: () => Promise<PasswordRules> };

export async function checkPassword(password: string, rules: PasswordRules) {
  const message = await passwordRuleProblem(password, rules, isCommonPassword);
  return message === null ? null : wrongField('password', message);
}
