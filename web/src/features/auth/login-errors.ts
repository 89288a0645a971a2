import { TOO_MANY_SIGN_INS } from '@cuadrilla/domain/text/sign-in-failures.ts';
import { NO_CONNECTION } from '#shared/graphql/failure.ts';

const WRONG_CREDENTIALS = 'Correo electrónico o contraseña erróneos';

/** All credential errors read the same, so that nobody learns which addresses exist. */
export function loginMessage(code: string | null): string {
  if (code === 'auth/network-request-failed') return NO_CONNECTION;
  if (code === 'auth/too-many-requests') return TOO_MANY_SIGN_INS;
  return WRONG_CREDENTIALS;
}
