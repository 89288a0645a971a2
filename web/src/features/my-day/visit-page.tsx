import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Asked } from '#outbox/day-store.ts';
import { useWork, useWorkDay } from '#outbox/use-work.ts';
import { useSession } from '#session/session-context.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { NoVisit } from './no-visit.tsx';
import { Refused } from './refused.tsx';
import { SendStrip } from './send-state.tsx';
import { VisitWork } from './visit-work.tsx';
import { useWorkScreen } from './work-screen.ts';
import classes from './work.module.css';

const OFFICE_VISIT = lazyPage(
  () => import('./office-visit.tsx'),
  (m) => m.OfficeVisit,
);

/** Asks how a visit stands now; the answer is followed where the day is. */
function useVisit(id: string) {
  const { day } = useWork();
  const [asked, setAsked] = useState<Asked<boolean> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    void day.find(id).then((answer) => isHere && setAsked(answer));
    return () => {
      isHere = false;
    };
  }, [day, id, attempt]);
  const retry = () => {
    setAsked(null);
    setAttempt((before) => before + 1);
  };
  return { asked, retry };
}

function TechnicianVisit({ id }: { id: string }) {
  useWorkScreen();
  const work = useWorkDay();
  const { asked, retry } = useVisit(id);
  const visit = work.visits.find((each) => each.id === id);
  const own = work.acts.filter(({ place }) => place.visitId === id);
  const code = visit && <span className={classes['code']}>{visit.service.code}</span>;
  const isMissing = visit === undefined && asked?.ok === true;
  return (
    <>
      <PageHeader
        title={visit?.service.title ?? 'Visita'}
        parents={[]}
        badges={code}
        back={{ title: 'Volver a Mi día', to: PATHS.home }}
      />
      <SendStrip {...work} />
      <div className={classes['visit']}>
        <Refused acts={own} />
        {visit && <VisitWork key={id} visit={visit} work={work} />}
        {isMissing && <NoVisit to={PATHS.home} title="Volver a Mi día" />}
        {visit === undefined && asked === null && (
          <>
            <Busy />
            <DaySkeleton />
          </>
        )}
        {visit === undefined && asked?.ok === false && (
          <ErrorState title="No se ha podido cargar la visita" failure={asked.failure} onRetry={retry} />
        )}
      </div>
    </>
  );
}

/** A visit: for its technician the place to do it, for the office a part of its service. */
export function VisitPage() {
  const { id = '' } = useParams();
  const { role } = useSession().session;
  if (role === 'TECHNICIAN') return <TechnicianVisit key={id} id={id} />;
  return (
    <Suspense fallback={<Busy />}>
      <OFFICE_VISIT.Page id={id} />
    </Suspense>
  );
}
