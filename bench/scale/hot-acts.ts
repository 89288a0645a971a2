import { givenClient, someClient, someSite } from '../../functions/test/kits/client-kit.ts';
import { givenStoredService, givenTechnician, slotOn } from '../../functions/test/kits/visit-kit.ts';
import { inStatus, putWork, type World } from '../../functions/test/kits/work-kit.ts';

export const NOW = '2026-11-20T10:31:00Z';
const AT_ONCE = 50;
const NEXT_WEEK = '2026-11-24';
const WARNED = ['ALREADY_PLANNED', 'OUTSIDE_HOURS', 'OUTSIDE_ZONES', 'OUTSIDE_WINDOW', 'TOO_EARLY'];

export type Hot = {
  what: string;
  operation: string;
  by: 'AGENT' | 'ADMIN';
  inputs: (world: World) => Promise<object[]>;
};

const times = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, make));

export const ALONE: Hot = {
  what: 'for comparison, a note on 50 clients, nothing shared',
  operation: 'AddNote',
  by: 'AGENT',
  inputs: async ({ kit, people }) => {
    const clients = await times(() => givenClient(kit, people.AGENT));
    return clients.map(({ client: { id } }) => ({
      ...{ entity: 'CLIENT', id },
      ...{ kind: 'NOTE', text: 'Llamar antes de ir' },
    }));
  },
};

/** Each writes a document that all 50 write. */
export const CONTENDING: readonly Hot[] = [
  {
    what: 'a new client, one counter of codes',
    operation: 'CreateClient',
    by: 'AGENT',
    inputs: () => times(() => Promise.resolve({ client: someClient(), site: someSite() })),
  },
  {
    what: 'a visit planned in one week, each of another technician',
    operation: 'ScheduleVisit',
    by: 'AGENT',
    inputs: async ({ kit }) => {
      const technicians = await times(() => givenTechnician(kit));
      const services = await times(() => givenStoredService(kit));
      return technicians.map((id, index) => ({
        serviceId: services[index]?.id,
        technicianIds: [id],
        acceptedWarnings: WARNED,
        ...slotOn(NEXT_WEEK, '09:00', '10:00'),
      }));
    },
  },
  {
    what: 'Completar with its report, one chain',
    operation: 'CompleteVisit',
    by: 'ADMIN',
    inputs: async ({ kit, people, place }) => {
      const [visit, service] = [inStatus('IN_PROGRESS'), { requiresSignature: false }];
      const works = await times(() => putWork(kit, [people.OWN], { place, visit, service }));
      const said = { occurredAt: NOW, deviceAt: NOW, skewMs: 0 };
      return works.map(({ visit: { id } }) => ({ id, resolution: 'Hecho', ...said }));
    },
  },
];

export const HOT_ACTS: readonly Hot[] = [ALONE, ...CONTENDING];
