import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from '@google-cloud/firestore';
import type { CalendarFeed } from './calendar-feed.ts';

export type CalendarFeedStore = {
  find: (digest: string) => Promise<CalendarFeed | null>;
  of: (technicianId: string) => Promise<CalendarFeed | null>;
};

/**
 * Two documents per feed: `calendarFeeds/{digest}`, by which an address is found, and `calendarFeedOwners/{technicianId}`, which
 * names it. Concurrent requests contend for the second, so a technician never has two addresses.
 */
export function createCalendarFeedStore(firestore: Firestore): CalendarFeedStore {
  return {
    find: async (digest) => toFeed(await feedRef(firestore, digest).get()),
    of: async (technicianId) => toFeed(await ownerRef(firestore, technicianId).get()),
  };
}

export function feedRef(firestore: Firestore, digest: string): DocumentReference {
  return firestore.doc(`calendarFeeds/${digest}`);
}

export function ownerRef(firestore: Firestore, technicianId: string): DocumentReference {
  return firestore.doc(`calendarFeedOwners/${technicianId}`);
}

export function toFeed(snapshot: DocumentSnapshot): CalendarFeed | null {
  if (!snapshot.exists) return null;
  const createdAt: unknown = snapshot.get('createdAt');
  return {
    technicianId: snapshot.get('technicianId') as string,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : new Date(0),
  };
}
