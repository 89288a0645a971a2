import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ServiceResolvers,
} from '../graphql/resolvers.generated.ts';
import { applyWorkReview, attachWorkReview } from './apply-work-review.ts';
import type { By, DecideOutcome } from './open-review.ts';
import {
  countOpenReviews,
  readOwnFiledWork,
  readReviewFiles,
  readReviews,
  readReviewsOf,
} from './read-reviews.ts';
import { readWorkedVisit } from './read-worked-visit.ts';
import { rejectWorkReview } from './reject-work-review.ts';
import { textOf } from './replayed-work.ts';

export const fieldWorkQueries: Pick<QueryResolvers, 'workReviews' | 'openReviewCount' | 'myFiledWork'> = {
  workReviews: async (_source, { status, first, after }, context) =>
    readReviews(context, await context.viewer(), { status, first, after: after ?? null }),
  openReviewCount: async (_source, _args, context) => countOpenReviews(context, await context.viewer()),
  myFiledWork: async (_source, _args, context) => readOwnFiledWork(context, await context.viewer()),
};

type Names = 'applyWorkReview' | 'attachWorkReview' | 'rejectWorkReview';

export const fieldWorkMutations: Pick<MutationResolvers, Names> = {
  applyWorkReview: (_source, { input, key }, context) => run(context, applyWorkReview, input, key),
  attachWorkReview: (_source, { input, key }, context) => run(context, attachWorkReview, input, key),
  rejectWorkReview: (_source, { input, key }, context) => run(context, rejectWorkReview, input, key),
};

async function run<I extends { id: string }>(
  context: GraphQLContext,
  decide: (context: GraphQLContext, by: By, input: I) => Promise<DecideOutcome>,
  input: I,
  key: By['key'],
) {
  const outcome = await decide(context, { viewer: await context.viewer(), key }, input);
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const { stores } = context;
  const review = await stores.workReviews.get(input.id);
  if (outcome.kind === 'conflict') return toConflict({ __typename: 'WorkReview', ...review } as const);
  const service = await stores.services.get(review.service.id);
  return { __typename: 'WorkReviewSuccess', review, service } as const;
}

export const fieldWorkTypes: Pick<Resolvers, 'WorkReview' | 'FiledAct'> = {
  WorkReview: {
    visit: async ({ visitId }, _args, context) => readWorkedVisit(context, await context.viewer(), visitId),
    acts: ({ id }, _args, { stores }) => stores.workReviews.acts(id),
    attachments: (review, _args, context) => readReviewFiles(context, review),
  },
  FiledAct: {
    operation: ({ work }) => work.operation,
    pauseReason: ({ work }) => (work.operation === 'PAUSE' ? work.reason : null),
    outcome: ({ work }) => (work.operation === 'END_INCOMPLETE' ? work.outcome : null),
    incompleteReason: ({ work }) => (work.operation === 'END_INCOMPLETE' ? work.incompleteReason : null),
    text: ({ work }) => textOf(work),
    question: ({ work }) => (work.operation === 'ANSWER' ? work.question : null),
    answer: ({ work }) => (work.operation === 'ANSWER' ? work.text : null),
    line: ({ work }) => (work.operation === 'ADD_LINE' ? work.line : null),
    lineId: ({ work }) => (work.operation === 'REMOVE_LINE' ? work.lineId : null),
    signer: ({ work }) => (work.operation === 'COMPLETE' ? work.signer : null),
    signatureId: ({ work }) => (work.operation === 'COMPLETE' ? work.signatureId : null),
    refusal: ({ work }) => (work.operation === 'COMPLETE' ? work.refusal : null),
    attachmentId: ({ work }) => (work.operation === 'REMOVE_FILE' ? work.attachmentId : null),
  },
};

export const serviceReviews: Pick<ServiceResolvers, 'openReviews' | 'workReviews'> = {
  openReviews: ({ reviews }) => reviews.open,
  workReviews: async (service, _args, context) => readReviewsOf(context, await context.viewer(), service),
};
