import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionSnapshot } from './session-snapshot.ts';
import type { SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Gives the app its session. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** What one can do with the session; never changes, so it re-renders nobody. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('useSessionStore outside SessionProvider');
  return store;
}

/** Who is signed in, followed. */
export function useSession(): SessionSnapshot {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
