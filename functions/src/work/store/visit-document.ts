import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { chronologicalTime } from '@cuadrilla/domain/services/service-status.ts';
import { VISIT, type VisitFields } from '@cuadrilla/domain/records/visit.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { readRecord, recordFields } from '../../store/record-document.ts';
import type { Visit } from '../visit.ts';

export function toVisit(snapshot: DocumentSnapshot): Visit | null {
  return snapshot.exists ? rowToVisit(snapshot) : null;
}

export const rowToVisit = (snapshot: DocumentSnapshot): Visit => readRecord(VISIT, snapshot);

export async function visitsOf(tx: Transaction, firestore: Firestore, serviceId: string): Promise<Visit[]> {
  const { docs } = await tx.get(firestore.collection('visits').where('summary.serviceId', '==', serviceId));
  return byStart(docs.map(rowToVisit));
}

export const visitToDocument = (visit: VisitFields): Record<string, unknown> => ({
  ...recordFields(VISIT, visit),
  ...derivedOfVisit(visit),
});

/**
 * For queries. `endedAt` is the planned start if travelling never began, and null for a visit that is cancelled or
 * not over.
 */
function derivedOfVisit(visit: VisitFields): { endedAt: Date | null } {
  const isEnded = isVisitOver(visit.status) && visit.status !== 'CANCELLED';
  return { endedAt: isEnded ? new Date(chronologicalTime(visit)) : null };
}

export function byStart(visits: readonly Visit[]): Visit[] {
  return visits.toSorted(
    (a, b) => a.plannedStart.getTime() - b.plannedStart.getTime() || (a.id < b.id ? -1 : 1),
  );
}
