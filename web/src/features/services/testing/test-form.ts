import { connection } from '../../../testing/connection.ts';
import type { DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { serviceServer } from './test-services.ts';

type Machine = DataOf<'ServiceFormMachines'>['equipmentList']['edges'][number]['node'];
type ServiceType = DataOf<'ServiceFormTypes'>['settings']['serviceTypes']['values'][number];
type Site = DataOf<'ServiceFormClient'>['sites']['edges'][number]['node'];

export const CLIENT = {
  __typename: 'Client',
  id: 'c1',
  code: 'C-2026-0042',
  legalName: 'C. P. Calle de Ibiza 21',
  archived: false,
  ...{ phones: [], mainSite: null, openServices: 0 },
};
export const site = (id: string, name: string, archived = false) => ({
  __typename: 'Site',
  id,
  name,
  archived,
});
const machine = (id: string, status: Machine['status']): Machine => ({
  ...{ __typename: 'Equipment', id, kind: 'BOILER', brand: 'Vaillant', model: `ecoTEC ${id}` },
  ...{ serialNumber: null, status },
});
const type = (
  id: string,
  name: string,
  priority: ServiceType['priority'],
  durationMinutes: number,
): ServiceType => ({
  ...{
    __typename: 'ServiceType',
    id,
    name,
    retired: false,
    category: 'BREAKDOWN',
    durationMinutes,
    priority,
  },
  ...{ instructions: null, checklist: [], skillIds: ['k1'], requiresSignature: true, minPhotos: 2 },
});

const TWO_SITES = [
  site('p1', 'Portal y viviendas'),
  site('p2', 'Sala de calderas'),
  site('p9', 'Vieja', true),
];

const ELENA: DataOf<'Team'>['team'][number] = {
  ...{ __typename: 'TeamMember', id: 'u1', name: 'Elena', lastName: 'Robles', role: 'AGENT' },
  ...{ color: null, zoneIds: [] },
};

export function formServer(sites: readonly Site[] = TWO_SITES): FakeServer {
  return serviceServer('AGENT')
    .on('ClientChoices', () => ({
      data: { clients: connection('Client', [CLIENT]) },
    }))
    .on('ServiceFormClient', () => ({
      data: { client: CLIENT, sites: connection('Site', sites) },
    }))
    .on('ServiceFormMachines', () => ({
      data: {
        equipmentList: connection('Equipment', [machine('e1', 'FAULTY'), machine('e2', 'RETIRED')]),
      },
    }))
    .on('ServiceFormTypes', () => ({
      data: {
        settings: {
          __typename: 'Settings',
          serviceTypes: {
            __typename: 'ServiceTypeList',
            values: [type('y1', 'Avería de caldera', 'HIGH', 90), type('y2', 'Revisión anual', 'NORMAL', 60)],
          },
        },
      },
    }))
    .on('Team', () => ({ data: { team: [ELENA] } }))
    .on('CreateService', () => ({
      data: {
        createService: {
          __typename: 'CreateServiceSuccess',
          service: { __typename: 'Service', id: 's1', code: 'S-2026-0318' },
        },
      },
    }));
}
