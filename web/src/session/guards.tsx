import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { readLoginState } from './return-path.ts';
import { useSession } from './session-context.tsx';

export function RequireSession({ children }: { children: ReactNode }) {
  const { session, ending } = useSession();
  const location = useLocation();
  if (session.isLoggedIn) return children;
  const from = location.pathname + location.search;
  return <Navigate to={PATHS.login} replace state={ending === 'signed-out' ? null : { from }} />;
}

export function RequirePermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { session } = useSession();
  return can(session.role, permission) ? children : <Navigate to={PATHS.home} replace />;
}

type RequireNoSessionProps = {
  mayOpen: (path: string, role: Role | null) => boolean;
  children: ReactNode;
};

export function RequireNoSession({ mayOpen, children }: RequireNoSessionProps) {
  const { session, ending } = useSession();
  const location = useLocation();
  const from = readLoginState(location.state)?.from;
  if (!session.isLoggedIn) {
    // The session ended for good: the next person must not land on its last page.
    const isStale = from !== undefined && ending === 'signed-out';
    return (
      <>
        {children}
        {isStale && <Navigate to={location.pathname + location.search} replace state={null} />}
      </>
    );
  }
  return <Navigate to={from !== undefined && mayOpen(from, session.role) ? from : PATHS.home} replace />;
}
