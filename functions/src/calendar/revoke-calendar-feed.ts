import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';

/** Ends a technician's own calendar address. */
export async function revokeCalendarFeed(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  key: string | null | undefined,
) {
  assertCan(viewer, 'calendar-feed:own');
  const occasion = occasionOf(viewer, 'revokeCalendarFeed', {}, { key, now: now() });
  return stores.calendarFeeds.revoke(viewer.id, occasion);
}
