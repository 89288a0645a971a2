import { staffRows, profileRows } from '../permissions/permission-staff-rows.ts';
import { absenceRows } from '../permissions/permission-settings-rows.ts';
import { THERE } from '../budgets/screen-world.ts';
import {
  EDGES,
  MORE,
  ONE,
  PAGE,
  VIEWER,
  byAdmin,
  byAdminOrTechnician,
  byAgent,
  byAll,
  byOffice,
  byTechnician,
  combinations,
  page,
  record,
  type AreaLists,
  type Operation,
} from './kit.ts';

const staff = combinations({
  search: ['', 'ana', 'ana ruiz'],
  status: [undefined, 'ACTIVE'],
  sort: ['NAME', 'NEWEST'],
});

export const lists: AreaLists = {
  rootFields: {
    'Query.me': byAll('dashboard:open'),
    'Query.meAdmin': byAdmin(null),
    'Query.meAgent': byAgent(null),
    'Query.meTechnician': byTechnician(null),
    'Query.technicians': byAdmin('technicians:open'),
    'Query.technician': byAdmin('technicians:open', '(id: "nobody")'),
    'Query.agents': byAdmin('agents:open'),
    'Query.agent': byAdmin('agents:open', '(id: "nobody")'),
    'Query.team': byOffice('team:read'),
    'Query.heldWork': byAdmin('staff:suspend', '(id: "nobody")'),
    'Query.absenceWork': byOffice('absences:decide', '(id: "nobody")'),
    'Query.myDaysOff': byTechnician('own-day:read', '(from: "2026-11-21")'),
    'Query.absences': byAll('absences:read'),
    'Mutation.createTechnician': byAdmin(
      'technicians:create',
      '(input: { name: "", lastName: "", email: "", password: "" })',
    ),
    'Mutation.createAgent': byAdmin(
      'agents:create',
      '(input: { role: AGENT, name: "", lastName: "", email: "", password: "" })',
    ),
    'Mutation.updateTechnician': byAdmin(
      'technicians:edit',
      '(input: { id: "nobody", version: 1, name: "", lastName: "", email: "" })',
    ),
    'Mutation.updateTechnicianProfile': byAdmin(
      'technicians:edit',
      '(input: { id: "nobody", version: 1, color: "", skillIds: [], zoneIds: [] })',
    ),
    'Mutation.setTechnicianPermissions': byAdmin(
      'technicians:permissions',
      '(input: { id: "nobody", version: 1, prices: true, phones: true })',
    ),
    'Mutation.updateAgent': byAdmin(
      'agents:edit',
      '(input: { id: "nobody", version: 1, name: "", lastName: "", email: "" })',
    ),
    'Mutation.changeRole': byAdmin('agents:role', '(input: { id: "nobody", version: 1, role: AGENT })'),
    'Mutation.suspendStaff': byAdmin('staff:suspend', '(input: { id: "nobody" })'),
    'Mutation.reactivateStaff': byAdmin('staff:suspend', '(input: { id: "nobody" })'),
    'Mutation.endSessions': byAll('profile:edit', '(input: { id: "nobody" })'),
    'Mutation.changeOwnPassword': byAll('profile:edit', '(input: { password: "" })'),
    'Mutation.updateMyProfile': byAll('profile:edit', '(input: { version: 99, phone: "112" })'),
    'Mutation.requestAbsence': byTechnician('absences:request', '(input: { from: "", to: "", kind: OTHER })'),
    'Mutation.createAbsence': byAdmin(
      'absences:create',
      '(input: { technicianId: "nobody", from: "", to: "", kind: OTHER })',
    ),
    'Mutation.decideAbsence': byOffice(
      'absences:decide',
      '(input: { id: "nobody", version: 1, status: APPROVED })',
    ),
    'Mutation.cancelAbsence': byAdminOrTechnician('absences:cancel', '(input: { id: "nobody", version: 1 })'),
  },
  permissions: {
    staff: staffRows,
    'one’s own profile': profileRows,
    absences: absenceRows,
  },
  operations: [
    ...staff.map((variables): Operation => ({
      by: 'admin',
      query: `query ($search: String, $status: UserStatus, $sort: StaffSort!) {
        technicians(search: $search, status: $status, sort: $sort) ${EDGES}
      }`,
      variables,
    })),
    ...staff
      .flatMap((each) => [undefined, 'ADMIN', 'AGENT'].map((role) => ({ ...each, role })))
      .map((variables): Operation => ({
        by: 'admin',
        query: `query ($search: String, $status: UserStatus, $sort: StaffSort!, $role: Role) {
          agents(search: $search, status: $status, sort: $sort, role: $role) ${EDGES}
        }`,
        variables,
      })),
    ...combinations({ technicianId: [undefined, 'x'], status: [undefined, 'APPROVED'] }).map(
      (variables): Operation => ({
        by: 'admin',
        query: `query ($technicianId: ID, $status: AbsenceStatus) {
        absences(technicianId: $technicianId, status: $status) ${EDGES}
      }`,
        variables,
      }),
    ),
    { by: 'technician', query: `{ absences ${EDGES} }` },
    { by: 'technician', query: `{ absences(status: REQUESTED) ${EDGES} }` },
    { by: 'admin', query: '{ meAdmin { activeTechnicianCount } technician(id: "x") { id } }' },
    { by: 'admin', query: '{ me { id } agent(id: "x") { id } }' },
    { by: 'agent', query: '{ meAgent { user { id } } }' },
    { by: 'technician', query: '{ meTechnician { user { id } } myCalendarFeed { createdAt } }' },
    ...['', '(roles: [AGENT])', '(roles: [ADMIN, AGENT])', '(roles: [TECHNICIAN])'].map(
      (args): Operation => ({
        by: 'agent',
        query: `{ team${args} { id } }`,
      }),
    ),
  ],
  budgets: ({ ids: { absenceId }, people: { AGENT, OWN } }) => ({
    ServerTime: ['OWN', VIEWER],
    Me: ['AGENT', VIEWER + ONE],
    PersonFoot: ['AGENT', VIEWER],
    ProfilePage: ['OWN', VIEWER],
    OwnCalendar: ['OWN', VIEWER + ONE],
    OwnAbsences: ['OWN', VIEWER + PAGE + MORE],
    AbsencesPage: ['ADMIN', VIEWER + (THERE.absences + MORE) + (THERE.absences + 1 + MORE) + ONE],
    // The visits of the day and of the evening before.
    AbsenceWork: ['ADMIN', VIEWER + ONE + THERE.ownVisits, { id: absenceId }],
    AgentPage: record(AGENT.uid),
    AgentsPage: page(1, { sort: 'NAME' }),
    TechniciansPage: page(5, { sort: 'NAME' }),
    EditTechnicianPage: record(OWN.uid),
    TechnicianProfilePage: record(OWN.uid, 2 * ONE),
    TechnicianPage: record(OWN.uid, ONE + PAGE + MORE + ONE),
    // Three counts.
    OwnFiledWork: ['OWN', VIEWER + ONE],
    HeldWork: record(OWN.uid, ONE + 3),
    Team: ['ADMIN', VIEWER + THERE.technicians + THERE.office],
  }),
};
