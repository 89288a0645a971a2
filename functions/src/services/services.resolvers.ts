import { canOnlyOwn } from '@cuadrilla/domain/people/permissions.ts';
import type { QueryResolvers } from '../graphql/resolvers.generated.ts';
import { forReader } from '../work/ownership.ts';

export const serviceQueries: Pick<QueryResolvers, 'services' | 'service' | 'toInvoice'> = {
  services: async (_source, { first, after, search, filter, sort }, { stores, viewer, now }) => {
    const { id, role } = await viewer();
    const onlyOf = canOnlyOwn(role, 'services:open') ? id : null;
    const page = { first, after: after ?? null, search: search ?? null };
    return stores.services.list({ ...page, filter: filter ?? {}, sort, onlyOf }, now());
  },
  service: async (_source, { id }, { stores, viewer }) => {
    const [reader, service] = await Promise.all([viewer(), stores.services.find(id)]);
    return forReader(reader, service);
  },
  toInvoice: (_source, _args, { stores }) => stores.services.toInvoice(),
};
