import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import type { GraphQLContext } from '../server/context.ts';
import { FAILURES, NOT_FOUND, toConflict, toFailure } from '../failures.ts';
import type { DetailsOutcome } from './change-details.ts';
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

export function technicianChanged(outcome: DetailsOutcome, uid: string, context: GraphQLContext) {
  const success = (technician: User) => ({ __typename: 'TechnicianSuccess', technician }) as const;
  return staffChanged(outcome, uid, context, { current: 'Technician', success });
}

export function agentChanged(outcome: DetailsOutcome, uid: string, context: GraphQLContext) {
  const success = (agent: User) => ({ __typename: 'AgentSuccess', agent }) as const;
  return staffChanged(outcome, uid, context, { current: 'Agent', success });
}

async function staffChanged<N extends 'Technician' | 'Agent', S extends object>(
  outcome: DetailsOutcome,
  uid: string,
  context: GraphQLContext,
  { current, success }: { current: N; success: (user: User) => S },
) {
  if (outcome.kind === 'emailTaken') return emailTaken();
  if (outcome.kind === 'recentSignIn') return recentSignIn();
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const user = await reloadUser(outcome.kind === 'done' ? outcome.ids[0] : uid, context);
  if (user === null) return toFailure(NOT_FOUND);
  return outcome.kind === 'done' ? success(user) : toConflict({ __typename: current, ...user });
}
