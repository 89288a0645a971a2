import type { WorkAct, WorkPlace } from '#outbox/acts/act.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { TapTime } from '#outbox/acts/tap-times.ts';
import { useWork } from '#outbox/use-work.ts';

export function placeOf({ id, service }: Pick<WorkVisit, 'id' | 'service'>): WorkPlace {
  return { visitId: id, serviceId: service.id, code: service.code, title: service.title };
}

export function useAct(visit: Pick<WorkVisit, 'id' | 'service'>): (act: WorkAct, time?: TapTime) => void {
  const { outbox } = useWork();
  return (act, time) => void outbox.add(act, placeOf(visit), time);
}
