import type { SessionStore } from '#session/session-store.ts';
import { ASKED_FIRST, type Asked } from '#shared/graphql/asked-first.ts';
import { askEarly } from '#shared/graphql/early-answers.ts';
import { notedOperation } from '#shared/graphql/first-operations.ts';
import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { SIGNED_IN } from './frame-pages.ts';
import { screenPath, SCREENS } from './screens.ts';

/**
 * Prefetches the screen of the address and its first query while the session is restored; the screen retries what fails. A screen
 * that was open before is asked for its data beside its file, not after it.
 */
export function prefetchScreen(store: SessionStore, url: URL): void {
  ASKED_FIRST.it = prefetch(store, url).catch(() => null);
}

async function prefetch(store: SessionStore, url: URL): Promise<Asked> {
  const screen = preloadScreen(url);
  const user = await store.firstUser();
  const token = await user?.getToken().catch(() => null);
  if (!user || !token) return null;
  const noted = notedOperation(user.uid, url);
  if (noted) askEarly(user.uid, noted, token);
  const operation = await screen;
  if (!operation) return null;
  askEarly(user.uid, operation, token);
  return { url, operation };
}

/** Returns the screen's first operation if its module has one (`firstOperation`). */
async function preloadScreen(url: URL): Promise<PersistedOperation | null> {
  void SIGNED_IN.preload();
  const module = await SCREENS[screenPath(url.pathname) ?? PATHS.home].preload();
  return module !== null && 'firstOperation' in module ? module.firstOperation(url) : null;
}
