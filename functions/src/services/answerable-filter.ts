import { badUserInput } from '../errors.ts';
import type { ServiceFilter } from '../graphql/types.generated.ts';
import { assertDay } from '../local-day.ts';

/** Throws BAD_USER_INPUT for filters without an index: the held combine only with the zone, and one token is searched at a time. */
export function assertAnswerable(filter: ServiceFilter, visibleTo: string | null): void {
  const { plannedFrom, plannedTo, heldUntilBy } = filter;
  for (const day of [heldUntilBy, plannedFrom, plannedTo]) if (day != null) assertDay(day);
  const asksForDays = plannedFrom != null || plannedTo != null;
  const names = Object.entries(filter).flatMap(([name, value]) => (value == null ? [] : [name]));
  if (heldUntilBy != null && names.some((name) => name !== 'heldUntilBy' && name !== 'zoneId')) {
    throw badUserInput('heldUntilBy solo va junto con zoneId');
  }
  if (filter.overdue === true && asksForDays) throw badUserInput('overdue no va junto con fechas');
  if ((visibleTo ?? filter.technicianId) != null && filter.equipmentId != null) {
    throw badUserInput('technicianId y equipmentId no van juntos');
  }
}
