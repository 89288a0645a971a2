import type { QueryResolvers } from '../graphql/resolvers.generated.ts';
import { forReader } from './ownership.ts';

export const serviceQueries: Pick<QueryResolvers, 'services' | 'service'> = {
  services: async (_source, { first, after, search, filter, sort }, { stores, viewer, now }) =>
    stores.services.list(
      {
        ...{ first, after: after ?? null, search: search ?? null, sort },
        ...{ filter: filter ?? {}, viewer: await viewer() },
      },
      now(),
    ),
  service: async (_source, { id }, { stores, viewer }) => {
    const [reader, service] = await Promise.all([viewer(), stores.services.find(id)]);
    return forReader(reader, service);
  },
};
