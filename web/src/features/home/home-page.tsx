import { useSession } from '#session/session-context.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AdminHome } from './admin-home.tsx';
import { AgentHome } from './agent-home.tsx';
import { TechnicianHome } from './technician-home.tsx';

const HOMES = { ADMIN: AdminHome, AGENT: AgentHome, TECHNICIAN: TechnicianHome } as const;

/** The first screen: one title for everyone, and below it what the role works with. */
export function HomePage() {
  const { role } = useSession().session;
  const Home = role === null ? null : HOMES[role];
  return (
    <>
      <PageHeader title="Tablero" />
      {Home && <Home />}
    </>
  );
}
