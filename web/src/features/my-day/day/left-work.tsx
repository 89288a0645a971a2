import { isVisitOver, isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { useEffect, useState } from 'react';
import type { WorkPlace } from '#outbox/acts/act.ts';
import { isEmptyDraft, keptDrafts } from '#outbox/kept/draft.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { heldIn, isEnd, type Queue } from '#outbox/sending/queue.ts';
import { useWork, type WorkDay } from '#outbox/use-work.ts';
import { KEPT_ELSEWHERE, KEPT_WORK } from '../notices/late-notices.ts';
import type { KeptDraft } from '../visit/use-draft.ts';

type Props = { visit: WorkVisit | undefined; acts: Queue; kept: KeptDraft };

export function LeftWork({ visit, acts, kept: { draft, drop } }: Props) {
  const status = visit?.status;
  const hasPlace = status !== undefined && (status === 'TRAVELLING' || isVisitUnderWay(status));
  // A note can also be added after the visit; its own field shows it.
  const unsent = status !== undefined && isVisitOver(status) ? { ...draft, note: '' } : draft;
  // Work of a visit that is still on the device is shown in that visit.
  const held = visit === undefined ? heldIn(acts) : [];
  const isLeft = !isEmptyDraft(unsent) && !acts.some(isEnd);
  if (hasPlace || (!isLeft && held.length === 0)) return null;
  return <KEPT_WORK.Part draft={unsent} held={held} onDrop={drop} />;
}

export function LeftElsewhere({ visits, acts, isLoaded }: Pick<WorkDay, 'visits' | 'acts' | 'isLoaded'>) {
  const { shelf } = useWork();
  const [places, setPlaces] = useState<readonly WorkPlace[]>([]);
  useEffect(() => {
    let isHere = true;
    void keptDrafts(shelf).then((drafts) => {
      if (isHere) setPlaces([...drafts.values()].flatMap(({ place }) => place ?? []));
    });
    return () => {
      isHere = false;
    };
  }, [shelf, visits, acts]);
  const inDay = new Set(visits.map(({ id }) => id));
  // Text written for the end of the visit is deleted with it.
  const ending = new Set(acts.filter(isEnd).map(({ place }) => place.visitId));
  const written = places.filter(({ visitId }) => !ending.has(visitId));
  const left = [...heldIn(acts).map(({ place }) => place), ...written].filter(
    ({ visitId }) => !inDay.has(visitId),
  );
  const each = [...new Map(left.map((place) => [place.visitId, place])).values()];
  if (!isLoaded || each.length === 0) return null;
  return <KEPT_ELSEWHERE.Part places={each} />;
}
