import type { Done } from '../store/act.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';

export async function revokeCalendarFeed({ unit, now }: UnitDeps<'calendarFeeds'>, viewer: Acting, key: Key) {
  assertCan(viewer, 'calendar-feed:own');
  const act = actOf(viewer, 'revokeCalendarFeed', {}, { key, now: now() });
  return unit(act, async ({ calendarFeeds }): Promise<Done | typeof NOT_FOUND> => {
    const before = await calendarFeeds.of(viewer.id);
    if (before === null) return NOT_FOUND;
    calendarFeeds.replace(viewer.id, before, null);
    return { kind: 'done', ids: [viewer.id] };
  });
}
