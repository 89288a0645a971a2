import { useMemo, useSyncExternalStore } from 'react';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import type { Failure } from '#shared/graphql/failure.ts';
import { marksOf, withActs, type Marks, type WorkVisit } from './acts/effects.ts';
import { openWork, type Work } from './kept/open-work.ts';
import type { Queue } from './sending/queue.ts';

/** The signed-in technician's work on this device. */
export function useWork(): Work {
  const store = useSessionStore();
  const { person } = useSession();
  if (person === null) throw new Error('useWork without a person');
  return openWork(store, person.id);
}

export type WorkDay = {
  /** As they are once everything has been sent. */
  visits: WorkVisit[];
  acts: Queue;
  marks: Marks;
  /** When the server last said how things stand; null where this device knows nothing. */
  readAt: string | null;
  /** Whether the device is still writing down what was done. */
  isKeeping: boolean;
  /** Whether what was done here has been read from the device. */
  isLoaded: boolean;
  isReading: boolean;
  isOffline: boolean;
  failure: Failure | null;
};

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** The days around today with what was done since, followed. */
export function useWorkDay(): WorkDay {
  const { outbox, day } = useWork();
  const sent = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const known = useSyncExternalStore(day.subscribe, day.getSnapshot);
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, isOnline);
  const { acts } = sent;
  const visits = useMemo(() => withActs(known.visits, acts), [known.visits, acts]);
  const marks = useMemo(() => marksOf(acts), [acts]);
  const failure = sent.failure ?? known.failure;
  return {
    ...{ visits, acts, marks, failure },
    readAt: known.readAt,
    isKeeping: sent.isKeeping,
    isLoaded: sent.isLoaded,
    isReading: known.isReading,
    isOffline: !hasNetwork || failure?.code === 'NO_CONNECTION',
  };
}
