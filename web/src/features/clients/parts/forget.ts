import type { ApolloCache } from '@apollo/client';
import type { Query } from '#gql/schema.generated.ts';

type ListField = Extract<
  keyof Query,
  | 'client'
  | 'clients'
  | 'site'
  | 'sites'
  | 'equipment'
  | 'equipmentList'
  | 'prospect'
  | 'activity'
  | 'duplicates'
  | 'search'
>;

/** Makes lists that a change may have touched ask again. */
export function forget(cache: ApolloCache, ...fields: ListField[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
