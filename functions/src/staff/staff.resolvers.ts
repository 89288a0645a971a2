import { ROLES, worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { readAgent, readAgents, readHeldWork, readTechnician } from './read-staff.ts';
import type { StaffRequest } from './store/user-store.ts';

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
  technician: (_source, { id }, context) => readTechnician(context, id),
  agents: (_source, { role, ...args }, context) => readAgents(context, role ?? null, requestOf(args)),
  agent: (_source, { id }, context) => readAgent(context, id),
  team: (_source, { roles }, { users }) => users.team([...new Set(roles ?? ROLES)]),
  heldWork: (_source, { id }, context) => readHeldWork(context, id),
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
