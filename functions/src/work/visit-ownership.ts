import { fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { canFor } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { isVisitOver, isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Visit } from './visit.ts';

const DAY_MS = 86_400_000;

/** A cancelled visit is not shown to its technicians. */
export function mayReadVisit(
  viewer: { id: string; role: Role },
  { technicianIds, status }: Pick<Visit, 'technicianIds' | 'status'>,
): boolean {
  const isShown = technicianIds.includes(viewer.id) && status !== 'CANCELLED';
  return canFor(viewer.role, 'visits:read', isShown);
}

type Worked = Pick<
  Visit,
  'technicianIds' | 'formerTechnicians' | 'openReviews' | 'status' | 'plannedEnd' | 'arrivedAt' | 'finishedAt'
>;

/**
 * Whether a technician may have been at work in a visit at an instant. A visit that the office ended, cancelled or
 * reassigned while the phone was offline counts until the day after its planned end; one with their open review
 * always counts.
 */
export function workedIn(visit: Worked, technicianId: string, at: Date): boolean {
  const { status, plannedEnd, arrivedAt, finishedAt, openReviews } = visit;
  const relation = fieldRelation(technicianId, visit);
  if (relation === 'STRANGER') return false;
  if (openReviews[technicianId] !== undefined) return true;
  const isPlausible = at.getTime() <= plannedEnd.getTime() + DAY_MS;
  if (relation === 'FORMER') return isPlausible;
  if (isVisitUnderWay(status)) return true;
  if (!isVisitOver(status)) return false;
  const areTimesKnown = arrivedAt !== null && finishedAt !== null;
  return areTimesKnown ? at.getTime() <= finishedAt.getTime() : isPlausible;
}

export function visitForReader<V extends Pick<Visit, 'technicianIds' | 'status'>>(
  viewer: { id: string; role: Role },
  visit: V | null,
): V | null {
  return visit !== null && mayReadVisit(viewer, visit) ? visit : null;
}
