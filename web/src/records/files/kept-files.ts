import type { SessionStore } from '#session/session-store.ts';

type ReadFile = (id: string) => Promise<Blob | null>;

const readers = new WeakMap<SessionStore, Map<string, ReadFile>>();

/** Registers the device's own copies, which are read before the server is asked. */
export function keepFilesOf(store: SessionStore, owner: string, read: ReadFile): void {
  const known = readers.get(store) ?? new Map<string, ReadFile>();
  readers.set(store, known.set(owner, read));
}

export async function keptFile(store: SessionStore, id: string): Promise<Blob | null> {
  const owner = store.getSnapshot().person?.id;
  const read = owner === undefined ? undefined : readers.get(store)?.get(owner);
  return read ? read(id).catch(() => null) : null;
}
