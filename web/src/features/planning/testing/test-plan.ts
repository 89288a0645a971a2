import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import { instantAt } from '@cuadrilla/domain/time/time.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { connection } from '../../../testing/connection.ts';
import type { DataOf } from '../../../testing/fake-server.ts';

type PlanningData = DataOf<'Planning'>['planning'];
export type PlannedVisit = PlanningData['visits'][number] & { __typename: 'Visit' };
export type PlanningTechnician = PlanningData['technicians'][number];
export type TrayService = DataOf<'Tray'>['services']['edges'][number]['node'] & { __typename: 'Service' };

export const DAY = '2026-11-21';
export const MADRID = 'Europe/Madrid';

export const at = (time: string, day = DAY) => instantAt(MADRID, day, time).toISOString();

const span = (from: string, to: string) => ({ __typename: 'TimeSpan', from, to });
const hours = (from = '08:00', to = '18:00') => {
  const work = to > '15:00' ? [span(from, '14:00'), span('15:00', to)] : [span(from, to)];
  return {
    __typename: 'WeeklyHours',
    mon: work,
    tue: work,
    wed: work,
    thu: work,
    fri: work,
    sat: work,
    sun: [],
  };
};

type Person = [id: string, name: string, lastName: string, zoneIds: string[], color: string];

export const PEOPLE: Person[] = [
  ['t1', 'Javier', 'Ortega', ['z1'], 'blue'],
  ['t2', 'Nuria', 'Castaño', ['z2'], 'pink'],
  ['t3', 'Iván', 'Muñoz', ['z3'], 'green'],
  ['t4', 'Lucía', 'Peralta', ['z1'], 'brown'],
  ['t5', 'Óscar', 'Benítez', ['z4'], 'slate'],
  ['t6', 'Rubén', 'Cifuentes', ['z2'], 'purple'],
  ['t7', 'Marta', 'Iglesias', ['z1'], 'red'],
  ['t8', 'Sergio', 'Acuña', ['z3'], 'teal'],
];

export function technician(id: string, change: Partial<PlanningTechnician> = {}): PlanningTechnician {
  const [, name = '', lastName = '', zoneIds = [], color = 'blue'] =
    PEOPLE.find((each) => each[0] === id) ?? [];
  return {
    __typename: 'PlanningTechnician',
    id,
    name,
    lastName,
    color,
    status: 'ACTIVE',
    skillIds: ['gas'],
    zoneIds,
    weeklyHours: hours(),
    absences: [],
    ...change,
  };
}

const crew = (id: string) => {
  const { name, lastName, color } = technician(id);
  return { __typename: 'VisitTechnician', id, name: `${name} ${lastName}`, color };
};

const site = (street: string, number: string) => ({
  __typename: 'WorkSite',
  id: `site-${street}-${number}`,
  name: 'Vivienda',
  zoneId: 'z1',
  address: { __typename: 'Address', street, number, floor: null, postalCode: '28038', city: 'Madrid' },
});

type VisitRow = {
  id: string;
  of: string | string[];
  from: string;
  to: string;
  status?: VisitStatus;
  title?: string;
  promised?: [string, string];
  version?: number;
  day?: string;
};

const window = (promised: [string, string] | undefined) =>
  promised ? { __typename: 'TimeWindow', start: at(promised[0]), end: at(promised[1]) } : null;

export function visit({
  id,
  of,
  from,
  to,
  status = 'SCHEDULED',
  title = 'Revisión',
  ...rest
}: VisitRow): PlannedVisit {
  const isOver = status === 'COMPLETED' || status === 'NOT_COMPLETED';
  const [start, end] = [at(from, rest.day), at(to, rest.day)];
  return {
    __typename: 'Visit',
    id,
    version: rest.version ?? 1,
    status,
    plannedStart: start,
    plannedEnd: end,
    arrivedAt: isOver ? start : null,
    finishedAt: isOver ? end : null,
    instructions: null,
    technicians: [of].flat().map(crew),
    summary: {
      __typename: 'VisitSummary',
      serviceId: `s-${id}`,
      code: `S-2026-${id.replace(/\D/g, '').padStart(4, '0')}`,
      title,
      typeName: 'Avería',
      priority: 'NORMAL',
      dueAt: at('20:00'),
      promisedWindow: window(rest.promised),
    },
    client: { __typename: 'ClientRef', id: 'c1', name: 'Comunidad Ibiza 21' },
    site: site('Ibiza', '9'),
  };
}

type ServiceRow = {
  id: string;
  title: string;
  street?: string;
  minutes?: number;
  priority?: Priority;
  due?: string;
};

export function service({ id, title, street = 'Albufera', minutes = 90, ...rest }: ServiceRow): TrayService {
  return {
    __typename: 'Service',
    id,
    code: `S-2026-${id.replace(/\D/g, '').padStart(4, '0')}`,
    title,
    durationMinutes: minutes,
    skillIds: ['gas'],
    notBefore: null,
    dueAt: rest.due ?? at('20:00'),
    promisedWindow: null,
    client: { __typename: 'ClientRef', id: 'c2', name: 'Marta Sanz' },
    site: site(street, '140'),
    priority: rest.priority ?? 'URGENT',
    nextVisit: null,
    hold: null,
  };
}

type Plan = {
  technicians?: PlanningTechnician[];
  visits?: PlannedVisit[];
  holidays?: PlanningData['holidays'];
  mark?: string;
  tray?: number | null;
  to?: string;
};

export function planning({
  technicians,
  visits = [],
  holidays = [],
  mark = '1',
  tray = null,
  to = DAY,
}: Plan = {}): DataOf<'Planning'> {
  const all = technicians ?? PEOPLE.map(([id]) => technician(id));
  return {
    planning: { __typename: 'Planning', from: DAY, to, mark, tray, technicians: all, visits, holidays },
  };
}

type Changes = DataOf<'PlanningChanges'>['planningChanges'];

export const changes = (change: Partial<Changes> = {}): DataOf<'PlanningChanges'> => ({
  planningChanges: {
    ...{ __typename: 'PlanningChanges', isTooOld: false, mark: '2', tray: 1, visits: [], goneIds: [] },
    ...change,
  },
});

export function tray(
  services: readonly TrayService[],
  totalCount: number | null = services.length,
  endCursor: string | null = null,
  returned: readonly TrayService[] = [],
): DataOf<'Tray'> {
  return {
    services: connection('Service', services, totalCount, endCursor),
    returned: connection('Service', returned),
  };
}

const names = (...all: [string, string][]) =>
  all.map(([id, name]) => ({ __typename: 'CatalogValue', id, name, retired: false }));

export const CATALOG = {
  __typename: 'Catalog',
  timeZone: MADRID,
  serviceTypes: [],
  skills: names(['gas', 'Gas'], ['cold', 'Frío']),
  zones: names(['z1', 'Zona Centro'], ['z2', 'Zona Norte'], ['z3', 'Zona Sur'], ['z4', 'Zona Este']),
  prospectSources: [],
  lostReasons: [],
  cancelReasons: [],
  holdReasons: names(['part', 'Falta material']),
};

export function planned(of: PlannedVisit): DataOf<'ScheduleVisit'> {
  const { serviceId } = of.summary;
  return {
    result: {
      __typename: 'PlanVisitSuccess',
      visit: { ...of, service: { __typename: 'Service', id: serviceId, status: 'SCHEDULED', version: 2 } },
    },
  };
}
