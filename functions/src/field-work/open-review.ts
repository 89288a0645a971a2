import { WORK_REVIEW_STATUS_LABELS } from '@cuadrilla/domain/field/field-work.ts';
import type { Done } from '../store/act.ts';
import type { Acting, Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused, type Conflict, type Failure } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Visit } from '../work/visit.ts';
import type { WorkReview } from '../work-reviews/work-review.ts';

export type By = { viewer: Acting; key: Key };

export type DecideOutcome = Done | Failure | Conflict;

export type OpenReview = { kind: 'open'; review: WorkReview; visit: Visit };

/** Each filed act increments the review's version. */
export async function findOpen(
  { workReviews, visits }: Pick<UnitStores, 'workReviews' | 'visits'>,
  { id, version }: { id: string; version: number },
): Promise<OpenReview | Failure | Conflict> {
  const review = await workReviews.find(id);
  const visit = review && (await visits.find(review.visitId));
  if (review === null || visit === null) return NOT_FOUND;
  if (review.status !== 'OPEN') {
    return refused(`Este trabajo ya está ${WORK_REVIEW_STATUS_LABELS[review.status].toLowerCase()}`);
  }
  return review.version === version ? { kind: 'open', review, visit } : CONFLICT;
}
