import { passwordRuleProblem, type PasswordRules } from '@cuadrilla/domain/people/password-rules.ts';
import { wrongField } from '../../unit/failures.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordDependencies = { passwordRules: () => Promise<PasswordRules> };

/** What is wrong with a password by the company's rules, at its field; null where nothing is. */
export async function checkPassword(password: string, rules: PasswordRules) {
  const message = await passwordRuleProblem(password, rules, isCommonPassword);
  return message === null ? null : wrongField('password', message);
}
