import { visitsAsked, type VisitsAsked } from '@cuadrilla/domain/home/home-lists.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { COUNTED_STATUSES } from '@cuadrilla/domain/visits/visit-counts.ts';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { planAt } from '../home-links.ts';
import type { OfficeHome_LoadFragment, OfficeHomeQuery } from '../office-home.generated.ts';
import classes from './team-card.module.css';

type Props = {
  loads: readonly OfficeHome_LoadFragment[];
  /** Null for a week, for which only the total is known. */
  visits: OfficeHomeQuery['teamDay']['visits'] | null;
  /** The first day of the period. */
  from: LocalDate;
};

/** A zero has no link. */
function Count({ count, to, children = count }: { count: number; to: string; children?: ReactNode }) {
  return count === 0 ? <span className={classes['none']}>{children}</span> : <Link to={to}>{children}</Link>;
}

export function TeamTable({ loads, visits, from }: Props) {
  const planOf = (asked: VisitsAsked) => planAt(from, { ...asked, isWeek: visits === null });
  const statuses = visits === null ? [] : COUNTED_STATUSES;
  return (
    <div className={classes['scroll']} role="region" aria-label="Carga por técnico, tabla" tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">Técnico</th>
            <th scope="col">Planificado</th>
            <th scope="col">Disponible</th>
            {statuses.map((status) => (
              <th key={status} scope="col">
                {VISIT_STATUS_LABELS[status]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loads.map(({ technician: { id, name }, plannedMinutes, capacityMinutes }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <Count count={plannedMinutes} to={planOf({ technicianId: id })}>
                  {durationWords(plannedMinutes)}
                </Count>
              </td>
              <td>{durationWords(capacityMinutes)}</td>
              {statuses.map((status) => (
                <td key={status}>
                  <Count
                    count={visitsAsked(visits ?? [], { technicianId: id, status }).length}
                    to={planOf({ technicianId: id, status })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
