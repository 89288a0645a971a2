import { HOME_PROSPECTS, HOME_SERVICES } from '@cuadrilla/domain/home/home-lists.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import type { ServiceFilter } from '../graphql/types.generated.ts';
import type { GraphQLContext } from '../server/context.ts';

const COUNT_ONLY = { first: 0, after: null, search: null };

async function countServices({ stores, now }: GraphQLContext, filter: ServiceFilter) {
  const counted = { ...COUNT_ONLY, filter, sort: 'DUE', visibleTo: null } as const;
  return (await stores.services.list(counted, now())).totalCount;
}

export const figureQueries: Pick<QueryResolvers, 'figures'> = {
  figures: (_source, _args, { stores }) => stores.counters.read(),
};

/** A figure that acts do not maintain is counted only on request. */
export const figureTypes: Pick<Resolvers, 'Figures'> = {
  Figures: {
    activeTechnicians: async ({ activeTechnicians }, _args, { viewer }) =>
      can((await viewer()).role, 'technicians:open') ? activeTechnicians : null,
    overdueProspects: async (_figures, _args, { stores, now }) => {
      const overdue = { ...COUNT_ONLY, filter: HOME_PROSPECTS.actionsOverdue, sort: 'NEXT_ACTION' } as const;
      return (await stores.prospects.list(overdue, now())).totalCount;
    },
    overdueServices: (_figures, _args, context) => countServices(context, HOME_SERVICES.overdue),
    pendingServices: (_figures, _args, context) => countServices(context, HOME_SERVICES.unassigned),
    finishedServices: (_figures, _args, context) => countServices(context, HOME_SERVICES.toReview),
  },
};
