import { IconCircleCheck, IconCircleDashed, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import type { OfficeHomeQuery } from './office-home.generated.ts';
import classes from './first-steps.module.css';

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

type Progress = { hasStaff: boolean; hasRecords: boolean };

export function progressOf({ figures }: Pick<OfficeHomeQuery, 'figures'>): Progress {
  const { activeTechnicians, openProspects, activeClients } = figures;
  return { hasStaff: activeTechnicians !== 0, hasRecords: openProspects !== 0 || activeClients !== 0 };
}

/** For administrators, until there are technicians and prospects or clients. */
export function FirstSteps({ hasStaff, hasRecords }: Progress) {
  return (
    <section className={classes['card']} aria-labelledby="primeros-pasos">
      <h2 id="primeros-pasos">Primeros pasos</h2>
      <ol className={classes['steps']}>
        <Step done title="Entra con tu cuenta">
          Ya estás dentro.
        </Step>
        <Step done={hasStaff} title="Da de alta a tus técnicos">
          Cada técnico entra con su correo y ve solo su trabajo.
        </Step>
        <Step done={hasRecords} title="Registra tu primer prospecto o cliente">
          Quien pregunta es un prospecto; quien ya te ha encargado algo, un cliente. Si ya los tienes en una
          hoja de cálculo, <Link to={PATHS.imports('clientes')}>impórtalos</Link>.
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
        <p>
          También puedes completar los datos y las listas de tu empresa en{' '}
          <Link to={PATHS.settings}>Configuración</Link>.
        </p>
      </div>
    </section>
  );
}
