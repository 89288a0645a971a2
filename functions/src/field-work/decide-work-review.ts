import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import {
  applyWorkReviewSchema,
  rejectWorkReviewSchema,
} from '@cuadrilla/domain/inputs/services/work-review.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import type {
  ApplyWorkReviewInput,
  AttachWorkReviewInput,
  RejectWorkReviewInput,
} from '../graphql/types.generated.ts';
import type { DecideOutcome } from './decide-review-store.ts';

type Deps = Pick<GraphQLContext, 'stores' | 'now'>;

/** Who decides, and under which key. */
export type By = { viewer: Acting; key: string | null | undefined };

/** The visit becomes as the work was done. */
export function applyWorkReview(deps: Deps, by: By, input: ApplyWorkReviewInput): Promise<DecideOutcome> {
  return apply(deps, by, { ...input, visitId: null }, 'applyWorkReview');
}

/** The same of another visit of the service. */
export function attachWorkReview(deps: Deps, by: By, input: AttachWorkReviewInput): Promise<DecideOutcome> {
  return apply(deps, by, input, 'attachWorkReview');
}

async function apply(
  { stores, now }: Deps,
  { viewer, key }: By,
  input: ApplyWorkReviewInput & { visitId: string | null },
  operation: string,
): Promise<DecideOutcome> {
  assertCan(viewer, 'work-reviews:decide');
  const checked = validate(applyWorkReviewSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { id, version, visitId } = input;
  const occasion = occasionOf(viewer, operation, input, { key, now: now() });
  return stores.workReviews.apply({ id, version, visitId, ...checked.value }, occasion);
}

/** Leaves the work unapplied. */
export async function rejectWorkReview(
  { stores, now }: Deps,
  { viewer, key }: By,
  input: RejectWorkReviewInput,
): Promise<DecideOutcome> {
  assertCan(viewer, 'work-reviews:decide');
  const checked = validate(rejectWorkReviewSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { id, version } = input;
  const occasion = occasionOf(viewer, 'rejectWorkReview', input, { key, now: now() });
  return stores.workReviews.reject({ id, version, ...checked.value }, occasion);
}
