import { PASSWORD_MIN } from '../inputs/parts/checks.ts';
import { characterCount } from '../text/text.ts';

export type PasswordRules = {
  minLength: number;
  /** Whether those that everybody tries first are refused. */
  refuseCommon: boolean;
  /** Whether whoever is given a password has to replace it when they first sign in. */
  changeFirst: boolean;
};

/** The specification's: nothing more than what Firebase itself takes. */
export const PASSWORD_RULES: PasswordRules = {
  minLength: PASSWORD_MIN,
  refuseCommon: false,
  changeFirst: false,
};

/** The longest that a company may ask for: whoever chooses more chooses well, but nobody is made to. */
export const PASSWORD_MIN_MOST = 32;
export const COMMON_PASSWORDS = 10_000;

const COMMON = 'Es una de las contraseñas que más se usan: elige otra';

/** What is wrong with a password that is one as such, in Spanish, or null; `isCommon` is asked only where it matters. */
export async function passwordRuleProblem(
  password: string,
  { minLength, refuseCommon }: PasswordRules,
  isCommon: (password: string) => Promise<boolean>,
): Promise<string | null> {
  if (characterCount(password) < minLength)
    return `La contraseña debe tener al menos ${minLength} caracteres`;
  return refuseCommon && (await isCommon(password)) ? COMMON : null;
}
