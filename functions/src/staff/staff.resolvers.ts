import { ROLES, worksInField } from '@cuadrilla/domain/people/roles.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers, Resolvers, Role } from '../graphql/resolvers.generated.ts';
import type { StaffRequest, UserStore } from './store/user-store.ts';
import type { User } from './user.ts';

type StaffQuery =
  | 'me'
  | 'meAdmin'
  | 'meAgent'
  | 'meTechnician'
  | 'technicians'
  | 'technician'
  | 'agents'
  | 'agent'
  | 'team'
  | 'heldWork';

export const staffQueries: Pick<QueryResolvers, StaffQuery> = {
  me: (_source, _args, { viewer }) => viewer(),
  meAdmin: async (_source, _args, { viewer }) => ({ user: await viewer() }),
  meAgent: async (_source, _args, { viewer }) => ({ user: await viewer() }),
  meTechnician: async (_source, _args, { viewer }) => ({ user: await viewer() }),
  technicians: (_source, args, { users }) => users.list({ ...requestOf(args), of: 'technicians' }),
  technician: (_source, { id }, { users }) => findStaff(users, id, 'TECHNICIAN'),
  agents: (_source, { role, ...args }, { users }) =>
    users.list({ ...requestOf(args), of: officeRole(role ?? null) }),
  agent: (_source, { id }, { users }) => findStaff(users, id, 'ADMIN', 'AGENT'),
  team: (_source, { roles }, { users }) => users.team([...new Set(roles ?? ROLES)]),
  heldWork: async (_source, { id }, { users, stores, now }) => {
    const found = await users.find(id);
    return found?.kind === 'user' ? stores.staff.heldWork(id, now()) : null;
  },
};

export const staffTypes: Pick<Resolvers, 'Me' | 'MeAdmin' | 'TeamMember'> = {
  MeAdmin: { activeTechnicianCount: (_source, _args, { users }) => users.countActiveTechnicians() },
  Me: {
    color: ({ role, color }) => (worksInField(role) ? color : null),
    permissions: ({ role, permissions }) => (worksInField(role) ? permissions : null),
    timeZone: (_me, _args, { stores, now }) => stores.settings.timeZone(now()),
  },
  TeamMember: {
    color: ({ role, color }) => (worksInField(role) ? color : null),
    zoneIds: ({ role, zoneIds }) => (worksInField(role) ? zoneIds : []),
  },
};

type PageArgs = Pick<StaffRequest, 'first' | 'sort'> & {
  after?: string | null;
  search?: string | null;
  status?: StaffRequest['status'];
};

function requestOf({ first, after, search, status, sort }: PageArgs): Omit<StaffRequest, 'of'> {
  return { first, sort, after: after ?? null, search: search ?? null, status: status ?? null };
}

function officeRole(role: Role | null): 'office' | 'ADMIN' | 'AGENT' {
  if (worksInField(role)) throw badUserInput('Rol no válido');
  return role ?? 'office';
}

async function findStaff(users: UserStore, id: string, ...roles: Role[]): Promise<User | null> {
  const found = await users.find(id);
  return found?.kind === 'user' && roles.includes(found.user.role) ? found.user : null;
}
