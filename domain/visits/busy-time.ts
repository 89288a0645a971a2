import type { LocalDate } from '../time/local-date.ts';
import { daysOf, type Interval } from '../time/time.ts';
import { isVisitOver, type VisitStatus } from './visit-states.ts';
import type { VisitTimes } from './visit-times.ts';

export type VisitInPlan = Pick<VisitTimes, 'arrivedAt' | 'finishedAt'> & {
  status: VisitStatus;
  plannedStart: Date;
  plannedEnd: Date;
};

/**
 * The technicians' time a visit takes: as planned until it is over, then as it really was. null for a cancelled visit, or one
 * that ended unstarted.
 */
export function busyTime({
  status,
  plannedStart,
  plannedEnd,
  arrivedAt,
  finishedAt,
}: VisitInPlan): Interval | null {
  if (status === 'CANCELLED') return null;
  if (!isVisitOver(status)) return { start: plannedStart, end: plannedEnd };
  const took = arrivedAt && finishedAt && arrivedAt < finishedAt;
  return took ? { start: arrivedAt, end: finishedAt } : null;
}

/** Where a plan draws the visit: when it took place, or else when it is planned. */
export function shownTime(visit: VisitInPlan): Interval {
  return busyTime(visit) ?? { start: visit.plannedStart, end: visit.plannedEnd };
}

/** The planned and the actual local days; none for a cancelled visit. */
export function daysOfVisit(visit: VisitInPlan, zone: string): LocalDate[] {
  if (visit.status === 'CANCELLED') return [];
  const planned = { start: visit.plannedStart, end: visit.plannedEnd };
  const shown = [planned, shownTime(visit)].flatMap((interval) => daysOf(zone, interval));
  return [...new Set(shown)].sort();
}
