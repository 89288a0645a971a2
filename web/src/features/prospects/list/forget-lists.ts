import type { ApolloCache } from '@apollo/client';

/** Lists and sums ask again: what they hold was changed from elsewhere. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of ['prospects', 'prospectTotals', 'activity', 'search']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}
