import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure } from '../unit/failures.ts';
import { takenBefore, toFiled } from '../field-work/filed-data.ts';
import type { MutationResolvers, ResolversTypes } from '../graphql/resolvers.generated.ts';
import type { ServiceVersionInput } from '../graphql/types.generated.ts';
import type { ActRequest } from './acts/act-on-service.ts';
import { answerChecklist } from './acts/answer-checklist.ts';
import { createService } from './create-service.ts';
import { mayReadService } from '../work/ownership.ts';
import { proposeFollowUp, type ProposeOutcome } from './acts/propose-follow-up.ts';
import {
  cancelService,
  changeHold,
  closeService,
  holdService,
  reopenService,
  resumeService,
} from './acts/service-acts.ts';
import {
  addServiceLine,
  removeServiceLine,
  updateServiceLine,
  type LineRequest,
} from './acts/service-lines.ts';
import { serviceRefOf, type Service } from '../work/service.ts';
import { updateService, type ServiceOutcome } from './update-service.ts';
import type { WorkOutcome } from './acts/work-on-service.ts';

type Names =
  | 'createService'
  | 'updateService'
  | 'holdService'
  | 'changeHold'
  | 'resumeService'
  | 'cancelService'
  | 'closeService'
  | 'reopenService'
  | 'proposeFollowUp'
  | 'addServiceLine'
  | 'updateServiceLine'
  | 'removeServiceLine'
  | 'answerChecklist';

export const serviceMutations: Pick<MutationResolvers, Names> = {
  createService: async (_source, { input, key }, context) =>
    toCreated(await createService(context, await context.viewer(), input, key), context),
  updateService: async (_source, { input, key }, context) =>
    toResult(await updateService(context, await context.viewer(), input, key), input.id, context),
  holdService: acting(holdService),
  changeHold: acting(changeHold),
  resumeService: acting(resumeService),
  cancelService: acting(cancelService),
  closeService: acting(closeService),
  reopenService: acting(reopenService),
  proposeFollowUp: async (_source, { input, key }, context) =>
    toCreated(await proposeFollowUp(context, await context.viewer(), input, key), context),
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
    return service === null ? takenBefore(outcome) : { __typename: 'AnswerChecklistSuccess', service };
  },
};

function acting<I extends ServiceVersionInput>(
  act: (context: GraphQLContext, request: ActRequest<I>) => Promise<ServiceOutcome>,
) {
  return async (_source: unknown, { input, key }: Omit<ActRequest<I>, 'viewer'>, context: GraphQLContext) =>
    toResult(await act(context, { viewer: await context.viewer(), input, key }), input.id, context);
}

function changingLine<I extends { serviceId: string; lineId: string }>(
  change: (context: GraphQLContext, request: LineRequest<I>) => Promise<WorkOutcome>,
) {
  return async (_source: unknown, { input, key }: Omit<LineRequest<I>, 'viewer'>, context: GraphQLContext) =>
    toLineResult(await change(context, { viewer: await context.viewer(), input, key }), input, context);
}

async function toCreated(
  outcome: ProposeOutcome,
  context: GraphQLContext,
): Promise<ResolversTypes['CreateServiceResult']> {
  if (outcome.kind === 'filed') return toFiled(outcome);
  if (outcome.kind !== 'done') return toFailure(outcome);
  const made = await foundAgain(outcome.ids[0] ?? '', context);
  return { __typename: 'CreateServiceSuccess', service: serviceRefOf(made) };
}

async function toResult(
  outcome: ServiceOutcome,
  id: string,
  context: GraphQLContext,
): Promise<ResolversTypes['ServiceResult']> {
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const service = await foundAgain(id, context);
  if (outcome.kind === 'conflict') return toConflict({ __typename: 'Service', ...service } as const);
  return { __typename: 'ServiceSuccess', service };
}

async function toLineResult(
  outcome: WorkOutcome,
  { serviceId, lineId }: { serviceId: string; lineId: string },
  context: GraphQLContext,
): Promise<ResolversTypes['ServiceLineResult']> {
  if (outcome.kind === 'filed') return toFiled(outcome);
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const service = await readableAgain(serviceId, context);
  if (service === null) return takenBefore(outcome);
  if (outcome.kind === 'done') return { __typename: 'ServiceLineSuccess', service };
  const line = service.lines.find(({ id }) => id === lineId);
  // Somebody removed it a moment ago.
  return line ? toConflict({ __typename: 'ServiceLine', ...line } as const) : toFailure({ kind: 'notFound' });
}

/** A repeat may come from a technician whose visit was given to another since. */
async function readableAgain(id: string, context: GraphQLContext): Promise<Service | null> {
  const [viewer, service] = await Promise.all([context.viewer(), foundAgain(id, context)]);
  return mayReadService(viewer, service) ? service : null;
}

async function foundAgain(id: string, { stores }: GraphQLContext): Promise<Service> {
  const service = await stores.services.find(id);
  if (service === null) throw new Error(`services/${id} was just written and is not there`);
  return service;
}
