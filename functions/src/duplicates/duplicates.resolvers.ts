import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { lookForDuplicates } from './look-for-duplicates.ts';

export const duplicateQueries: Pick<QueryResolvers, 'duplicates'> = {
  duplicates: (_source, { input }, context) => lookForDuplicates(context, input),
};

export const duplicateTypes: Pick<Resolvers, 'DuplicateMatch'> = {
  DuplicateMatch: {
    openServices: ({ entity, id }, _args, { stores }) =>
      entity === 'CLIENT' ? stores.services.countOpen(id) : null,
  },
};
