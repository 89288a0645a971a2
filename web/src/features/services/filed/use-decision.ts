import type { ApolloCache } from '@apollo/client';
import { WORK_REVIEW_STATUS_LABELS } from '@cuadrilla/domain/field/field-work.ts';
import { forgetServices } from '#records/services/forget-services.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import type { FiledWork_ResultFragment } from './filed-work.generated.ts';

type Result = FiledWork_ResultFragment;

/** How a decision ended. Where somebody was quicker, what became of the work is said: the page shows it already. */
export function decisionOutcome(result: Result): Outcome {
  if (result.__typename === 'WorkReviewSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const { current } = result;
  if (current.__typename !== 'WorkReview' || current.status === 'OPEN') {
    return refused({ message: 'Ha llegado más trabajo mientras lo mirabas. Revísalo de nuevo' });
  }
  const { decidedByName, decidedAt, status } = current;
  const change =
    decidedByName !== null && decidedAt !== null ? { byName: decidedByName, at: decidedAt } : null;
  const decided = quickerWords(change, `dejado este trabajo «${WORK_REVIEW_STATUS_LABELS[status]}»`);
  return refused({ message: `${decided}. Revísalo de nuevo` });
}

/** After a decision the service is another one: its visits, lines, answers, report and what still waits. */
export function afterDecision(serviceId: string) {
  return (cache: ApolloCache, { data }: { data?: { result: Result } | null | undefined }) => {
    const ending = data?.result.__typename;
    if (ending !== 'WorkReviewSuccess' && ending !== 'ConflictError') return;
    const id = cache.identify({ __typename: 'Service', id: serviceId });
    if (id !== undefined) cache.evict({ id });
    for (const fieldName of ['workReviews', 'openReviewCount']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    forgetServices(cache);
  };
}
