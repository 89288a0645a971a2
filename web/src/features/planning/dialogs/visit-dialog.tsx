import { IconArrowsMove, IconArrowBackUp, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '#shared/graphql/failure.ts';
import { addressLine } from '#records/places/address.ts';
import { timesOf, type PlanVisit } from '#records/scheduling/plan-facts.ts';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { useSchedulingServiceQuery } from '#records/scheduling/scheduling-service.generated.ts';
import { slotWords, startWords } from '#records/services/slot-words.ts';
import { DataList } from '#shared/detail/data-list.tsx';
import { PATHS } from '#shared/paths.ts';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import { useServiceContactQuery } from '../tray/service-contact.generated.ts';
import type { VisitNow } from '../moves/undo-stack.ts';
import classes from './visit-dialog.module.css';

type Props = {
  visit: PlanVisit;
  onClose: () => void;
  onUnschedule: (visit: PlanVisit) => void;
  onMoved: (now: VisitNow) => void;
};

const GONE = 'El servicio de esta visita ya no está';

function Move({ visit, onClose, onMoved }: Omit<Props, 'onUnschedule'>) {
  const { data, error, loading, refetch } = useSchedulingServiceQuery({
    variables: { id: visit.summary.serviceId },
  });
  const service = data?.service;
  if (service) {
    return (
      <ScheduleDialog
        service={service}
        visit={visit}
        open
        isAnnounced={false}
        onClose={onClose}
        onDone={onMoved}
      />
    );
  }
  const failure = error ? readFailure(error) : { message: GONE, code: 'NOT_FOUND', requestId: null };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mover la visita de ${visit.summary.code}`}
      actions={<Button title="Cancelar" onClick={onClose} />}
    >
      {loading && !error ? (
        <p role="status">Cargando…</p>
      ) : (
        <ErrorState
          title="No se puede mover ahora"
          failure={failure}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Dialog>
  );
}

function Phone({ serviceId }: { serviceId: string }) {
  const { data, loading } = useServiceContactQuery({ variables: { id: serviceId } });
  const contact = data?.service?.contact ?? null;
  if (contact?.phone == null) return loading ? 'Cargando…' : 'Sin teléfono';
  return (
    <>
      <PhoneLink phone={contact.phone} />
      {contact.name !== null && ` · ${contact.name}`}
    </>
  );
}

function Facts({ visit }: { visit: PlanVisit }) {
  const { start, end } = timesOf(visit);
  const { promisedWindow, title, typeName, dueAt } = visit.summary;
  const now = new Date();
  return (
    <DataList
      items={[
        { label: 'Servicio', value: `${title} · ${typeName}` },
        { label: 'Estado', value: <VisitStatusBadge status={visit.status} /> },
        { label: 'Cuándo', value: slotWords(start.toISOString(), end.toISOString(), now) },
        {
          label: 'Prometido',
          value: promisedWindow && slotWords(promisedWindow.start, promisedWindow.end, now),
        },
        { label: 'Plazo', value: startWords(dueAt, now) },
        { label: 'Técnicos', value: visit.technicians.map(({ name }) => name).join(', ') },
        {
          label: 'Cliente',
          value: <Link to={PATHS.client(visit.client.id)}>{visit.client.name}</Link>,
        },
        { label: 'Teléfono', value: <Phone serviceId={visit.summary.serviceId} /> },
        { label: 'Dónde', value: addressLine(visit.site.address) },
        { label: 'Indicaciones', value: visit.instructions },
      ]}
    />
  );
}

/** Offers by keyboard what can be done with the mouse. */
export function VisitDialog({ visit, onClose, onUnschedule, onMoved }: Props) {
  const [isMoving, setMoving] = useState(false);
  if (isMoving) return <Move visit={visit} onClose={onClose} onMoved={onMoved} />;
  const isPlanned = visit.status === 'SCHEDULED';
  const icon = { size: 16, stroke: 1.75 };
  const actions = (
    <>
      <Button
        style="link"
        title="Ver servicio"
        to={PATHS.service(visit.summary.serviceId)}
        icon={<IconExternalLink {...icon} />}
      />
      {isPlanned && (
        <>
          <Button
            title="Devolver a la bandeja"
            icon={<IconArrowBackUp {...icon} />}
            onClick={() => onUnschedule(visit)}
          />
          <Button
            type="primary"
            title="Mover"
            icon={<IconArrowsMove {...icon} />}
            onClick={() => setMoving(true)}
          />
        </>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={visit.summary.code} actions={actions}>
      {/* A second Enter in a row must not do what the first button of the foot does. */}
      <div className={classes['read']} data-autofocus tabIndex={-1}>
        <Facts visit={visit} />
      </div>
    </Dialog>
  );
}
