import type { GraphQLContext } from '../server/context.ts';
import { toDuplicateError } from '../clients/duplicate-failure.ts';
import { toConflict, toFailure } from '../failures.ts';
import type { MutationResolvers, ResolversTypes } from '../graphql/resolvers.generated.ts';
import { convertProspect, type ConvertOutcome } from './convert/convert-prospect.ts';
import { convertedService } from './convert/converted-service.ts';
import { createProspect, type CreateProspectOutcome } from './create-prospect.ts';
import {
  advanceProspect,
  discardProspect,
  loseProspect,
  reopenProspect,
  restoreProspect,
  stepBackProspect,
  type MoveRequest,
} from './move-prospect.ts';
import { updateProspect, type ProspectOutcome } from './update-prospect.ts';

type Names =
  | 'createProspect'
  | 'updateProspect'
  | 'advanceProspect'
  | 'stepBackProspect'
  | 'loseProspect'
  | 'discardProspect'
  | 'reopenProspect'
  | 'restoreProspect'
  | 'convertProspect';

export const prospectMutations: Pick<MutationResolvers, Names> = {
  createProspect: async (_source, { input, key }, context) =>
    toCreated(await createProspect(context, await context.viewer(), input, key), context),
  updateProspect: async (_source, { input, key }, context) =>
    toResult(await updateProspect(context, await context.viewer(), input, key), input.id, context),
  advanceProspect: moving(advanceProspect),
  stepBackProspect: moving(stepBackProspect),
  loseProspect: moving(loseProspect),
  discardProspect: moving(discardProspect),
  reopenProspect: moving(reopenProspect),
  restoreProspect: moving(restoreProspect),
  convertProspect: async (_source, { input, key }, context) =>
    toConverted(await convertProspect(context, await context.viewer(), input, key), input.id, context),
};

function moving<I extends { id: string; version: number }>(
  act: (context: GraphQLContext, request: MoveRequest<I>) => Promise<ProspectOutcome>,
) {
  return async (_source: unknown, { input, key }: Omit<MoveRequest<I>, 'viewer'>, context: GraphQLContext) =>
    toResult(await act(context, { viewer: await context.viewer(), input, key }), input.id, context);
}

async function toCreated(
  outcome: CreateProspectOutcome,
  { stores }: GraphQLContext,
): Promise<ResolversTypes['CreateProspectResult']> {
  if (outcome.kind === 'duplicate') return toDuplicateError(outcome);
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'CreateProspectSuccess', prospect: await stores.prospects.get(outcome.ids[0] ?? '') };
}

async function toResult(
  outcome: ProspectOutcome,
  id: string,
  context: GraphQLContext,
): Promise<ResolversTypes['ProspectResult']> {
  if (outcome.kind === 'conflict') return toConflict(await asCurrent(id, context));
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'ProspectSuccess', prospect: await context.stores.prospects.get(id) };
}

async function toConverted(
  outcome: ConvertOutcome,
  id: string,
  context: GraphQLContext,
): Promise<ResolversTypes['ConvertProspectResult']> {
  if (outcome.kind === 'conflict') return toConflict(await asCurrent(id, context));
  if (outcome.kind === 'duplicate') return toDuplicateError(outcome);
  if (outcome.kind !== 'done') return toFailure(outcome);
  const { clients, sites, services, prospects } = context.stores;
  const prospect = await prospects.get(id);
  const clientId = prospect.convertedTo?.id ?? '';
  const [client, site, service] = await Promise.all([
    clients.find(clientId),
    prospect.convertedSiteId === null ? null : sites.find(prospect.convertedSiteId),
    convertedService(prospect, services),
  ]);
  if (client === null) throw new Error(`prospects/${id} was converted to a client that is not there`);
  const [, madeId] = outcome.ids;
  const made = madeId !== undefined;
  return { __typename: 'ConvertProspectSuccess', made, prospect, client, site, service };
}

async function asCurrent(id: string, { stores }: GraphQLContext) {
  return { __typename: 'Prospect' as const, ...(await stores.prospects.get(id)) };
}
