import type { VisitStatus } from './visit-states.ts';

export type StatusCount = { status: VisitStatus; count: number };

/** Finished visits come first, as a bar fills from the left; cancelled visits are not counted. */
export const COUNTED_STATUSES: readonly VisitStatus[] = [
  'COMPLETED',
  'NOT_COMPLETED',
  'PAUSED',
  'IN_PROGRESS',
  'TRAVELLING',
  'SCHEDULED',
];

/** Omits statuses without visits. */
export function countByStatus(visits: readonly { status: VisitStatus }[]): StatusCount[] {
  return COUNTED_STATUSES.map((status) => ({
    status,
    count: visits.filter((visit) => visit.status === status).length,
  })).filter(({ count }) => count > 0);
}
