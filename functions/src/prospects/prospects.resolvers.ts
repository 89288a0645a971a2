import { dueBucketOf } from '@cuadrilla/domain/time/local-date.ts';
import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { convertedService } from './convert/converted-service.ts';
import { readProspect, readProspects, readProspectTotals } from './read-prospects.ts';

export const prospectQueries: Pick<QueryResolvers, 'prospects' | 'prospectTotals' | 'prospect'> = {
  prospects: async (_source, { first, after, search, filter, sort }, context) => {
    const page = { first, after: after ?? null, search: search ?? null };
    return readProspects(context, await context.viewer(), { ...page, filter: filter ?? {}, sort });
  },
  prospectTotals: async (_source, { filter }, context) =>
    readProspectTotals(context, await context.viewer(), filter ?? {}),
  prospect: async (_source, { id }, context) => readProspect(context, await context.viewer(), id),
};

export const prospectTypes: Pick<Resolvers, 'Prospect'> = {
  Prospect: {
    displayName: (prospect) => displayName(prospect),
    address: ({ address }) => address && { ...address, province: provinceOf(address.postalCode) ?? '' },
    convertedService: (prospect, _args, { stores }) => convertedService(prospect, stores.services),
    async due({ status, nextActionOn }, _args, { stores, now }) {
      if (!isOpen(status) || nextActionOn === null) return 'NONE';
      return dueBucketOf(nextActionOn, await stores.prospects.today(now()));
    },
  },
};
