import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import type { Page } from '../../store/lists/list-page.ts';
import type { Stores } from '../../unit/stores.ts';
import type { Reader } from '../../work/ownership.ts';
import type { Absence } from './absence.ts';

type Asked = Parameters<Stores['absences']['list']>[0];

/** A technician gets their own absences, whatever the filter says. */
export function readAbsences(
  { stores }: { stores: Pick<Stores, 'absences'> },
  { id, role }: Reader,
  asked: Asked,
): Promise<Page<Absence>> {
  const technicianId = canAny(role, 'absences:read') ? asked.technicianId : id;
  return stores.absences.list({ ...asked, technicianId });
}
