import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { heardNow } from '../../../testing/devices.ts';
import { serverFor } from '../../../testing/render-app.tsx';

const address = {
  __typename: 'Address',
  street: 'Calle de Ibiza',
  number: '21',
  floor: '3.º B',
  postalCode: '28009',
  city: 'Madrid',
  province: 'Madrid',
};

const javier = { __typename: 'VisitTechnician', id: 't1', name: 'Javier Ortega Ruiz', color: 'blue' };

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

export const visit = {
  __typename: 'Visit',
  id: 'v1',
  version: 4,
  status: 'SCHEDULED',
  plannedStart: ago(-2),
  plannedEnd: ago(-3),
  instructions: 'Comprobar presión y fugas' as string | null,
  technicians: [javier],
  outcome: null as string | null,
  incompleteReason: null as string | null,
  reason: null as string | null,
  travelStartedAt: null as string | null,
  arrivedAt: null as string | null,
  finishedAt: null as string | null,
  pauses: [],
  unconfirmedTimes: [] as string[],
};

export const row = {
  __typename: 'Service',
  id: 's1',
  code: 'S-2026-0318',
  title: 'No calienta el agua',
  typeName: 'Avería de caldera',
  priority: 'URGENT',
  status: 'SCHEDULED',
  requestedAt: ago(2),
  dueAt: ago(-6),
  hold: null as object | null,
  client: { __typename: 'ClientRef', id: 'c1', code: 'C-2026-0042', name: 'C. P. Calle de Ibiza 21' },
  site: {
    __typename: 'WorkSite',
    id: 'p1',
    name: 'Portal y viviendas',
    address,
    zoneId: 'z1' as string | null,
    accessNotes: 'Llaves en conserjería' as string | null,
  },
  equipment: [
    {
      __typename: 'WorkEquipment',
      id: 'e1',
      label: 'Caldera Vaillant ecoTEC plus',
      serialNumber: null,
      warrantyUntil: '2099-03-31',
    },
  ],
  technicians: [javier],
  nextVisit: {
    __typename: 'VisitSlot',
    id: 'v1',
    plannedStart: visit.plannedStart,
    plannedEnd: visit.plannedEnd,
    status: 'SCHEDULED',
    technicians: [javier],
  } as object | null,
};

export const service = {
  ...row,
  version: 7,
  category: 'BREAKDOWN',
  durationMinutes: 90,
  skillIds: ['k1'],
  instructions: null as string | null,
  description: 'Agua tibia desde el jueves' as string | null,
  owner: { __typename: 'Owner', id: 'u2', name: 'Clara Pozo' },
  notBefore: null as string | null,
  promisedWindow: null as object | null,
  cancellation: null as object | null,
  resolution: null as string | null,
  underWarranty: false,
  requiresSignature: true,
  minPhotos: 2,
  checklist: [] as object[],
  lines: [] as object[],
  totals: {
    __typename: 'ServiceTotals',
    baseCents: 15_680,
    vat: [{ __typename: 'VatTotal', percent: 21, vatCents: 3_293 }],
    totalCents: 18_973,
  } as object | null,
  visits: [visit] as (typeof visit)[],
  attachments: [] as object[],
  reports: [] as object[],
  contact: { __typename: 'WorkContact', name: 'Aurora Cid', phone: '+34612450933' } as object | null,
  missingToInvoice: [] as string[],
  followsUp: null as object | null,
  proposedByName: null as string | null,
  openReviews: 0,
  workReviews: [] as object[],
};

export function connection(nodes: readonly object[], totalCount: number | null = nodes.length) {
  return {
    __typename: 'ServiceConnection',
    edges: nodes.map((node, index) => ({ __typename: 'ServiceEdge', cursor: `k${index}`, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount,
  };
}

const value = (id: string, name: string) => ({ __typename: 'CatalogValue', id, name, retired: false });

export const servicePage = (changes: Partial<typeof service> = {}) => ({
  data: { service: { ...service, ...changes } },
});

export function serviceServer(role: Role = 'ADMIN'): FakeServer {
  return serverFor(role)
    .on('Catalog', () => ({
      data: {
        catalog: {
          __typename: 'Catalog',
          timeZone: 'Europe/Madrid',
          serviceTypes: [value('y1', 'Avería de caldera')],
          skills: [value('k1', 'Gas')],
          zones: [value('z1', 'Zona Centro')],
          prospectSources: [],
          lostReasons: [],
          cancelReasons: [value('r1', 'Lo pide el cliente')],
          holdReasons: [value('h1', 'Falta material')],
        },
      },
    }))
    .on('Devices', heardNow)
    .on('Team', () => ({ data: { team: [] } }))
    .on('Activity', () => ({
      data: {
        activity: {
          __typename: 'ActivityConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }))
    .on('ServicePage', () => servicePage());
}
