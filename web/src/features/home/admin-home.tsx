import { IconCircleCheck, IconCircleDashed, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { useAdminHomeQuery, type AdminHomeQuery } from './admin-home.generated.ts';
import { Figure, Figures, ServiceFigures } from './figures.tsx';
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

function progressOf({ figures: { activeTechnicians, openProspects, activeClients } }: AdminHomeQuery) {
  const hasStaff = activeTechnicians !== 0;
  const hasRecords = openProspects !== 0 || activeClients !== 0;
  return { hasStaff, hasRecords };
}

function FirstSteps({ name, hasStaff, hasRecords }: ReturnType<typeof progressOf> & { name: string }) {
  return (
    <section className={classes['card']} aria-labelledby="primeros-pasos">
      <h2 id="primeros-pasos">Primeros pasos</h2>
      <ol className={classes['steps']}>
        <Step done title="Entra con tu cuenta">
          Has entrado como {name}.
        </Step>
        <Step done={hasStaff} title="Da de alta a tus técnicos">
          Cada técnico entra con su correo y ve solo su trabajo.
        </Step>
        <Step done={hasRecords} title="Registra tu primer prospecto o cliente">
          Quien pregunta es un prospecto; quien ya te ha encargado algo, un cliente.
        </Step>
      </ol>
      <div className={classes['card-foot']}>
        {hasStaff ? (
          <CreateLink isPrimary title="Nuevo prospecto" to={PATHS.newProspect} />
        ) : (
          <Button
            style="link"
            to={PATHS.newTechnician}
            type="primary"
            title="Nuevo técnico"
            icon={<IconUserPlus size={16} />}
          />
        )}
        <p>También puedes completar los datos y las listas de tu empresa en Configuración.</p>
      </div>
    </section>
  );
}

export function AdminHome() {
  const { data, error, refetch, loading } = useAdminHomeQuery();
  if (error && !data) {
    return <QueryError title="No se ha podido cargar el tablero" result={{ error, loading, refetch }} />;
  }
  const progress = data && progressOf(data);
  const isBegun = progress !== undefined && progress.hasStaff && progress.hasRecords;
  return (
    <div className={classes['home']}>
      {!data && <Busy />}
      <Figures data={data}>
        <Figure
          label="Técnicos activos"
          count={data?.figures.activeTechnicians}
          to={PATHS.technicians}
          link="Ver técnicos"
        />
      </Figures>
      {data && progress && !isBegun && <FirstSteps name={data.meAdmin.user.name} {...progress} />}
      {isBegun && <ServiceFigures data={data} />}
    </div>
  );
}
