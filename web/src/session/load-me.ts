import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import { NoConnectionError, persistedOperation, postOperation } from '#shared/graphql/post-operation.ts';
import type { AuthUser } from './firebase/auth-port.ts';
import { MeDocument, type MeQuery } from './me.generated.ts';

/** Who the server says the signed-in person is. */
export type Person = MeQuery['me'];

/** Why the server did not say it. */
export class MeFailure extends Error {
  override name = 'MeFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Why the server did not say it; what nobody expected is a fault of its own. */
export const failureIn = (error: unknown): Failure =>
  error instanceof MeFailure ? error.failure : failureOf('INTERNAL_SERVER_ERROR');

/** Asks the server who a signed-in person is and which role they have, by plain fetch: Apollo may still be loading. */
export async function loadMe(user: AuthUser): Promise<Person> {
  const answer = await ask(user);
  const error = answer.errors?.[0];
  if (error) {
    const { code = 'INTERNAL_SERVER_ERROR', requestId = null } = error.extensions ?? {};
    throw new MeFailure(failureOf(code, requestId));
  }
  return (answer.data as MeQuery).me;
}

async function ask(user: AuthUser) {
  try {
    return await postOperation(persistedOperation(MeDocument, 'Me'), await user.getToken());
  } catch (error) {
    throw new MeFailure(failureOf(error instanceof NoConnectionError ? 'NO_CONNECTION' : 'NO_SERVER'));
  }
}
