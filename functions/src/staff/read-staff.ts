import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { badUserInput } from '../errors.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import type { StaffRequest, UserStore } from './store/user-store.ts';
import type { User } from './user.ts';

type Users<N extends keyof UserStore> = { users: Pick<UserStore, N> };

export function readAgents(
  { users }: Users<'list'>,
  role: Role | null,
  request: Omit<StaffRequest, 'of'>,
): Promise<Page<User>> {
  if (worksInField(role)) throw badUserInput('Rol no válido');
  return users.list({ ...request, of: role ?? 'office' });
}

export const readTechnician = (deps: Users<'find'>, id: string) => findStaff(deps, id, 'TECHNICIAN');
export const readAgent = (deps: Users<'find'>, id: string) => findStaff(deps, id, 'ADMIN', 'AGENT');

async function findStaff({ users }: Users<'find'>, id: string, ...roles: Role[]): Promise<User | null> {
  const found = await users.find(id);
  return found?.kind === 'user' && roles.includes(found.user.role) ? found.user : null;
}

/** The open work of a person; null for an unknown one. */
export async function readHeldWork(
  { users, stores, now }: Users<'find'> & { stores: Pick<Stores, 'staff'>; now: () => Date },
  id: string,
) {
  const found = await users.find(id);
  return found?.kind === 'user' ? stores.staff.heldWork(id, now()) : null;
}
