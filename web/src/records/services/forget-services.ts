import type { ApolloCache } from '@apollo/client';

const FIELDS = [
  'services',
  'planning',
  'planningRevision',
  'myVisits',
  'slotSuggestions',
  'activity',
  'search',
];

/** After a change of a service or a visit: every list, plan and timeline it may stand in asks again. */
export function forgetServices(cache: ApolloCache): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
