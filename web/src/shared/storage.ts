/**
 * Web storage that may be closed to us (private windows, policies): then it forgets, and nothing breaks. What is kept is
 * a convenience, never the truth.
 */
export function readStored(storage: 'local' | 'session', key: string): string | null {
  try {
    return open(storage).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets the key when it is null. */
export function writeStored(storage: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) open(storage).removeItem(key);
    else open(storage).setItem(key, value);
  } catch {
    // Closed or full.
  }
}

/** Forgets every key that begins with `prefix`, but for those that begin with `except`. */
export function forgetStored(storage: 'local' | 'session', prefix: string, except?: string): void {
  try {
    const store = open(storage);
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    for (const key of keys) {
      const isKept = except !== undefined && key?.startsWith(except);
      if (key?.startsWith(prefix) && !isKept) store.removeItem(key);
    }
  } catch {
    // Closed.
  }
}

function open(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? window.localStorage : window.sessionStorage;
}
