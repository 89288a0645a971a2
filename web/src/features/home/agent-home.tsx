import { readFailure } from '#shared/graphql/failure.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { useAgentHomeQuery } from './agent-home.generated.ts';
import { Figures, ServiceFigures } from './figures.tsx';
import classes from './home.module.css';

export function AgentHome() {
  const { data, error, refetch, loading } = useAgentHomeQuery({ notifyOnNetworkStatusChange: true });
  if (error && !data) {
    return (
      <ErrorState
        title="No se ha podido cargar el tablero"
        failure={readFailure(error)}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <div className={classes['home']}>
      {!data && <Busy />}
      <div className={classes['hello']}>
        <h2>{data ? `Hola, ${data.meAgent.user.name}` : 'Hola'}</h2>
        <p>Esto es lo que hay ahora.</p>
      </div>
      <Figures data={data} />
      <ServiceFigures data={data} />
    </div>
  );
}
