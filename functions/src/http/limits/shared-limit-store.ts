import { createHash } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { withTransaction } from '../../store/transaction.ts';

export type Window = { name: string; size: number; endsAt: Date };

export type SharedLimits = {
  /** False when the window is used up. One read, and one write when it counts. */
  take: (window: Window) => Promise<boolean>;
};

/** Shared by all instances; a TTL removes past windows. Names are stored as digests because some are secrets. */
export function createSharedLimits(firestore: Firestore): SharedLimits {
  return {
    take({ name, size, endsAt }) {
      const digest = createHash('sha256').update(name).digest('base64url');
      const ref = firestore.doc(`limits/${endsAt.getTime()}_${digest}`);
      return withTransaction(firestore, async (tx) => {
        const taken: unknown = (await tx.get(ref)).get('taken');
        const count = typeof taken === 'number' ? taken : 0;
        if (count >= size) return false;
        tx.set(ref, { taken: count + 1, expiresAt: endsAt });
        return true;
      });
    },
  };
}
