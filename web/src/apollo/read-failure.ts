import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import { NoConnectionError, NoServerError } from '#shared/graphql/post-operation.ts';

/** What went wrong with a query or mutation, in words for the person at the screen and with the request id, if any. */
export function readFailure(error: unknown): Failure {
  if (error instanceof NoConnectionError) return failureOf('NO_CONNECTION');
  if (error instanceof NoServerError) return failureOf('NO_SERVER');
  if (!CombinedGraphQLErrors.is(error)) return failureOf('UNKNOWN');
  const { code, requestId } = error.errors[0]?.extensions ?? {};
  return failureOf(
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof requestId === 'string' ? requestId : null,
  );
}
