import type { ApolloCache } from '@apollo/client';

/** After a change: every timeline asks again what happened. */
export function forgetActivity(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'activity' });
  cache.gc();
}
