import { addDays, todayIn, weekdayOf, type LocalDate } from '../../domain/time/local-date.ts';
import { instantAt } from '../../domain/time/time.ts';
import { act, ADMIN, AGENT, ask, makeTechnician, type MadeStaff } from './api.ts';
import { freshEmail, freshWord } from './fixtures.ts';
import { backOffice } from './people.ts';

export const ZONE = 'Europe/Madrid';

export const at = (day: LocalDate, time: string): string => instantAt(ZONE, day, time).toISOString();

export const today = (): LocalDate => todayIn(ZONE, new Date());

type Values = { id: string; name: string; retired: boolean };
type List = 'serviceTypes' | 'skills' | 'zones' | 'holdReasons' | 'cancelReasons';

export async function idOf(list: List, name: string): Promise<string> {
  const { catalog } = await ask<{ catalog: Record<string, Values[]> }>(
    AGENT,
    `{ catalog { ${list} { id name } } }`,
  );
  const found = catalog[list]?.find((value) => value.name === name);
  if (!found) throw new Error(`The settings have no «${name}»`);
  return found.id;
}

type Section = 'serviceTypes' | 'skills' | 'zones';
type Stored = Values & { postalPrefixes?: string[] };

/** Adds a value directly to the database without a new version, so that journeys with the list open get no conflict. */
async function addValue<V extends object>(section: Section, valueBeside: (values: Stored[]) => V) {
  const { firestore } = backOffice();
  const { id } = firestore.collection('settings').doc();
  const list = firestore.doc(`settings/${section}`);
  return firestore.runTransaction(async (tx) => {
    const values = (await tx.get(list)).get('values') as Stored[];
    const value = valueBeside(values);
    tx.update(list, { values: [...values, { id, retired: false, ...value }] });
    return { id, ...value };
  });
}

/** One of Toledo that no zone has: the demo company's zones are all in Madrid. */
function freePostalCode(zones: Stored[]): string {
  const taken = new Set(zones.flatMap(({ postalPrefixes = [] }) => postalPrefixes));
  const codes = Array.from({ length: 1000 }, (_, at) => `45${String(at).padStart(3, '0')}`);
  const free = codes.find((code) => !taken.has(code));
  if (free === undefined) throw new Error('Every postal code of Toledo has a zone');
  return free;
}

export async function makeZone() {
  const name = `Zona ${freshWord()}`;
  const { id, postalPrefixes } = await addValue('zones', (zones) => ({
    name,
    postalPrefixes: [freePostalCode(zones)],
  }));
  return { id, name, postalCode: postalPrefixes.join() };
}

export async function makeSkill() {
  const name = `Competencia ${freshWord()}`;
  const { id } = await addValue('skills', () => ({ name }));
  return { id, name };
}

export async function makeType(own: object = {}) {
  const name = `Tipo ${freshWord()}`;
  const plain = { category: 'BREAKDOWN', durationMinutes: 60, priority: 'NORMAL', instructions: null };
  const asks = { checklist: [], skillIds: [], requiresSignature: false, minPhotos: 0 };
  const { id } = await addValue('serviceTypes', () => ({ name, ...plain, ...asks, ...own }));
  return { id, name };
}

export async function makeWorker(
  profile: { skillIds?: string[]; zoneIds?: string[]; lastName?: string } = {},
) {
  const { lastName, ...own } = profile;
  const made = await makeTechnician({ email: freshEmail('tecnico'), ...(lastName && { lastName }) });
  const { technician } = await ask<{ technician: { version: number } }>(
    ADMIN,
    'query T($id: ID!) { technician(id: $id) { version } }',
    { id: made.id },
  );
  const input = {
    id: made.id,
    version: technician.version,
    color: 'blue',
    skillIds: [],
    zoneIds: [],
    ...own,
  };
  await act(ADMIN, 'updateTechnicianProfile', 'UpdateTechnicianProfileInput', input, '');
  return made;
}

export type MadeService = { id: string; code: string; title: string; version: number };

export async function makeService(
  place: { id: string; siteId: string },
  own: { typeId: string } & Record<string, unknown>,
): Promise<MadeService> {
  const service = { clientId: place.id, siteId: place.siteId, title: `Avería ${freshWord()}`, ...own };
  const wanted = '... on CreateServiceSuccess { service { id code title } }';
  const made = await act<{ service: Omit<MadeService, 'version'> }>(
    AGENT,
    'createService',
    'CreateServiceInput',
    { service },
    wanted,
  );
  return { ...made.service, version: 1 };
}

type Slot = { technicians: readonly Pick<MadeStaff, 'id'>[]; day: LocalDate; from: string; to: string };
export type MadeVisit = { id: string; version: number };

const WARNINGS = [
  'ALREADY_PLANNED',
  'HOLIDAY',
  'OUTSIDE_HOURS',
  'MISSING_SKILL',
  'OUTSIDE_ZONES',
  'OUTSIDE_WINDOW',
  'TOO_EARLY',
];

export async function plan({ id }: { id: string }, slot: Slot): Promise<MadeVisit> {
  const { technicians, day, from, to } = slot;
  const technicianIds = technicians.map((technician) => technician.id);
  const when = { start: at(day, from), end: at(day, to) };
  const { visit } = await act<{ visit: MadeVisit }>(
    AGENT,
    'scheduleVisit',
    'ScheduleVisitInput',
    { serviceId: id, technicianIds, ...when, acceptedWarnings: WARNINGS },
    '... on PlanVisitSuccess { visit { id version } }',
  );
  return visit;
}

type Step = 'travelToVisit' | 'startVisit' | 'pauseVisit' | 'resumeVisit' | 'completeVisit';

const STEP_INPUTS: Record<Step, string> = {
  travelToVisit: 'VisitActInput',
  startVisit: 'VisitActInput',
  pauseVisit: 'PauseVisitInput',
  resumeVisit: 'VisitActInput',
  completeVisit: 'CompleteVisitInput',
};

export async function step(
  email: string,
  name: Step,
  input: { id: string; [more: string]: unknown },
): Promise<void> {
  await act(email, name, STEP_INPUTS[name], input, '');
}

/** A completed service waiting for the office, with its own client. */
export async function makeFinished(place: { id: string; siteId: string }, typeId: string, own: object = {}) {
  const [service, technician] = await Promise.all([makeService(place, { typeId, ...own }), makeWorker()]);
  const visit = await plan(service, { technicians: [technician], day: today(), from: '00:00', to: '01:00' });
  await step(technician.email, 'startVisit', { id: visit.id });
  await step(technician.email, 'completeVisit', {
    id: visit.id,
    resolution: 'Cambiado el vaso de expansión',
  });
  return { ...service, technician, visit };
}

/** A working Tuesday far enough ahead that no other test plans on it. */
export async function quietTuesday(): Promise<LocalDate> {
  const weeks = 10 + Math.floor(Math.random() * 20);
  let day = addDays(today(), weeks * 7 + 2 - weekdayOf(today()));
  const query = 'query P($date: LocalDate!) { planning(date: $date, view: WEEK) { holidays { date } } }';
  type Plan = { planning: { holidays: unknown[] } };
  while ((await ask<Plan>(AGENT, query, { date: day })).planning.holidays.length > 0) day = addDays(day, 7);
  return day;
}

export async function serviceNow<T>({ id }: { id: string }, fields: string): Promise<T> {
  const query = `query S($id: ID!) { service(id: $id) { ${fields} } }`;
  return (await ask<{ service: T }>(AGENT, query, { id })).service;
}

export async function actsOn({ id }: { id: string }): Promise<string[]> {
  const query =
    'query A($id: ID!) { activity(entity: SERVICE, id: $id, first: 100) { edges { node { action } } } }';
  type Log = { activity: { edges: { node: { action: string } }[] } };
  const { activity } = await ask<Log>(AGENT, query, { id });
  return activity.edges.map(({ node }) => node.action).reverse();
}

export async function reportOf(service: { id: string }): Promise<string> {
  const { reports } = await serviceNow<{ reports: { id: string }[] }>(service, 'reports { id }');
  if (!reports[0]) throw new Error('There is no report');
  return reports[0].id;
}

type Filed = MadeService & { technician: MadeStaff };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** The office cancelled the visit while its technician worked offline; their work has arrived. */
export async function makeFiled(
  place: { id: string; siteId: string },
  typeId: string,
  takenAway: 'cancelVisit' | 'endVisitIncomplete',
): Promise<Filed> {
  const [service, technician] = await Promise.all([makeService(place, { typeId }), makeWorker()]);
  const { id, version } = await plan(service, {
    ...{ technicians: [technician], day: today(), from: '00:00', to: '01:00' },
  });
  const input =
    takenAway === 'cancelVisit'
      ? { id, version, reason: 'Llamó el cliente' }
      : { id, outcome: 'NOT_DONE', reason: 'CUSTOMER_ABSENT' };
  const inputType = takenAway === 'cancelVisit' ? 'CancelVisitInput' : 'EndVisitIncompleteInput';
  await act(AGENT, takenAway, inputType, input, '');
  const { email } = technician;
  await step(email, 'travelToVisit', { id, occurredAt: minutesAgo(60) });
  await step(email, 'startVisit', { id, occurredAt: minutesAgo(50) });
  const line = { kind: 'MATERIAL', text: 'Válvula de tres vías', quantityMilli: 1_000, unit: 'UNIT' };
  const added = {
    ...{
      serviceId: service.id,
      lineId: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
      occurredAt: minutesAgo(30),
    },
    line: { ...line, unitPriceCents: null, discountBasisPoints: 0, vatPercent: 21, billable: 'YES' },
  };
  await act(email, 'addServiceLine', 'AddServiceLineInput', added, '');
  const resolution = 'Cambiada la válvula';
  await step(email, 'completeVisit', { id, resolution, occurredAt: minutesAgo(5) });
  return { ...service, technician };
}
