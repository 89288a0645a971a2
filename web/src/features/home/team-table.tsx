import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { COUNTED_STATUSES } from '@cuadrilla/domain/visits/visit-counts.ts';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import type { OfficeHome_LoadFragment, OfficeHomeQuery } from './office-home.generated.ts';
import classes from './team-card.module.css';

type Props = {
  loads: readonly OfficeHome_LoadFragment[];
  /** Null for a week, for which only the total is known. */
  visits: OfficeHomeQuery['teamDay']['visits'] | null;
};

export function TeamTable({ loads, visits }: Props) {
  const countOf = (id: string, status: string) =>
    visits?.filter((visit) => visit.status === status && visit.technicians.some((each) => each.id === id))
      .length;
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
          {loads.map(({ technician, plannedMinutes, capacityMinutes }) => (
            <tr key={technician.id}>
              <th scope="row">{technician.name}</th>
              <td>{durationWords(plannedMinutes)}</td>
              <td>{durationWords(capacityMinutes)}</td>
              {statuses.map((status) => (
                <td key={status}>{countOf(technician.id, status)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
