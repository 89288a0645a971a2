import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import type { GraphQLContext } from '../server/context.ts';
import { FAILURES, toConflict, toFailure } from '../unit/failures.ts';
import type { User } from './user.ts';

const KEY_REUSED = { kind: 'keyReused' } as const;

/** An address that somebody else has, as data. */
export function emailTaken() {
  const fields = [{ path: 'email', message: MESSAGES.emailTaken }];
  return { __typename: 'EmailTakenError', message: MESSAGES.emailTaken, fields } as const;
}

/** The last administrator would go, as data. */
export function lastAdmin() {
  return { __typename: 'LastAdminError', message: FAILURES.lastAdmin } as const;
}

/** The password was not typed lately, as data. */
export function recentSignIn() {
  return { __typename: 'RecentSignInError', message: FAILURES.recentSignIn } as const;
}

/** A member of staff as they are now, whatever was read before; null where nobody is there any more. */
export async function nowIs(uid: string | undefined, { users }: GraphQLContext): Promise<User | null> {
  const found = uid === undefined ? null : await users.reload(uid);
  return found?.kind === 'user' ? found.user : null;
}

/**
 * The person that a key stands for, as they are now, also where their role is another by now. Where their document means
 * nothing any more there is nobody to answer with: the key is used up.
 */
export async function madeOr<S extends object>(
  uid: string,
  context: GraphQLContext,
  success: (user: User) => S,
) {
  const user = await nowIs(uid, context);
  return user ? success(user) : toFailure(KEY_REUSED);
}

/** A change of somebody that came too late, with who they are now. */
export async function staffConflict<N extends 'Technician' | 'Agent' | 'Me'>(
  __typename: N,
  uid: string,
  context: GraphQLContext,
) {
  const user = await nowIs(uid, context);
  return user ? toConflict({ __typename, ...user }) : toFailure({ kind: 'notFound' } as const);
}
