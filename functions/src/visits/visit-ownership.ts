import type { Role } from '@cuadrilla/domain/roles.ts';
import type { Visit } from './visit.ts';

/** Whether a person may see a visit: the office all of them, a technician their own unless it was annulled. */
export function mayReadVisit(
  viewer: { id: string; role: Role },
  { technicianIds, status }: Pick<Visit, 'technicianIds' | 'status'>,
): boolean {
  return viewer.role !== 'TECHNICIAN' || (technicianIds.includes(viewer.id) && status !== 'CANCELLED');
}
