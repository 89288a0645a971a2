/** The specification's §6: settings and absences. */
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import {
  ADMIN_ONLY,
  ADMIN_SEES,
  OFFICE,
  OFFICE_SEES,
  daysOff,
  question,
  requested,
  settingsChange,
  staffChange,
  type Row,
  type World,
} from './permission-world.ts';
import { COMPANY, LOGO, SERVICE_TYPE } from '../kits/settings-kit.ts';
import { addMember } from '../kits/staff-kit.ts';

const NO = 'FORBIDDEN';

const settingsEdit = (title: string, name: Parameters<typeof settingsChange>[0], input: object): Row => [
  title,
  ADMIN_ONLY,
  () => Promise.resolve(settingsChange(name, { ...input })),
];
const skillEdit = (
  title: string,
  name: 'retireValue' | 'restoreValue' | 'dropValue',
  retired: boolean,
): Row => [
  title,
  ADMIN_ONLY,
  async ({ kit }) => {
    await kit.firestore
      .doc('settings/skills')
      .set({ version: 1, values: [{ id: 'gas', name: 'Gas', retired }] });
    return settingsChange(name, { kind: 'SKILL', id: 'gas', version: 1 });
  },
];

export const settingsRows: Row[] = [
  [
    'read the settings',
    OFFICE_SEES,
    () => Promise.resolve(question('settings { buffers { urgent } }', 'urgent')),
  ],
  [
    'read the names of types, skills and reasons',
    ['seen', 'seen', 'seen'],
    async ({ kit }) => {
      await kit.firestore
        .doc('settings/skills')
        .set({ version: 1, values: [{ id: 'gas', name: 'Gas', retired: false }] });
      return question('catalog { serviceTypes { name } skills { name } holdReasons { name } }', 'Gas');
    },
  ],
  [
    'see what the product has left to do',
    ADMIN_SEES,
    async ({ kit }) => {
      const copies = { collection: 'sites', field: 'client.id', value: 'x', patch: { 'client.name': 'Ana' } };
      await kit.firestore
        .collection('fanouts')
        .doc()
        .set({ ...copies, after: null, at: new Date() });
      return question('systemStatus { staleCopies { name } }', '"name":"Ana"');
    },
  ],
  [
    'have it tried again',
    ADMIN_ONLY,
    async ({ kit }) => {
      const copies = { collection: 'sites', field: 'client.id', value: 'x', patch: {} };
      const job = kit.firestore.collection('fanouts').doc();
      await job.set({ ...copies, after: null, at: new Date() });
      const query = `mutation { retryStaleCopy(input: { id: "${job.id}" }) { __typename } }`;
      return { query };
    },
  ],
  settingsEdit('edit the company', 'updateCompany', COMPANY),
  settingsEdit('edit the hours', 'updateWorkingHours', {
    hours: { ...DEFAULT_WEEKLY_HOURS, mon: [{ from: '10:00', to: '11:00' }] },
  }),
  settingsEdit('set the logo', 'setCompanyLogo', { png: LOGO }),
  settingsEdit('edit the margins', 'updateBuffers', {
    low: 100,
    normal: 50,
    high: 20,
    urgent: 4,
    firstResponse: 12,
  }),
  settingsEdit('edit what is asked of passwords', 'updatePasswords', {
    ...{ minLength: 8, refuseCommon: true, changeFirst: false },
  }),
  settingsEdit('add a service type', 'saveServiceType', SERVICE_TYPE),
  settingsEdit('add a skill', 'saveSkill', { name: 'Gas' }),
  settingsEdit('add a zone', 'saveZone', { name: 'Norte', postalPrefixes: ['28'] }),
  settingsEdit('add a reason', 'saveReason', { kind: 'LOST_REASON', name: 'Precio' }),
  settingsEdit('add a holiday', 'saveHoliday', { date: '2026-12-25', name: 'Navidad' }),
  [
    'drop a holiday',
    ADMIN_ONLY,
    async ({ kit }) => {
      const values = [{ id: 'xmas', date: '2026-12-25', name: 'Navidad' }];
      await kit.firestore.doc('settings/holidays').set({ version: 1, values });
      return settingsChange('dropHoliday', { id: 'xmas', version: 1 });
    },
  ],
  skillEdit('retire a value', 'retireValue', false),
  skillEdit('take a value back', 'restoreValue', true),
  skillEdit('drop a value', 'dropValue', false),
];

const approval = async (w: World) =>
  staffChange('decideAbsence', { id: (await requested(w)).id, version: 1, status: 'APPROVED' });

const technician = ({ kit }: World, fields = {}) => addMember(kit, 'TECHNICIAN', fields);

export const absenceRows: Row[] = [
  [
    'see a technician’s absences',
    ['seen', 'seen', 'seen'],
    async (w) => question(`absences { edges { node { id } } }`, (await requested(w)).id),
  ],
  [
    'see another technician’s absences',
    ['seen', 'seen', 'hidden'],
    async (w) => {
      const other = await w.kit.given.technician();
      const { id } = await requested(w, other);
      return question(`absences(technicianId: "${other.uid}") { edges { node { id } } }`, id);
    },
  ],
  [
    'see one’s own days off',
    [NO, NO, 'seen'],
    async (w) => {
      const { id } = await requested(w);
      await w.kit.firestore.doc(`absences/${id}`).update({ status: 'APPROVED' });
      const { from } = daysOff();
      return question(`myDaysOff(from: "${from}") { absence }`, 'VACATION');
    },
  ],
  [
    'see a colleague’s days off as one’s own',
    [NO, NO, 'hidden'],
    async (w) => {
      const { id } = await requested(w, await w.kit.given.technician());
      await w.kit.firestore.doc(`absences/${id}`).update({ status: 'APPROVED' });
      const { from } = daysOff();
      return question(`myDaysOff(from: "${from}") { absence }`, 'VACATION');
    },
  ],
  ['ask for days off', [NO, NO, 'done'], () => Promise.resolve(staffChange('requestAbsence', daysOff()))],
  [
    'record an absence',
    ADMIN_ONLY,
    async (w) => staffChange('createAbsence', daysOff({ technicianId: await technician(w) })),
  ],
  [
    'see which visits an absence meets',
    OFFICE_SEES,
    async (w) => question(`absenceWork(id: "${(await requested(w)).id}") { visits }`, 'visits'),
  ],
  ['decide an absence', ADMIN_ONLY, approval],
  [
    'decide an absence where the settings let agents',
    OFFICE,
    async (w) => {
      await w.kit.firestore.doc('settings/company').set({ agentsApproveAbsences: true });
      return approval(w);
    },
  ],
  [
    'take back what was asked for',
    ['done', NO, 'done'],
    async (w) => staffChange('cancelAbsence', { id: (await requested(w)).id, version: 1 }),
  ],
  [
    'take back what another technician asked for',
    ['done', NO, 'NotFoundError'],
    async (w) =>
      staffChange('cancelAbsence', {
        id: (await requested(w, await w.kit.given.technician())).id,
        version: 1,
      }),
  ],
  [
    'take back what was approved',
    ['done', NO, 'TransitionError'],
    async (w) => {
      const { id } = await requested(w);
      await w.kit.firestore.doc(`absences/${id}`).update({ status: 'APPROVED' });
      return staffChange('cancelAbsence', { id, version: 1 });
    },
  ],
];
