import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { digestOfToken, feedPath, newFeedToken } from './calendar-feed.ts';

export type CreateFeedOutcome =
  { kind: 'done'; path: string; createdAt: Date } | { kind: 'given' } | { kind: 'keyReused' };

/**
 * Gives a technician a private calendar address in place of the one before. Nothing in the database leads back to it, nor
 * could a repeat with the same key make it anew: what it would be made from would have to be kept. Nor does a repeat make
 * another, which would silence an address that did arrive: it says that one was given.
 */
export async function createCalendarFeed(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  key: string | null | undefined,
): Promise<CreateFeedOutcome> {
  assertCan(viewer, 'calendar-feed:own');
  const token = newFeedToken();
  const occasion = occasionOf(viewer, 'createCalendarFeed', {}, { key, now: now() });
  const feed = { technicianId: viewer.id, digest: digestOfToken(token) };
  const outcome = await stores.calendarFeeds.replace(feed, occasion);
  if (outcome.kind !== 'done') return outcome;
  return outcome.isNew ? { kind: 'done', path: feedPath(token), createdAt: occasion.now } : { kind: 'given' };
}
