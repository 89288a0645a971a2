import { useEffect, useState } from 'react';
import { useSessionStore } from '#session/session-context.tsx';
import type { SessionStore } from '#session/session-store.ts';
import { readFailure, type Failure } from '#shared/graphql/failure.ts';
import { fetchFile } from './file-requests.ts';
import { keptFile } from './kept-files.ts';

type Held = { users: number; cancel: AbortController; url: Promise<string> };

/**
 * Object URLs in use, one per file; revoked after the last use, because files must not be cached. A technician's own photos come
 * from the device.
 */
const held = new Map<string, Held>();

function take(id: string, store: SessionStore): Held {
  const known = held.get(id);
  if (known) {
    known.users += 1;
    return known;
  }
  const cancel = new AbortController();
  const url = readFile(id, store, cancel.signal).then((blob) => URL.createObjectURL(blob));
  const taken = { users: 1, cancel, url };
  held.set(id, taken);
  // The next user requests a failed file again.
  url.catch(() => held.get(id) === taken && held.delete(id));
  return taken;
}

async function readFile(id: string, store: SessionStore, cancel: AbortSignal): Promise<Blob> {
  return (await keptFile(store, id)) ?? fetchFile(id, store.getToken, cancel);
}

function release(id: string, taken: Held): void {
  taken.users -= 1;
  if (taken.users > 0) return;
  if (held.get(id) === taken) held.delete(id);
  taken.cancel.abort();
  taken.url.then(
    (url) => URL.revokeObjectURL(url),
    () => undefined,
  );
}

type State = { id: string; url: string | null; failure: Failure | null };

export function useFileUrl(id: string) {
  const store = useSessionStore();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ id, url: null, failure: null });
  useEffect(() => {
    let isHere = true;
    const taken = take(id, store);
    taken.url.then(
      (url) => isHere && setState({ id, url, failure: null }),
      (error: unknown) => isHere && setState({ id, url: null, failure: readFailure(error) }),
    );
    return () => {
      isHere = false;
      release(id, taken);
    };
  }, [id, store, attempt]);
  const current = state.id === id ? state : { url: null, failure: null };
  const retry = () => {
    setState({ id, url: null, failure: null });
    setAttempt((before) => before + 1);
  };
  return { url: current.url, failure: current.failure, retry };
}
