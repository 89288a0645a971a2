import type { SessionStore } from '#session/session-store.ts';
import { askEarly } from '#shared/graphql/early-answers.ts';
import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { SIGNED_IN } from './frame-pages.ts';
import { screenPath, SCREENS } from './screens.ts';

/** Prefetches the screen of the address and its first query while the session is restored; the screen retries what fails. */
export async function prefetchScreen(store: SessionStore, url: URL): Promise<void> {
  const [operation, user] = await Promise.all([preloadScreen(url), store.firstUser()]);
  if (!operation || !user) return;
  const token = await user.getToken().catch(() => null);
  if (token !== null) askEarly(user.uid, operation, token);
}

/** Returns the screen's first operation if its module has one (`firstOperation`). */
async function preloadScreen(url: URL): Promise<PersistedOperation | null> {
  void SIGNED_IN.preload();
  const module = await SCREENS[screenPath(url.pathname) ?? PATHS.home].preload();
  return module !== null && 'firstOperation' in module ? module.firstOperation(url) : null;
}
