import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { workedMinutes, workedMs } from '@cuadrilla/domain/visits/visit-times.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { correctedNow } from '#shared/device-clock.ts';
import { formatTime } from '#shared/format/dates.ts';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { workTimesOf } from '#records/services/work-times.ts';
import { placeLine } from '../cards/contact-rows.tsx';
import { stopwatch } from '../day/day-model.ts';
import { PAUSE_DIALOG } from '../notices/late-dialogs.ts';
import { useAct } from './use-acts.ts';
import classes from './work.module.css';

/** A component of its own, because it renders every second. */
function Timer({ visit }: { visit: WorkVisit }) {
  const [now, setNow] = useState(correctedNow);
  const isRunning = visit.status === 'IN_PROGRESS';
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(correctedNow()), 1_000);
    return () => clearInterval(ticking);
  }, [isRunning]);
  const times = workTimesOf(visit);
  const isOver = times.finishedAt !== null;
  const minutes = workedMinutes(times, now);
  const worked = minutes === 0 ? '0 min' : durationWords(minutes);
  return (
    <span role="timer" aria-live="off" aria-label="Tiempo de trabajo" className={classes['timer']}>
      {isOver ? worked : stopwatch(workedMs(times, now))}
    </span>
  );
}

function Pause({ visit }: { visit: WorkVisit }) {
  const act = useAct(visit);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        title="Pausar"
        icon={<IconPlayerPause size={18} stroke={1.75} />}
        className={classes['pause']}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <PAUSE_DIALOG.Part
          onClose={() => setAsking(false)}
          onConfirm={(reason) => {
            setAsking(false);
            act({ operation: 'PauseVisit', input: { id: visit.id, reason } });
          }}
        />
      )}
    </>
  );
}

export function VisitHead({ visit }: { visit: WorkVisit }) {
  const { status, arrivedAt, service, client, plannedStart, plannedEnd } = visit;
  return (
    <div className={classes['head']}>
      <div>
        <div className={classes['state']}>
          <span className={classes['badge']}>
            <VisitStatusBadge status={status} />
          </span>
          {arrivedAt !== null && (isVisitUnderWay(status) || visit.finishedAt !== null) ? (
            <Timer visit={visit} />
          ) : (
            <span className={classes['timer']}>
              {formatTime(plannedStart)}–{formatTime(plannedEnd)}
            </span>
          )}
        </div>
        <p>
          {service.contact?.name ?? client.name} · {placeLine(visit.site)}
        </p>
      </div>
      {status === 'IN_PROGRESS' && <Pause visit={visit} />}
    </div>
  );
}
