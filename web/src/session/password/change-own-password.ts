import { failureOf, NO_CONNECTION } from '#shared/graphql/failure.ts';
import { NoConnectionError, persistedOperation, postOperation } from '#shared/graphql/post-operation.ts';
import {
  ChangeOwnPasswordDocument,
  type ChangeOwnPasswordMutation,
} from './change-own-password.generated.ts';
import { passwordProblem, type PasswordProblem } from './password-errors.ts';
import type { SessionStore } from '../session-store.ts';

type Store = Pick<SessionStore, 'reauthenticate' | 'getToken'>;
type Passwords = { current: string; next: string };

type Intent = { next: string; key: string };

/** `isKnown` is false if the answer was lost. */
type Answer = { isKnown: boolean; problem: PasswordProblem | null };

const SIGN_IN_AGAIN: PasswordProblem = {
  field: null,
  message: 'Tu contraseña ya es la nueva, pero no se ha podido volver a entrar. Inténtalo de nuevo',
};

/**
 * Changes one's own password through the server, which knows the policy. The change ends all sessions, so it signs in again.
 * Each form keeps one instance, so that a retry reuses its key.
 */
export function passwordChange(store: Store): (passwords: Passwords) => Promise<PasswordProblem | null> {
  let open: Intent | null = null;
  return async ({ current, next }) => {
    const isAgain = open?.next === next && (await signsIn(store, next));
    if (!isAgain) {
      try {
        await store.reauthenticate(current);
      } catch (error) {
        return passwordProblem(error);
      }
    }
    const intent: Intent = open?.next === next ? open : { next, key: crypto.randomUUID() };
    open = intent;
    const { isKnown, problem } = await sendUntilKnown(store, intent);
    if (problem !== null) {
      if (isKnown) open = null;
      return problem;
    }
    if (!(await signsIn(store, next))) return SIGN_IN_AGAIN;
    open = null;
    return null;
  };
}

/** After a lost answer, signing in with the new password shows whether it was set. */
async function sendUntilKnown(store: Store, intent: Intent): Promise<Answer> {
  const answer = await send(store, intent);
  return answer.isKnown || !(await signsIn(store, intent.next)) ? answer : send(store, intent);
}

const signsIn = (store: Store, password: string): Promise<boolean> =>
  store.reauthenticate(password).then(
    () => true,
    () => false,
  );

async function send(store: Store, { next, key }: Intent): Promise<Answer> {
  const variables = { input: { password: next }, key };
  const operation = persistedOperation(ChangeOwnPasswordDocument, 'ChangeOwnPassword', variables);
  try {
    const { data, errors } = await postOperation(operation, await store.getToken());
    if (!data) return unknown(failureOf(errors?.[0]?.extensions?.code ?? '').message);
    const { result } = data as ChangeOwnPasswordMutation;
    if (result.__typename === 'ChangeOwnPasswordSuccess') return { isKnown: true, problem: null };
    const field = result.__typename === 'ValidationError' ? result.fields[0] : undefined;
    const problem: PasswordProblem = field
      ? { field: 'next', message: field.message }
      : { field: null, message: result.message };
    return { isKnown: true, problem };
  } catch (error) {
    return unknown(error instanceof NoConnectionError ? NO_CONNECTION : failureOf('NO_SERVER').message);
  }
}

const unknown = (message: string): Answer => ({ isKnown: false, problem: { field: null, message } });
