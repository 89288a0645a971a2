/** The specification's §6: staff and their own profile. */
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import {
  ADMIN_ONLY,
  ADMIN_SEES,
  OFFICE_SEES,
  question,
  requested,
  staffChange,
  technicianCreation,
  type Row,
  type World,
} from './permission-world.ts';
import { addMember } from '../kits/staff-kit.ts';

const NO = 'FORBIDDEN';

const technician = ({ kit }: World, fields = {}) => addMember(kit, 'TECHNICIAN', fields);
const agent = ({ kit }: World, fields = {}) => addMember(kit, 'AGENT', fields);
const renamed = (id: string) => ({
  ...{ id, version: 1, name: 'Otra', lastName: 'Ruiz', email: `${id}@ejemplo.es` },
});
const account = (name: string) => ({
  ...{ name, lastName: 'Gil', password: 'Demo1234!' },
  email: `${crypto.randomUUID()}@ejemplo.es`,
});

export const staffRows: Row[] = [
  [
    'list technicians',
    ADMIN_SEES,
    async (w) => question('technicians { edges { node { id } } }', await technician(w)),
  ],
  ['open a technician', ADMIN_SEES, async (w) => ofId('technician', await technician(w))],
  ['list the office', ADMIN_SEES, async (w) => question('agents { edges { node { id } } }', await agent(w))],
  ['open an agent', ADMIN_SEES, async (w) => ofId('agent', await agent(w))],
  [
    'see what somebody holds',
    ADMIN_SEES,
    async (w) => question(`heldWork(id: "${await agent(w)}") { visits }`, 'visits'),
  ],
  [
    'read technicians’ name, phone, colour and zones',
    OFFICE_SEES,
    async (w) => {
      const id = await technician(w, { phone: '+34612345678' });
      const shows = `"id":"${id}","name":"Ana","phone":"+34612345678"`;
      return question('team(roles: [TECHNICIAN]) { id name phone color zoneIds }', shows);
    },
  ],
  [
    'read a technician’s timeline',
    ADMIN_SEES,
    async (w) => {
      await requested(w);
      return question(
        `activity(entity: USER, id: "${w.people.TECHNICIAN.uid}") { edges { node { action } } }`,
        'requestAbsence',
      );
    },
  ],
  ['create a technician', ADMIN_ONLY, () => Promise.resolve(technicianCreation(account('Rosa')))],
  [
    'create an agent',
    ADMIN_ONLY,
    () => Promise.resolve(staffChange('createAgent', { role: 'AGENT', ...account('Luis') })),
  ],
  [
    'edit a technician',
    ADMIN_ONLY,
    async (w) => staffChange('updateTechnician', renamed(await technician(w))),
  ],
  [
    'edit a technician’s profile',
    ADMIN_ONLY,
    async (w) =>
      staffChange('updateTechnicianProfile', {
        ...{ id: await technician(w), version: 1, color: 'teal', skillIds: [], zoneIds: [] },
        weeklyHours: DEFAULT_WEEKLY_HOURS,
      }),
  ],
  [
    'let a technician see prices and phones',
    ADMIN_ONLY,
    async (w) =>
      staffChange('setTechnicianPermissions', {
        id: await technician(w),
        version: 1,
        prices: true,
        phones: true,
      }),
  ],
  ['edit an agent', ADMIN_ONLY, async (w) => staffChange('updateAgent', renamed(await agent(w)))],
  [
    'make an agent an administrator',
    ADMIN_ONLY,
    async (w) => staffChange('changeRole', { id: await agent(w), version: 1, role: 'ADMIN' }),
  ],
  [
    'make the last administrator an agent',
    ['LastAdminError', NO, NO],
    (w) => Promise.resolve(staffChange('changeRole', { id: w.people.ADMIN.uid, version: 1, role: 'AGENT' })),
  ],
  [
    'end the sessions of somebody else',
    ['done', 'NotFoundError', 'NotFoundError'],
    async (w) => staffChange('endSessions', { id: await technician(w) }),
  ],
  ['suspend somebody', ADMIN_ONLY, async (w) => staffChange('suspendStaff', { id: await technician(w) })],
  [
    'suspend the last administrator',
    ['LastAdminError', NO, NO],
    (w) => Promise.resolve(staffChange('suspendStaff', { id: w.people.ADMIN.uid })),
  ],
  [
    'let somebody in again',
    ADMIN_ONLY,
    async (w) => staffChange('reactivateStaff', { id: await technician(w, { status: 'SUSPENDED' }) }),
  ],
];

function ofId(field: string, id: string) {
  return question(`${field}(id: "${id}") { id }`, id);
}

const own = (input: object) => () =>
  Promise.resolve(staffChange('updateMyProfile', { version: 1, phone: '+34 600000001', ...input }));

export const profileRows: Row[] = [
  [
    'see who one is',
    ['seen', 'seen', 'seen'],
    () => Promise.resolve(question('me { id }', ({ uid }) => uid)),
  ],
  [
    'see the administrator’s start',
    ADMIN_SEES,
    () => Promise.resolve(question('meAdmin { user { id } }', ({ uid }) => uid)),
  ],
  [
    'see the agent’s start',
    [NO, 'seen', NO],
    () => Promise.resolve(question('meAgent { user { id } }', ({ uid }) => uid)),
  ],
  [
    'see the technician’s start',
    [NO, NO, 'seen'],
    () => Promise.resolve(question('meTechnician { user { id } }', ({ uid }) => uid)),
  ],
  [
    'change one’s name and phone',
    ['done', 'done', 'ValidationError'],
    own({ name: 'Nuria', lastName: 'Sanz' }),
  ],
  ['change one’s phone and colour', ['ValidationError', 'ValidationError', 'done'], own({ color: 'teal' })],
];
