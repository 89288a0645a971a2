import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import type { Acting, Key } from '../acting.ts';
import { toConflict, toFailure } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ResolversTypes,
} from '../graphql/resolvers.generated.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { BatchOutcome } from './batch-deps.ts';
import { discardBillingBatch, leaveOutOfBatch } from './change-draft.ts';
import { createBillingBatch } from './create-billing-batch.ts';
import { deliverBillingBatch } from './deliver-billing-batch.ts';
import { readBatch, readBatches, readProposal } from './read-batches.ts';
import { contentOf, type BatchContent } from './read-content.ts';
import { confirmBillingItems, returnBillingItems } from './settle-items.ts';

export const billingQueries: Pick<QueryResolvers, 'billingProposal' | 'billingBatches' | 'billingBatch'> = {
  billingProposal: async (_source, { grouping }, context) => {
    const { invoices, hasMore } = await readProposal(context, await context.viewer(), grouping);
    return { invoices: invoices.map(shownInvoice), hasMore };
  },
  billingBatches: async (_source, { first, after, status }, context) =>
    readBatches(context, await context.viewer(), { first, after: after ?? null, status: status ?? null }),
  billingBatch: async (_source, { id }, context) => readBatch(context, await context.viewer(), id),
};

type Names =
  | 'createBillingBatch'
  | 'leaveOutOfBatch'
  | 'discardBillingBatch'
  | 'deliverBillingBatch'
  | 'returnBillingItems'
  | 'confirmBillingItems';

export const billingMutations: Pick<MutationResolvers, Names> = {
  createBillingBatch: async (_source, { input, key }, context) =>
    settle(context, await createBillingBatch(context, await context.viewer(), input, key)),
  leaveOutOfBatch: changing(leaveOutOfBatch),
  discardBillingBatch: changing(discardBillingBatch),
  deliverBillingBatch: changing(deliverBillingBatch),
  returnBillingItems: changing(returnBillingItems),
  confirmBillingItems: changing(confirmBillingItems),
};

export const billingTypes: Pick<Resolvers, 'BillingBatch' | 'BillingItem'> = {
  BillingBatch: {
    waiting: ({ counts }) => counts.waiting,
    invoiced: ({ counts }) => counts.invoiced,
    returned: ({ counts }) => counts.returned,
    content: async (batch, _args, context) => (await contentOf(context, batch)).map(shownInvoice),
  },
  BillingItem: {
    serviceId: ({ work }) => work.serviceId,
    code: ({ work }) => work.code,
    title: ({ work }) => work.title,
    on: ({ work }) => work.on,
    place: ({ work }) => work.place,
  },
};

function shownInvoice({ party, problems, ...content }: BatchContent) {
  const { address } = party;
  const shown = address && { ...address, province: provinceOf(address.postalCode) ?? '' };
  return {
    ...content,
    problems: [...problems],
    party: { ...party, address: shown, manager: party.manager ?? null },
  };
}

type Change<I> = (
  context: GraphQLContext,
  asked: { viewer: Acting; input: I; key: Key },
) => Promise<BatchOutcome>;

function changing<I extends { id: string }>(change: Change<I>) {
  return async (_source: unknown, { input, key }: { input: I; key?: Key }, context: GraphQLContext) =>
    settle(context, await change(context, { viewer: await context.viewer(), input, key }), input.id);
}

async function settle(
  { stores }: GraphQLContext,
  outcome: BatchOutcome,
  id?: string,
): Promise<ResolversTypes['BillingBatchResult']> {
  if (outcome.kind === 'conflict') {
    return toConflict({ __typename: 'BillingBatch', ...(await stores.billing.get(id ?? '')) } as const);
  }
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'BillingBatchSuccess', batch: await stores.billing.get(outcome.ids[0] ?? '') };
}
