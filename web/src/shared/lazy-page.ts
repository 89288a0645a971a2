import { lazy, type ComponentType } from 'react';
import { readStored, writeStored } from './storage.ts';

const RELOADED = 'cuadrilla.reloaded-at';
const ONE_MINUTE = 60_000;

/** A chunk could not be loaded, and reloading did not help. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** One reload per minute at most, and none offline. Counted by time, because other chunks may load in between. */
function mayHelp(): boolean {
  const last = Number(readStored('session', RELOADED) ?? 0);
  return navigator.onLine && Date.now() - last > ONE_MINUTE;
}

async function load<M>(fetchModule: () => Promise<M>, reload: () => void): Promise<M> {
  try {
    return await fetchModule();
  } catch (cause) {
    if (!mayHelp()) throw new ChunkError('Chunk not loaded', { cause });
    writeStored('session', RELOADED, String(Date.now()));
    reload();
    // The page is reloading.
    return new Promise<never>(() => undefined);
  }
}

type ComponentOf<C> = C extends ComponentType<infer P> ? ComponentType<P> : never;

/**
 * After a deploy the old chunk is gone: the page reloads once to get the new ones; a second failure throws ChunkError. `preload`
 * fetches without rendering.
 */
export function lazyPage<M, K extends keyof M>(
  fetchModule: () => Promise<M>,
  name: K,
  reload: () => void = () => window.location.reload(),
) {
  const fetchPage = () => load(fetchModule, reload);
  return {
    Page: lazy(async () => ({ default: (await fetchPage())[name] as ComponentOf<M[K]> })),
    preload: (): Promise<M | null> => fetchModule().catch(() => null),
  };
}
