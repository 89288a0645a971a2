import { MESSAGES } from '@cuadrilla/domain/messages.ts';
import type { GraphQLContext } from '../context.ts';
import type { MutationResolvers, QueryResolvers, ResolversTypes } from '../graphql/resolvers.generated.ts';
import { decodeCursor, encodeCursor } from '../store/cursor.ts';
import { createTechnician, type CreateTechnicianOutcome } from './create-technician.ts';
import type { User } from './user.ts';
import type { TechnicianPosition } from './user-store.ts';

const SORT = 'technicians.sortName';

export const staffQueries: QueryResolvers = {
  me: (_source, _args, { viewer }) => viewer(),
  meAdmin: async (_source, _args, { viewer, users }) => ({
    user: await viewer(),
    activeTechnicianCount: await users.countActiveTechnicians(),
  }),
  meAgent: async (_source, _args, { viewer }) => ({ user: await viewer() }),
  meTechnician: async (_source, _args, { viewer }) => ({ user: await viewer() }),
  technicians: async (_source, { first, after }, { users }) => {
    const page = await users.listTechnicians(first, after == null ? null : toPosition(after));
    const edges = page.rows.map(({ user, position }) => ({ cursor: toCursor(position), node: user }));
    const pageInfo = { hasNextPage: page.hasMore, endCursor: edges.at(-1)?.cursor ?? null };
    return { edges, pageInfo, totalCount: page.total };
  },
  technician: (_source, { id }, { users }) => findTechnician(id, users),
};

export const staffMutations: MutationResolvers = {
  createTechnician: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    context.rateLimiter.take(viewer.id, 'accountCreation', context.now());
    return toResult(await createTechnician(context, viewer, input, key ?? null), context);
  },
};

async function findTechnician(id: string, users: GraphQLContext['users']): Promise<User | null> {
  const found = await users.find(id);
  return found?.kind === 'user' && found.user.role === 'TECHNICIAN' ? found.user : null;
}

async function toResult(
  outcome: CreateTechnicianOutcome,
  { users }: GraphQLContext,
): Promise<ResolversTypes['CreateTechnicianResult']> {
  switch (outcome.kind) {
    case 'invalid':
      return { __typename: 'ValidationError', message: MESSAGES.reviewFields, fields: outcome.fields };
    case 'emailTaken': {
      const fields = [{ path: 'email', message: MESSAGES.emailTaken }];
      return { __typename: 'EmailTakenError', message: MESSAGES.emailTaken, fields };
    }
    case 'keyReused':
      return { __typename: 'KeyReusedError', message: MESSAGES.keyReused };
    case 'created': {
      const technician = await findTechnician(outcome.uid, users);
      if (!technician) throw new Error(`users/${outcome.uid} was just made and is not there`);
      return { __typename: 'CreateTechnicianSuccess', technician };
    }
  }
}

function toCursor({ sortName, id }: TechnicianPosition): string {
  return encodeCursor(SORT, { k: [sortName], id });
}

function toPosition(cursor: string): TechnicianPosition {
  const { k, id } = decodeCursor(SORT, cursor, 1);
  return { sortName: k[0] ?? '', id };
}
