/** The specification's §6: services and what technicians see of clients. */
import type { Service } from '../../src/work/service.ts';
import { givenFeed } from '../kits/calendar/calendar-kit.ts';
import { succeed, someEquipment } from '../kits/client-kit.ts';
import { givenFile } from '../kits/files-kit.ts';
import {
  about,
  ALL,
  ALL_SEE,
  change,
  COMPLETED,
  HIDDEN,
  hoursOn,
  NOT_FOUND,
  ofBoth,
  UNDER_WAY,
  workOf,
  type Ask,
  type Work,
} from './permission-work.ts';
import { OFFICE, OFFICE_SEES, question, type Row, type World } from './permission-world.ts';
import { CANCEL_ID, HOLD_ID, TYPE_ID } from '../kits/service-kit.ts';
import type { WorkChanges } from '../kits/work-kit.ts';

const version = { version: 1 };
const idOf = ({ service: { id } }: Work) => ({ id, ...version });
const form = ({ client, site }: Pick<Work, 'client' | 'site'>) => ({
  ...{ clientId: client.id, siteId: site.id, typeId: TYPE_ID, title: 'Revisar' },
});
const timelineOf = ({ id }: Pick<Service, 'id'>) =>
  question(`activity(entity: SERVICE, id: "${id}") { edges { node { action } } }`, 'addAttachment');
const acted = (
  title: string,
  ask: Ask,
  service: Partial<Service> = {},
  visit: WorkChanges['visit'] = {},
): Row => about(title, OFFICE, 'own', ask, { service, visit });

const HELD: Partial<Service> = {
  ...{ explicit: 'ON_HOLD', hold: { reasonId: HOLD_ID, note: null, since: hoursOn(-1), until: null } },
};

export const serviceRows: Row[] = [
  ...ofBoth('list services', ALL_SEE, HIDDEN, ({ service }) =>
    question('services { edges { node { id } } }', service.id),
  ),
  ...ofBoth('open a service', ALL_SEE, HIDDEN, ({ service }) =>
    question(`service(id: "${service.id}") { id }`, service.id),
  ),
  acted('create a service', (work) => change('createService', 'CreateServiceInput', { service: form(work) })),
  acted('edit a service', (work) =>
    change('updateService', 'UpdateServiceInput', { ...idOf(work), service: form(work) }),
  ),
  acted('put a service on hold', (work) =>
    change('holdService', 'HoldServiceInput', { ...idOf(work), reasonId: HOLD_ID }),
  ),
  acted(
    'change a hold',
    (work) =>
      change('changeHold', 'ChangeHoldInput', { ...idOf(work), reasonId: HOLD_ID, note: 'Llega el lunes' }),
    HELD,
  ),
  acted('lift a hold', (work) => change('resumeService', 'ServiceVersionInput', idOf(work)), HELD),
  acted('annul a service', (work) =>
    change('cancelService', 'CancelServiceInput', { ...idOf(work), reasonId: CANCEL_ID }),
  ),
  acted(
    'close a service',
    (work) => change('closeService', 'ServiceVersionInput', idOf(work)),
    {},
    COMPLETED,
  ),
  acted(
    'reopen a service',
    (work) => change('reopenService', 'ReopenServiceInput', { ...idOf(work), reason: 'Sigue igual' }),
    {},
    COMPLETED,
  ),
  ...ofBoth('propose a follow-up', ALL, NOT_FOUND, ({ service }) =>
    change('proposeFollowUp', 'FollowUpInput', { serviceId: service.id, title: 'Cambiar la bomba' }),
  ),
  ...ofBoth('read what the office did to a service', HIDDEN, HIDDEN, async ({ service }, { kit, people }) => {
    await givenFile(kit, people.ADMIN, { service: service.id });
    return timelineOf(service);
  }),
  about(
    'read what they did to a service themselves',
    ALL_SEE,
    'own',
    async ({ service }, { kit, people }) => {
      await givenFile(kit, people.TECHNICIAN, { service: service.id });
      return timelineOf(service);
    },
  ),
  ...ofBoth('write a note about a service', ALL, NOT_FOUND, ({ service: { id } }) =>
    change('addNote', 'AddNoteInput', { entity: 'SERVICE', id, kind: 'NOTE', text: 'Hay perro' }),
  ),
];

const OWN_FEED: Row[1] = ['FORBIDDEN', 'FORBIDDEN', 'done'];

export const calendarRows: Row[] = [
  [
    'make an own calendar address',
    OWN_FEED,
    () => Promise.resolve({ query: 'mutation { createCalendarFeed { __typename } }' }),
  ],
  [
    'revoke the own calendar address',
    OWN_FEED,
    async ({ kit, people }) => {
      await givenFeed(kit, people.TECHNICIAN);
      return { query: 'mutation { revokeCalendarFeed { __typename } }' };
    },
  ],
  [
    'see that there is an own calendar address',
    ['FORBIDDEN', 'FORBIDDEN', 'seen'],
    async ({ kit, people }) => {
      await givenFeed(kit, people.TECHNICIAN);
      return question('myCalendarFeed { createdAt }', 'createdAt');
    },
  ],
];

async function machineAt({ kit, people }: World, siteId: string): Promise<string> {
  const input = { equipment: someEquipment(siteId) };
  return (await succeed(kit, people.ADMIN, 'createEquipment', input)).equipment.id;
}

export const ownClientRows: Row[] = [
  ...ofBoth('open a client', ALL_SEE, HIDDEN, ({ client }) =>
    question(`client(id: "${client.id}") { id }`, client.id),
  ),
  ...ofBoth('open a site', ALL_SEE, HIDDEN, ({ site }) => question(`site(id: "${site.id}") { id }`, site.id)),
  about('see a client’s phones without being allowed to', HIDDEN, 'own', ({ client }) =>
    question(`client(id: "${client.id}") { phones }`, client.phones[0] ?? ''),
  ),
  ...(
    [
      ['e-mails', 'emails', '@ejemplo.es'],
      ['contacts’ e-mails', 'contacts { email }', 'eva@'],
      ['tags', 'tags', 'Moroso'],
      ['office notes', 'notes', 'Paga tarde'],
    ] as const
  ).map(([what, field, shows]) =>
    about(`see a client’s ${what}`, HIDDEN, 'own', async ({ client }, { kit }) => {
      const contacts = [{ name: 'Eva', position: null, phone: null, email: 'eva@x.es', main: true }];
      const record = kit.firestore.doc(`clients/${client.id}`);
      await record.update({ contacts, tags: ['Moroso'], notes: 'Paga tarde' });
      return question(`client(id: "${client.id}") { ${field} }`, shows);
    }),
  ),
  about(
    'add a machine during the visit',
    ALL,
    'own',
    ({ site }) =>
      change('createEquipment', 'CreateEquipmentInput', { equipment: { siteId: site.id, kind: 'BOILER' } }),
    { visit: UNDER_WAY },
  ),
  ...ofBoth(
    'correct what the plate of a machine says during the visit',
    ALL,
    NOT_FOUND,
    async ({ site }, w) =>
      change('correctEquipment', 'CorrectEquipmentInput', { id: await machineAt(w, site.id), brand: 'Baxi' }),
    { visit: UNDER_WAY },
  ),
  ...ofBoth('see what was done at a site before', ALL_SEE, HIDDEN, ({ site }) =>
    question(`site(id: "${site.id}") { id pastVisits { id } }`, site.id),
  ),
  about('add a machine before the visit', ['done', 'done', 'TransitionError'], 'own', ({ site }) =>
    change('createEquipment', 'CreateEquipmentInput', { equipment: { siteId: site.id, kind: 'BOILER' } }),
  ),
  [
    'search a service',
    OFFICE_SEES,
    async (w) => {
      const { service } = await workOf(w, 'own');
      return question(`search(q: "${service.code}") { id }`, service.id);
    },
  ],
];
