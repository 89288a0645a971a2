import { isAdministrator } from '@cuadrilla/domain/people/roles.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { User } from './user.ts';

export type LastAdmin = { kind: 'lastAdmin' };
export const LAST_ADMIN: LastAdmin = { kind: 'lastAdmin' };

/** Read in the transaction, so that two administrators cannot leave at the same time. */
export async function isLastAdmin(staff: UnitStores['staff'], user: User): Promise<boolean> {
  const isActiveAdmin = isAdministrator(user.role) && user.status === 'ACTIVE';
  return isActiveAdmin && !(await staff.hasOtherActiveAdmin(user.id));
}
