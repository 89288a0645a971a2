import { IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { WorkMutation } from '#outbox/acts/act.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { tapTime } from '#outbox/acts/tap-times.ts';
import { afterPaint } from '#shared/after-paint.ts';
import { formatTime } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ContactRows } from '../cards/contact-rows.tsx';
import { untilWords } from './day-model.ts';
import classes from './my-day.module.css';
import { OneTap } from '../visit/one-tap.tsx';
import { nextStep, NEXT_STEPS, stepProblem } from '../visit/steps.ts';
import { useAct } from '../visit/use-acts.ts';

type Props = { visit: WorkVisit; visits: readonly WorkVisit[]; now: Date };

const WAY = [
  { status: 'SCHEDULED', word: 'En camino' },
  { status: 'TRAVELLING', word: 'Iniciar' },
  { status: 'IN_PROGRESS', word: 'Completar' },
] as const;

function Way({ status }: Pick<WorkVisit, 'status'>) {
  return (
    <ol className={classes['steps']} aria-label="Pasos de la visita">
      {WAY.map((step, at) => (
        <li key={step.status} aria-current={step.status === status ? 'step' : undefined}>
          {at > 0 && <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />}
          {step.word}
        </li>
      ))}
    </ol>
  );
}

/**
 * Adds a step, with the time of its tap, once the press is painted: drawing the visit's next state takes a slow phone
 * longer than a frame. A second tap before that is ignored.
 */
function useStep(visit: WorkVisit): (step: WorkMutation) => void {
  const act = useAct(visit);
  const isWaiting = useRef(false);
  return (step) => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const time = tapTime();
    afterPaint(() => {
      isWaiting.current = false;
      act(step, time);
    });
  };
}

export function StepButton({ visit, visits, now }: Props) {
  const perform = useStep(visit);
  const step = NEXT_STEPS[visit.status];
  if (step === undefined) return null;
  const { verb, icon: Icon } = step;
  const look = { title: verb, type: 'primary', wide: true, className: classes['step-button'] } as const;
  const icon = <Icon size={22} stroke={1.75} />;
  const next = nextStep(visit);
  if (next === null) return <Button style="link" to={PATHS.visit(visit.id)} {...look} icon={icon} />;
  const problem = stepProblem(visit, visits, now);
  return (
    <>
      <Button {...look} icon={icon} disabled={problem !== null} onClick={() => perform(next)} />
      {problem !== null && <p className={classes['problem']}>{problem}</p>}
    </>
  );
}

function When({ visit, now }: { visit: WorkVisit; now: Date }) {
  const isToCome = visit.status === 'SCHEDULED' || visit.status === 'TRAVELLING';
  return (
    <p className={classes['when']}>
      <strong>{formatTime(visit.plannedStart)}</strong>{' '}
      <span>
        hasta las {formatTime(visit.plannedEnd)}
        {isToCome && (
          <>
            {'\u00A0· '}
            <span className={classes['until']}>{untilWords(visit.plannedStart, now)}</span>
          </>
        )}
      </span>
    </p>
  );
}

export function NextVisit({ visit, visits, now }: Props) {
  const { service, client, status } = visit;
  const [machine] = service.equipment;
  const isBegun = status === 'IN_PROGRESS' || status === 'PAUSED';
  return (
    <section className={classes['next']} aria-label={isBegun ? 'Visita en curso' : 'Siguiente visita'}>
      <div className={classes['next-head']}>
        <div className={classes['next-kind']}>
          <span>{isBegun ? 'Visita en curso' : 'Siguiente visita'}</span>
          <VisitStatusBadge status={status} />
        </div>
        <When visit={visit} now={now} />
        <h3>
          <Link to={PATHS.visit(visit.id)}>{service.title}</Link>
        </h3>
        <p className={classes['machine']}>
          {client.name} · {machine?.label ?? service.typeName}
        </p>
        <p className={classes['facts']}>
          {service.priority !== 'NORMAL' && <PriorityMark priority={service.priority} />}
          <span>{service.code}</span>
        </p>
      </div>
      <ContactRows visit={visit} />
      <div className={classes['next-foot']}>
        <OneTap step={`${visit.id} ${status}`}>
          <StepButton visit={visit} visits={visits} now={now} />
        </OneTap>
        {status !== 'PAUSED' && <Way status={status} />}
      </div>
    </section>
  );
}
