import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { readSearch } from './read-search.ts';

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  search: async (_source, { q }, context) => readSearch(context, await context.viewer(), q),
};

export const searchTypes: Pick<Resolvers, 'SearchHit'> = {
  SearchHit: {
    openServices: ({ entity, id }, _args, { stores }) =>
      entity === 'CLIENT' ? stores.services.countOpen(id) : null,
  },
};
