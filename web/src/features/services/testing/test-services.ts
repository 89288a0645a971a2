import { MISSING, type MissingKind } from '@cuadrilla/domain/services/missing-to-invoice.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { connection } from '../../../testing/connection.ts';
import type { AnswerTo, FakeServer, SentAs } from '../../../testing/fake-server.ts';
import { heardNow } from '../../../testing/devices.ts';
import { serverFor } from '../../../testing/render-app.tsx';
import type { ServiceDetail_ServiceFragment } from '../page/service-detail.generated.ts';
import type { VisitRow_VisitFragment } from '../page/visit-row.generated.ts';
import type { ServiceRow_ServiceFragment } from '#records/services/service-row.generated.ts';

export type Visit = SentAs<'Visit', VisitRow_VisitFragment>;
export type Service = SentAs<'Service', ServiceDetail_ServiceFragment>;
export type Row = SentAs<'Service', ServiceRow_ServiceFragment> &
  Pick<Service, 'site' | 'equipment' | 'hold'>;

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

export const visit: Visit = {
  __typename: 'Visit',
  id: 'v1',
  version: 4,
  status: 'SCHEDULED',
  plannedStart: ago(-2),
  plannedEnd: ago(-3),
  instructions: 'Comprobar presión y fugas',
  technicians: [javier],
  outcome: null,
  incompleteReason: null,
  reason: null,
  travelStartedAt: null,
  arrivedAt: null,
  finishedAt: null,
  pauses: [],
  unconfirmedTimes: [],
};

export const row: Row = {
  __typename: 'Service',
  id: 's1',
  code: 'S-2026-0318',
  title: 'No calienta el agua',
  typeName: 'Avería de caldera',
  priority: 'URGENT',
  status: 'SCHEDULED',
  requestedAt: ago(2),
  dueAt: ago(-6),
  hold: null,
  client: { __typename: 'ClientRef', id: 'c1', code: 'C-2026-0042', name: 'C. P. Calle de Ibiza 21' },
  site: {
    __typename: 'WorkSite',
    id: 'p1',
    name: 'Portal y viviendas',
    address,
    zoneId: 'z1',
    accessNotes: 'Llaves en conserjería',
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
  },
};

export const gapsOf = (...kinds: MissingKind[]): Service['invoiceGaps'] =>
  kinds.map((kind) => ({ __typename: 'InvoiceGap', kind, text: MISSING[kind] }));

export const service: Service = {
  ...row,
  version: 7,
  category: 'BREAKDOWN',
  durationMinutes: 90,
  skillIds: ['k1'],
  instructions: null,
  description: 'Agua tibia desde el jueves',
  owner: { __typename: 'Owner', id: 'u2', name: 'Clara Pozo' },
  notBefore: null,
  promisedWindow: null,
  cancellation: null,
  resolution: null,
  underWarranty: false,
  requiresSignature: true,
  minPhotos: 2,
  checklist: [],
  lines: [],
  totals: {
    __typename: 'ServiceTotals',
    baseCents: 15_680,
    vat: [{ __typename: 'VatTotal', percent: 21, vatCents: 3_293 }],
    totalCents: 18_973,
  },
  visits: [visit],
  attachments: [],
  reports: [],
  contact: { __typename: 'WorkContact', name: 'Aurora Cid', phone: '+34612450933' },
  invoiceGaps: [],
  billingState: 'NONE' as const,
  invoicing: null,
  followsUp: null,
  proposedByName: null,
  openReviews: 0,
  workReviews: [],
};

const value = (id: string, name: string) => ({ __typename: 'CatalogValue', id, name, retired: false });

export const servicePage = (changes: Partial<Service> = {}): AnswerTo<'ServicePage'> => ({
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
        activity: connection('Activity', []),
      },
    }))
    .on('ServicePage', () => servicePage());
}
