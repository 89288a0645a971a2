import { Busy } from '#shared/ui/states/busy.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { useAgentHomeQuery } from './agent-home.generated.ts';
import { Figures, ServiceFigures } from './figures.tsx';
import classes from './home.module.css';

export function AgentHome() {
  const { data, error, refetch, loading } = useAgentHomeQuery();
  if (error && !data) {
    return <QueryError title="No se ha podido cargar el tablero" result={{ error, loading, refetch }} />;
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
