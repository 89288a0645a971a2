import type { GraphQLContext } from '../server/context.ts';
import { toDuplicateError } from './duplicate-failure.ts';
import { FAILURES, toConflict, toFailure } from '../failures.ts';
import type { MutationResolvers } from '../graphql/resolvers.generated.ts';
import { archiveClient, restoreClient, type ArchiveOutcome } from './archive-client.ts';
import { createClient } from './create-client.ts';
import { mergeClients } from './merge-clients.ts';
import { updateClient } from './update-client.ts';

type Names = 'createClient' | 'updateClient' | 'archiveClient' | 'restoreClient' | 'mergeClients';

export const clientMutations: Pick<MutationResolvers, Names> = {
  createClient: async (_source, { input, key }, context) => {
    const outcome = await createClient(context, await context.viewer(), input, key);
    if (outcome.kind === 'duplicate') return toDuplicateError(outcome);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const [id = '', siteId] = outcome.ids;
    const client = await context.stores.clients.get(id);
    const site = siteId === undefined ? null : await context.stores.sites.find(siteId);
    return { __typename: 'CreateClientSuccess', client, site };
  },
  updateClient: async (_source, { input, key }, context) => {
    const outcome = await updateClient(context, await context.viewer(), input, key);
    if (outcome.kind === 'duplicate') return toDuplicateError(outcome);
    return settle(context, outcome, input.id);
  },
  archiveClient: async (_source, { input, key }, context) =>
    settle(context, await archiveClient(context, await context.viewer(), input, key), input.id),
  restoreClient: async (_source, { input, key }, context) =>
    settle(context, await restoreClient(context, await context.viewer(), input, key), input.id),
  mergeClients: async (_source, { input, key }, context) => {
    const outcome = await mergeClients(context, await context.viewer(), input, key);
    if (outcome.kind === 'recentSignIn') {
      return { __typename: 'RecentSignInError', message: FAILURES.recentSignIn };
    }
    if (outcome.kind === 'conflict') return conflict(context, outcome.id);
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'MergeClientsSuccess', client: await context.stores.clients.get(input.keepId) };
  },
};

async function settle(context: GraphQLContext, outcome: ArchiveOutcome, id: string) {
  if (outcome.kind === 'conflict') return conflict(context, id);
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'ClientSuccess', client: await context.stores.clients.get(id) } as const;
}

async function conflict({ stores }: GraphQLContext, id: string) {
  return toConflict({ __typename: 'Client', ...(await stores.clients.get(id)) } as const);
}
