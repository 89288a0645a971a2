import { canOwnRecords } from '@cuadrilla/domain/people/roles.ts';
import type { OwnerRef } from '../records.ts';
import type { UnitStores } from '../unit/stores.ts';

/**
 * An active agent or administrator; the current owner may be kept in any case. Undefined if the id cannot be
 * chosen.
 */
export async function chooseOwner(
  staff: UnitStores['staff'],
  id: string | null,
  current: OwnerRef | null = null,
): Promise<OwnerRef | null | undefined> {
  if (id === null || id === current?.id) return id === null ? null : current;
  const member = await staff.find(id);
  return member && canOwnRecords(member) ? { id, name: member.name } : undefined;
}
