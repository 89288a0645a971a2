import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  useCreateCalendarFeedMutation,
  useOwnCalendarQuery,
  useRevokeCalendarFeedMutation,
} from './own-calendar.generated.ts';

/**
 * The technician's calendar address: whether there is one, and how it is made and revoked. The address itself is known from
 * the answer that made it until the page is left, and kept nowhere.
 */
export function useCalendarFeed() {
  const query = useOwnCalendarQuery();
  const [address, setAddress] = useState<string | null>(null);
  const [create] = useCreateCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();
  const reload = () => void query.refetch().catch(() => undefined);

  const make = async (key: string): Promise<Outcome<string> | 'given'> => {
    // It is to be in no cache.
    const { data } = await create({ variables: { key }, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('No data');
    const { result } = data;
    if (result.__typename === 'AddressGivenError') return 'given';
    if (result.__typename !== 'CreateCalendarFeedSuccess') return refused(result);
    return done(new URL(result.path, location.origin).href);
  };
  const makeNew = useAction<null, string>({
    send: async (_nothing, key) => {
      const first = await make(key);
      // It was made, and its answer lost: nobody has seen that address, so another takes its place.
      const outcome = first === 'given' ? await make(crypto.randomUUID()) : first;
      if (outcome === 'given') throw new Error('A new key was known');
      return outcome;
    },
    readFailure,
    success: 'Dirección creada',
    onDone: (made) => {
      setAddress(made);
      reload();
    },
  });
  const end = useAction({
    send: async (_nothing, key) => {
      const { data } = await revoke({ variables: { key } });
      if (!data) throw new Error('No data');
      const { result } = data;
      // One that is not there was revoked elsewhere: that is what was wanted.
      return result.__typename === 'KeyReusedError' ? refused(result) : done(undefined);
    },
    readFailure,
    success: 'Dirección revocada',
    onDone: () => {
      setAddress(null);
      reload();
    },
  });
  return { query, reload, address, makeNew, end };
}
