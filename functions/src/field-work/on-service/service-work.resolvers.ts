import type { GraphQLContext } from '../../server/context.ts';
import type { MutationResolvers, ResolversTypes } from '../../graphql/resolvers.generated.ts';
import { toCreated } from '../../services/service-mutations.ts';
import { toConflict, toFailure } from '../../failures.ts';
import { answerForRepeat, toFiled } from '../../work-reviews/filed-data.ts';
import { mayReadService } from '../../work/ownership.ts';
import type { Service } from '../../work/service.ts';
import { answerChecklist } from './answer-checklist.ts';
import { proposeFollowUp } from './propose-follow-up.ts';
import {
  addServiceLine,
  removeServiceLine,
  updateServiceLine,
  type LineRequest,
} from './change-service-lines.ts';
import type { WorkOutcome } from './work-on-service.ts';

type Names =
  'proposeFollowUp' | 'addServiceLine' | 'updateServiceLine' | 'removeServiceLine' | 'answerChecklist';

export const serviceWorkMutations: Pick<MutationResolvers, Names> = {
  proposeFollowUp: async (_source, { input, key }, context) => {
    const outcome = await proposeFollowUp(context, await context.viewer(), input, key);
    return outcome.kind === 'filed' ? toFiled(outcome) : toCreated(outcome, context);
  },
  addServiceLine: changingLine(addServiceLine),
  updateServiceLine: changingLine(updateServiceLine),
  removeServiceLine: changingLine(removeServiceLine),
  answerChecklist: async (_source, { input, key }, context) => {
    const outcome = await answerChecklist(context, await context.viewer(), input, key);
    // Answers have no version.
    if (outcome.kind === 'conflict') throw new Error('An answer does not conflict');
    if (outcome.kind === 'filed') return toFiled(outcome);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const service = await readableAgain(input.serviceId, context);
    return service === null ? answerForRepeat(outcome) : { __typename: 'AnswerChecklistSuccess', service };
  },
};

function changingLine<I extends { serviceId: string; lineId: string }>(
  change: (context: GraphQLContext, request: LineRequest<I>) => Promise<WorkOutcome>,
) {
  return async (_source: unknown, { input, key }: Omit<LineRequest<I>, 'viewer'>, context: GraphQLContext) =>
    toLineResult(await change(context, { viewer: await context.viewer(), input, key }), input, context);
}

async function toLineResult(
  outcome: WorkOutcome,
  { serviceId, lineId }: { serviceId: string; lineId: string },
  context: GraphQLContext,
): Promise<ResolversTypes['ServiceLineResult']> {
  if (outcome.kind === 'filed') return toFiled(outcome);
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const service = await readableAgain(serviceId, context);
  if (service === null) return answerForRepeat(outcome);
  if (outcome.kind === 'done') return { __typename: 'ServiceLineSuccess', service };
  const line = service.lines.find(({ id }) => id === lineId);
  // Removed by another user a moment ago.
  return line ? toConflict({ __typename: 'ServiceLine', ...line } as const) : toFailure({ kind: 'notFound' });
}

/** A repeat may come from a technician who has lost the visit since. */
async function readableAgain(id: string, context: GraphQLContext): Promise<Service | null> {
  const [viewer, service] = await Promise.all([context.viewer(), context.stores.services.get(id)]);
  return mayReadService(viewer, service) ? service : null;
}
