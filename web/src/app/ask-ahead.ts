import type { SessionStore } from '#session/session-store.ts';
import { askEarly } from '#shared/graphql/early-answers.ts';
import { preloadScreen } from './screens.ts';

/** Prefetches the screen of the address and its first query while the session is restored; the screen retries what fails. */
export async function askAhead(store: SessionStore, url: URL): Promise<void> {
  const [operation, user] = await Promise.all([preloadScreen(url), store.firstUser()]);
  if (!operation || !user) return;
  const token = await user.getToken().catch(() => null);
  if (token !== null) askEarly(user.uid, operation, token);
}
