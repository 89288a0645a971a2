import { useState } from 'react';
import { useSend } from '#records/save/send.ts';
import { useAct } from '#records/save/use-act.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
  useOwnCalendarQuery,
} from './own-calendar.generated.ts';

function useMake(onDone: (address: string) => void) {
  const send = useSend(CreateCalendarFeedDocument, { noCache: true });
  return useAction<null, string>({
    send: async (_nothing, key) => {
      const first = await send(null, key);
      // It was created but the answer was lost: nobody has seen that address, so it is replaced.
      const result = first.__typename === 'AddressGivenError' ? await send(null, crypto.randomUUID()) : first;
      if (result.__typename !== 'CreateCalendarFeedSuccess') return refused(result);
      return done(new URL(result.path, location.origin).href);
    },
    success: 'Dirección creada',
    onDone,
  });
}

/** The URL is only in the answer that created it: kept in memory until the page is left, and stored nowhere. */
export function useCalendarFeed() {
  const query = useOwnCalendarQuery({ fetchPolicy: 'cache-and-network' });
  const [address, setAddress] = useState<string | null>(null);
  const reload = () => void query.refetch().catch(() => undefined);
  const know = (now: string | null) => {
    setAddress(now);
    reload();
  };
  const makeNew = useMake(know);
  const end = useAct(RevokeCalendarFeedDocument, {
    // Not found means revoked elsewhere, which is what was asked for.
    settle: (result) => (result.__typename === 'KeyReusedError' ? undefined : done(null)),
    success: 'Dirección revocada',
    onDone: () => know(null),
  });
  return { query, reload, address, makeNew, end };
}
