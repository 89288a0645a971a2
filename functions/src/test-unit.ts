/** The stores of a unit of work in memory, for tests of use cases that need no database. */
import { parsePhone } from '@cuadrilla/domain/phone.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import type { Acting } from './acting.ts';
import type { DuplicateMatch } from './graphql/types.generated.ts';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/weekly-hours.ts';
import type { Service } from './services/service.ts';
import { effectsOfVisits } from './services/store/visit-effects.ts';
import type { Visit } from './visits/visit.ts';
import { SETTINGS_DEFAULTS, type Section, type SectionName } from './settings/settings.ts';
import { matchKeys } from './store/match-keys.ts';
import type { Member } from './store/owner-ref.ts';
import type { UnitStores, Unit } from './unit.ts';
import type { Client } from './clients/client.ts';
import type { Equipment } from './clients/equipment.ts';
import type { SiteReach } from './clients/reach-store.ts';
import type { Site } from './clients/site.ts';

type World = {
  clients: Client[];
  sites: Site[];
  equipment: Equipment[];
  services: Service[];
  visits: Visit[];
  staff: Member[];
  settings: Partial<{ [S in SectionName]: Partial<Section<S>> }>;
  /** Whoever looks like the client that is asked about. */
  alike: DuplicateMatch[];
  /** What a technician may do at any site. */
  reach: SiteReach;
  /** Clients of which copies are still being written. */
  moving: string[];
};

const NOW = new Date('2026-11-20T10:00:00Z');
const META = { createdAt: NOW, updatedAt: NOW, version: 1 };

export const AGENT: Acting = { id: 'agent', role: 'AGENT', name: 'Eva', lastName: 'Sanz' };
export const ADMIN: Acting = { id: 'admin', role: 'ADMIN', name: 'Ana', lastName: 'Ruiz' };
export const TECHNICIAN: Acting = { id: 'tec', role: 'TECHNICIAN', name: 'Leo', lastName: 'Gil' };

type Found = {
  clients: Map<string, Client>;
  sites: Map<string, Site>;
  equipment: Map<string, Equipment>;
  services: Map<string, Service>;
  visits: Map<string, Visit>;
  /** What audit entries were told beside the fields. */
  told: Record<string, unknown>[];
};

const byId = <T extends { id: string }>(all: readonly T[] = []) =>
  new Map(all.map((each) => [each.id, each]));
const find =
  <T>(of: Map<string, T>) =>
  (id: string) =>
    Promise.resolve(of.get(id) ?? null);
const put = <T extends { id: string; version: number }>(of: Map<string, T>, after: T) => {
  of.set(after.id, { ...after, version: after.version + 1 });
  return Promise.resolve(true);
};

/** What a use case is given, and `found` to look at what it left; what a refusal wrote is dropped, as in the database. */
export function inMemory(world: Partial<World> = {}) {
  const found: Found = {
    clients: byId(world.clients),
    sites: byId(world.sites),
    equipment: byId(world.equipment),
    services: byId(world.services),
    visits: byId(world.visits),
    told: [],
  };
  const stores = storesOf(world, found);
  const unit: Unit = async (_occasion, work) => {
    const before = structuredClone(found);
    const outcome = await work(stores);
    if (outcome.kind !== 'done') {
      restore(found.clients, before.clients);
      restore(found.sites, before.sites);
      restore(found.equipment, before.equipment);
      restore(found.services, before.services);
      restore(found.visits, before.visits);
    }
    return outcome;
  };
  const deps = {
    ...{ unit, parsePhone, now: () => NOW, signedInRecently: () => Promise.resolve(true) },
    stores: {
      services: { find: find(found.services) },
      clients: { finishCopies: () => Promise.resolve() },
      settings: { timeZone: () => Promise.resolve('Europe/Madrid') },
    },
  };
  return { deps, found };
}

function restore<T>(current: Map<string, T>, before: Map<string, T>): void {
  current.clear();
  for (const [id, each] of before) current.set(id, each);
}

function storesOf(world: Partial<World>, found: Found): UnitStores {
  const { sites, equipment } = found;
  let made = 0;
  const newId = () => `new${(made += 1)}`;
  return {
    clients: { ...clientsIn(world, found), newId },
    sites: {
      newId,
      find: find(sites),
      oldestInUse: (clientId, except) =>
        Promise.resolve(
          [...sites.values()]
            .filter(({ id, client, archived }) => client.id === clientId && !archived && id !== except)
            .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0] ?? null,
        ),
      insert: (site) => void sites.set(site.id, { ...site, ...META }),
      save: (_before, after) => put(sites, after),
    },
    equipment: {
      newId,
      find: find(equipment),
      findAll: (ids) => Promise.all(ids.map(find(equipment))),
      insert: (each) => void equipment.set(each.id, { ...each, ...META }),
      save: async (_before, after) => {
        await put(equipment, after);
      },
    },
    services: servicesIn(found, newId),
    visits: {
      find: find(found.visits),
      ofService: (serviceId) =>
        Promise.resolve([...found.visits.values()].filter(({ summary }) => summary.serviceId === serviceId)),
      annulWith: ({ visits, reason }, fateOf) =>
        visits.map((visit) => {
          const fate = fateOf(visit);
          if (fate === null) return visit;
          const annulled: Visit = {
            ...visit,
            status: 'CANCELLED',
            reason: fate === 'cancel' ? reason : null,
          };
          found.visits.set(visit.id, annulled);
          return annulled;
        }),
    },
    fieldWork: {
      fileRefused: () => Promise.resolve({ kind: 'filed' as const, reviewId: 'review', because: 'x' }),
    },
    staff: { find: (id) => Promise.resolve(world.staff?.find((each) => each.id === id) ?? null) },
    settings: settingsIn(world),
    codes: { next: () => Promise.resolve('C-2026-0009') },
    reach: { ofSite: () => Promise.resolve(world.reach ?? 'none') },
    duplicates: { find: () => Promise.resolve(world.alike ?? []) },
  };
}

function settingsIn({ settings }: Partial<World>): UnitStores['settings'] {
  return {
    section: <S extends SectionName>(name: S) =>
      Promise.resolve({ ...SETTINGS_DEFAULTS[name], version: 1, ...settings?.[name] } as Section<S>),
    companyHours: () => Promise.resolve({ zone: 'Europe/Madrid', hours: DEFAULT_WEEKLY_HOURS, holidays: [] }),
    zone: () => Promise.resolve('Europe/Madrid'),
  };
}

function servicesIn({ services, told }: Found, newId: () => string): UnitStores['services'] {
  return {
    newId,
    find: find(services),
    makerOf: () => Promise.resolve(TECHNICIAN.id),
    insert: (service) => void services.set(service.id, { ...service, ...META }),
    save: async (_before, after) => {
      await put(services, after);
    },
    saveWithVisits: (_before, after, visits, text) => {
      if (text !== undefined) told.push({ text });
      services.set(after.id, {
        ...{ ...after, ...effectsOfVisits(after, visits) },
        version: after.version + 1,
      });
    },
    saveWork: (_before, after) => void services.set(after.id, after),
  };
}

function clientsIn(
  { moving }: Partial<World>,
  { clients, told: entries }: Found,
): Omit<UnitStores['clients'], 'newId'> {
  const all = () => [...clients.values()];
  return {
    find: find(clients),
    findCurrent: (id) => find(clients)(clients.get(id)?.mergedInto?.id ?? id),
    idByNif(nif) {
      const [key = ''] = matchKeys({ nif, emails: [], phones: [] });
      const holder = all().find((each) => each.nif === nif || each.inheritedMatch.includes(key));
      return Promise.resolve(holder?.id ?? null);
    },
    hasCommunities: (id) => Promise.resolve(all().some(({ managedBy }) => managedBy?.id === id)),
    countHanging: () =>
      Promise.resolve({ sites: 1, equipment: 2, prospects: 3, services: 4, communities: 0 }),
    areMoving: (ids) => Promise.resolve(ids.some((id) => moving?.includes(id))),
    insert: (client) => {
      clients.set(client.id, client);
      return Promise.resolve();
    },
    save: async (_before, after, told) => {
      if (told) entries.push(told);
      await put(clients, after);
    },
    saveTotals: (client, totals) => void clients.set(client.id, { ...client, ...totals }),
    moveAll: () => Promise.resolve(),
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

export function anEquipment(changes: Partial<Equipment> = {}): Equipment {
  return {
    ...emptyRecord(EQUIPMENT),
    ...{ ...META, id: 'e', client: { id: 'x', code: 'C-2026-0001', name: 'Uno' } },
    ...{ site: { id: 's', name: 'Casa' }, kind: 'BOILER', brand: 'Vaillant' },
    ...changes,
  };
}
