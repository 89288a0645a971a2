import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { QueuedAct } from './act.ts';

/** Where a person's acts are kept on the device, in their order. */
export type ActStorage = {
  list: () => Promise<QueuedAct[]>;
  append: (act: QueuedAct) => Promise<void>;
  /** Writes a changed act in the place of the one with its key. */
  replace: (act: QueuedAct) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** What else is kept of a person's work: the day as it was last read, what was written and not yet done. */
export type Shelf = {
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: unknown) => Promise<void>;
  drop: (name: string) => Promise<void>;
  clear: () => Promise<void>;
};

/** A database for each person: what one did, another's app does not even open. */
const databaseOf = (owner: string, what: string) => createStore(`cuadrilla.${what}.${owner}`, what);

/** Acts in IndexedDB, which keeps photos as they are and outlives reload and restart. */
export function deviceActs(owner: string): ActStorage {
  const store = databaseOf(owner, 'acts');
  const placed = async () => (await entries<number, QueuedAct>(store)).toSorted(([a], [b]) => a - b);
  const placeOf = async (key: string) => (await placed()).find(([, act]) => act.key === key)?.[0];
  return {
    list: async () => (await placed()).map(([, act]) => act),
    append: (act) => appendTo(store, act),
    async replace(act) {
      const place = await placeOf(act.key);
      if (place !== undefined) await set(place, act, store);
    },
    async remove(key) {
      const place = await placeOf(key);
      if (place !== undefined) await del(place, store);
    },
  };
}

/** After the last one, in one transaction: two tabs never take the same place. */
function appendTo(store: UseStore, act: QueuedAct): Promise<void> {
  return store(
    'readwrite',
    (objects) =>
      new Promise((resolve, reject) => {
        const last = objects.openKeyCursor(null, 'prev');
        const fail = () => reject(objects.transaction.error ?? new Error('Not kept'));
        last.onsuccess = () => {
          const place = last.result === null ? 1 : Number(last.result.key) + 1;
          objects.put(act, place);
        };
        objects.transaction.oncomplete = () => resolve();
        objects.transaction.onabort = fail;
        objects.transaction.onerror = fail;
      }),
  );
}

/** A shelf in IndexedDB. */
export function deviceShelf(owner: string): Shelf {
  const store = databaseOf(owner, 'day');
  return {
    read: (name) => get<unknown>(name, store),
    write: (name, value) => set(name, value, store),
    drop: (name) => del(name, store),
    clear: () => clear(store),
  };
}

/** Acts that live as long as the page: for tests, and where the browser keeps nothing. */
export function memoryActs(kept: QueuedAct[] = []): ActStorage {
  const put = (key: string, ...acts: QueuedAct[]) => {
    const place = kept.findIndex((act) => act.key === key);
    if (place >= 0) kept.splice(place, 1, ...acts);
    return Promise.resolve();
  };
  return {
    list: () => Promise.resolve([...kept]),
    append(act) {
      kept.push(act);
      return Promise.resolve();
    },
    replace: (act) => put(act.key, act),
    remove: (key) => put(key),
  };
}

/** The same for a shelf. */
export function memoryShelf(kept = new Map<string, unknown>()): Shelf {
  const done = () => Promise.resolve();
  return {
    read: (name) => Promise.resolve(kept.get(name)),
    write(name, value) {
      kept.set(name, value);
      return done();
    },
    drop(name) {
      kept.delete(name);
      return done();
    },
    clear() {
      kept.clear();
      return done();
    },
  };
}
