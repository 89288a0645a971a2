import { PASSWORD_MIN } from '../inputs/parts/checks.ts';
import { characterCount } from '../text/text.ts';

export type PasswordRules = {
  minLength: number;
  refuseCommon: boolean;
  changeFirst: boolean;
};

/** Firebase's own minimum, as in the specification. */
export const PASSWORD_RULES: PasswordRules = {
  minLength: PASSWORD_MIN,
  refuseCommon: false,
  changeFirst: false,
};

export const PASSWORD_MIN_MOST = 32;
export const COMMON_PASSWORDS = 10_000;

const COMMON = 'Es una de las contraseñas que más se usan: elige otra';

/** `isCommon` is only called if the rules refuse common passwords. */
export async function passwordRuleProblem(
  password: string,
  { minLength, refuseCommon }: PasswordRules,
  isCommon: (password: string) => Promise<boolean>,
): Promise<string | null> {
  if (characterCount(password) < minLength)
    return `La contraseña debe tener al menos ${minLength} caracteres`;
  return refuseCommon && (await isCommon(password)) ? COMMON : null;
}
