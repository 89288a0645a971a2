import type { Firestore, Transaction } from '@google-cloud/firestore';
import { rowToVisit } from '../store/visit-document.ts';
import type { Visit } from '../visit.ts';

/** One who is at work elsewhere, and for which service. */
export type AtWork = { technicianName: string; serviceCode: string };

/** Which of a visit's technicians is at work on another one, or null: one read a technician, or two. */
export async function findAtWork(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  { id, technicians }: Pick<Visit, 'id' | 'technicians'>,
): Promise<AtWork | null> {
  const working = firestore.collection('visits').where('status', '==', 'IN_PROGRESS');
  const found = await Promise.all(
    technicians.map(async ({ id: technicianId, name }) => {
      const { docs } = await tx.get(working.where('technicianIds', 'array-contains', technicianId).limit(2));
      const other = docs.map(rowToVisit).find((visit) => visit.id !== id);
      return other ? { technicianName: name, serviceCode: other.summary.code } : null;
    }),
  );
  return found.find((each) => each !== null) ?? null;
}
