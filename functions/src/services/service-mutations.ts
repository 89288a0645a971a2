import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure, type Failure } from '../failures.ts';
import type { MutationResolvers, ResolversTypes } from '../graphql/resolvers.generated.ts';
import type { ServiceVersionInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { ActRequest } from './acts/act-on-service.ts';
import { closeServices } from './acts/close-services.ts';
import { createService } from './create-service.ts';
import {
  cancelService,
  changeHold,
  closeService,
  holdService,
  reopenService,
  resumeService,
} from './acts/change-service-state.ts';
import { serviceRefOf } from '../work/service.ts';
import { updateService, type ServiceOutcome } from './update-service.ts';

type Names =
  | 'createService'
  | 'updateService'
  | 'holdService'
  | 'changeHold'
  | 'resumeService'
  | 'cancelService'
  | 'closeService'
  | 'closeServices'
  | 'reopenService';

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
  closeServices: async (_source, { input, key }, context) => {
    const outcome = await closeServices(context, await context.viewer(), input, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'CloseServicesSuccess', closed: outcome.closed, refused: outcome.refused };
  },
  reopenService: acting(reopenService),
};

function acting<I extends ServiceVersionInput>(
  act: (context: GraphQLContext, request: ActRequest<I>) => Promise<ServiceOutcome>,
) {
  return async (_source: unknown, { input, key }: Omit<ActRequest<I>, 'viewer'>, context: GraphQLContext) =>
    toResult(await act(context, { viewer: await context.viewer(), input, key }), input.id, context);
}

export async function toCreated(
  outcome: Done | Failure,
  { stores }: GraphQLContext,
): Promise<ResolversTypes['CreateServiceResult']> {
  if (outcome.kind !== 'done') return toFailure(outcome);
  const made = await stores.services.get(outcome.ids[0] ?? '');
  return { __typename: 'CreateServiceSuccess', service: serviceRefOf(made) };
}

async function toResult(
  outcome: ServiceOutcome,
  id: string,
  { stores }: GraphQLContext,
): Promise<ResolversTypes['ServiceResult']> {
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const service = await stores.services.get(id);
  if (outcome.kind === 'conflict') return toConflict({ __typename: 'Service', ...service } as const);
  return { __typename: 'ServiceSuccess', service };
}
