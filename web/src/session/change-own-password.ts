import { failureOf, NO_CONNECTION } from '#shared/graphql/failure.ts';
import { NoConnectionError, persistedOperation, postOperation } from '#shared/graphql/post-operation.ts';
import {
  ChangeOwnPasswordDocument,
  type ChangeOwnPasswordMutation,
} from './change-own-password.generated.ts';
import { passwordProblem, type PasswordProblem } from './password-errors.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'reauthenticate' | 'getToken'>;
type Passwords = { current: string; next: string };

/**
 * Replaces one's own password, by the server, which knows what the company asks of it; null once it is done, else what was
 * wrong. It ends every sign-in made before, so this one is made anew.
 */
export async function changeOwnPassword(
  store: Store,
  { current, next }: Passwords,
): Promise<PasswordProblem | null> {
  try {
    await store.reauthenticate(current);
  } catch (error) {
    return passwordProblem(error);
  }
  const problem = await send(next, await store.getToken());
  // Where that fails the password is the new one all the same, and the session ends when its token does.
  if (problem === null) await store.reauthenticate(next).catch(() => undefined);
  return problem;
}

async function send(password: string, token: string | null): Promise<PasswordProblem | null> {
  const variables = { input: { password }, key: crypto.randomUUID() };
  const operation = persistedOperation(ChangeOwnPasswordDocument, 'ChangeOwnPassword', variables);
  try {
    const { data, errors } = await postOperation(operation, token);
    if (!data) return { field: null, message: failureOf(errors?.[0]?.extensions?.code ?? '').message };
    const { result } = data as ChangeOwnPasswordMutation;
    if (result.__typename === 'ChangeOwnPasswordSuccess') return null;
    const field = result.__typename === 'ValidationError' ? result.fields[0] : undefined;
    return field ? { field: 'next', message: field.message } : { field: null, message: result.message };
  } catch (error) {
    const isOffline = error instanceof NoConnectionError;
    return { field: null, message: isOffline ? NO_CONNECTION : failureOf('NO_SERVER').message };
  }
}
