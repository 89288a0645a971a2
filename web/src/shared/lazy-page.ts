import { lazy, type ComponentType } from 'react';
import { readStored, writeStored } from './storage.ts';

const RELOADED = 'cuadrilla.reloaded-at';
const ONE_MINUTE = 60_000;

/** A part of the app could not be fetched, and reloading did not help. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/**
 * Whether a reload may bring what is missing: not without a network, and not when one has just been tried. Remembered by
 * time and not until the next success: other chunks do come, and would make it reload for ever.
 */
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
    // The page is on its way out: nothing more is drawn.
    return new Promise<never>(() => undefined);
  }
}

/**
 * A screen, or a part of one, in a chunk of its own. After a deploy the old chunk is gone: the page reloads once, which brings the new ones;
 * a second failure is an error to be shown. `preload` fetches without drawing.
 */
export function lazyPage<M, P extends object = object>(
  fetchModule: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  reload: () => void = () => window.location.reload(),
) {
  const fetchPage = () => load(fetchModule, reload);
  return {
    Page: lazy(async () => ({ default: pick(await fetchPage()) })),
    preload: (): Promise<M | null> => fetchModule().catch(() => null),
  };
}
