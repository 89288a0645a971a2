import type { PasswordRules } from '@cuadrilla/domain/people/password-rules.ts';
import type { PasswordsCard_PasswordsFragment } from './passwords-card.generated.ts';

export const PASSWORD_LABELS = {
  minLength: 'Longitud mínima',
  refuseCommon: 'Rechazar las más usadas',
  changeFirst: 'Cambiar la primera al entrar',
} satisfies Record<keyof PasswordRules, string>;

export type PasswordValues = Omit<PasswordRules, 'minLength'> & { minLength: string };

export function passwordValues(passwords: PasswordsCard_PasswordsFragment): PasswordValues {
  const { minLength, refuseCommon, changeFirst } = passwords;
  return { minLength: String(minLength), refuseCommon, changeFirst };
}

/** NaN for anything but a number; the schema refuses it. */
export const passwordInput = ({ minLength, ...rest }: PasswordValues) => ({
  ...rest,
  minLength: Number(minLength.trim()),
});
