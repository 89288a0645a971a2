import type { Firestore } from '@google-cloud/firestore';
import { isDocumentId } from '../../store/document-id.ts';

export type HeldWork = { visits: number; prospects: number; clients: number };

export type StaffStore = {
  heldWork: (uid: string, now: Date) => Promise<HeldWork>;
};

const OPEN_VISITS = ['SCHEDULED', 'TRAVELLING', 'IN_PROGRESS', 'PAUSED'];

export function createStaffStore(firestore: Firestore): StaffStore {
  return {
    async heldWork(uid, now) {
      if (!isDocumentId(uid)) return { visits: 0, prospects: 0, clients: 0 };
      const owned = (collection: string) => firestore.collection(collection).where('owner.id', '==', uid);
      const visits = firestore
        .collection('visits')
        .where('technicianIds', 'array-contains', uid)
        .where('status', 'in', OPEN_VISITS)
        .where('plannedEnd', '>=', now);
      const prospects = owned('prospects').where('open', '==', true);
      const clients = owned('clients').where('archived', '==', false);
      const counts = await Promise.all(
        [visits, prospects, clients].map(async (query) => (await query.count().get()).data().count),
      );
      const [v = 0, p = 0, c = 0] = counts;
      return { visits: v, prospects: p, clients: c };
    },
  };
}
