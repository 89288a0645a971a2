import { ACCESS_FAILURES } from '@cuadrilla/domain/text/access-failures.ts';
import { REQUEST_FAILURES } from '@cuadrilla/domain/text/failures.ts';
import { TOO_MANY_SIGN_INS } from '@cuadrilla/domain/text/sign-in-failures.ts';
import { NO_CONNECTION } from '#shared/graphql/failure.ts';
import { ChunkError } from '#shared/lazy-page.ts';
import { readAuthError } from '../firebase/auth-port.ts';

export type PasswordProblem = { field: 'current' | 'next' | null; message: string };

const WRONG: PasswordProblem = { field: 'current', message: 'La contraseña no es correcta' };
const GONE: PasswordProblem = {
  field: null,
  message: 'Tu sesión ha caducado. Cierra sesión y vuelve a entrar',
};

const PROBLEMS: Readonly<Record<string, PasswordProblem>> = {
  'auth/wrong-password': WRONG,
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/missing-password': WRONG,
  'auth/weak-password': { field: 'next', message: ACCESS_FAILURES.weakPassword },
  'auth/password-does-not-meet-requirements': {
    field: 'next',
    message: ACCESS_FAILURES.passwordRequirements,
  },
  'auth/too-many-requests': { field: null, message: TOO_MANY_SIGN_INS },
  'auth/network-request-failed': { field: null, message: NO_CONNECTION },
  'auth/timeout': { field: null, message: NO_CONNECTION },
  'auth/user-disabled': { field: null, message: REQUEST_FAILURES.suspended },
  'auth/user-token-expired': GONE,
  'auth/user-not-found': GONE,
  'auth/user-mismatch': GONE,
};

export function passwordProblem(error: unknown): PasswordProblem {
  const { code } = readAuthError(error);
  const known = code === null ? undefined : PROBLEMS[code];
  if (known) return known;
  // The provider's chunk could not be loaded.
  if (error instanceof ChunkError || error instanceof TypeError)
    return { field: null, message: NO_CONNECTION };
  return { field: null, message: ACCESS_FAILURES.service };
}
