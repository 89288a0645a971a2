import { createHash } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { withTransaction } from '../../store/transaction.ts';

/** Of one subject in one window: how many are allowed, and until when the window lasts. */
export type Window = { name: string; size: number; endsAt: Date };

export type SharedLimits = {
  /** Counts one; false where all of the window are taken. One read, and one write where it is counted. */
  take: (window: Window) => Promise<boolean>;
};

/** Counts where all instances see it; a window over is removed by its TTL. Names are kept as digests: some are secrets. */
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
