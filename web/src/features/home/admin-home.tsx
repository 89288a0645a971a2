import { IconCircleCheck, IconCircleDashed, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { useAdminHomeQuery } from './admin-home.generated.ts';
import classes from './home.module.css';

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }) {
  const Icon = done ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes['step']} data-done={done || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <div className={classes['step-title']}>
          {title}
          <span className="visually-hidden">{done ? ', hecho' : ', por hacer'}</span>
        </div>
        <div className={classes['step-text']}>{children}</div>
      </div>
    </li>
  );
}

function TechnicianFigure({ count }: { count: number | null }) {
  return (
    <section className={classes['figure']} aria-label="Técnicos activos">
      <div className={classes['figure-label']}>Técnicos activos</div>
      <div className={classes['figure-value']}>{count ?? <span className={classes['waiting']} />}</div>
      <Link to={PATHS.technicians}>Ver técnicos</Link>
    </section>
  );
}

/** What there is to do in a company that has just begun with Cuadrilla; nothing is shown that does not exist yet. */
export function AdminHome() {
  const { data, error, refetch, loading } = useAdminHomeQuery({ notifyOnNetworkStatusChange: true });
  const count = data?.meAdmin.activeTechnicianCount ?? null;
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
    <div className={classes['grid']}>
      {!data && <Busy />}
      <TechnicianFigure count={count} />
      <section className={classes['card']} aria-labelledby="primeros-pasos">
        <h2 id="primeros-pasos">Primeros pasos</h2>
        <ol className={classes['steps']}>
          <Step done title="Entra con tu cuenta">
            {data ? `Has entrado como ${data.meAdmin.user.name}.` : 'Has entrado en Cuadrilla.'}
          </Step>
          <Step done={(count ?? 0) > 0} title="Da de alta a tus técnicos">
            Cada técnico entra con su correo y ve solo su trabajo.
          </Step>
        </ol>
        <div className={classes['card-foot']}>
          <Button
            style="link"
            to={PATHS.newTechnician}
            type="primary"
            title="Nuevo técnico"
            icon={<IconUserPlus size={16} />}
          />
          <p>
            Las cifras de prospectos, clientes y servicios aparecerán aquí cuando esas pantallas estén listas.
          </p>
        </div>
      </section>
    </div>
  );
}
