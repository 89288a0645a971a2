import { IconLayoutDashboard } from '@tabler/icons-react';
import { readFailure } from '#apollo/read-failure.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { useAgentHomeQuery } from './agent-home.generated.ts';
import classes from './home.module.css';

/** An agent's first screen, honest about what is not there yet. */
export function AgentHome() {
  const { data, error, refetch } = useAgentHomeQuery();
  if (error && !data) {
    return (
      <ErrorState
        title="No se ha podido cargar el tablero"
        failure={readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <>
      {!data && !error && <Busy />}
      <div className={classes['hello']}>
        <h2>{data ? `Hola, ${data.meAgent.user.name}` : 'Hola'}</h2>
        <p>Esto es lo que verás cada mañana.</p>
      </div>
      <EmptyState
        icon={<IconLayoutDashboard size={24} stroke={1.75} />}
        title="El tablero está en preparación"
      >
        Aquí aparecerán los servicios de hoy, lo que está sin asignar y los prospectos por contactar. Todavía
        no está disponible.
      </EmptyState>
    </>
  );
}
