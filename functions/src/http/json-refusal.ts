import type { GraphQLError } from 'graphql';

import { isUnavailable, unavailable, refusal, type ErrorCode } from '../errors.ts';

export type FileErrorCode = ErrorCode | 'NOT_FOUND' | 'INVALID_FILE' | 'ID_TAKEN' | 'FULL' | 'TRANSITION';

export type Refusal = { code: FileErrorCode; message: string; retryAfterSeconds?: number };

const STATUS: Partial<Record<FileErrorCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NO_ACCOUNT: 403,
  UNKNOWN_ROLE: 403,
  ACCOUNT_SUSPENDED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  ID_TAKEN: 409,
  TRANSITION: 409,
  FULL: 409,
  PAYLOAD_TOO_LARGE: 413,
  INVALID_FILE: 422,
  RATE_LIMITED: 429,
  BUSY: 503,
};

export function statusOfCode(code: FileErrorCode): number {
  return STATUS[code] ?? 500;
}

/** Our own refusals pass unchanged; anything else is masked, with its `cause` for the log. `cause` is null for a refusal. */
export function refusalOf(thrown: unknown): Refusal & { cause: unknown } {
  // By name, not by class, as in `maskError`.
  if (thrown instanceof Error && thrown.name === 'GraphQLError') {
    const { message, extensions = {}, originalError } = thrown as Error & Partial<GraphQLError>;
    const { code, retryAfterSeconds } = extensions;
    if (typeof code === 'string') {
      const wait = typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {};
      return { code: code as ErrorCode, message, ...wait, cause: originalError ?? null };
    }
  }
  if (isUnavailable(thrown)) return { code: 'BUSY', message: unavailable(thrown).message, cause: thrown };
  const { message } = refusal('INTERNAL_SERVER_ERROR');
  return { code: 'INTERNAL_SERVER_ERROR', message, cause: thrown };
}
