import { assertCan } from '../acting.ts';
import type { Stores } from '../unit/stores.ts';
import type { Reader } from '../work/ownership.ts';

/** The user's own feed, without its address; null if there is none. */
export function readOwnFeed({ stores }: { stores: Pick<Stores, 'calendarFeeds'> }, viewer: Reader) {
  assertCan(viewer, 'calendar-feed:own');
  return stores.calendarFeeds.of(viewer.id);
}
