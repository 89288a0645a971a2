import type { GraphQLContext } from '../../server/context.ts';
import { toConflict, toFailure, type Conflict, type Failure } from '../../failures.ts';
import type { MutationResolvers, QueryResolvers, ResolversTypes } from '../../graphql/resolvers.generated.ts';
import type { Done } from '../../store/act.ts';
import { absenceWork } from './read-absence-work.ts';
import { cancelAbsence, decideAbsence } from './decide-absence.ts';
import { ownDaysOff } from './read-own-days-off.ts';
import { readAbsences } from './read-absences.ts';
import { createAbsence, requestAbsence } from './write-absence.ts';

export const absenceQueries: Pick<QueryResolvers, 'absences' | 'absenceWork' | 'myDaysOff'> = {
  myDaysOff: async (_source, args, context) => ownDaysOff(context, await context.viewer(), args),
  absenceWork: async (_source, { id }, context) => absenceWork(context, await context.viewer(), id),
  absences: async (_source, { first, after, technicianId, status }, context) =>
    readAbsences(context, await context.viewer(), {
      first,
      after: after ?? null,
      status: status ?? null,
      technicianId: technicianId ?? null,
    }),
};

type AbsenceMutation = 'requestAbsence' | 'createAbsence' | 'decideAbsence' | 'cancelAbsence';

export const absenceMutations: Pick<MutationResolvers, AbsenceMutation> = {
  requestAbsence: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    return written(await requestAbsence(context, viewer, input, key), context);
  },
  createAbsence: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    return written(await createAbsence(context, viewer, input, key), context);
  },
  decideAbsence: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await decideAbsence(context, viewer, input, key);
    return outcome.kind === 'conflict' ? conflict(input.id, context) : written(outcome, context);
  },
  cancelAbsence: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await cancelAbsence(context, viewer, input, key);
    if (outcome.kind === 'conflict') return conflict(input.id, context);
    if (outcome.kind !== 'done') return toFailure(outcome);
    return { __typename: 'CancelAbsenceSuccess', id: outcome.ids[0] ?? input.id };
  },
};

async function written(
  outcome: Done | Exclude<Failure, Conflict>,
  { stores }: GraphQLContext,
): Promise<ResolversTypes['AbsenceResult']> {
  if (outcome.kind !== 'done') return toFailure(outcome);
  const absence = await stores.absences.find(outcome.ids[0] ?? '');
  // A repeated key may name one that was taken back since.
  return absence ? { __typename: 'AbsenceSuccess', absence } : toFailure({ kind: 'notFound' });
}

async function conflict(id: string, { stores }: GraphQLContext) {
  const absence = await stores.absences.find(id);
  return absence
    ? toConflict({ __typename: 'Absence' as const, ...absence })
    : toFailure({ kind: 'notFound' } as const);
}
