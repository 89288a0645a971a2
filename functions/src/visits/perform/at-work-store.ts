import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notNearProblem } from '@cuadrilla/domain/visits/visit-near.ts';
import { companyZone } from '../../settings/company-zone-store.ts';
import { rowToVisit } from '../store/visit-document.ts';
import type { Visit } from '../visit.ts';

/** One who is at work elsewhere, and for which service. */
export type AtWork = { technicianName: string; serviceCode: string };

/**
 * Which of a visit's technicians was at work on another one at a time, or null: one read a technician, or two. Work that was begun
 * later does not hold back what arrives late, nor does work whose end waits for the office.
 */
export async function findAtWork(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  { id, technicians }: Pick<Visit, 'id' | 'technicians'>,
  at: Date,
): Promise<AtWork | null> {
  const working = firestore.collection('visits').where('status', '==', 'IN_PROGRESS');
  const found = await Promise.all(
    technicians.map(async ({ id: technicianId, name }) => {
      const { docs } = await tx.get(working.where('technicianIds', 'array-contains', technicianId).limit(3));
      const other = docs
        .map(rowToVisit)
        .find((visit) => visit.id !== id && wasAtWork(visit, technicianId, at));
      return other ? { technicianName: name, serviceCode: other.summary.code } : null;
    }),
  );
  return found.find((each) => each !== null) ?? null;
}

function wasAtWork({ arrivedAt, openReviews, starts }: Visit, technicianId: string, at: Date): boolean {
  if (openReviews[technicianId] !== undefined) return false;
  const own = starts[technicianId];
  if (own !== undefined) return own.at <= at;
  // A colleague began it, who works alone until this one comes too; begun by the office, all of them did.
  return Object.keys(starts).length === 0 && (arrivedAt === null || arrivedAt <= at);
}

/** Why whoever has these visits may not work on what they are about at an instant; nothing is read where they are none. */
export async function findNotNear(
  firestore: Firestore,
  visits: readonly Visit[],
  { at, now }: { at: Date; now: Date },
): Promise<string | null> {
  return visits.length === 0 ? null : notNearProblem(visits, at, await companyZone(firestore, now));
}
