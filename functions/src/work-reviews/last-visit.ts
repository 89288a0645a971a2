import { fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { visitAtHand } from '../work/step-times.ts';
import type { Visit } from '../work/visit.ts';

/**
 * The visit of a service that a technician's late work belongs to: the one with their open review, else their current visit, else
 * their latest; null if they never had one. `visits` are sorted by start.
 */
export function lastVisitOf(visits: readonly Visit[], technicianId: string): Visit | null {
  const known = visits.filter((visit) => fieldRelation(technicianId, visit) !== 'STRANGER');
  const waiting = known.findLast(({ openReviews }) => openReviews[technicianId] !== undefined);
  return waiting ?? visitAtHand(known, technicianId) ?? known.at(-1) ?? null;
}
