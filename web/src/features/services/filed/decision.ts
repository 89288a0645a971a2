import type { ApolloCache } from '@apollo/client';
import { WORK_REVIEW_STATUS_LABELS } from '@cuadrilla/domain/field/field-work.ts';
import { evictRecord, type QueryField } from '#records/save/send.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import type { FiledWork_ResultFragment } from './filed-work.generated.ts';

type Conflict = Extract<FiledWork_ResultFragment, { __typename: 'ConflictError' }>;

function conflictWords({ current }: Conflict): string {
  if (current.__typename !== 'WorkReview' || current.status === 'OPEN') {
    return 'Ha llegado más trabajo mientras lo mirabas. Revísalo de nuevo';
  }
  const { decidedByName, decidedAt, status } = current;
  const change =
    decidedByName !== null && decidedAt !== null ? { byName: decidedByName, at: decidedAt } : null;
  const decided = changedMeanwhileWords(change, `dejado este trabajo «${WORK_REVIEW_STATUS_LABELS[status]}»`);
  return `${decided}. Revísalo de nuevo`;
}

const STALE: QueryField[] = ['workReviews', 'openReviewCount', ...SERVICE_LISTS];

/** Refetches the service: visits, lines, answers and report may have changed. */
export const decisionOn = (serviceId: string) => ({
  conflict: conflictWords,
  evict: STALE,
  update: (cache: ApolloCache, { __typename }: FiledWork_ResultFragment) => {
    if (__typename === 'WorkReviewSuccess' || __typename === 'ConflictError')
      evictRecord(cache, 'Service', serviceId);
  },
});
