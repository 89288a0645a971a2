import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { connection } from '../../../testing/connection.ts';
import type { AnswerTo, Arrived, DataOf, FakeServer, SentAs } from '../../../testing/fake-server.ts';
import { serverFor } from '../../../testing/render-app.tsx';
import type { Operations } from '../../../testing/operations.generated.ts';
import type { ProspectDetail_ProspectFragment } from '../page/prospect-detail.generated.ts';

export type Prospect = SentAs<'Prospect', ProspectDetail_ProspectFragment>;
export type Match = DataOf<'Duplicates'>['duplicates'][number];
type Converted = Extract<
  DataOf<'ConvertProspect'>['convertProspect'],
  { __typename: 'ConvertProspectSuccess' }
>;

const names = (...all: [string, string][]) =>
  all.map(([id, name]) => ({ __typename: 'CatalogValue', id, name, retired: false }));

type ServiceType = DataOf<'FirstServiceTypes'>['settings']['serviceTypes']['values'][number];

const serviceType = (id: string, name: string, priority: ServiceType['priority']) => ({
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

const member = (id: string, name: string, lastName: string): DataOf<'Team'>['team'][number] => ({
  __typename: 'TeamMember',
  id,
  name,
  lastName,
  role: 'AGENT',
  color: null,
  zoneIds: [],
});

export type Activity = DataOf<'Activity'>['activity']['edges'][number]['node'];

export const EMPTY_ACTIVITY = connection<Activity>('Activity', []);

export const call: Activity = {
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

export function prospect(change: Partial<Prospect> = {}): Prospect {
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
    notDuplicateOf: [],
    firstResponseDueAt: null,
    firstResponseAt: null,
    convertedTo: null,
    convertedService: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  };
}

export const success = (change: Partial<Prospect> = {}) => ({
  __typename: 'ProspectSuccess' as const,
  prospect: prospect(change),
});

export const match = (change: Partial<Match> = {}): Match => ({
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
export const converted = (
  service: Converted['service'] = null,
  made = true,
): AnswerTo<'ConvertProspect'> => ({
  data: {
    convertProspect: {
      ...{ __typename: 'ConvertProspectSuccess', made },
      prospect: prospect({ status: 'CONVERTED', version: 4 }),
      client: { __typename: 'Client', id: 'c9', code: 'C-2026-0100', legalName: 'Beatriz Lorenzo' },
      service,
    },
  },
});

export const convertedAs = ({ variables }: Arrived<Operations['ConvertProspect']['variables']>) => {
  const { service } = variables.input;
  return converted(service && { __typename: 'ServiceRef', id: 's9' });
};
