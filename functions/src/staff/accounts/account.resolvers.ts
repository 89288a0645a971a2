import type { GraphQLContext } from '../../server/context.ts';
import { toFailure } from '../../failures.ts';
import type { MutationResolvers, ResolversTypes } from '../../graphql/resolvers.generated.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { createAgent, type CreateAgentOutcome } from './create-agent.ts';
import { createTechnician, type CreateTechnicianOutcome } from './create-technician.ts';
import { agentChanged, answerForKey, emailTaken, recentSignIn, technicianChanged } from '../staff-answers.ts';
import { updateStaff } from '../update-staff.ts';

type AccountMutation =
  'createTechnician' | 'createAgent' | 'updateTechnician' | 'updateAgent' | 'changeOwnPassword';

export const accountMutations: Pick<MutationResolvers, AccountMutation> = {
  createTechnician: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    context.rateLimiter.take(viewer.id, 'accountCreation', context.now());
    await context.sharedLimiter.take(viewer.id, 'accountCreation', context.now());
    return technicianMade(await createTechnician(depsOf(context), viewer, input, key ?? null), context);
  },
  createAgent: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    context.rateLimiter.take(viewer.id, 'accountCreation', context.now());
    await context.sharedLimiter.take(viewer.id, 'accountCreation', context.now());
    return agentMade(await createAgent(depsOf(context), viewer, input, key ?? null), context);
  },
  updateTechnician: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    await context.sharedLimiter.take(viewer.id, 'accountChange', context.now());
    const outcome = await updateStaff(context, viewer, 'technician', { input, key: key ?? null });
    return technicianChanged(outcome, input.id, context);
  },
  updateAgent: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    await context.sharedLimiter.take(viewer.id, 'accountChange', context.now());
    const outcome = await updateStaff(context, viewer, 'agent', { input, key: key ?? null });
    return agentChanged(outcome, input.id, context);
  },
  changeOwnPassword: async (_source, { input, key }, context) => {
    const viewer = await context.anyViewer();
    await context.sharedLimiter.take(viewer.id, 'ownPassword', context.now());
    const outcome = await changeOwnPassword(depsOf(context), viewer, input, key ?? null);
    if (outcome.kind === 'recentSignIn') return recentSignIn();
    if (outcome.kind === 'invalid' || outcome.kind === 'keyReused') return toFailure(outcome);
    // The caller's own document exists, and no version is sent that could be stale.
    if (outcome.kind !== 'done') throw new Error(`users/${viewer.id} is not there`);
    return { __typename: 'ChangeOwnPasswordSuccess', id: viewer.id };
  },
};

function depsOf(context: GraphQLContext) {
  return { ...context, passwordRules: () => context.stores.settings.passwords() };
}

async function technicianMade(
  outcome: CreateTechnicianOutcome,
  context: GraphQLContext,
): Promise<ResolversTypes['CreateTechnicianResult']> {
  if (outcome.kind === 'emailTaken') return emailTaken();
  if (outcome.kind !== 'created') return toFailure(outcome);
  return answerForKey(
    outcome.uid,
    context,
    (technician) => ({ __typename: 'CreateTechnicianSuccess', technician }) as const,
  );
}

async function agentMade(
  outcome: CreateAgentOutcome,
  context: GraphQLContext,
): Promise<ResolversTypes['CreateAgentResult']> {
  if (outcome.kind === 'emailTaken') return emailTaken();
  if (outcome.kind === 'recentSignIn') return recentSignIn();
  if (outcome.kind !== 'created') return toFailure(outcome);
  return answerForKey(
    outcome.uid,
    context,
    (agent) => ({ __typename: 'CreateAgentSuccess', agent }) as const,
  );
}
