import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { rejectWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import type { RejectWorkReviewInput } from '../graphql/types.generated.ts';
import { assertCan, actOf } from '../acting.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { findOpen, type By, type DecideOutcome } from './open-review.ts';

/** The reported work is kept. */
export async function rejectWorkReview(
  { unit, now }: UnitDeps<'workReviews' | 'visits'>,
  { viewer, key }: By,
  input: RejectWorkReviewInput,
): Promise<DecideOutcome> {
  assertCan(viewer, 'work-reviews:decide');
  const checked = validate(rejectWorkReviewSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { reason } = checked.value;
  const act = actOf(viewer, 'rejectWorkReview', input, { key, now: now() });
  return unit(act, async (stores): Promise<DecideOutcome> => {
    const found = await findOpen(stores, input);
    if (found.kind !== 'open') return found;
    const { review, visit } = found;
    stores.workReviews.close(review, visit, { status: 'REJECTED', reason, attachedToId: null });
    stores.visits.log(visit, { details: { technician: review.technician.name }, text: reason });
    return { kind: 'done', ids: [review.id, review.service.id, visit.id] };
  });
}
