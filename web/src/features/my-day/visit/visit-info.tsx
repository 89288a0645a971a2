import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { useAddToCalendar } from '#records/calendar/use-add-to-calendar.ts';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDateTime, formatTime } from '#shared/format/dates.ts';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { ContactRows } from '../cards/contact-rows.tsx';
import { CardButton, VISIT_DATA, WorkCard } from './work-card.tsx';
import classes from './work.module.css';

export function VisitInfo({ visit }: { visit: WorkVisit }) {
  const calendar = useAddToCalendar();
  const { service, client, plannedStart, plannedEnd, technicians } = visit;
  return (
    <WorkCard
      title={VISIT_DATA}
      action={
        !isVisitOver(visit.status) && (
          <CardButton title="Añadir al calendario" onClick={() => calendar.run(visit.id)} />
        )
      }
    >
      <div className={classes['card-body']}>
        <DataList
          items={[
            { label: 'Cliente', value: client.name },
            { label: 'Programada', value: `${formatDateTime(plannedStart)}–${formatTime(plannedEnd)}` },
            { label: 'Prioridad', value: <PriorityMark priority={service.priority} /> },
            { label: 'Tipo', value: service.typeName },
            { label: 'Descripción', value: service.description },
            { label: 'De la oficina', value: visit.instructions },
            { label: 'Instrucciones', value: service.instructions },
            {
              label: 'Técnicos',
              value: technicians.length > 1 && technicians.map(({ name }) => name).join(', '),
            },
          ]}
        />
      </div>
      <ContactRows visit={visit} />
    </WorkCard>
  );
}
