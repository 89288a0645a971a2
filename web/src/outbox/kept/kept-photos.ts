import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import type { WorkPlace } from '../acts/act.ts';
import type { Shelf } from './storage.ts';
import type { WorkVisit } from '../acts/effects.ts';

const PHOTO = 'photo.';

/** Keeps the bytes of a photo that the server has taken: its small picture then shows where there is no connection. */
export function keepPhoto(shelf: Shelf, id: string, blob: Blob): Promise<void> {
  return shelf.write(`${PHOTO}${id}`, blob).catch(() => undefined);
}

/** A photo as it was chosen, until it is small enough to be sent. */
export type OriginalPhoto = { id: string; kind: AttachmentKind; place: WorkPlace; file: Blob };

const ORIGINAL = 'original.';

/** Keeps a photo as it was chosen: made smaller it may be only after the app was closed. */
export function keepOriginal(shelf: Shelf, photo: OriginalPhoto): Promise<void> {
  return shelf.write(`${ORIGINAL}${photo.id}`, photo).catch(() => undefined);
}

export function dropOriginal(shelf: Shelf, id: string): Promise<void> {
  return shelf.drop(`${ORIGINAL}${id}`).catch(() => undefined);
}

/** The ids of the photos that are kept as they were chosen. */
export async function originalIds(shelf: Shelf): Promise<string[]> {
  const names = await shelf.names().catch(() => []);
  return names.filter((name) => name.startsWith(ORIGINAL)).map((name) => name.slice(ORIGINAL.length));
}

export async function readOriginal(shelf: Shelf, id: string): Promise<OriginalPhoto | null> {
  const kept = await shelf.read(`${ORIGINAL}${id}`).catch(() => null);
  return (kept as OriginalPhoto | undefined) ?? null;
}

/** The bytes of a photo; null where this device does not keep them. */
export async function readPhoto(shelf: Shelf, id: string): Promise<Blob | null> {
  const kept = await shelf.read(`${PHOTO}${id}`).catch(() => null);
  return kept instanceof Blob ? kept : null;
}

/** Drops the photos that no visit names; `visits` gives those there are by the time the device has been read. */
export async function keepPhotosOf(shelf: Shelf, visits: () => readonly WorkVisit[]): Promise<void> {
  const names = await shelf.names().catch(() => []);
  const named = new Set(visits().flatMap(({ attachments }) => attachments.map(({ id }) => `${PHOTO}${id}`)));
  const others = names.filter((name) => name.startsWith(PHOTO) && !named.has(name));
  await Promise.all(others.map((name) => shelf.drop(name).catch(() => undefined)));
}
