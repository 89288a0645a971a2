import type { GraphQLContext } from '../../server/context.ts';
import { refusal } from '../../errors.ts';
import { toConflict, toFailure } from '../../failures.ts';
import { answerForRepeat, toFiled } from '../../work-reviews/filed-data.ts';
import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { visitSuccess } from '../../visits/visit-success.ts';
import { readWorkedVisit } from '../read-worked-visit.ts';
import { completeVisit } from './complete-visit.ts';
import { confirmVisitTimes, correctVisitTimes } from './correct-visit-times.ts';
import { endVisitIncomplete } from './end-visit-incomplete.ts';
import { ownChanges, ownMark, ownVisits } from './read-own-visits.ts';
import type { StepOutcome } from './take-step.ts';
import { pauseVisit, resumeVisit, startVisit, travelToVisit, type By } from './perform-visit.ts';

type Names =
  | 'travelToVisit'
  | 'startVisit'
  | 'pauseVisit'
  | 'resumeVisit'
  | 'completeVisit'
  | 'endVisitIncomplete'
  | 'correctVisitTimes'
  | 'confirmVisitTimes';

export const performQueries: Pick<QueryResolvers, 'myVisits' | 'myDayMark' | 'myDayChanges'> = {
  myDayMark: async (_source, _args, context) => ownMark(context, await context.viewer()),
  myDayChanges: async (_source, args, context) => ownChanges(context, await context.viewer(), args),
  myVisits: async (_source, args, context) => ownVisits(context, await context.viewer(), args),
};

export const performMutations: Pick<MutationResolvers, Names> = {
  travelToVisit: (_source, { input, key }, context) => run(context, travelToVisit, input, key),
  startVisit: (_source, { input, key }, context) => run(context, startVisit, input, key),
  pauseVisit: (_source, { input, key }, context) => run(context, pauseVisit, input, key),
  resumeVisit: (_source, { input, key }, context) => run(context, resumeVisit, input, key),
  completeVisit: (_source, { input, key }, context) => run(context, completeVisit, input, key),
  endVisitIncomplete: (_source, { input, key }, context) => run(context, endVisitIncomplete, input, key),
  correctVisitTimes: (_source, { input, key }, context) => run(context, correctVisitTimes, input, key),
  confirmVisitTimes: (_source, { input, key }, context) => run(context, confirmVisitTimes, input, key),
};

async function run<I extends { id: string }>(
  context: GraphQLContext,
  step: (context: GraphQLContext, by: By, input: I) => Promise<StepOutcome>,
  input: I,
  key: By['key'],
) {
  const viewer = await context.viewer();
  const outcome = await step(context, { viewer, key }, input);
  if (outcome.kind === 'filed') return toFiled(outcome);
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const readAgain = () => readWorkedVisit(context, viewer, input.id);
  if (outcome.kind === 'done' && !outcome.repeated) {
    return visitSuccess(async () => {
      const visit = await readAgain();
      // Given to others since the step: the same request again is answered as a repeat.
      if (visit === null) throw refusal('BUSY');
      return visit;
    });
  }
  // A repeat with its key is not run again, but whose visit it is may have changed since.
  const visit = await readAgain();
  if (visit === null) return answerForRepeat(outcome);
  if (outcome.kind === 'done') return visitSuccess(() => Promise.resolve(visit));
  return toConflict({ __typename: 'Visit', ...visit } as const);
}
