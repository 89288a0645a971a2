import { IconCalendarEvent } from '@tabler/icons-react';
import { readFailure } from '#apollo/read-failure.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import classes from './home.module.css';
import { useTechnicianHomeQuery } from './technician-home.generated.ts';

/** A technician's day: no visits exist yet, and it says so. */
export function TechnicianHome() {
  const { data, error, refetch } = useTechnicianHomeQuery();
  return (
    <>
      {!data && !error && <Busy />}
      <div className={classes['hello']}>
        <h2>Mi día</h2>
        <p>{data ? `Hola, ${data.meTechnician.user.name}.` : 'Hola.'}</p>
      </div>
      {error && !data ? (
        <ErrorState
          title="No se ha podido cargar tu día"
          failure={readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <EmptyState icon={<IconCalendarEvent size={24} stroke={1.75} />} title="Tus visitas aparecerán aquí">
          Verás la siguiente visita con su hora, dirección y teléfono. Esta parte todavía no está disponible.
        </EmptyState>
      )}
    </>
  );
}
