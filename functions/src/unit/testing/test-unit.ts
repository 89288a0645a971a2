/** The stores of a unit of work in memory, for tests of use cases that need no database. */
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { ABSENCE } from '@cuadrilla/domain/records/absence.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import type { Acting } from '../../acting.ts';
import type { Attachment } from '../../attachments/attachment.ts';
import type { FiledAct, WorkReview } from '../../work-reviews/work-review.ts';
import type { WorkReport } from '../../reports/work-report.ts';
import type { DuplicateMatch } from '../../graphql/types.generated.ts';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { Service } from '../../work/service.ts';
import { effectsOfVisits } from '../../work/store/visit-effects.ts';
import type { Absence } from '../../staff/absences/absence.ts';
import {
  attachmentsIn,
  calendarFeedsIn,
  clientsIn,
  planningIn,
  reportsIn,
  visitsIn,
  workReviewsIn,
} from './test-work.ts';
import type { Visit } from '../../work/visit.ts';
import type { User } from '../../staff/user.ts';
import { SETTINGS_DEFAULTS, type Section, type SectionName } from '../../settings/settings.ts';
import type { ValueUser } from '../../settings/value-uses-store.ts';
import type { Member } from '../../staff/store/staff-records.ts';
import type { Prospect } from '../../prospects/prospect.ts';
import { startWrites, type Doors, type Found } from './test-world.ts';
import type { Unit } from '../unit.ts';
import type { UnitStores } from '../stores.ts';
import type { Client } from '../../clients/client.ts';
import type { Equipment } from '../../clients/equipment/equipment.ts';
import type { SiteAccess } from '@cuadrilla/domain/visits/site-access.ts';
import type { Site } from '../../clients/sites/site.ts';
import type { Item } from '../../items/item.ts';

type World = {
  clients: Client[];
  sites: Site[];
  equipment: Equipment[];
  items: Item[];
  services: Service[];
  prospects: Prospect[];
  visits: Visit[];
  staff: Member[];
  users: User[];
  absences: Absence[];
  reviews: WorkReview[];
  acts: FiledAct[];
  files: Attachment[];
  reports: WorkReport[];
  settings: Partial<{ [S in SectionName]: Partial<Section<S>> }>;
  valueUsers: ValueUser[];
  alike: DuplicateMatch[];
  siteAccess: SiteAccess;
  moving: string[];
};

const NOW = new Date('2026-11-20T10:00:00Z');
const META = { createdAt: NOW, updatedAt: NOW, version: 1 };

export const AGENT: Acting = { id: 'agent', role: 'AGENT', name: 'Eva', lastName: 'Sanz' };
export const ADMIN: Acting = { id: 'admin', role: 'ADMIN', name: 'Ana', lastName: 'Ruiz' };
export const TECHNICIAN: Acting = { id: 'tec', role: 'TECHNICIAN', name: 'Leo', lastName: 'Gil' };

const byId = <T extends { id: string }>(all: readonly T[] = []) =>
  new Map(all.map((each) => [each.id, each]));

/**
 * The dependencies of a use case, and `found` to look at what it wrote; what a refused unit wrote is dropped, as in
 * the database.
 */
export function inMemory(world: Partial<World> = {}) {
  const found: Found = {
    clients: byId(world.clients),
    sites: byId(world.sites),
    equipment: byId(world.equipment),
    items: byId(world.items),
    services: byId(world.services),
    prospects: byId(world.prospects),
    notes: [],
    sections: new Map(),
    users: byId(world.users),
    absences: byId(world.absences),
    visits: byId(world.visits),
    reviews: byId(world.reviews),
    acts: [],
    files: byId(world.files),
    reports: byId(world.reports),
    feeds: new Map(),
    audited: [],
  };
  let made = 0;
  const newId = () => `new${(made += 1)}`;
  const unit: Unit<keyof ReturnType<typeof storesOf>> = async (_act, work) => {
    const writes = startWrites();
    const outcome = await work(storesOf(world, found, { ...writes, newId }));
    if (outcome.kind === 'done' || outcome.kind === 'filed') writes.apply();
    return outcome;
  };
  const deps = {
    ...{ unit, parsePhone, now: () => NOW, signedInRecently: () => Promise.resolve(true) },
    stores: {
      services: { find: startWrites().find(found.services) },
      clients: { finishCopies: () => Promise.resolve() },
      settings: { timeZone: () => Promise.resolve('Europe/Madrid') },
      planning: planningIn(found, world.absences),
    },
  };
  return { deps, found };
}

/** Runs a use case with fakes of just the stores that it names. */
export const unitOf =
  <S extends Partial<UnitStores>>(stores: S): Unit<keyof S & keyof UnitStores> =>
  async (_act, work) =>
    work(stores as unknown as Pick<UnitStores, keyof S & keyof UnitStores>);

function storesOf(world: Partial<World>, found: Found, doors: Doors) {
  const { sites, equipment } = found;
  const { find, set, save, newId } = doors;
  const stores = {
    clients: clientsIn(world, found, doors),
    sites: {
      newId,
      find: find(sites),
      oldestInUse: (clientId, except) =>
        Promise.resolve(
          [...sites.values()]
            .filter(({ id, client, archived }) => client.id === clientId && !archived && id !== except)
            .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0] ?? null,
        ),
      inUseByPostalCode: (clientId, postalCode) =>
        Promise.resolve(
          [...sites.values()].filter(
            ({ client, archived, address }) =>
              client.id === clientId && !archived && address.postalCode === postalCode,
          ),
        ),
      insert: (site) => set(sites, { ...site, ...META }),
      save: (before, after) => Promise.resolve(save(sites, before, after)),
      remove: (site) => doors.remove(sites, site),
    },
    equipment: {
      newId,
      find: find(equipment),
      findAll: (ids) => Promise.all(ids.map(find(equipment))),
      insert: (each) => set(equipment, { ...each, ...META }),
      save: (before, after) => {
        save(equipment, before, after);
        return Promise.resolve();
      },
      remove: (each) => doors.remove(equipment, each),
    },
    items: itemsIn(found, doors),
    services: servicesIn(found, doors),
    prospects: {
      newId,
      find: find(found.prospects),
      insert: (prospect) => set(found.prospects, { ...prospect, ...META }),
      save: (before, after, entry) => {
        if (entry) found.audited.push(entry);
        save(found.prospects, before, after);
      },
      remove: (prospect) => doors.remove(found.prospects, prospect),
    },
    absences: {
      newId,
      find: find(found.absences),
      endingFrom: (technicianId, day) =>
        Promise.resolve(
          [...found.absences.values()].filter((each) => each.technicianId === technicianId && each.to >= day),
        ),
      insert: (absence) => set(found.absences, { ...absence, ...META }),
      save: (before, after) => void save(found.absences, before, after),
      remove: (absence) => doors.remove(found.absences, absence),
    },
    notes: {
      insert: (note) => {
        found.notes.push(note);
        return newId();
      },
    },
    visits: visitsIn(found, doors),
    planning: planningIn(found, world.absences),
    workReviews: workReviewsIn(found, doors, world.acts),
    attachments: attachmentsIn(found, doors),
    reports: reportsIn(found, doors),
    calendarFeeds: calendarFeedsIn(found, doors),
    staff: staffIn(world, found, doors),
    addresses: { move: () => Promise.resolve(true) },
    settings: settingsIn(world, found, doors),
    codes: { next: () => Promise.resolve('C-2026-0009'), hold: () => Promise.resolve() },
    siteAccess: {
      isAtWork: () => Promise.resolve(world.siteAccess === 'atWork'),
      visitsAt: () => Promise.resolve({ anyOpen: false, anyEndedLately: world.siteAccess === 'known' }),
    },
    duplicates: { find: () => Promise.resolve(world.alike ?? []) },
  } satisfies Partial<UnitStores>;
  // A record that no test here needs may be left out.
  const as: unknown = () => stores;
  return Object.assign(stores, { as } as Pick<UnitStores, 'as'>);
}

function staffIn(
  { staff }: Partial<World>,
  { users, audited }: Found,
  { find, save }: Doors,
): UnitStores['staff'] {
  return {
    find: (id) => Promise.resolve(staff?.find((each) => each.id === id) ?? null),
    findUsers: (ids) => Promise.all(ids.map(find(users))),
    findUser: find(users),
    hasOtherActiveAdmin: (id) =>
      Promise.resolve(
        [...users.values()].some(
          (each) => each.id !== id && each.role === 'ADMIN' && each.status === 'ACTIVE',
        ),
      ),
    save: (before, after, options) => {
      if (save(users, before, after) && options) audited.push(options);
      return Promise.resolve();
    },
    endSessions: ({ id }, options) => void audited.push({ id, ...options }),
  };
}

function settingsIn(
  { settings, valueUsers = [] }: Partial<World>,
  { sections }: Found,
  { set, newId }: Doors,
): UnitStores['settings'] {
  return {
    section: <S extends SectionName>(name: S) =>
      Promise.resolve({ ...SETTINGS_DEFAULTS[name], version: 1, ...settings?.[name] } as Section<S>),
    companyHours: () => Promise.resolve({ zone: 'Europe/Madrid', hours: DEFAULT_WEEKLY_HOURS, holidays: [] }),
    zone: () => Promise.resolve('Europe/Madrid'),
    newId,
    save: (name, _before, after) => set(sections, { id: name, ...after }),
    insertLogoImage: ({ sha256 }) => set(sections, { id: sha256 }),
    usersOf: () => Promise.resolve(valueUsers),
  };
}

function itemsIn({ items }: Found, { find, set, save, remove, newId }: Doors): UnitStores['items'] {
  return {
    newId,
    find: find(items),
    findAll: (ids) => Promise.all(ids.map(find(items))),
    idByRef: (ref) => Promise.resolve([...items.values()].find((each) => each.ref === ref)?.id ?? null),
    insert: (item) => set(items, { ...emptyRecord(ITEM), ...item, ...META }),
    save: (before, after) => void save(items, before, after),
    remove: (item) => remove(items, item),
  };
}

function servicesIn({ services, audited }: Found, { find, set, save, newId }: Doors): UnitStores['services'] {
  return {
    newId,
    find: find(services),
    findAll: (ids) => Promise.all(ids.map(find(services))),
    makerOf: () => Promise.resolve(TECHNICIAN.id),
    insert: (service) => set(services, { ...service, ...META }),
    save: (before, after) => {
      save(services, before, after);
      return Promise.resolve();
    },
    saveWithVisits: (_before, after, visits, text) => {
      if (text !== undefined) audited.push({ text });
      set(services, { ...after, ...effectsOfVisits(after, visits), version: after.version + 1 });
    },
    saveWork: (_before, after) => set(services, after),
    saveInvoicing: (before, invoicing, text) => {
      if (text !== undefined) audited.push({ text });
      set(services, { ...before, invoicing });
    },
  };
}

export function aSite(changes: Partial<Site> = {}): Site {
  return {
    ...emptyRecord(SITE),
    ...{ ...META, id: 's', client: { id: 'x', code: 'C-2026-0001', name: 'Uno' }, name: 'Casa' },
    address: { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' },
    ...changes,
  };
}

export function aProspect(changes: Partial<Prospect> = {}): Prospect {
  return {
    ...emptyRecord(PROSPECT),
    ...{ ...META, id: 'p', code: 'P-2026-0001', name: 'Eva', lastName: 'Sanz', phone: '+34612345678' },
    ...changes,
  };
}

export function anAbsence(changes: Partial<Absence> = {}): Absence {
  return {
    ...emptyRecord(ABSENCE),
    ...META,
    id: 'b',
    technicianId: 'tec',
    technicianName: 'Leo Gil',
    from: '2026-12-01',
    to: '2026-12-05',
    ...changes,
  };
}

export function anEquipment(changes: Partial<Equipment> = {}): Equipment {
  return {
    ...emptyRecord(EQUIPMENT),
    ...{ ...META, id: 'e', client: { id: 'x', code: 'C-2026-0001', name: 'Uno' } },
    ...{ site: { id: 's', name: 'Casa' }, kind: 'BOILER', brand: 'Vaillant' },
    ...changes,
  };
}
