import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '#session/session-context.tsx';
import type { SessionStore } from '#session/session-store.ts';
import { ErrorBoundary } from '#shared/ui/states/error-boundary.tsx';
import { FrameError } from './route-error.tsx';
import type { createRouter } from './router.tsx';

type Props = { store: SessionStore; router: ReturnType<typeof createRouter> };

export function App({ store, router }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <FrameError error={error} />}>
      <SessionProvider store={store}>
        <RouterProvider router={router} />
      </SessionProvider>
    </ErrorBoundary>
  );
}
