import type { Plan } from '#records/scheduling/plan-facts.ts';
import type { PlanningChangesQuery } from './moves/planning-changes.generated.ts';

type Changes = PlanningChangesQuery['planningChanges'];

/**
 * Null if the plan must be reloaded: it is too old, or has no row for a technician. Applying the same changes twice has
 * no effect.
 */
export function withChanges(plan: Plan, changes: Changes): Plan | null {
  const { isTooOld, mark, visits: changed, goneIds } = changes;
  const known = new Set(plan.technicians.map(({ id }) => id));
  if (isTooOld || changed.some(({ technicians }) => technicians.some(({ id }) => !known.has(id))))
    return null;
  const left = new Set([...goneIds, ...changed.map(({ id }) => id)]);
  const visits = [...plan.visits.filter(({ id }) => !left.has(id)), ...changed];
  return { ...plan, mark, visits: visits.toSorted(byStart) };
}

const byStart = (a: Plan['visits'][number], b: Plan['visits'][number]) =>
  Date.parse(a.plannedStart) - Date.parse(b.plannedStart) || (a.id < b.id ? -1 : 1);
