import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { countByStatus } from '@cuadrilla/domain/visits/visit-counts.ts';
import { Link } from 'react-router-dom';
import { Card, CardEmpty, CardLink } from '#shared/detail/card.tsx';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { planAt } from '../home-links.ts';
import type { OfficeHomeQuery } from '../office-home.generated.ts';
import { StatusBar } from './status-bar.tsx';
import classes from './visits-card.module.css';

const PERCENT = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 0 });

type Props = { visits: OfficeHomeQuery['teamDay']['visits'] | undefined; today: LocalDate };

export function VisitsCard({ visits, today }: Props) {
  const counts = countByStatus(visits ?? []);
  const total = visits?.length ?? 0;
  return (
    <Card
      title="Hoy, por estado"
      count={visits ? total : null}
      action={<CardLink to={planAt(today)} title="Planificación" />}
    >
      {visits === undefined && <Waiting lines={4} />}
      {visits?.length === 0 && <CardEmpty>No hay visitas hoy.</CardEmpty>}
      {counts.length > 0 && (
        <>
          <StatusBar
            parts={counts.map(({ status, count }) => ({ key: status, status, share: count / total }))}
          />
          <table className={classes['table']}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Estado</th>
                <th scope="col">Visitas</th>
                <th scope="col">Parte</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ status, count }) => (
                <tr key={status}>
                  <th scope="row">
                    <Link to={planAt(today, { status })}>
                      <VisitStatusBadge status={status} />
                    </Link>
                  </th>
                  <td>{count}</td>
                  <td>{PERCENT.format(count / total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
