import { SessionProvider } from '#session/session-context.tsx';
import type { SessionStore } from '#session/session-store.ts';
import { AppRouter } from '#shared/navigation/app-router.tsx';
import type { GuardedHistory } from '#shared/navigation/guarded-history.ts';
import { ErrorBoundary } from '#shared/ui/states/error-boundary.tsx';
import { FrameError } from './route-error.tsx';
import { routes } from './router.tsx';

type Props = { store: SessionStore; history: GuardedHistory };

export function App({ store, history }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <FrameError error={error} />}>
      <SessionProvider store={store}>
        <AppRouter history={history} routes={routes} />
      </SessionProvider>
    </ErrorBoundary>
  );
}
