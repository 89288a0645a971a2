/** Storage may be blocked (private windows, policies) or full; then nothing is stored and nothing fails. */
export function readStored(storage: 'local' | 'session', key: string): string | null {
  try {
    return open(storage).getItem(key);
  } catch {
    return null;
  }
}

/** Null for a missing key and for anything that is not JSON. */
export function readJson(storage: 'local' | 'session', key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes the key. */
export function writeStored(storage: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) open(storage).removeItem(key);
    else open(storage).setItem(key, value);
  } catch {
    // Closed or full.
  }
}

export function forgetStored(storage: 'local' | 'session', prefix: string, except?: string): void {
  try {
    const store = open(storage);
    for (const key of keysOf(store, prefix)) {
      const isKept = except !== undefined && key.startsWith(except);
      if (!isKept) store.removeItem(key);
    }
  } catch {
    // Closed.
  }
}

export function storedNames(storage: 'local' | 'session', prefix: string): string[] {
  try {
    return keysOf(open(storage), prefix).map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

const keysOf = (store: Storage, prefix: string): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

function open(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? window.localStorage : window.sessionStorage;
}
