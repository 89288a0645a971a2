import type { GraphQLContext } from '../server/context.ts';
import { toDuplicateError } from './duplicate-failure.ts';
import { FAILURES, toConflict, toFailure } from '../failures.ts';
import type { MutationResolvers } from '../graphql/resolvers.generated.ts';
import type { Client } from './client.ts';
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
    const client = await theClient(context, id);
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
    return { __typename: 'MergeClientsSuccess', client: await theClient(context, input.keepId) };
  },
};

async function settle(context: GraphQLContext, outcome: ArchiveOutcome, id: string) {
  if (outcome.kind === 'conflict') return conflict(context, id);
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'ClientSuccess', client: await theClient(context, id) } as const;
}

async function conflict(context: GraphQLContext, id: string) {
  return toConflict({ __typename: 'Client', ...(await theClient(context, id)) } as const);
}

/** Throws if it is missing, which cannot happen after a write: records are never deleted. */
export async function theClient({ stores }: GraphQLContext, id: string): Promise<Client> {
  const client = await stores.clients.find(id);
  if (!client) throw new Error(`clients/${id} is not there`);
  return client;
}
