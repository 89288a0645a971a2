import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSessionStore } from '#session/session-context.tsx';
import { evict } from '#records/save/send.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { keepFresh } from './keep-fresh.ts';
import { originalIds } from './kept/kept-photos.ts';
import { NoRoom } from './kept/no-room.tsx';
import type { Work } from './kept/open-work.ts';
import { nextToSend } from './sending/queue.ts';
import { useWork } from './use-work.ts';

async function resumePhotos(work: Work): Promise<void> {
  await work.outbox.load();
  const ids = await originalIds(work.shelf);
  if (ids.length === 0) return;
  const { resumePhoto } = await import('./kept/resume-photos.ts');
  for (const id of ids) await resumePhoto(work, id);
}

const fetchSites = () => import('./kept/sites-of.ts');
const ignore = () => undefined;

/** Mounted on every screen, so that acts are sent and the day is refreshed wherever the technician is. */
export function WorkRoot() {
  const work = useWork();
  const { outbox, day } = work;
  const store = useSessionStore();
  const { cache } = useApolloClient();
  useEffect(() => {
    void outbox.start();
    void day.load();
    return () => {
      outbox.stop();
      // Also when another tab or a suspension ended the session.
      if (store.getSnapshot().ending !== 'signed-out') return;
      void day.forgetVisits();
      void fetchSites().then(({ forgetKnown }) => forgetKnown(work), ignore);
    };
  }, [work, outbox, day, store]);
  useEffect(() => {
    let readAt: string | null = null;
    const keepUp = () => {
      const known = day.getSnapshot();
      if (known.isReading || known.readAt === null || known.readAt === readAt) return;
      ({ readAt } = known);
      void fetchSites().then(({ keepKnown }) => keepKnown(work, known.visits), ignore);
    };
    keepUp();
    return day.subscribe(keepUp);
  }, [work, day]);
  useEffect(
    () =>
      outbox.onSent(({ key }) => {
        evict(cache, SERVICE_LISTS);
        // The accepted act is still in the queue; refused acts may wait long.
        const rest = outbox.getSnapshot().acts.filter((act) => act.key !== key);
        if (nextToSend(rest) === null) void day.refresh();
      }),
    [outbox, day, cache],
  );
  // The office may have withdrawn or changed the visit.
  useEffect(() => outbox.onRefused(({ place }) => void day.find(place.visitId)), [outbox, day]);
  useEffect(() => {
    const goOn = () => {
      if (document.visibilityState === 'hidden') return;
      outbox.sendNow();
      void day.refresh();
    };
    window.addEventListener('online', goOn);
    document.addEventListener('visibilitychange', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [outbox, day]);
  useEffect(() => keepFresh(day), [day]);
  useEffect(() => void resumePhotos(work), [work]);
  return <NoRoom outbox={outbox} />;
}
