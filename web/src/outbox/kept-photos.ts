import type { Shelf } from './storage.ts';
import type { WorkVisit } from './effects.ts';

const PHOTO = 'photo.';

/** Keeps the bytes of a photo that the server has taken: its small picture then shows where there is no connection. */
export function keepPhoto(shelf: Shelf, id: string, blob: Blob): Promise<void> {
  return shelf.write(`${PHOTO}${id}`, blob).catch(() => undefined);
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
