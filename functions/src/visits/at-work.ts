import { notNearProblem } from '@cuadrilla/domain/visits/visit-near.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Visit } from '../work/visit.ts';

export type AtWork = { technicianName: string; serviceCode: string };

/**
 * The technician of a visit who was at work on another one at a time, or null. Late work is not held back by work
 * that began later, nor by work whose end awaits review.
 */
export async function findAtWork(
  { inProgressOf }: Pick<UnitStores['visits'], 'inProgressOf'>,
  { id, technicians }: Pick<Visit, 'id' | 'technicians'>,
  at: Date,
): Promise<AtWork | null> {
  const found = await Promise.all(
    technicians.map(async ({ id: technicianId, name }) => {
      const visits = await inProgressOf(technicianId);
      const other = visits.find((visit) => visit.id !== id && wasAtWork(visit, technicianId, at));
      return other ? { technicianName: name, serviceCode: other.summary.code } : null;
    }),
  );
  return found.find((each) => each !== null) ?? null;
}

function wasAtWork({ arrivedAt, openReviews, starts }: Visit, technicianId: string, at: Date): boolean {
  if (openReviews[technicianId] !== undefined) return false;
  const own = starts[technicianId];
  if (own !== undefined) return own.at <= at;
  // Started by a colleague, it is that colleague's work alone; started by the office, it is everybody's.
  return Object.keys(starts).length === 0 && (arrivedAt === null || arrivedAt <= at);
}

/** Why a technician may not work on these visits yet, or null; reads nothing if there are none. */
export async function findNotNear(
  settings: Pick<UnitStores['settings'], 'zone'>,
  visits: readonly Visit[],
  at: Date,
): Promise<string | null> {
  return visits.length === 0 ? null : notNearProblem(visits, at, await settings.zone());
}
