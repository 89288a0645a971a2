import { connection } from '../../../testing/connection.ts';
import type { AnswerTo, FakeServer, SentAs } from '../../../testing/fake-server.ts';
import { serverFor } from '../../../testing/render-app.tsx';
import type { EquipmentDetail_EquipmentFragment } from '../equipment/equipment-detail.generated.ts';
import type { ClientDetail_ClientFragment } from '../page/client-detail.generated.ts';
import type { SiteDetail_SiteFragment } from '../sites/site-detail.generated.ts';

export type Client = SentAs<'Client', ClientDetail_ClientFragment>;
type Site = SentAs<'Site', SiteDetail_SiteFragment>;
export type Equipment = SentAs<'Equipment', EquipmentDetail_EquipmentFragment>;

export const address = {
  __typename: 'Address',
  street: 'Calle de Ibiza',
  number: '21',
  floor: null,
  postalCode: '28009',
  city: 'Madrid',
  province: 'Madrid',
};

const ref = { __typename: 'ClientRef', id: 'c1', code: 'C-2026-0001', name: 'C. P. Calle de Ibiza 21' };

export const client: Client = {
  __typename: 'Client',
  id: 'c1',
  code: 'C-2026-0001',
  version: 3,
  kind: 'COMMUNITY',
  legalName: 'C. P. Calle de Ibiza 21',
  tradeName: null,
  nif: 'H81043622',
  emails: ['ibiza21@ejemplo.es'],
  phones: ['+34612345678'],
  billingAddress: address,
  owner: { __typename: 'Owner', id: 'u1', name: 'Elena Robles' },
  tags: ['Gas natural'],
  notes: null,
  contacts: [
    {
      __typename: 'Contact',
      name: 'Teresa Lobo',
      position: 'Presidenta',
      phone: null,
      email: null,
      main: true,
    },
    { __typename: 'Contact', name: 'Fermín Aguado', position: null, phone: null, email: null, main: false },
  ],
  isPropertyManager: false,
  managedBy: null,
  originProspectId: null,
  mainSite: address,
  siteCount: 2,
  equipmentCount: 1,
  archived: false,
  mergedInto: null,
  createdAt: '2026-01-10T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

export const site: Site = {
  __typename: 'Site',
  id: 's1',
  version: 2,
  client: ref,
  name: 'Portal y viviendas',
  address,
  accessNotes: 'Llaves en conserjería',
  zoneId: 'z1',
  zoneChosen: false,
  contactName: 'Fermín Aguado',
  contactPhone: null,
  isDwelling: false,
  equipmentCount: 1,
  archived: false,
  createdAt: '2026-01-10T09:00:00.000Z',
};

export const machine: Equipment = {
  __typename: 'Equipment',
  id: 'e1',
  version: 4,
  client: ref,
  site: { __typename: 'SiteRef', id: 's1', name: 'Portal y viviendas' },
  kind: 'BOILER',
  brand: 'Vaillant',
  model: 'ecoTEC plus',
  serialNumber: '21 18 24',
  installedOn: '2020-05-01',
  warrantyUntil: '2099-03-31',
  status: 'OPERATIONAL',
  notes: null,
  createdAt: '2026-01-10T09:00:00.000Z',
};

const value = (id: string, name: string) => ({ __typename: 'CatalogValue', id, name, retired: false });

export function clientServer(role: 'ADMIN' | 'AGENT' = 'ADMIN'): FakeServer {
  return serverFor(role)
    .on('Catalog', () => ({
      data: {
        catalog: {
          __typename: 'Catalog',
          timeZone: 'Europe/Madrid',
          serviceTypes: [],
          skills: [],
          zones: [value('z1', 'Zona Centro'), value('z2', 'Zona Norte')],
          prospectSources: [],
          lostReasons: [],
          cancelReasons: [],
          holdReasons: [],
        },
      },
    }))
    .on('Team', () => ({
      data: {
        team: [
          {
            __typename: 'TeamMember',
            id: 'u1',
            name: 'Elena',
            lastName: 'Robles',
            role: 'ADMIN',
            color: null,
            zoneIds: [],
          },
        ],
      },
    }))
    .on('Activity', () => ({ data: { activity: connection('Activity', []) } }))
    .on('ServicesOf', () => ({ data: { services: connection('Service', [], 0) } }))
    .on('Duplicates', () => ({ data: { duplicates: [] } }))
    .on('ClientSites', () => ({
      data: { sites: connection('Site', [site, { ...site, id: 's2', name: 'Garaje' }]) },
    }));
}

export const clientPage = (
  changes: Partial<Client> = {},
  sites: readonly Site[] = [site],
): AnswerTo<'ClientPage'> => ({
  data: {
    client: { ...client, ...changes },
    openServices: connection('Service', [], 0),
    sites: connection('Site', sites),
    equipmentList: connection('Equipment', [machine]),
  },
});
