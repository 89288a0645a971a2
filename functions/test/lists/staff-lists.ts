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
    'Query.me': byAll(),
    'Query.meAdmin': byAdmin(),
    'Query.meAgent': byAgent(),
    'Query.meTechnician': byTechnician(),
    'Query.technicians': byAdmin(),
    'Query.technician': byAdmin('(id: "nobody")'),
    'Query.agents': byAdmin(),
    'Query.agent': byAdmin('(id: "nobody")'),
    'Query.team': byOffice(),
    'Query.heldWork': byAdmin('(id: "nobody")'),
    'Query.absenceWork': byOffice('(id: "nobody")'),
    'Query.myDaysOff': byTechnician('(from: "2026-11-21")'),
    'Query.absences': byAll(),
    'Mutation.createTechnician': byAdmin('(input: { name: "", lastName: "", email: "", password: "" })'),
    'Mutation.createAgent': byAdmin(
      '(input: { role: AGENT, name: "", lastName: "", email: "", password: "" })',
    ),
    'Mutation.updateTechnician': byAdmin(
      '(input: { id: "nobody", version: 1, name: "", lastName: "", email: "" })',
    ),
    'Mutation.updateTechnicianProfile': byAdmin(
      '(input: { id: "nobody", version: 1, color: "", skillIds: [], zoneIds: [] })',
    ),
    'Mutation.setTechnicianPermissions': byAdmin(
      '(input: { id: "nobody", version: 1, prices: true, phones: true })',
    ),
    'Mutation.updateAgent': byAdmin(
      '(input: { id: "nobody", version: 1, name: "", lastName: "", email: "" })',
    ),
    'Mutation.changeRole': byAdmin('(input: { id: "nobody", version: 1, role: AGENT })'),
    'Mutation.suspendStaff': byAdmin('(input: { id: "nobody" })'),
    'Mutation.reactivateStaff': byAdmin('(input: { id: "nobody" })'),
    'Mutation.endSessions': byAll('(input: { id: "nobody" })'),
    'Mutation.changeOwnPassword': byAll('(input: { password: "" })'),
    'Mutation.updateMyProfile': byAll('(input: { version: 99, phone: "112" })'),
    'Mutation.requestAbsence': byTechnician('(input: { from: "", to: "", kind: OTHER })'),
    'Mutation.createAbsence': byAdmin('(input: { technicianId: "nobody", from: "", to: "", kind: OTHER })'),
    'Mutation.decideAbsence': byOffice('(input: { id: "nobody", version: 1, status: APPROVED })'),
    'Mutation.cancelAbsence': byAdminOrTechnician('(input: { id: "nobody", version: 1 })'),
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
