import type { Queue } from '#outbox/sending/queue.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { useWork } from '#outbox/use-work.ts';
import { PhotosCard } from '#records/files/photos-card.tsx';
import type { WaitingFile } from '#records/files/shown-file.ts';
import { dropOriginal, keepOriginal } from '#outbox/kept/kept-photos.ts';
import { inPhotoTurn } from '#outbox/acts/photo-turn.ts';
import { countPreparing } from '#outbox/acts/preparing.ts';
import { placeOf, useAct } from '../visit/use-acts.ts';
import classes from '../visit/work.module.css';

function waitingOf(acts: Queue, { attachments }: WorkVisit): (WaitingFile & { key: string })[] {
  const shown = new Set(attachments.map(({ id }) => id));
  return acts.flatMap(({ act, key, refusal }) =>
    act.operation === 'PutFile' && act.input.kind !== 'SIGNATURE' && shown.has(act.input.id)
      ? [{ key, id: act.input.id, kind: act.input.kind, blob: act.blob, problem: refusal?.message ?? null }]
      : [],
  );
}

export function Photos({ visit, acts, isOpen }: { visit: WorkVisit; acts: Queue; isOpen: boolean }) {
  const { outbox, shelf } = useWork();
  const act = useAct(visit);
  const waiting = waitingOf(acts, visit);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const keyOf = (id: string) => waiting.find((file) => file.id === id)?.key ?? '';
  const remove = (id: string) => act({ operation: 'RemoveVisitPhoto', input: { id } });
  // One that is being sent may have arrived, so its removal is queued behind it; a refused one never did.
  const discard = (id: string) => {
    const file = waiting.find((each) => each.id === id);
    if (file?.problem == null) remove(id);
    else outbox.discard(file.key);
  };
  return (
    <div className={classes['photos']} data-place="photos">
      <PhotosCard
        files={visit.attachments.filter(({ id, kind }) => kind !== 'SIGNATURE' && !isWaiting.has(id))}
        waiting={waiting}
        minPhotos={visit.service.minPhotos}
        onAdd={
          isOpen
            ? ({ id, kind, blob }) =>
                act({
                  operation: 'PutFile',
                  input: { id, kind, serviceId: visit.service.id, visitId: visit.id },
                  blob,
                })
            : undefined
        }
        originals={{
          keep: (id, kind, file) => keepOriginal(shelf, { id, kind, file, place: placeOf(visit) }),
          settle: (id, work) =>
            inPhotoTurn(id, async () => {
              await work();
              await outbox.whenKept();
              await dropOriginal(shelf, id);
            }),
        }}
        onPreparing={(change) => countPreparing(visit.id, change)}
        onRemove={isOpen ? remove : undefined}
        onRetry={(id) => outbox.retry(keyOf(id))}
        onDiscard={isOpen ? discard : undefined}
      />
    </div>
  );
}
