import type { SessionStore } from '#session/session-store.ts';
import { ASKED_FIRST, type Asked } from '#shared/graphql/asked-first.ts';
import { askEarly } from '#shared/graphql/early-answers.ts';
import { notedOperations } from '#shared/graphql/first-operations.ts';
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
  const ask = (operation: PersistedOperation) => askEarly(user.uid, operation, token);
  notedOperations(user.uid, url).forEach(ask);
  const operations = await screen;
  if (operations.length === 0) return null;
  operations.forEach(ask);
  return { url, operations };
}

/** What the screen asks first, if its module says so (`firstOperation`), and what it asks beside (`operationsBeside`). */
async function preloadScreen(url: URL): Promise<readonly PersistedOperation[]> {
  void SIGNED_IN.preload();
  const module = await SCREENS[screenPath(url.pathname) ?? PATHS.home].preload();
  if (module === null || !('firstOperation' in module)) return [];
  const beside = 'operationsBeside' in module ? module.operationsBeside(url) : [];
  return [module.firstOperation(url), ...beside];
}
