import { ACCESS_FAILURES } from '@cuadrilla/domain/text/access-failures.ts';
import { NO_CONNECTION } from '#shared/graphql/failure.ts';

export const MISSING_CODE = 'Falta el código del enlace';

/** Our text, with Firebase's own text below; an unknown code has only the latter. */
export type ResetError = { message: string; detail?: string; askAgain: boolean };

const USED = 'El enlace ya se ha usado o no es válido';
const EXPIRED = 'El enlace ha caducado';
const SETTINGS = 'La recuperación de contraseña no está bien configurada. Avisa a tu administrador';

/** Every code that Firebase documents for sending and confirming a reset. */
const WORDS: Readonly<Record<string, string>> = {
  'auth/expired-action-code': EXPIRED,
  'auth/invalid-action-code': USED,
  'auth/missing-code': MISSING_CODE,
  'auth/user-disabled': 'La cuenta está desactivada. Habla con tu administrador',
  'auth/user-not-found': ACCESS_FAILURES.noAccount,
  'auth/invalid-recipient-email': ACCESS_FAILURES.noAccount,
  'auth/weak-password': ACCESS_FAILURES.weakPassword,
  'auth/password-does-not-meet-requirements': ACCESS_FAILURES.passwordRequirements,
  'auth/missing-password': 'Indica la contraseña nueva',
  'auth/invalid-email': 'El correo electrónico no es válido',
  'auth/missing-email': 'Indica el correo electrónico',
  'auth/network-request-failed': NO_CONNECTION,
  'auth/timeout': NO_CONNECTION,
  'auth/too-many-requests': ACCESS_FAILURES.tooManyRequests,
  'auth/quota-exceeded': ACCESS_FAILURES.mailQuota,
  'auth/internal-error': ACCESS_FAILURES.service,
  'auth/web-storage-unsupported':
    'El navegador no permite guardar la sesión. Revisa sus ajustes de privacidad',
  'auth/operation-not-allowed': SETTINGS,
  'auth/admin-restricted-operation': SETTINGS,
  'auth/app-not-authorized': SETTINGS,
  'auth/app-not-installed': SETTINGS,
  'auth/argument-error': SETTINGS,
  'auth/configuration-not-found': SETTINGS,
  'auth/invalid-api-key': SETTINGS,
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': SETTINGS,
  'auth/invalid-app-credential': SETTINGS,
  'auth/invalid-app-id': SETTINGS,
  'auth/invalid-continue-uri': SETTINGS,
  'auth/invalid-message-payload': SETTINGS,
  'auth/invalid-sender': SETTINGS,
  'auth/missing-android-pkg-name': SETTINGS,
  'auth/missing-continue-uri': SETTINGS,
  'auth/missing-ios-bundle-id': SETTINGS,
  'auth/unauthorized-continue-uri': SETTINGS,
  'auth/unauthorized-domain': SETTINGS,
};

const ASK_AGAIN = new Set([USED, EXPIRED, MISSING_CODE]);

export function resetError(code: string | null, text: string | null): ResetError {
  const known = code === null ? undefined : WORDS[code];
  if (known === undefined) return { message: text ?? 'Algo ha fallado. Inténtalo de nuevo', askAgain: false };
  return { message: known, askAgain: ASK_AGAIN.has(known), ...(text === null ? {} : { detail: text }) };
}
