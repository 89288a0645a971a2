import { useMemo, useSyncExternalStore } from 'react';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import type { Failure } from '#shared/graphql/failure.ts';
import { useOnline } from '#shared/use-online.ts';
import { marksOf, withActs, type Marks, type WorkVisit } from './acts/effects.ts';
import { openWork, type Work } from './kept/open-work.ts';
import type { Queue } from './sending/queue.ts';

export function useWork(): Work {
  const store = useSessionStore();
  const { person } = useSession();
  if (person === null) throw new Error('useWork without a person');
  return openWork(store, person.id);
}

export type WorkDay = {
  visits: WorkVisit[];
  acts: Queue;
  marks: Marks;
  readAt: string | null;
  isKeeping: boolean;
  isLoaded: boolean;
  isReading: boolean;
  isOffline: boolean;
  failure: Failure | null;
};

export function useWorkDay(): WorkDay {
  const { outbox, day } = useWork();
  const sent = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const known = useSyncExternalStore(day.subscribe, day.getSnapshot);
  const isOnline = useOnline();
  const { acts } = sent;
  const visits = useMemo(() => withActs(known.visits, acts), [known.visits, acts]);
  const marks = useMemo(() => marksOf(acts), [acts]);
  const failure = sent.failure ?? known.failure;
  return {
    visits,
    acts,
    marks,
    failure,
    readAt: known.readAt,
    isKeeping: sent.isKeeping,
    isLoaded: sent.isLoaded,
    isReading: known.isReading,
    isOffline: !isOnline || failure?.code === 'NO_CONNECTION',
  };
}
