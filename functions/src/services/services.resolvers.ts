import type { QueryResolvers } from '../graphql/resolvers.generated.ts';
import { readService, readServices, readToInvoice } from './read-services.ts';

export const serviceQueries: Pick<QueryResolvers, 'services' | 'service' | 'toInvoice'> = {
  services: async (_source, { first, after, search, filter, sort }, context) => {
    const page = { first, after: after ?? null, search: search ?? null };
    return readServices(context, await context.viewer(), { ...page, filter: filter ?? {}, sort });
  },
  service: async (_source, { id }, context) => readService(context, await context.viewer(), id),
  toInvoice: async (_source, _args, context) => readToInvoice(context, await context.viewer()),
};
