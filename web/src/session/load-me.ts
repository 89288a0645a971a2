import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import { againWhileBusy } from '#shared/graphql/again-while-busy.ts';
import { NoConnectionError, persistedOperation, postOperation } from '#shared/graphql/post-operation.ts';
import type { AuthUser } from './firebase/auth-port.ts';
import { MeDocument, type MeQuery } from './me.generated.ts';

export type Person = MeQuery['me'];

export class MeFailure extends Error {
  override name = 'MeFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export const failureIn = (error: unknown): Failure =>
  error instanceof MeFailure ? error.failure : failureOf('INTERNAL_SERVER_ERROR');

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
    const operation = persistedOperation(MeDocument, 'Me');
    return await againWhileBusy(async () => postOperation(operation, await user.getToken()));
  } catch (error) {
    throw new MeFailure(failureOf(error instanceof NoConnectionError ? 'NO_CONNECTION' : 'NO_SERVER'));
  }
}
