import type { UnitHandle } from '../../store/unit-handle.ts';
import { writeAudit } from '../../store/audit.ts';
import { feedRef, ownerRef, toFeed } from '../calendar-feed-store.ts';
import type { CalendarFeed } from '../calendar-feed.ts';

export type CalendarFeedRecords = {
  of: (technicianId: string) => Promise<(CalendarFeed & { digest: string }) | null>;
  replace: (
    technicianId: string,
    before: (CalendarFeed & { digest: string }) | null,
    after: (CalendarFeed & { digest: string }) | null,
  ) => void;
};

export function calendarFeedRecords(unit: UnitHandle): CalendarFeedRecords {
  const { tx, firestore } = unit;
  return {
    async of(technicianId) {
      const snapshot = await tx.get(ownerRef(firestore, technicianId));
      const feed = toFeed(snapshot);
      return feed && { ...feed, digest: snapshot.get('digest') as string };
    },
    replace(technicianId, before, after) {
      const owner = ownerRef(firestore, technicianId);
      if (before) tx.delete(feedRef(firestore, before.digest));
      if (after) {
        const { digest, ...feed } = after;
        tx.create(feedRef(firestore, digest), feed);
        tx.set(owner, after);
      } else tx.delete(owner);
      // The log shows when addresses were created, never their digest.
      const fieldOf = (feed: CalendarFeed | null) => feed && { calendarFeed: feed.createdAt };
      writeAudit(unit, {
        entity: 'USER',
        entityId: technicianId,
        before: fieldOf(before),
        after: fieldOf(after),
      });
    },
  };
}
