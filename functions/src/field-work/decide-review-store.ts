import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { WORK_REVIEW_STATUS_LABELS, type WorkReviewStatus } from '@cuadrilla/domain/field/field-work.ts';
import type { Conflict, Failure } from '../unit/failures.ts';
import type { Done, Occasion } from '../store/act.ts';
import { touchPlanning } from '../visits/store/technician-days.ts';
import { auditVisit } from '../visits/store/visit-audit.ts';
import { readVisit } from '../visits/store/visit-document.ts';
import type { Visit } from '../visits/visit.ts';
import { countReviews } from './file-work-store.ts';
import { readReview, reviewRef } from './review-document-store.ts';
import type { WorkReview } from './work-review.ts';

export type Handle = { tx: Transaction; firestore: Firestore };

/** A review as it was seen. */
export type ReviewVersion = { id: string; version: number };

/** Done with the ids of the review, of its service and of the visits that changed. */
export type DecideOutcome = Done | Failure | Conflict;

/** An open review with its visit. */
export type OpenReview = { kind: 'open'; review: WorkReview; visit: Visit };

/** Reads a review that is to be decided about, as it was seen: whoever sends more meanwhile makes another version of it. */
export async function readOpen(
  { tx, firestore }: Handle,
  { id, version }: ReviewVersion,
): Promise<OpenReview | Failure | Conflict> {
  const review = await readReview(tx, firestore, id);
  const visit = review && (await readVisit(tx, firestore, review.visitId));
  if (review === null || visit === null) return { kind: 'notFound' };
  if (review.status !== 'OPEN') {
    const status = WORK_REVIEW_STATUS_LABELS[review.status].toLowerCase();
    return { kind: 'transition', message: `Este trabajo ya está ${status}` };
  }
  return review.version === version ? { kind: 'open', review, visit } : { kind: 'conflict' };
}

/** What the office decided. */
export type Decision = {
  status: Exclude<WorkReviewStatus, 'OPEN'>;
  reason?: string;
  attachedToId?: string;
};

/** Writes a decision about a review. */
export function closeReview(
  { tx, firestore }: Handle,
  review: WorkReview,
  { status, reason, attachedToId }: Decision,
  { actor, now }: Occasion,
): void {
  tx.update(reviewRef(firestore, review.id), {
    ...{ status, reason: reason ?? null, attachedToId: attachedToId ?? null, version: review.version + 1 },
    ...{ decidedAt: now, decidedByName: actor.name },
  });
}

/** Takes a review from its visit, where that is not written anyway. */
export function leaveVisit({ tx, firestore }: Handle, { visit, review }: OpenReview): void {
  tx.update(firestore.doc(`visits/${visit.id}`), {
    [`openReviews.${review.technician.id}`]: FieldValue.delete(),
  });
  touchPlanning(tx, firestore, visit.days);
}

/** Leaves work unapplied; it is kept as it was reported. */
export async function rejectReview(
  handle: Handle,
  { reason, ...version }: ReviewVersion & { reason: string },
  occasion: Occasion,
): Promise<DecideOutcome> {
  const found = await readOpen(handle, version);
  if (found.kind !== 'open') return found;
  const { review, visit } = found;
  const { service, client } = review;
  closeReview(handle, review, { status: 'REJECTED', reason }, occasion);
  leaveVisit(handle, found);
  countReviews(handle, service.id, { open: -1, total: 0 });
  const about = { ...service, client, site: visit.site, status: 'PENDING' as const };
  const told = {
    visitId: visit.id,
    before: null,
    after: { technician: review.technician.name },
    text: reason,
  };
  auditVisit(handle.tx, handle.firestore, about, told, occasion);
  return { kind: 'done', ids: [review.id, service.id, visit.id] };
}
