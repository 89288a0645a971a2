import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { digestOfToken, feedPath, newFeedToken } from './calendar-feed.ts';

type CreateFeedOutcome =
  { kind: 'done'; path: string; createdAt: Date } | { kind: 'given' } | { kind: 'keyReused' };

/**
 * Replaces the technician's private calendar address. Its token is not stored, so a repeat with the same key cannot return it;
 * nor does it create another, which would break an address that did arrive: it answers `given`.
 */
export async function createCalendarFeed(
  { unit, now }: UnitDeps<'calendarFeeds'>,
  viewer: Acting,
  key: Key,
): Promise<CreateFeedOutcome> {
  assertCan(viewer, 'calendar-feed:own');
  const token = newFeedToken();
  const digest = digestOfToken(token);
  const act = actOf(viewer, 'createCalendarFeed', {}, { key, now: now() });
  const createdAt = act.now;
  const outcome = await unit(act, async ({ calendarFeeds }) => {
    const before = await calendarFeeds.of(viewer.id);
    calendarFeeds.replace(viewer.id, before, { technicianId: viewer.id, createdAt, digest });
    return { kind: 'done', ids: [digest] };
  });
  if (outcome.kind !== 'done') return outcome;
  // Another digest belongs to an earlier request with this key.
  return outcome.ids[0] === digest ? { kind: 'done', path: feedPath(token), createdAt } : { kind: 'given' };
}
