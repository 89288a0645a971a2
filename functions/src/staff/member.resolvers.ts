import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure } from '../failures.ts';
import type { MutationResolvers, ResolversTypes } from '../graphql/resolvers.generated.ts';
import { changeRole } from './change-role.ts';
import { endSessions } from './accounts/end-sessions.ts';
import { reactivateStaff, suspendStaff } from './set-staff-status.ts';
import { setTechnicianPermissions } from './set-technician-permissions.ts';
import { agentChanged, lastAdmin, reloadUser, technicianChanged } from './staff-answers.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { updateTechnicianProfile } from './update-technician-profile.ts';
import type { StaffOutcome } from './user.ts';

type MemberMutation =
  | 'updateTechnicianProfile'
  | 'setTechnicianPermissions'
  | 'changeRole'
  | 'suspendStaff'
  | 'reactivateStaff'
  | 'endSessions'
  | 'updateMyProfile';

export const memberMutations: Pick<MutationResolvers, MemberMutation> = {
  updateTechnicianProfile: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await updateTechnicianProfile(context, viewer, input, key);
    return technicianChanged(outcome, input.id, context);
  },
  setTechnicianPermissions: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await setTechnicianPermissions(context, viewer, input, key);
    return technicianChanged(outcome, input.id, context);
  },
  changeRole: async (_source, { input, key }, context) => {
    const outcome = await changeRole(context, await context.viewer(), input, key);
    return outcome.kind === 'lastAdmin' ? lastAdmin() : agentChanged(outcome, input.id, context);
  },
  suspendStaff: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    return statusChanged(await suspendStaff(context, viewer, input, key), context);
  },
  reactivateStaff: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    return statusChanged(await reactivateStaff(context, viewer, input, key), context);
  },
  endSessions: async (_source, { input, key }, context) => {
    const outcome = await endSessions(context, await context.viewer(), input, key);
    if (outcome.kind === 'conflict') throw new Error('No version is sent that could be stale');
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'EndSessionsSuccess', id: input.id };
  },
  updateMyProfile: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await updateMyProfile(context, viewer, input, key);
    if (outcome.kind === 'invalid' || outcome.kind === 'keyReused') return toFailure(outcome);
    // The viewer has a document: it was read to authenticate them.
    const me = (await reloadUser(viewer.id, context)) ?? viewer;
    if (outcome.kind === 'done') return { __typename: 'MyProfileSuccess', me };
    return toConflict({ __typename: 'Me' as const, ...me });
  },
};

async function statusChanged(
  outcome: StaffOutcome | { kind: 'lastAdmin' },
  context: GraphQLContext,
): Promise<ResolversTypes['StaffStatusResult']> {
  if (outcome.kind === 'lastAdmin') return lastAdmin();
  if (outcome.kind === 'conflict') throw new Error('No version is sent that could be stale');
  if (outcome.kind !== 'done') return toFailure(outcome);
  const user = await reloadUser(outcome.ids[0], context);
  if (!user) return toFailure({ kind: 'notFound' });
  const { id, status } = user;
  return {
    __typename: 'StaffStatusSuccess',
    id,
    status,
    heldWork: await context.stores.staff.heldWork(id, context.now()),
  };
}
