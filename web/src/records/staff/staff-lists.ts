import type { ApolloCache } from '@apollo/client';
import type { QueryField } from '#records/save/send.ts';

export const STAFF_LISTS: QueryField[] = ['technicians', 'agents', 'team', 'meAdmin', 'activity'];

type Shared = {
  id: string;
  name: string;
  lastName: string;
  email: string;
  phone: string | null;
  version: number;
};

/** An administrator is cached twice, as `Agent` and as `Me`: copies a change of one to the other. */
export function copyTo(cache: ApolloCache, typename: 'Me' | 'Agent', person: Shared): void {
  const { id, name, lastName, email, phone, version } = person;
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
