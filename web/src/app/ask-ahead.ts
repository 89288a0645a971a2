import type { SessionStore } from '#session/session-store.ts';
import { askEarly } from '#shared/graphql/early-answers.ts';
import { preloadScreen } from './screens.ts';

/**
 * At the start of a device whose last person was signed in: fetches the screen of the address while the provider wakes up,
 * and as soon as there is a token asks what that screen will ask. Nothing depends on it; whatever fails is asked again.
 */
export async function askAhead(store: SessionStore, url: URL): Promise<void> {
  const [operation, user] = await Promise.all([preloadScreen(url), store.firstUser()]);
  if (!operation || !user) return;
  const token = await user.getToken().catch(() => null);
  if (token !== null) askEarly(user.uid, operation, token);
}
