import { clear, createStore, del, entries, get, keys, set, update, type UseStore } from 'idb-keyval';
import { forgetStored, readStored, storedNames, writeStored } from '#shared/storage.ts';
import type { QueuedAct } from '../acts/act.ts';

export type ActStorage = {
  list: () => Promise<QueuedAct[]>;
  append: (...acts: QueuedAct[]) => Promise<void>;
  replace: (act: QueuedAct) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

export type Shelf = {
  names: () => Promise<string[]>;
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: unknown) => Promise<void>;
  change: <T>(name: string, change: (kept: unknown) => T) => Promise<T>;
  drop: (name: string) => Promise<void>;
  clear: () => Promise<void>;
  /** Written synchronously, because the page may close before the database has stored a change. */
  writeSync: (name: string, text: string | null) => void;
  readSync: (name: string) => string | null;
  /** Called when another window has stored a change with `writeSync`. */
  onKept: (listener: (name: string) => void) => () => void;
};

/** The names under a prefix, without it; none if the storage fails. */
export async function idsIn(shelf: Shelf, prefix: string): Promise<string[]> {
  const names = await shelf.names().catch(() => []);
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

export async function dropAll(
  shelf: Shelf,
  prefix: string,
  isWanted: (id: string) => boolean = () => false,
): Promise<void> {
  const unwanted = (await idsIn(shelf, prefix)).filter((id) => !isWanted(id));
  await Promise.all(unwanted.map((id) => shelf.drop(prefix + id).catch(() => undefined)));
}

const databaseOf = (owner: string, what: string) => createStore(`cuadrilla.${what}.${owner}`, what);

export function deviceActs(owner: string): ActStorage {
  const store = databaseOf(owner, 'acts');
  const placed = async () => (await entries<number, QueuedAct>(store)).toSorted(([a], [b]) => a - b);
  const placeOf = async (key: string) => (await placed()).find(([, act]) => act.key === key)?.[0];
  return {
    list: async () => (await placed()).map(([, act]) => act),
    append: (...acts) => appendTo(store, acts),
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

/** In one transaction, so that two tabs never use one place. */
function appendTo(store: UseStore, acts: QueuedAct[]): Promise<void> {
  const moved = new Set(acts.map(({ key }) => key));
  return store(
    'readwrite',
    (objects) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(objects.transaction.error ?? new Error('Not kept'));
        let last = 0;
        const each = objects.openCursor();
        each.onsuccess = () => {
          const at = each.result;
          if (at === null) {
            acts.forEach((act, place) => objects.put(act, last + 1 + place));
            return;
          }
          last = Number(at.key);
          if (moved.has((at.value as QueuedAct).key)) at.delete();
          at.continue();
        };
        objects.transaction.oncomplete = () => resolve();
        objects.transaction.onabort = fail;
        objects.transaction.onerror = fail;
      }),
  );
}

export function deviceShelf(owner: string): Shelf {
  const store = databaseOf(owner, 'day');
  const prefix = `cuadrilla.jot.${owner}.`;
  const writeSync = (name: string, text: string | null) => writeStored('local', `${prefix}${name}`, text);
  return {
    names: async () => [...new Set([...(await keys<string>(store)), ...storedNames('local', prefix)])],
    writeSync,
    readSync: (name) => readStored('local', `${prefix}${name}`),
    onKept(listener) {
      const tell = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(prefix) && newValue === null) listener(key.slice(prefix.length));
      };
      window.addEventListener('storage', tell);
      return () => window.removeEventListener('storage', tell);
    },
    read: (name) => get<unknown>(name, store),
    write: (name, value) => set(name, value, store),
    async change(name, change) {
      const changed: ReturnType<typeof change>[] = [];
      await update(name, (kept: unknown) => (changed[0] = change(kept)), store);
      return changed[0] as ReturnType<typeof change>;
    },
    drop(name) {
      writeSync(name, null);
      return del(name, store);
    },
    clear() {
      forgetStored('local', prefix);
      return clear(store);
    },
  };
}

export function memoryActs(kept: QueuedAct[] = []): ActStorage {
  const put = (key: string, ...acts: QueuedAct[]) => {
    const place = kept.findIndex((act) => act.key === key);
    if (place >= 0) kept.splice(place, 1, ...acts);
    return Promise.resolve();
  };
  return {
    list: () => Promise.resolve([...kept]),
    async append(...acts) {
      for (const act of acts) await put(act.key);
      kept.push(...acts);
    },
    replace: (act) => put(act.key, act),
    remove: (key) => put(key),
  };
}

export function memoryShelf(kept = new Map<string, unknown>()): Shelf {
  const done = () => Promise.resolve();
  const syncTexts = new Map<string, string>();
  return {
    names: () => Promise.resolve([...new Set([...kept.keys(), ...syncTexts.keys()])]),
    writeSync(name, text) {
      if (text === null) syncTexts.delete(name);
      else syncTexts.set(name, text);
    },
    readSync: (name) => syncTexts.get(name) ?? null,
    onKept: () => () => undefined,
    read: (name) => Promise.resolve(kept.get(name)),
    write(name, value) {
      kept.set(name, value);
      return done();
    },
    change(name, change) {
      const changed = change(kept.get(name));
      kept.set(name, changed);
      return Promise.resolve(changed);
    },
    drop(name) {
      syncTexts.delete(name);
      kept.delete(name);
      return done();
    },
    clear() {
      syncTexts.clear();
      kept.clear();
      return done();
    },
  };
}
