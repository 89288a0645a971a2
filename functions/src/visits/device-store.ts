import { Timestamp, type DocumentSnapshot, type Firestore } from '@google-cloud/firestore';
import * as logger from 'firebase-functions/logger';
import { describeError } from '../logger.ts';

export type DeviceStore = {
  /** Writes at most every five minutes. Never throws. */
  heard: (technicianId: string, now: Date) => Promise<void>;
  lastHeard: (technicianIds: readonly string[]) => Promise<Map<string, Date | null>>;
};

const EVERY_MS = 5 * 60_000;

/** Known to this instance; others run in parallel. */
const known = new WeakMap<Firestore, Map<string, Date>>();

const isNews = (last: Date | null | undefined, now: Date) =>
  last == null || now.getTime() - last.getTime() >= EVERY_MS;

const heardAtOf = (snapshot: DocumentSnapshot): Date | null => {
  const heardAt: unknown = snapshot.get('heardAt');
  return heardAt instanceof Timestamp ? heardAt.toDate() : null;
};

export function createDeviceStore(firestore: Firestore): DeviceStore {
  const devices = firestore.collection('devices');
  const kept = known.get(firestore) ?? new Map<string, Date>();
  known.set(firestore, kept);
  return {
    async heard(technicianId, now) {
      if (!isNews(kept.get(technicianId), now)) return;
      // Noted before the write, because a phone that wakes up sends several requests at once.
      kept.set(technicianId, now);
      try {
        const stored = heardAtOf(await devices.doc(technicianId).get());
        if (isNews(stored, now)) await devices.doc(technicianId).set({ heardAt: now });
        else if (stored) kept.set(technicianId, stored);
      } catch (error) {
        kept.delete(technicianId);
        logger.warn('a device was not noted', { error: describeError(error) });
      }
    },
    async lastHeard(technicianIds) {
      if (technicianIds.length === 0) return new Map();
      const found = await firestore.getAll(...technicianIds.map((id) => devices.doc(id)));
      return new Map(found.map((snapshot) => [snapshot.id, heardAtOf(snapshot)]));
    },
  };
}
