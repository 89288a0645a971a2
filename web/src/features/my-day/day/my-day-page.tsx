import { IconCalendarEvent } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { firstDayOperation } from '#outbox/kept/day-hint.ts';
import { useWork, useWorkDay, type WorkDay } from '#outbox/use-work.ts';
import { correctedNow } from '#shared/device-clock.ts';
import { useNow } from '#shared/format/use-now.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { ClockSkew } from '../notices/clock-skew.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { dayOfVisits, dayWords, type Day } from './day-model.ts';
import { FILED_WORK, WEEK_AHEAD } from '../notices/late-notices.ts';
import { LeftElsewhere } from './left-work.tsx';
import classes from './my-day.module.css';
import { NextVisit } from './next-visit.tsx';
import { Refused } from '../notices/refused.tsx';
import { SendPill } from '../notices/send-state.tsx';
import { VisitRows } from './visit-rows.tsx';
import type { WorkVisit } from '#outbox/acts/effects.ts';

export function firstOperation() {
  return firstDayOperation(correctedNow());
}

function Progress({ day: { all, next } }: { day: Day<WorkVisit> }) {
  return (
    <div className={classes['progress']} aria-hidden="true">
      {all.map((visit) => (
        <span key={visit.id} data-status={visit.id === next?.id ? 'NEXT' : visit.status} />
      ))}
    </div>
  );
}

function Head({ words, work, day }: { words: string; work: WorkDay; day: Day<WorkVisit> }) {
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2>Mi día</h2>
          <p>{words}</p>
        </div>
        <SendPill {...work} />
      </div>
      <Progress day={day} />
    </>
  );
}

function DayBody({ work, day, now }: { work: WorkDay; day: Day<WorkVisit>; now: Date }) {
  const { next, rest, all } = day;
  return (
    <>
      {next && <NextVisit visit={next} visits={work.visits} now={now} />}
      {all.length === 0 && (
        <EmptyState icon={<IconCalendarEvent size={24} stroke={1.75} />} title="No tienes visitas hoy">
          Cuando la oficina te programe una, aparecerá aquí con su hora, dirección y teléfono.
        </EmptyState>
      )}
      <VisitRows title={next ? 'El resto del día' : 'Hoy'} visits={rest} marks={work.marks} />
      <VisitRows title="Mañana" visits={day.tomorrow} marks={work.marks} />
    </>
  );
}

const SHOWN_MS = 500;

let wasShown = false;

/** Whether the day has been on the screen for a moment, once: the files of what is beside it must not share the line with it. */
function useShown(isKnown: boolean): boolean {
  const [isShown, setShown] = useState(wasShown);
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => {
      wasShown = true;
      setShown(true);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
  return isKnown && isShown;
}

export function MyDayPage() {
  const { day: store } = useWork();
  const work = useWorkDay();
  const now = useNow();
  useEffect(() => void store.refresh(), [store]);
  const day = dayOfVisits(work.visits, now);
  const isKnown = work.readAt !== null || work.visits.length > 0;
  const isShown = useShown(isKnown);
  const isWaiting = !isKnown && work.failure === null;
  return (
    <>
      <PageHeader title="Tablero" />
      <div className={classes['day']}>
        <Head words={isKnown ? dayWords(day) : ''} work={work} day={day} />
        <ClockSkew />
        <Refused acts={work.acts} />
        {isKnown && <LeftElsewhere {...work} />}
        {isWaiting && <Busy />}
        {isWaiting && <DaySkeleton />}
        {isKnown && <DayBody work={work} day={day} now={now} />}
        {/* Below the visits, which must not move under a thumb. */}
        {isShown && (
          <Suspense fallback={null}>
            <FILED_WORK.Page isOffline={work.isOffline} />
            <WEEK_AHEAD.Page work={work} now={now} />
          </Suspense>
        )}
        {!isKnown && work.failure && (
          <ErrorState
            title="No se ha podido cargar tu día"
            failure={work.failure}
            busy={work.isReading}
            onRetry={() => void store.refresh()}
          />
        )}
      </div>
    </>
  );
}
