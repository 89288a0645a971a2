import { addressLine, directionsTo } from '#records/places/address.ts';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDateTime, formatTime } from '#shared/format/dates.ts';
import { SeenAt } from '#shared/ui/states/offline.tsx';
import rows from '../day/my-day.module.css';
import type { WeekVisit } from '../day/week-model.ts';
import { VISIT_DATA, WorkCard } from './work-card.tsx';
import classes from './work.module.css';

export function SeenVisit({ visit, readAt }: { visit: WeekVisit; readAt: string }) {
  const { summary, client, technicians, site } = visit;
  return (
    <WorkCard title={VISIT_DATA}>
      <div className={classes['card-body']}>
        <SeenAt readAt={readAt} />
        <DataList
          items={[
            { label: 'Servicio', value: `${summary.code} · ${summary.title}` },
            { label: 'Cliente', value: client.name },
            {
              label: 'Programada',
              value: `${formatDateTime(visit.plannedStart)}–${formatTime(visit.plannedEnd)}`,
            },
            { label: 'Tipo', value: summary.typeName },
            { label: 'De la oficina', value: visit.instructions },
            {
              label: 'Técnicos',
              value: technicians.length > 1 && technicians.map(({ name }) => name).join(', '),
            },
          ]}
        />
        <p className={classes['hint']}>
          Lo demás (descripción, lista, equipos y teléfono) se descarga con conexión.
        </p>
      </div>
      <a className={rows['way']} href={directionsTo(site.address)} target="_blank" rel="noreferrer">
        <span className={rows['way-text']}>
          <strong>{addressLine(site.address)}</strong>
          <small>{site.accessNotes}</small>
        </span>
        <span className={rows['way-verb']}>Cómo llegar</span>
      </a>
    </WorkCard>
  );
}
