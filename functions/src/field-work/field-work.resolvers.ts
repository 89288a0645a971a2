import { canFor } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan } from '../acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ServiceResolvers,
} from '../graphql/resolvers.generated.ts';
import { mayReadVisit } from '../work/visit-ownership.ts';
import { applyWorkReview, attachWorkReview } from './apply-work-review.ts';
import type { By, DecideOutcome } from './open-review.ts';
import { rejectWorkReview } from './reject-work-review.ts';
import { textOf } from './replayed-work.ts';

const OWN_MS = 14 * 86_400_000;

export const fieldWorkQueries: Pick<QueryResolvers, 'workReviews' | 'openReviewCount' | 'myFiledWork'> = {
  workReviews: async (_source, { status, first, after }, { stores, viewer }) => {
    assertCan(await viewer(), 'work-reviews:decide');
    return stores.workReviews.list({ status, first, after: after ?? null });
  },
  openReviewCount: async (_source, _args, { stores, viewer }) => {
    assertCan(await viewer(), 'work-reviews:decide');
    return stores.workReviews.countOpen();
  },
  myFiledWork: async (_source, _args, { stores, viewer, now }) => {
    const { id } = await viewer();
    return stores.workReviews.ofTechnician(id, new Date(now().getTime() - OWN_MS));
  },
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
  const review = await stores.workReviews.find(input.id);
  if (review === null) throw new Error(`workReviews/${input.id} is not there`);
  if (outcome.kind === 'conflict') return toConflict({ __typename: 'WorkReview', ...review } as const);
  const service = await stores.services.find(review.service.id);
  if (service === null) throw new Error(`services/${review.service.id} is not there`);
  return { __typename: 'WorkReviewSuccess', review, service } as const;
}

export const fieldWorkTypes: Pick<Resolvers, 'WorkReview' | 'FiledAct'> = {
  WorkReview: {
    visit: async ({ visitId }, _args, { stores, viewer }) => {
      const [visit, reader] = await Promise.all([stores.visits.find(visitId), viewer()]);
      return visit && mayReadVisit(reader, visit) ? visit : null;
    },
    acts: ({ id }, _args, { stores }) => stores.workReviews.acts(id),
    attachments: async ({ visitId, attachedToId, technician }, _args, { stores }) => {
      const files = await stores.attachments.ofVisit(attachedToId ?? visitId);
      return files.filter(({ authorId, kind }) => authorId === technician.id && kind !== 'DOCUMENT');
    },
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
  workReviews: async ({ id, reviews }, _args, { stores, viewer }) => {
    const reader = await viewer();
    // The service stores whether it ever had reviews, so that one without costs no read.
    const all = reviews.total === 0 ? [] : await stores.workReviews.ofService(id);
    return all.filter(({ technician }) =>
      canFor(reader.role, 'work-reviews:read', technician.id === reader.id),
    );
  },
};
