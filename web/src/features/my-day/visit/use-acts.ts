import type { WorkAct, WorkPlace } from '#outbox/acts/act.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { useWork } from '#outbox/use-work.ts';

/** Where something is done, in words that stay when the day is no longer kept. */
export function placeOf({ id, service }: Pick<WorkVisit, 'id' | 'service'>): WorkPlace {
  return { visitId: id, serviceId: service.id, code: service.code, title: service.title };
}

/** Does something in a visit: it shows at once, and is sent when it can be. */
export function useAct(visit: Pick<WorkVisit, 'id' | 'service'>): (act: WorkAct) => void {
  const { outbox } = useWork();
  return (act) => void outbox.add(act, placeOf(visit));
}
