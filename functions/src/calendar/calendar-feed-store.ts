import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { writeAudit } from '../unit/audit.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import type { CalendarFeed } from './calendar-feed.ts';

export type CalendarFeedStore = {
  /** The feed with a digest: one read. */
  find: (digest: string) => Promise<CalendarFeed | null>;
  /** The feed of a technician: one read. */
  of: (technicianId: string) => Promise<CalendarFeed | null>;
  /** Puts a feed in place of the one before; `isNew` is false where the key has made one already. */
  replace: (
    feed: { technicianId: string; digest: string },
    occasion: Occasion,
  ) => Promise<{ kind: 'done'; isNew: boolean } | { kind: 'keyReused' }>;
  revoke: (
    technicianId: string,
    occasion: Occasion,
  ) => Promise<Done | { kind: 'notFound' } | { kind: 'keyReused' }>;
};

/**
 * Two documents a feed: `calendarFeeds/{digest}`, by which an address is found, and `calendarFeedOwners/{technicianId}`, which
 * names it. The second is what two requests at once meet at: a technician never has two addresses.
 */
export function createCalendarFeedStore(firestore: Firestore): CalendarFeedStore {
  return {
    find: async (digest) => toFeed(await feedRef(firestore, digest).get()),
    of: async (technicianId) => toFeed(await ownerRef(firestore, technicianId).get()),
    async replace(feed, occasion) {
      const outcome = await act<never>(firestore, occasion, (tx) =>
        replaceOne(tx, firestore, feed, occasion),
      );
      // The key names the digest that it made: another than this one is that of an earlier request.
      return outcome.kind === 'done' ? { kind: 'done', isNew: outcome.ids[0] === feed.digest } : outcome;
    },
    revoke: (technicianId, occasion) =>
      act<{ kind: 'notFound' }>(firestore, occasion, (tx) =>
        revokeOne(tx, firestore, technicianId, occasion),
      ),
  };
}

async function replaceOne(
  tx: Transaction,
  firestore: Firestore,
  { technicianId, digest }: { technicianId: string; digest: string },
  occasion: Occasion,
): Promise<Done> {
  const owner = ownerRef(firestore, technicianId);
  const before = await tx.get(owner);
  const feed: CalendarFeed = { technicianId, createdAt: occasion.now };
  if (before.exists) tx.delete(feedRef(firestore, before.get('digest') as string));
  tx.create(feedRef(firestore, digest), feed);
  tx.set(owner, { ...feed, digest });
  audit(tx, firestore, { before: toFeed(before), after: feed }, occasion);
  return { kind: 'done', ids: [digest] };
}

async function revokeOne(
  tx: Transaction,
  firestore: Firestore,
  technicianId: string,
  occasion: Occasion,
): Promise<Done | { kind: 'notFound' }> {
  const owner = ownerRef(firestore, technicianId);
  const before = await tx.get(owner);
  if (!before.exists) return { kind: 'notFound' };
  tx.delete(feedRef(firestore, before.get('digest') as string));
  tx.delete(owner);
  audit(tx, firestore, { before: toFeed(before), after: null }, occasion);
  return { kind: 'done', ids: [technicianId] };
}

/** The log knows when addresses were made, never which: not even their digest. */
function audit(
  tx: Transaction,
  firestore: Firestore,
  { before, after }: { before: CalendarFeed | null; after: CalendarFeed | null },
  { actor, action, now }: Occasion,
): void {
  const fieldOf = (feed: CalendarFeed | null) => feed && { calendarFeed: feed.createdAt };
  const change = { before: fieldOf(before), after: fieldOf(after) };
  writeAudit(firestore, tx, { actor, action, entity: 'USER', entityId: actor.id, ...change, at: now });
}

function feedRef(firestore: Firestore, digest: string): DocumentReference {
  return firestore.doc(`calendarFeeds/${digest}`);
}

function ownerRef(firestore: Firestore, technicianId: string): DocumentReference {
  return firestore.doc(`calendarFeedOwners/${technicianId}`);
}

function toFeed(snapshot: DocumentSnapshot): CalendarFeed | null {
  if (!snapshot.exists) return null;
  const createdAt: unknown = snapshot.get('createdAt');
  return {
    technicianId: snapshot.get('technicianId') as string,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : new Date(0),
  };
}
