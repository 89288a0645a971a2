import type { VisitForStatus } from './service-status.ts';

type EndedVisit = Pick<VisitForStatus, 'status' | 'outcome' | 'finishedAt'>;

/**
 * When the work of a service was done, which dates it on an invoice: the end of the last visit in which something was done, else
 * of the last one that ended. Null while none has ended.
 */
export function lastWorkedAt(visits: readonly EndedVisit[]): Date | null {
  const hasWork = ({ status, outcome }: EndedVisit) => status === 'COMPLETED' || outcome === 'PARTIAL';
  return lastEnd(visits.filter(hasWork)) ?? lastEnd(visits);
}

function lastEnd(visits: readonly EndedVisit[]): Date | null {
  const ends = visits.flatMap(({ status, finishedAt }) =>
    status === 'CANCELLED' || finishedAt === null ? [] : finishedAt.getTime(),
  );
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
