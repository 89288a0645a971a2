import { REQUEST_FAILURES } from '@cuadrilla/domain/text/failures.ts';
import { GraphQLError } from 'graphql';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NO_ACCOUNT'
  | 'UNKNOWN_ROLE'
  | 'ACCOUNT_SUSPENDED'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'BAD_USER_INPUT'
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'LIMIT_EXCEEDED'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'PERSISTED_ONLY'
  | 'BUSY'
  | 'INTERNAL_SERVER_ERROR';

const SENTENCES = {
  UNAUTHENTICATED: 'Tienes que iniciar sesión',
  FORBIDDEN: 'No tienes permiso para hacer esto',
  NO_ACCOUNT: REQUEST_FAILURES.noAccess,
  UNKNOWN_ROLE: REQUEST_FAILURES.noAccess,
  ACCOUNT_SUSPENDED: REQUEST_FAILURES.suspended,
  PASSWORD_CHANGE_REQUIRED: 'Elige una contraseña nueva para empezar',
  LIMIT_EXCEEDED: 'La consulta es demasiado grande',
  PAYLOAD_TOO_LARGE: 'La petición es demasiado grande',
  RATE_LIMITED: 'Demasiadas acciones seguidas. Espera un momento',
  PERSISTED_ONLY: 'Solo se aceptan las operaciones de la aplicación',
  BUSY: 'Hay otra operación en curso. Inténtalo de nuevo en unos segundos',
  INTERNAL_SERVER_ERROR: REQUEST_FAILURES.unexpected,
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The sentence of the code is shown to the user; `extra` is added to `extensions`. */
export function refusal(code: keyof typeof SENTENCES, extra: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(SENTENCES[code], { extensions: { ...extra, code } });
}

const UNAVAILABLE = 14;
const DEADLINE_EXCEEDED = 4;

/** Sets HTTP status 503 too, for monitors. */
export function unavailable(cause: Error): GraphQLError {
  return new GraphQLError('La base de datos no responde. Inténtalo de nuevo en unos segundos', {
    originalError: cause,
    extensions: { code: 'BUSY' satisfies ErrorCode, http: { status: 503 } },
  });
}

/** True for gRPC's statuses of an unreachable database. */
export function isUnavailable(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && [UNAVAILABLE, DEADLINE_EXCEEDED].includes(Number(error.code))
  );
}

/** For malformed arguments that no user typed: a cursor, a page size, a key. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } });
}

export const badCursor = (): GraphQLError => badUserInput('Cursor no válido');

/** Sets HTTP status 400 too. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_REQUEST' satisfies ErrorCode, http: { status: 400 } },
  });
}
