import { addDays } from '@cuadrilla/domain/time/local-date.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seen } from '#outbox/kept/last-seen.ts';
import { useLastSeen } from '#outbox/kept/use-last-seen.ts';
import { useWork } from '#outbox/use-work.ts';
import { correctedNow } from '#shared/device-clock.ts';
import { today } from '#shared/format/dates.ts';
import type { Failure } from '#shared/graphql/failure.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { useOnline } from '#shared/use-online.ts';
import { MyWeekDocument, type MyWeekQuery } from './my-week.generated.ts';

/** The coming days change less often than today. */
const FRESH_MS = 30 * 60_000;

export const useSeenWeek = () => useLastSeen<MyWeekQuery>('week').seen;

function isFresh({ readAt }: Seen<unknown>): boolean {
  const now = correctedNow();
  const age = now.getTime() - Date.parse(readAt);
  return age < FRESH_MS && today(new Date(readAt)) === today(now);
}

/** The coming days as last seen, refreshed when the screen opens unless recent or `mayBeOld`. */
export function useWeek({ mayBeOld = false } = {}) {
  const { ask } = useWork();
  const { seen, store } = useLastSeen<MyWeekQuery>('week');
  const isOnline = useOnline();
  const [asking, setAsking] = useState<{ isReading: boolean; failure: Failure | null }>({
    isReading: false,
    failure: null,
  });
  const stay = useRef<AbortController | null>(null);
  const refresh = useCallback(async () => {
    stay.current?.abort();
    const { signal } = (stay.current = new AbortController());
    setAsking({ isReading: true, failure: null });
    const day = today(correctedNow());
    const variables = { today: day, tomorrow: addDays(day, 1) };
    const asked = await ask<MyWeekQuery>(persistedOperation(MyWeekDocument, 'MyWeek', variables), signal);
    // Nobody shows it any more, or it was requested again.
    if (signal.aborted) return;
    setAsking({ isReading: false, failure: asked.ok ? null : asked.failure });
    if (asked.ok) await store.keep('week', asked.value);
  }, [ask, store]);
  useEffect(() => () => stay.current?.abort(), []);
  const isLoaded = seen !== undefined;
  // Read without depending on it: a new answer is no reason to refetch.
  useEffect(() => {
    const keepUp = () => {
      if (document.visibilityState === 'hidden' || !isOnline || !isLoaded) return;
      const known = store.get('week') ?? null;
      if (known === null || !(mayBeOld || isFresh(known))) void refresh();
    };
    keepUp();
    document.addEventListener('visibilitychange', keepUp);
    return () => document.removeEventListener('visibilitychange', keepUp);
  }, [store, isLoaded, isOnline, refresh, mayBeOld]);
  const isOffline = !isOnline || asking.failure?.code === 'NO_CONNECTION';
  return { seen, ...asking, isOffline, refresh };
}
