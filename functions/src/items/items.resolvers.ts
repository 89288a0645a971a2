import { can } from '@cuadrilla/domain/people/permissions.ts';
import { toConflict, toFailure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { maySeePrices } from '../work/ownership.ts';
import type { GraphQLContext } from '../server/context.ts';
import { archiveItem, restoreItem, type ArchiveItemOutcome } from './archive-item.ts';
import { createItem } from './create-item.ts';
import { readItem, readItemFamilies, readItems, readItemsForField } from './read-items.ts';
import { updateItem } from './update-item.ts';

export const itemQueries: Pick<QueryResolvers, 'items' | 'item' | 'itemFamilies' | 'fieldItems'> = {
  items: async (_source, { first, after, search, filter, sort }, context) =>
    readItems(context, await context.viewer(), {
      first,
      sort,
      after: after ?? null,
      search: search ?? null,
      kind: filter?.kind ?? null,
      family: filter?.family ?? null,
      archived: filter?.archive === 'ARCHIVED',
    }),
  item: async (_source, { id }, context) => readItem(context, await context.viewer(), id),
  fieldItems: async (_source, { since }, context) =>
    readItemsForField(context, await context.viewer(), since ?? null),
  itemFamilies: async (_source, { startingWith }, context) =>
    readItemFamilies(context, await context.viewer(), startingWith),
};

type Names = 'createItem' | 'updateItem' | 'archiveItem' | 'restoreItem';

export const itemMutations: Pick<MutationResolvers, Names> = {
  createItem: async (_source, { input, key }, context) => {
    const outcome = await createItem(context, await context.viewer(), input, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'ItemSuccess', item: await context.stores.items.get(outcome.ids[0] ?? '') };
  },
  updateItem: async (_source, { input, key }, context) =>
    settle(context, await updateItem(context, await context.viewer(), input, key), input.id),
  archiveItem: async (_source, { input, key }, context) =>
    settle(context, await archiveItem(context, await context.viewer(), input, key), input.id),
  restoreItem: async (_source, { input, key }, context) =>
    settle(context, await restoreItem(context, await context.viewer(), input, key), input.id),
};

export const itemTypes: Pick<Resolvers, 'Item' | 'FieldItem'> = {
  FieldItem: {
    code: ({ ref }) => ref,
    priceCents: async ({ priceCents }, _args, { viewer }) =>
      maySeePrices(await viewer()) ? priceCents : null,
  },
  Item: {
    costCents: ({ costCents }, _args, { reader }) => (can(reader().role, 'items:costs') ? costCents : null),
    prices: ({ prices }, _args, { reader }) =>
      can(reader().role, 'items:costs') ? prices : prices.map((each) => ({ ...each, costCents: null })),
  },
};

async function settle({ stores }: GraphQLContext, outcome: ArchiveItemOutcome, id: string) {
  if (outcome.kind === 'conflict')
    return toConflict({ __typename: 'Item', ...(await stores.items.get(id)) } as const);
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'ItemSuccess', item: await stores.items.get(id) } as const;
}
