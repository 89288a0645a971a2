import type { GraphQLContext } from '../server/context.ts';
import { toFailure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, SystemStatus } from '../graphql/resolvers.generated.ts';
import { retryStaleCopy } from './retry-stale-copy.ts';
import { toStaleCopies } from './stale-copy.ts';

const statusOf = async ({ stores }: GraphQLContext): Promise<SystemStatus> => ({
  staleCopies: toStaleCopies(await stores.system.jobs()),
});

export const systemQueries: Pick<QueryResolvers, 'systemStatus'> = {
  systemStatus: (_source, _args, context) => statusOf(context),
};

export const systemMutations: Pick<MutationResolvers, 'retryStaleCopy'> = {
  retryStaleCopy: async (_source, { input, key }, context) => {
    const outcome = await retryStaleCopy(context, await context.viewer(), input, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'RetryStaleCopySuccess', status: await statusOf(context) };
  },
};
