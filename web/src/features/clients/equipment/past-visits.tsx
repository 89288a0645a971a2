import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { Link } from 'react-router-dom';
import type { PastVisit } from '#outbox/kept/known-sites.ts';
import { Card } from '#shared/detail/card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import classes from './machine-at-work.module.css';

type Props = { visits: readonly PastVisit[]; machineId: string; isOffline: boolean };

function Row({ visit, isOffline }: { visit: PastVisit; isOffline: boolean }) {
  const { endedAt, title, status, technicianNames, text, report } = visit;
  return (
    <li className={classes['visit']}>
      <p className={classes['when']}>
        <span className="num">{formatDate(endedAt)}</span> · {technicianNames.join(', ')}
      </p>
      <strong>{title}</strong>
      {status !== 'COMPLETED' && <p className={classes['hint']}>{VISIT_STATUS_LABELS[status]}</p>}
      {text !== null && <p className={classes['text']}>{text}</p>}
      {report &&
        (isOffline ? (
          <p className={classes['hint']}>El parte se puede ver con conexión.</p>
        ) : (
          <Link className={classes['report']} to={PATHS.report(report.serviceId, report.id)}>
            Ver parte de trabajo
          </Link>
        ))}
    </li>
  );
}

function Visits({
  title,
  empty,
  visits,
  isOffline,
}: Omit<Props, 'machineId'> & { title: string; empty: string }) {
  return (
    <Card title={title} count={visits.length} isFlush>
      {visits.length === 0 && <p className={classes['empty']}>{empty}</p>}
      <ul className={classes['visits']}>
        {visits.map((visit) => (
          <Row key={visit.id} visit={visit} isOffline={isOffline} />
        ))}
      </ul>
    </Card>
  );
}

export function PastVisits({ visits, machineId, isOffline }: Props) {
  const onIt = visits.filter(({ equipmentIds }) => equipmentIds.includes(machineId));
  const others = visits.filter((visit) => !onIt.includes(visit));
  return (
    <>
      <Visits
        title="Visitas a este equipo"
        empty="Ninguna de las últimas visitas aquí fue a este equipo."
        visits={onIt}
        isOffline={isOffline}
      />
      {others.length > 0 && (
        <Visits title="Otras visitas en esta ubicación" empty="" visits={others} isOffline={isOffline} />
      )}
    </>
  );
}
