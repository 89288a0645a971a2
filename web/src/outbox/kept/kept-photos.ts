import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import type { WorkPlace } from '../acts/act.ts';
import { dropAll, idsIn, type Shelf } from './storage.ts';
import type { WorkVisit } from '../acts/effects.ts';

const PHOTO = 'photo.';

export function keepPhoto(shelf: Shelf, id: string, blob: Blob): Promise<void> {
  return shelf.write(`${PHOTO}${id}`, blob).catch(() => undefined);
}

type OriginalPhoto = { id: string; kind: AttachmentKind; place: WorkPlace; file: Blob };

const ORIGINAL = 'original.';

export function keepOriginal(shelf: Shelf, photo: OriginalPhoto): Promise<void> {
  return shelf.write(`${ORIGINAL}${photo.id}`, photo).catch(() => undefined);
}

export function dropOriginal(shelf: Shelf, id: string): Promise<void> {
  return shelf.drop(`${ORIGINAL}${id}`).catch(() => undefined);
}

export const originalIds = (shelf: Shelf): Promise<string[]> => idsIn(shelf, ORIGINAL);

export async function readOriginal(shelf: Shelf, id: string): Promise<OriginalPhoto | null> {
  const kept = await shelf.read(`${ORIGINAL}${id}`).catch(() => null);
  return (kept as OriginalPhoto | undefined) ?? null;
}

export async function readPhoto(shelf: Shelf, id: string): Promise<Blob | null> {
  const kept = await shelf.read(`${PHOTO}${id}`).catch(() => null);
  return kept instanceof Blob ? kept : null;
}

/** Deletes photos that no visit names; `visits` is called after reading the storage. */
export function keepPhotosOf(shelf: Shelf, visits: () => readonly WorkVisit[]): Promise<void> {
  return dropAll(shelf, PHOTO, (photoId) =>
    visits().some(({ attachments }) => attachments.some(({ id }) => id === photoId)),
  );
}
