import { prepareFile } from '#records/files/prepare-file.ts';
import { dropOriginal, readOriginal, readPhoto } from './kept-photos.ts';
import type { Work } from './open-work.ts';
import { inPhotoTurn } from '../acts/photo-turn.ts';
import { countPreparing } from '../acts/preparing.ts';

export function resumePhoto({ outbox, shelf }: Work, id: string): Promise<void> {
  return inPhotoTurn(id, async () => {
    const photo = await readOriginal(shelf, id);
    if (photo === null) return;
    const { kind, place, file } = photo;
    const isQueued = outbox
      .getSnapshot()
      .acts.some(({ act: each }) => each.operation === 'PutFile' && each.input.id === id);
    // The app was closed again after the photo was queued.
    if (isQueued || (await readPhoto(shelf, id)) !== null) return dropOriginal(shelf, id);
    countPreparing(place.visitId, 1);
    try {
      const blob = await prepareFile(kind, file);
      const { visitId, serviceId } = place;
      outbox.add({ operation: 'PutFile', input: { id, kind, visitId, serviceId }, blob }, place);
      await outbox.whenKept();
    } catch {
      // Not an image: the person has seen the message, or will on the next attempt.
    } finally {
      countPreparing(place.visitId, -1);
    }
    await dropOriginal(shelf, id);
  });
}
