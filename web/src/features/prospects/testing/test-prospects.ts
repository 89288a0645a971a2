import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { serverFor } from '../../../testing/render-app.tsx';

const names = (...all: [string, string][]) =>
  all.map(([id, name]) => ({ __typename: 'CatalogValue', id, name, retired: false }));

const serviceType = (id: string, name: string, priority: string) => ({
  ...{ __typename: 'ServiceType', id, name, retired: false, priority },
});

const settings = {
  __typename: 'Settings',
  serviceTypes: {
    __typename: 'ServiceTypeList',
    values: [
      serviceType('type1', 'Instalación de split', 'NORMAL'),
      serviceType('type2', 'Revisión anual', 'LOW'),
    ],
  },
};

const catalog = {
  __typename: 'Catalog',
  timeZone: 'Europe/Madrid',
  serviceTypes: names(['type1', 'Instalación de split'], ['type2', 'Revisión anual']),
  skills: [],
  zones: [],
  prospectSources: names(['web', 'Web'], ['call', 'Llamada']),
  lostReasons: names(['price', 'Precio'], ['rival', 'Otra empresa']),
  cancelReasons: [],
  holdReasons: [],
};

const member = (id: string, name: string, lastName: string) => ({
  __typename: 'TeamMember',
  id,
  name,
  lastName,
  role: 'AGENT',
  color: null,
  zoneIds: [],
});

export const EMPTY_ACTIVITY = {
  __typename: 'ActivityConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

export const call = {
  ...{ __typename: 'ActivityEntry', id: 'a1', at: '2026-11-20T10:00:00.000Z', actorName: 'Diego Salas' },
  ...{ action: 'addNote', entity: 'PROSPECT', entityId: 'p1', subject: 'Beatriz Lorenzo' },
  ...{ noteKind: 'CALL', text: 'Quiere presupuesto', changes: [] },
};

export function prospectServer(role: Role = 'AGENT'): FakeServer {
  return serverFor(role)
    .on('Catalog', () => ({ data: { catalog } }))
    .on('Team', () => ({
      data: { team: [member('u1', 'Elena', 'Robles'), member('u2', 'Diego', 'Salas')] },
    }))
    .on('FirstServiceTypes', () => ({ data: { settings } }))
    .on('Duplicates', () => ({ data: { duplicates: [] } }))
    .on('Activity', () => ({ data: { activity: EMPTY_ACTIVITY } }));
}

export function prospect(change: Record<string, unknown> = {}) {
  return {
    __typename: 'Prospect',
    id: 'p1',
    code: 'P-2026-0001',
    version: 3,
    kind: 'PERSON',
    name: 'Beatriz',
    lastName: 'Lorenzo',
    legalName: null,
    displayName: 'Beatriz Lorenzo',
    nif: null,
    email: 'bea@ejemplo.es',
    phone: '+34612345678',
    address: {
      __typename: 'Address',
      street: 'Calle Mayor',
      number: '5',
      floor: null,
      postalCode: '28013',
      city: 'Madrid',
      province: 'Madrid',
    },
    sourceId: 'web',
    interestIds: ['type1'],
    need: 'Instalar aire',
    estimatedValueCents: 390_000,
    status: 'NEW',
    lostReasonId: null,
    discardKind: null,
    owner: { __typename: 'Owner', id: 'u2', name: 'Diego Salas' },
    nextActionOn: null,
    notes: null,
    doNotContact: false,
    notDuplicateOf: [] as string[],
    firstResponseDueAt: null,
    firstResponseAt: null,
    convertedTo: null,
    convertedService: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  };
}

export const success = (change: Record<string, unknown> = {}) => ({
  __typename: 'ProspectSuccess',
  prospect: prospect(change),
});

export const match = (change: Record<string, unknown> = {}) => ({
  __typename: 'DuplicateMatch',
  ...{ kind: 'PERSON', phone: null, address: null, openServices: null },
  entity: 'CLIENT',
  id: 'c1',
  code: 'C-2026-0042',
  name: 'Beatriz L.',
  matchedOn: ['PHONE'],
  prospectStatus: null,
  archived: false,
  ...change,
});

/** `made` is false if somebody else had converted it first. */
export const converted = (service: object | null = null, made = true) => ({
  data: {
    convertProspect: {
      ...{ __typename: 'ConvertProspectSuccess', made },
      prospect: prospect({ status: 'CONVERTED', version: 4 }),
      client: { __typename: 'Client', id: 'c9', code: 'C-2026-0100', legalName: 'Beatriz Lorenzo' },
      service,
    },
  },
});

export const convertedAs = ({ variables }: { variables: Record<string, unknown> }) => {
  const { service } = variables['input'] as { service: object | null };
  return converted(service && { __typename: 'ServiceRef', id: 's9' });
};
