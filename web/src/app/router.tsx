import { Suspense } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { LoginPage } from '#features/auth/login-page.tsx';
import { RequireNoSession, RequirePermission, RequireSession } from '#session/guards.tsx';
import { PATHS } from '#shared/paths.ts';
import { Splash } from '#shared/ui/states/splash.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { LOST_PASSWORD, RESET_PASSWORD, SIGNED_IN } from './frame-pages.ts';
import { FrameBoundary, ScreenBoundary } from './route-error.tsx';
import { mayOpen, screenPath, SCREENS } from './screens.ts';
import { SessionGate } from './session-gate.tsx';

const screens = Object.fromEntries(
  Object.entries(SCREENS).map(([path, { permission, Page }]): [string, RouteObject[]] => {
    const element = (
      <ScreenBoundary>
        <RequirePermission permission={permission}>
          <Page />
        </RequirePermission>
      </ScreenBoundary>
    );
    return [path, [{ path, element }]];
  }),
);

const elsewhere: RouteObject[] = [{ path: '*', element: <Navigate to={PATHS.home} replace /> }];

/** The router ranks all routes it is given at each step: it is given one, not sixty. */
function Screen() {
  const { pathname } = useLocation();
  return useRoutes(screens[screenPath(pathname) ?? ''] ?? elsewhere);
}

const auth: RouteObject = {
  path: '/auth',
  element: <AuthLayout />,
  children: [
    {
      path: 'login',
      element: (
        <RequireNoSession mayOpen={mayOpen}>
          <LoginPage onSend={() => void SIGNED_IN.preload()} />
        </RequireNoSession>
      ),
    },
    {
      path: 'lost-password',
      element: (
        <RequireNoSession mayOpen={() => false}>
          <LOST_PASSWORD.Page />
        </RequireNoSession>
      ),
    },
    { path: 'reset-password', element: <RESET_PASSWORD.Page /> },
    { path: '*', element: <Navigate to={PATHS.login} replace /> },
    { index: true, element: <Navigate to={PATHS.login} replace /> },
  ],
};

/** Chunks are fetched after a guard has passed, not when an address matches. */
export const routes: RouteObject[] = [
  {
    element: (
      <FrameBoundary>
        <SessionGate />
      </FrameBoundary>
    ),
    children: [
      auth,
      {
        element: (
          <RequireSession>
            <Suspense fallback={<Splash />}>
              <SIGNED_IN.Page />
            </Suspense>
          </RequireSession>
        ),
        children: [{ path: '*', element: <Screen /> }],
      },
    ],
  },
];
