import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import type { Figures_QueryFragment } from './figures.generated.ts';
import classes from './home.module.css';

type FigureProps = {
  label: string;
  /** Undefined while loading; null if there are too many to count. */
  count: number | null | undefined;
  to: string;
  /** Text of the link; by default the label. */
  link?: string;
  isPressing?: boolean;
};

const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

const countText = (count: number | null) => (count === null ? '1.000 o más' : NUMBER.format(count));

export function Figure({ label, count, to, link, isPressing = false }: FigureProps) {
  const isRed = isPressing && count !== undefined && count !== 0;
  return (
    <section className={classes['figure']} aria-label={label} data-pressing={isRed || undefined}>
      <div className={classes['figure-label']}>
        {isRed && <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />}
        {link === undefined ? <Link to={to}>{label}</Link> : label}
      </div>
      <div className={classes['figure-value']}>
        {count === undefined ? <span className={classes['waiting']} /> : countText(count)}
      </div>
      {link !== undefined && <Link to={to}>{link}</Link>}
    </section>
  );
}

type Props = { data: Figures_QueryFragment | undefined; children?: ReactNode };

export function Figures({ data, children }: Props) {
  return (
    <div className={classes['figures']}>
      <Figure
        label="Prospectos abiertos"
        count={data?.figures.openProspects}
        to={`${PATHS.prospects}?estado=OPEN`}
        link="Ver prospectos"
      />
      <Figure
        label="Acciones vencidas"
        count={data?.figures.overdueProspects}
        to={`${PATHS.prospects}?accion=OVERDUE`}
        link="Ver acciones vencidas"
        isPressing
      />
      <Figure
        label="Clientes activos"
        count={data?.figures.activeClients}
        to={PATHS.clients}
        link="Ver clientes"
      />
      {children}
    </div>
  );
}

export function ServiceFigures({ data }: Pick<Props, 'data'>) {
  return (
    <section className={classes['services']} aria-labelledby="servicios">
      <h2 id="servicios">Servicios</h2>
      <div className={classes['figures']}>
        <Figure
          label="Vencidos"
          count={data?.figures.overdueServices}
          to={`${PATHS.services}?vencidos=si`}
          isPressing
        />
        <Figure
          label="Sin asignar"
          count={data?.figures.pendingServices}
          to={`${PATHS.services}?estado=PENDING`}
        />
        <Figure label="Trabajo por revisar" count={data?.figures.openReviews} to={PATHS.review} isPressing />
        <Figure label="Por revisar" count={data?.figures.finishedServices} to={PATHS.review} />
      </div>
    </section>
  );
}
