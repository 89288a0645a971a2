import { REQUEST_FAILURES } from '@cuadrilla/domain/text/failures.ts';

export type Failure = { message: string; code: string; requestId: string | null };

export const NO_CONNECTION = 'Sin conexión. Comprueba la red e inténtalo de nuevo';

/** Error codes that end the session, with their messages. */
export const SESSION_ENDING: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Tu sesión ha caducado. Vuelve a iniciar sesión',
  NO_ACCOUNT: REQUEST_FAILURES.noAccess,
  UNKNOWN_ROLE: REQUEST_FAILURES.noAccess,
  ACCOUNT_SUSPENDED: REQUEST_FAILURES.suspended,
};

const WORDS: Readonly<Record<string, string>> = {
  ...SESSION_ENDING,
  NO_CONNECTION,
  NO_SERVER: 'El servidor no responde. Inténtalo de nuevo en unos minutos',
  FORBIDDEN: 'Tu perfil no permite hacer esto',
  BAD_USER_INPUT: 'El servidor no ha aceptado los datos enviados',
  RATE_LIMITED: 'Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo',
  BUSY: 'Hay mucha actividad ahora mismo. Inténtalo de nuevo',
  PERSISTED_ONLY: 'Hay una versión nueva de Cuadrilla. Recarga la página',
};

/** Never shows the server's own text. */
export function failureOf(code: string, requestId: string | null = null): Failure {
  return { message: WORDS[code] ?? REQUEST_FAILURES.unexpected, code, requestId };
}

type Thrown = { failure?: Failure; errors?: readonly { extensions?: Record<string, unknown> }[] };

export function readFailure(error: unknown): Failure {
  const { failure, errors } = (error ?? {}) as Thrown;
  if (failure) return failure;
  const { code, requestId } = errors?.[0]?.extensions ?? {};
  return failureOf(
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof requestId === 'string' ? requestId : null,
  );
}
