import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure, type Failure } from '../unit/failures.ts';
import type { MutationResolvers, ResolversTypes } from '../graphql/resolvers.generated.ts';
import { changeRole } from './change-role.ts';
import type { StaffOutcome } from './store/change-user-store.ts';
import { endSessions } from './accounts/end-sessions.ts';
import { reactivateStaff, suspendStaff } from './set-staff-status.ts';
import { setTechnicianPermissions } from './set-technician-permissions.ts';
import { lastAdmin, nowIs, recentSignIn, staffConflict } from './staff-answers.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { updateTechnicianProfile } from './update-technician-profile.ts';

type MemberMutation =
  | 'updateTechnicianProfile'
  | 'setTechnicianPermissions'
  | 'changeRole'
  | 'suspendStaff'
  | 'reactivateStaff'
  | 'endSessions'
  | 'updateMyProfile';

/** What concerns what a member of staff may and can do. */
export const memberMutations: Pick<MutationResolvers, MemberMutation> = {
  updateTechnicianProfile: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await updateTechnicianProfile(depsOf(context), viewer, input, key ?? null);
    return technicianChanged(outcome, input.id, context);
  },
  setTechnicianPermissions: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await setTechnicianPermissions(depsOf(context), viewer, input, key ?? null);
    return technicianChanged(outcome, input.id, context);
  },
  changeRole: async (_source, { input, key }, context) => {
    const outcome = await changeRole(depsOf(context), await context.viewer(), input, key ?? null);
    if (outcome.kind === 'recentSignIn') return recentSignIn();
    if (outcome.kind === 'lastAdmin') return lastAdmin();
    if (outcome.kind === 'conflict') return staffConflict('Agent', input.id, context);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const agent = await nowIs(outcome.ids[0], context);
    return agent ? { __typename: 'AgentSuccess', agent } : toFailure({ kind: 'notFound' });
  },
  suspendStaff: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    return statusChanged(await suspendStaff(depsOf(context), viewer, input, key ?? null), context);
  },
  reactivateStaff: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    return statusChanged(await reactivateStaff(depsOf(context), viewer, input, key ?? null), context);
  },
  endSessions: async (_source, { input, key }, context) => {
    const outcome = await endSessions(depsOf(context), await context.viewer(), input, key ?? null);
    // No version is sent, so that there is none to be stale.
    if (outcome.kind === 'conflict') return toFailure({ kind: 'notFound' });
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'EndSessionsSuccess', id: input.id };
  },
  updateMyProfile: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await updateMyProfile(depsOf(context), viewer, input, key ?? null);
    if (outcome.kind === 'invalid' || outcome.kind === 'keyReused') return toFailure(outcome);
    // Whoever asks has a document: it was read to know them.
    const me = (await nowIs(viewer.id, context)) ?? viewer;
    if (outcome.kind === 'done') return { __typename: 'MyProfileSuccess', me };
    return toConflict({ __typename: 'Me' as const, ...me });
  },
};

function depsOf({ accounts, stores, parsePhone, signedInRecently, now }: GraphQLContext) {
  return { accounts, staff: stores.staff, parsePhone, signedInRecently, now };
}

async function technicianChanged(
  outcome: StaffOutcome | Extract<Failure, { kind: 'invalid' }> | { kind: 'recentSignIn' },
  uid: string,
  context: GraphQLContext,
): Promise<ResolversTypes['TechnicianResult']> {
  if (outcome.kind === 'recentSignIn') return recentSignIn();
  if (outcome.kind === 'conflict') return staffConflict('Technician', uid, context);
  if (outcome.kind !== 'done') return toFailure(outcome);
  const technician = await nowIs(outcome.ids[0], context);
  return technician ? { __typename: 'TechnicianSuccess', technician } : toFailure({ kind: 'notFound' });
}

async function statusChanged(
  outcome: StaffOutcome | { kind: 'lastAdmin' },
  context: GraphQLContext,
): Promise<ResolversTypes['StaffStatusResult']> {
  if (outcome.kind === 'lastAdmin') return lastAdmin();
  // No version is sent, so that there is none to be stale.
  if (outcome.kind === 'conflict') return toFailure({ kind: 'notFound' });
  if (outcome.kind !== 'done') return toFailure(outcome);
  const user = await nowIs(outcome.ids[0], context);
  if (!user) return toFailure({ kind: 'notFound' });
  const { id, status } = user;
  return {
    __typename: 'StaffStatusSuccess',
    ...{ id, status, heldWork: await context.stores.staff.heldWork(id, context.now()) },
  };
}
