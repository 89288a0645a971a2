import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Asked } from '#outbox/kept/day-store.ts';
import { useWork, useWorkDay } from '#outbox/use-work.ts';
import { useSession } from '#session/session-context.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { MISSING_VISIT, VISIT_NOTICES } from './late-parts.ts';
import { SendStrip } from '../notices/send-state.tsx';
import { useDraft } from './use-draft.ts';
import { VisitWork } from './visit-work.tsx';
import classes from './work.module.css';

const OFFICE_VISIT = lazyPart(() => import('./office-visit.tsx'), 'OfficeVisit', <Busy />);

function useVisit(id: string, isThere: boolean) {
  const { day } = useWork();
  const [asked, setAsked] = useState<Asked<boolean> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [was, setWas] = useState({ isThere, ever: isThere });
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
  if (was.isThere !== isThere) {
    setWas({ isThere, ever: true });
    if (!isThere) retry();
  }
  return { asked, retry, wasThere: was.ever };
}

/** On a phone the frame hides its clock and menu while a visit is open. */
function useWorkScreen(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'work';
    return () => {
      delete dataset['screen'];
    };
  }, []);
}

function TechnicianVisit({ id }: { id: string }) {
  useWorkScreen();
  const work = useWorkDay();
  const kept = useDraft(id);
  const visit = work.visits.find((each) => each.id === id);
  const { asked, retry, wasThere } = useVisit(id, visit !== undefined);
  const own = work.acts.filter(({ place }) => place.visitId === id);
  const place = visit?.service ?? own[0]?.place ?? kept.draft.place;
  const code = place && <span className={classes['code']}>{place.code}</span>;
  return (
    <>
      <PageHeader
        title={place?.title ?? 'Visita'}
        parents={[]}
        badges={code}
        back={{ title: 'Volver a Mi día', to: PATHS.home }}
      />
      <SendStrip {...work} />
      <div className={classes['visit']}>
        <Suspense fallback={null}>
          <VISIT_NOTICES.Page id={id} visit={visit} own={own} kept={kept} isOffline={work.isOffline}>
            {visit === undefined && (
              <MISSING_VISIT.Page id={id} asked={asked} retry={retry} isOwn={wasThere || place != null} />
            )}
          </VISIT_NOTICES.Page>
        </Suspense>
        {visit && <VisitWork key={id} visit={visit} work={work} kept={kept} />}
      </div>
    </>
  );
}

export function VisitPage() {
  const { id = '' } = useParams();
  const { role } = useSession().session;
  if (worksInField(role)) return <TechnicianVisit key={id} id={id} />;
  return <OFFICE_VISIT.Part id={id} />;
}
