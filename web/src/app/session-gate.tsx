import { Outlet } from 'react-router-dom';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { FullPageError } from '#shared/ui/states/full-page-error.tsx';
import { Splash } from '#shared/ui/states/splash.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';

const { Page: NewPasswordPage } = lazyPage(
  () => import('#features/auth/new-password-page.tsx'),
  'NewPasswordPage',
);

/** Renders nothing until the session is known, so that neither the login page nor a screen flashes. */
export function SessionGate() {
  const { phase, failure } = useSession();
  const store = useSessionStore();
  if (phase === 'finding-out') return <Splash />;
  if (phase === 'new-password') {
    return (
      <AuthLayout>
        <NewPasswordPage />
      </AuthLayout>
    );
  }
  if (phase === 'unreachable') {
    return (
      <FullPageError
        title="No se ha podido cargar tu sesión"
        failure={failure ?? failureOf('NO_SERVER')}
        onRetry={store.retry}
        other={<Button title="Cerrar sesión" onClick={() => void store.signOut()} />}
      />
    );
  }
  return <Outlet />;
}
