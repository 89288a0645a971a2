import type { Service } from '../../work/service.ts';
import type { UnitStores } from '../../unit/stores.ts';
import type { Visit } from '../../work/visit.ts';

/** Null if the visit stays as it is. */
export type VisitFate = (visit: Pick<Visit, 'status'>) => 'unschedule' | 'cancel' | null;

type Annulled = {
  service: Service;
  visits: readonly Visit[];
  /** Audited on cancelled visits, not on unscheduled ones. */
  reason: string | null;
};

export function annulVisits(
  stores: Pick<UnitStores, 'as'>,
  { service, visits, reason }: Annulled,
  fateOf: VisitFate,
): Promise<Visit[]> {
  return Promise.all(
    visits.map(async (before) => {
      const fate = fateOf(before);
      if (fate === null) return before;
      const text = fate === 'cancel' ? reason : null;
      const after: Visit = { ...before, status: 'CANCELLED', reason: text };
      const { visits: records } = stores.as(`${fate}Visit`);
      return records.saveAlone({ before, after, service, entry: { text } });
    }),
  );
}
