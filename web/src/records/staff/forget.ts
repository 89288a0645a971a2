import type { ApolloCache } from '@apollo/client';

const LISTS = ['technicians', 'agents', 'team', 'meAdmin', 'activity'] as const;

/** Makes every list that shows members of staff ask again. */
export function forgetStaffLists(cache: ApolloCache): void {
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

type Shared = { name: string; lastName: string; email: string; phone: string | null; version: number };

/**
 * An administrator is in the cache twice, as a member of staff and as the person signed in: what one is told of, the
 * other learns.
 */
export function copyTo(
  cache: ApolloCache,
  typename: 'Me' | 'Agent',
  { id, ...shared }: Shared & { id: string },
) {
  const { name, lastName, email, phone, version } = shared;
  cache.modify({
    id: `${typename}:${id}`,
    fields: {
      name: () => name,
      lastName: () => lastName,
      email: () => email,
      phone: () => phone,
      version: () => version,
    },
  });
}
