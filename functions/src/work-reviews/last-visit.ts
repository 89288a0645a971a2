import { fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { visitAtHand } from '../work/step-times.ts';
import type { Visit } from '../work/visit.ts';

/**
 * Of a service's visits by their start, the one in which a technician last had to do with it: the one whose work waits for the
 * office, else their own that is at hand, else the latest; null where there never was one.
 */
export function lastVisitOf(visits: readonly Visit[], technicianId: string): Visit | null {
  const known = visits.filter((visit) => fieldRelation(technicianId, visit) !== 'STRANGER');
  const waiting = known.findLast(({ openReviews }) => openReviews[technicianId] !== undefined);
  return waiting ?? visitAtHand(known, technicianId) ?? known.at(-1) ?? null;
}
