import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  useCreateCalendarFeedMutation,
  useOwnCalendarQuery,
  useRevokeCalendarFeedMutation,
} from './own-calendar.generated.ts';

/** Makes an address, in place of an older one. */
function useMake(onDone: (address: string) => void) {
  const [create] = useCreateCalendarFeedMutation();
  const make = async (key: string): Promise<Outcome<string> | 'given'> => {
    // It is to be in no cache.
    const { data } = await create({ variables: { key }, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('No data');
    const { result } = data;
    if (result.__typename === 'AddressGivenError') return 'given';
    if (result.__typename !== 'CreateCalendarFeedSuccess') return refused(result);
    return done(new URL(result.path, location.origin).href);
  };
  return useAction<null, string>({
    send: async (_nothing, key) => {
      const first = await make(key);
      // It was made, and its answer lost: nobody has seen that address, so another takes its place.
      const outcome = first === 'given' ? await make(crypto.randomUUID()) : first;
      if (outcome === 'given') throw new Error('A new key was known');
      return outcome;
    },
    readFailure,
    success: 'Dirección creada',
    onDone,
  });
}

/** Ends the address that there is. */
function useEnd(onDone: () => void) {
  const [revoke] = useRevokeCalendarFeedMutation();
  return useAction({
    send: async (_nothing, key) => {
      const { data } = await revoke({ variables: { key } });
      if (!data) throw new Error('No data');
      const { result } = data;
      // One that is not there was revoked elsewhere: that is what was wanted.
      return result.__typename === 'KeyReusedError' ? refused(result) : done(undefined);
    },
    readFailure,
    success: 'Dirección revocada',
    onDone,
  });
}

/**
 * The technician's calendar address: whether there is one, and how it is made and revoked. The address itself is known from
 * the answer that made it until the page is left, and kept nowhere.
 */
export function useCalendarFeed() {
  const query = useOwnCalendarQuery({ fetchPolicy: 'cache-and-network' });
  const [address, setAddress] = useState<string | null>(null);
  const reload = () => void query.refetch().catch(() => undefined);
  const know = (now: string | null) => {
    setAddress(now);
    reload();
  };
  const makeNew = useMake(know);
  const end = useEnd(() => know(null));
  return { query, reload, address, makeNew, end };
}
