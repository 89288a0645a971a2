import { toFailure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/resolvers.generated.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { readOwnFeed } from './read-own-feed.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';

const GIVEN = 'La dirección ya se creó y no se puede volver a mostrar. Crea otra';

export const calendarQueries: Pick<QueryResolvers, 'myCalendarFeed'> = {
  myCalendarFeed: async (_source, _args, context) => readOwnFeed(context, await context.viewer()),
};

export const calendarMutations: Pick<MutationResolvers, 'createCalendarFeed' | 'revokeCalendarFeed'> = {
  createCalendarFeed: async (_source, { key }, context) => {
    const viewer = await context.viewer();
    const outcome = await createCalendarFeed(context, viewer, key);
    if (outcome.kind === 'given') return { __typename: 'AddressGivenError', message: GIVEN };
    if (outcome.kind !== 'done') return toFailure(outcome);
    const { path, createdAt } = outcome;
    return { __typename: 'CreateCalendarFeedSuccess', feed: { createdAt }, path };
  },
  revokeCalendarFeed: async (_source, { key }, context) => {
    const viewer = await context.viewer();
    const outcome = await revokeCalendarFeed(context, viewer, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const feed = await context.stores.calendarFeeds.of(viewer.id);
    return { __typename: 'RevokeCalendarFeedSuccess', feed };
  },
};
