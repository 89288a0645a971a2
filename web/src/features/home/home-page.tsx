import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { useSession } from '#session/session-context.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AdminHome } from './admin-home.tsx';
import { AgentHome } from './agent-home.tsx';

const HOMES = { ADMIN: AdminHome, AGENT: AgentHome } as const;

export function HomePage() {
  const { role } = useSession().session;
  const Home = role === null || worksInField(role) ? null : HOMES[role];
  return (
    <>
      <PageHeader title="Tablero" />
      {Home && <Home />}
    </>
  );
}
