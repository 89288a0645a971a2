import type { ApolloCache } from '@apollo/client';

const LISTS = ['services', 'slotSuggestions', 'myVisits', 'activity'];

/** After a visit was planned, moved or taken out: what shows it, or was chosen by it, asks again. The plan itself asks for its revision. */
export function forgetPlan(cache: ApolloCache, serviceId: string): void {
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  const id = cache.identify({ __typename: 'Service', id: serviceId });
  if (id !== undefined) {
    for (const fieldName of ['visits', 'nextVisit', 'technicians']) cache.evict({ id, fieldName });
  }
  cache.gc();
}

/** A slot was not as it was thought to be: what was proposed by the same knowledge asks again. */
export function forgetSuggestions(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'slotSuggestions' });
  cache.gc();
}
