import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  search: (_source, { q }, { stores }) => stores.search.find(q),
};

export const searchTypes: Pick<Resolvers, 'SearchHit'> = {
  SearchHit: {
    openServices: ({ entity, id }, _args, { stores }) =>
      entity === 'CLIENT' ? stores.services.countOpen(id) : null,
  },
};
