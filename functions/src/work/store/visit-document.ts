import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { chronologicalTime } from '@cuadrilla/domain/services/service-status.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { metaOf } from '../../store/record-meta.ts';
import { withDates } from '../../store/fanout/with-dates.ts';
import { AS_PLANNED, type Visit } from '../visit.ts';

/** A visit without what every record carries. */
export type VisitContent = Omit<Visit, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

const FIELDS = [
  'summary',
  'client',
  'site',
  'technicians',
  'technicianIds',
  'plannedStart',
  'plannedEnd',
  'days',
  'status',
  'outcome',
  'incompleteReason',
  'reason',
  'instructions',
  'travelStartedAt',
  'arrivedAt',
  'finishedAt',
  'pauses',
  'resolution',
  'reportId',
  'formerTechnicians',
  'unconfirmed',
  'clockShifts',
  'starts',
  'openReviews',
] as const satisfies readonly (keyof VisitContent)[];

/** A document as the model, or null where there is none. */
export function toVisit(snapshot: DocumentSnapshot): Visit | null {
  return snapshot.exists ? rowToVisit(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToVisit(snapshot: DocumentSnapshot): Visit {
  return { ...visitFields({ ...AS_PLANNED, ...(withDates(snapshot.data()) as Visit) }), ...metaOf(snapshot) };
}

/** A visit as it stands in a transaction; null also for what cannot be an id. */
export async function readVisit(tx: Transaction, firestore: Firestore, id: string): Promise<Visit | null> {
  return isDocumentId(id) ? toVisit(await tx.get(firestore.doc(`visits/${id}`))) : null;
}

/** All of a service's visits as they stand in a transaction, by their start. */
export async function visitsOf(tx: Transaction, firestore: Firestore, serviceId: string): Promise<Visit[]> {
  const { docs } = await tx.get(firestore.collection('visits').where('summary.serviceId', '==', serviceId));
  return byStart(docs.map(rowToVisit));
}

/** The fields of the document, all but the common ones. */
export function visitFields(visit: VisitContent): VisitContent {
  return Object.fromEntries(FIELDS.map((name) => [name, visit[name] ?? null])) as VisitContent;
}

/**
 * What queries need, written with every change of what it follows from: when a visit came to its end, or was to begin where
 * nobody set out; null until it is over, and of an annulled one.
 */
export function derivedOfVisit(visit: VisitContent): { endedAt: Date | null } {
  const isEnded = isVisitOver(visit.status) && visit.status !== 'CANCELLED';
  return { endedAt: isEnded ? new Date(chronologicalTime(visit)) : null };
}

/** Visits in the order in which they are planned; those of one instant keep one order. */
export function byStart(visits: readonly Visit[]): Visit[] {
  return visits.toSorted(
    (a, b) => a.plannedStart.getTime() - b.plannedStart.getTime() || (a.id < b.id ? -1 : 1),
  );
}
