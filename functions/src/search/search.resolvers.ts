import type { QueryResolvers } from '../graphql/resolvers.generated.ts';

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  search: (_source, { q }, { stores }) => stores.search.find(q),
};
