import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { QueryResolvers } from '../graphql/resolvers.generated.ts';
import type { ServiceFilter } from '../graphql/types.generated.ts';

const COUNT_ONLY = { first: 0, after: null, search: null };

export const figureQueries: Pick<QueryResolvers, 'figures'> = {
  figures: async (_source, _args, { stores, viewer, now }) => {
    const { role } = await viewer();
    const countServices = async (filter: ServiceFilter) => {
      const counted = { ...COUNT_ONLY, filter, sort: 'DUE', onlyOf: null } as const;
      return (await stores.services.list(counted, now())).totalCount;
    };
    const due = { ...COUNT_ONLY, filter: { due: 'OVERDUE' }, sort: 'NEXT_ACTION' } as const;
    const [counters, prospects, overdueServices, pendingServices, finishedServices] = await Promise.all([
      stores.counters.read(),
      stores.prospects.list(due, now()),
      countServices({ overdue: true }),
      countServices({ status: 'PENDING' }),
      countServices({ status: 'FINISHED' }),
    ]);
    return {
      ...counters,
      activeTechnicians: can(role, 'technicians:open') ? counters.activeTechnicians : null,
      overdueProspects: prospects.totalCount,
      overdueServices,
      pendingServices,
      finishedServices,
    };
  },
};
