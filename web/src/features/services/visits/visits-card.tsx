import { can } from '@cuadrilla/domain/people/permissions.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { VISIT_TIME_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { Technicians } from '#records/services/technicians.tsx';
import { useSession } from '#session/session-context.tsx';
import { Card, CardEmpty, CardLink } from '#shared/detail/card.tsx';
import { today } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import type { Service, Visit } from '../page/service.ts';
import { VisitDialogs, type AskedVisit } from './visit-dialogs.tsx';
import { isDoneBy, VisitMenu, type VisitQuestion } from './visit-menu.tsx';
import { visitWords } from './visit-words.ts';
import classes from './visits.module.css';

type RowProps = { visit: Visit; now: Date; onAsk: (question: VisitQuestion) => void };

function Row({ visit, now, onAsk }: RowProps) {
  const { session, person } = useSession();
  const { plannedStart, plannedEnd, status, technicians } = visit;
  const when = slotWords(plannedStart, plannedEnd, now);
  const personId = person?.id ?? '';
  const isTheirs = session.role !== null && isDoneBy(visit, session.role, personId);
  return (
    <li className={classes['row']} data-over={status === 'CANCELLED' || undefined}>
      <span className={classes['status']}>
        <VisitStatusBadge status={status} />
      </span>
      <span className={`num ${classes['when'] ?? ''}`}>
        {isTheirs ? (
          <Link to={PATHS.visit(visit.id)} aria-label={`Abrir la visita de ${when}`}>
            {when}
          </Link>
        ) : (
          when
        )}
      </span>
      <span className={classes['who']}>
        <Technicians technicians={technicians} />
      </span>
      <span className={classes['words']}>{visitWords(visit, now)}</span>
      <Unconfirmed visit={visit} when={when} onAsk={onAsk} />
      <span className={classes['menu']}>
        {session.role && (
          <VisitMenu visit={visit} role={session.role} personId={personId} when={when} onAsk={onAsk} />
        )}
      </span>
    </li>
  );
}

/** Times from a phone whose clock was wrong or that was offline, until the office confirms or corrects them. */
function Unconfirmed({ visit, when, onAsk }: Pick<RowProps, 'visit' | 'onAsk'> & { when: string }) {
  const { role } = useSession().session;
  const times = visit.unconfirmedTimes.map((time) => VISIT_TIME_LABELS[time]);
  if (times.length === 0) return null;
  return (
    <div
      className={classes['unconfirmed']}
      role="group"
      aria-label={`Horas sin confirmar de la visita de ${when}`}
    >
      <span className={classes['tag']}>Sin confirmar: {times.join(', ')}</span>
      {can(role, 'visits:correct') && (
        <>
          <Button title="Confirmar" onClick={() => onAsk('confirm')} />
          <Button title="Corregir" onClick={() => onAsk('correct')} />
        </>
      )}
    </div>
  );
}

/** Opens the plan on the day of the next visit, or else of the last. */
function planOf({ nextVisit, visits }: Service): string {
  const start = nextVisit?.plannedStart ?? visits.at(-1)?.plannedStart;
  return start === undefined ? PATHS.schedule : `${PATHS.schedule}?dia=${today(new Date(start))}`;
}

export function VisitsCard({ service, now }: { service: Service; now: Date }) {
  const { role } = useSession().session;
  const [asked, setAsked] = useState<AskedVisit | null>(null);
  const { visits } = service;
  const plan = can(role, 'planning:open') && visits.length > 0;
  return (
    <Card
      title="Visitas"
      count={visits.length}
      action={plan ? <CardLink to={planOf(service)} title="Ver en Planificación" /> : undefined}
      isFlush
    >
      {visits.length === 0 ? (
        <CardEmpty>Sin visitas: programa la primera para asignarle un técnico.</CardEmpty>
      ) : (
        <ul className={classes['rows']}>
          {visits.map((visit) => (
            <Row
              key={visit.id}
              visit={visit}
              now={now}
              onAsk={(question) => setAsked({ visitId: visit.id, question })}
            />
          ))}
        </ul>
      )}
      <VisitDialogs service={service} asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}
