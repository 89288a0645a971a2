import type { Role } from '@cuadrilla/domain/roles.ts';
import { isVisitOver, isVisitUnderWay } from '@cuadrilla/domain/visit-states.ts';
import type { Visit } from './visit.ts';

const KNOWN_MS = 30 * 86_400_000;

/** Whether a person may see a visit: the office all of them, a technician their own unless it was annulled. */
export function mayReadVisit(
  viewer: { id: string; role: Role },
  { technicianIds, status }: Pick<Visit, 'technicianIds' | 'status'>,
): boolean {
  return viewer.role !== 'TECHNICIAN' || (technicianIds.includes(viewer.id) && status !== 'CANCELLED');
}

/**
 * Whether a visit by itself lets its technicians know of its site: while it is open and for 30 days, counted from when it was
 * planned where nobody made it. `ReachStore` asks the same of all of a technician's visits there.
 */
export function letsKnowSite(
  { status, finishedAt, plannedStart }: Pick<Visit, 'status' | 'finishedAt' | 'plannedStart'>,
  now: Date,
): boolean {
  if (!isVisitOver(status)) return true;
  const ended = finishedAt ?? plannedStart;
  return status !== 'CANCELLED' && ended.getTime() >= now.getTime() - KNOWN_MS;
}

/**
 * Whether one of its technicians was at work in a visit at an instant, as far as is known: what the office ended or annulled
 * before a phone was heard of may have been under way.
 */
export function workedIn(
  {
    technicianIds,
    status,
    arrivedAt,
    finishedAt,
  }: Pick<Visit, 'technicianIds' | 'status' | 'arrivedAt' | 'finishedAt'>,
  technicianId: string,
  at: Date,
): boolean {
  if (!technicianIds.includes(technicianId)) return false;
  if (isVisitUnderWay(status)) return true;
  return isVisitOver(status) && (arrivedAt === null || finishedAt === null || at <= finishedAt);
}
