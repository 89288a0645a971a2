import type { Firestore, Transaction } from '@google-cloud/firestore';
import { fieldRelation } from '@cuadrilla/domain/field-work.ts';
import { visitAtHand } from '../visits/perform/step-times.ts';
import { visitsOf } from '../visits/store/visit-document.ts';
import type { Visit } from '../visits/visit.ts';

/**
 * The visit in which a technician last had to do with a service: the one whose work waits for the office, else their own that is at
 * hand, else the latest; null where there never was one. As many reads as the service has visits.
 */
export async function lastVisitOf(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  serviceId: string,
  technicianId: string,
): Promise<Visit | null> {
  const visits = await visitsOf(tx, firestore, serviceId);
  const known = visits.filter((visit) => fieldRelation(technicianId, visit) !== 'STRANGER');
  const waiting = known.findLast(({ openReviews }) => openReviews[technicianId] !== undefined);
  return waiting ?? visitAtHand(known, technicianId) ?? known.at(-1) ?? null;
}
