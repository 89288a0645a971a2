import { isVisitOver, isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { Suspense, useState } from 'react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { WorkDay } from '#outbox/use-work.ts';
import { useNow } from '#shared/format/use-now.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { completionOf } from '../finish/completion.ts';
import { FinishBar } from '../finish/finish-bar.tsx';
import { CHECKLIST_CARD, MACHINES_CARD, VISIT_PARTS } from './late-parts.ts';
import { placeOf } from './use-acts.ts';
import type { Draft } from './use-draft.ts';
import { VisitHead } from './visit-head.tsx';
import { VisitInfo } from './visit-info.tsx';
import classes from './work.module.css';

type Props = { visit: WorkVisit; work: WorkDay; kept: Draft };

function useWrongPoints() {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const tell = (itemId: string, isWrong: boolean) =>
    setWrong((before) => [...before.filter((id) => id !== itemId), ...(isWrong ? [itemId] : [])]);
  return [wrong, tell] as const;
}

function PartsSkeleton() {
  return (
    <>
      <Busy />
      <div className={classes['parts-skeleton']} aria-hidden="true" data-skeleton />
    </>
  );
}

export function VisitWork({ visit, work, kept }: Props) {
  const now = useNow();
  const { draft, isLoaded } = kept;
  const change: Draft['change'] = (part) => kept.change({ ...part, place: placeOf(visit) });
  const [wrongPoints, tellWrong] = useWrongPoints();
  const completion = completionOf(visit, draft, wrongPoints);
  const typed = { visit, draft, change };
  const isUnderWay = isVisitUnderWay(visit.status);
  const isOver = isVisitOver(visit.status);
  const info = (
    <>
      <VisitInfo visit={visit} />
      <MACHINES_CARD.Part visit={visit} work={work} />
    </>
  );
  return (
    <>
      <VisitHead visit={visit} />
      {!isUnderWay && !isOver && info}
      {isUnderWay && (
        <Suspense fallback={<PartsSkeleton />}>
          <CHECKLIST_CARD.Page {...typed} work={work} onWrong={tellWrong} />
        </Suspense>
      )}
      {(isUnderWay || isOver || visit.attachments.length > 0) && (
        <Suspense fallback={<PartsSkeleton />}>
          <VISIT_PARTS.Page {...typed} isLoaded={isLoaded} work={work} wrong={completion.wrong} />
        </Suspense>
      )}
      {(isUnderWay || isOver) && info}
      {!isOver && <FinishBar {...typed} now={now} completion={completion} visits={work.visits} />}
    </>
  );
}
