import type { ApolloCache } from '@apollo/client';

/** Makes whoever shows names of the settings ask for them again. */
export function forgetCatalog(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'catalog' });
  cache.gc();
}
