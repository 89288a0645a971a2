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
    // Closed once more, after it was on its way.
    if (isQueued || (await readPhoto(shelf, id)) !== null) return dropOriginal(shelf, id);
    countPreparing(place.visitId, 1);
    try {
      const blob = await prepareFile(kind, file);
      const { visitId, serviceId } = place;
      outbox.add({ operation: 'PutFile', input: { id, kind, visitId, serviceId }, blob }, place);
      await outbox.whenKept();
    } catch {
      // It is no picture: whoever chose it was told so, or will be when they choose it again.
    } finally {
      countPreparing(place.visitId, -1);
    }
    await dropOriginal(shelf, id);
  });
}
