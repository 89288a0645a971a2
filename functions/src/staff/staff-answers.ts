import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import type { GraphQLContext } from '../server/context.ts';
import { FAILURES, toConflict, toFailure } from '../failures.ts';
import type { User } from './user.ts';

const KEY_REUSED = { kind: 'keyReused' } as const;

export function emailTaken() {
  const fields = [{ path: 'email', message: MESSAGES.emailTaken }];
  return { __typename: 'EmailTakenError', message: MESSAGES.emailTaken, fields } as const;
}

export function lastAdmin() {
  return { __typename: 'LastAdminError', message: FAILURES.lastAdmin } as const;
}

export function recentSignIn() {
  return { __typename: 'RecentSignInError', message: FAILURES.recentSignIn } as const;
}

export async function reloadUser(uid: string | undefined, { users }: GraphQLContext): Promise<User | null> {
  const found = uid === undefined ? null : await users.reload(uid);
  return found?.kind === 'user' ? found.user : null;
}

/**
 * The user created by a request with this key, regardless of their current role; KeyReused if their document is
 * gone.
 */
export async function answerForKey<S extends object>(
  uid: string,
  context: GraphQLContext,
  success: (user: User) => S,
) {
  const user = await reloadUser(uid, context);
  return user ? success(user) : toFailure(KEY_REUSED);
}

export async function staffConflict<N extends 'Technician' | 'Agent' | 'Me'>(
  __typename: N,
  uid: string,
  context: GraphQLContext,
) {
  const user = await reloadUser(uid, context);
  return user ? toConflict({ __typename, ...user }) : toFailure({ kind: 'notFound' } as const);
}
