/**
 * Whatever the server asks the database, one line a shape: indexes.spec.ts runs all of it and compares with
 * firestore.indexes.json. A new list, filter, order or count gets its line under its area.
 */
import { givenClient } from '../kits/client-kit.ts';
import { field } from '../kits/field-kit.ts';
import { givenFile } from '../kits/files-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { step, type StepName } from '../kits/perform-kit.ts';
import { givenVisit, plan } from '../kits/visit-kit.ts';
import { placeOf, putWork } from '../kits/work-kit.ts';

export type Operation = {
  by: 'admin' | 'agent' | 'technician';
  query: string;
  variables?: Record<string, unknown>;
};

/** All combinations of a value, or none, of each argument. */
function combinations(choices: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (made, [name, values]) => made.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

const PAGE = '{ edges { cursor } pageInfo { endCursor } }';

const clients = combinations({
  kind: [undefined, 'PERSON'],
  ownerId: [undefined, 'x'],
  tag: [undefined, 'vip'],
  city: [undefined, 'Madrid'],
  archive: [undefined, 'ARCHIVED'],
  search: ['', 'ana', 'ana ruiz'],
  sort: ['NAME', 'NEWEST', 'UPDATED'],
}).map(({ search, sort, ...filter }) => ({ search, sort, filter }));

/** An administrador de fincas's communities are looked for by every order, and with the filters beside it. */
const managed = [{ managedById: 'x' }, { propertyManagers: true }, { managedById: 'x', kind: 'COMMUNITY' }];
const managing = combinations({
  managing: managed,
  archive: [undefined, 'ARCHIVED'],
  search: ['', 'ana', 'ana ruiz'],
  sort: ['NAME', 'NEWEST', 'UPDATED'],
}).map(({ managing: of, archive, ...rest }) => ({ ...rest, filter: { ...(of as object), archive } }));

export const clientOperations: Operation[] = [
  ...[...clients, ...managing].map((variables): Operation => ({
    by: 'agent',
    query: `query ($search: String, $sort: ClientSort!, $filter: ClientFilter) {
        clients(search: $search, sort: $sort, filter: $filter) ${PAGE}
      }`,
    variables,
  })),
  { by: 'agent', query: '{ clients { edges { node { openServices } } } }' },
  { by: 'agent', query: '{ tags: clientValues(of: TAG) towns: clientValues(of: TOWN) }' },
  { by: 'agent', query: `{ sites(clientId: "x") ${PAGE} townsOf(postalCode: "28901") }` },
  { by: 'agent', query: `{ equipmentList(clientId: "x") ${PAGE} }` },
  { by: 'agent', query: `{ equipmentList(siteId: "x") ${PAGE} }` },
  { by: 'agent', query: `{ equipmentList(clientId: "x", siteId: "x") ${PAGE} }` },
];

const staff = combinations({
  search: ['', 'ana', 'ana ruiz'],
  status: [undefined, 'ACTIVE'],
  sort: ['NAME', 'NEWEST'],
});

export const staffOperations: Operation[] = [
  ...staff.map((variables): Operation => ({
    by: 'admin',
    query: `query ($search: String, $status: UserStatus, $sort: StaffSort!) {
        technicians(search: $search, status: $status, sort: $sort) ${PAGE}
      }`,
    variables,
  })),
  ...staff
    .flatMap((each) => [undefined, 'ADMIN', 'AGENT'].map((role) => ({ ...each, role })))
    .map((variables): Operation => ({
      by: 'admin',
      query: `query ($search: String, $status: UserStatus, $sort: StaffSort!, $role: Role) {
          agents(search: $search, status: $status, sort: $sort, role: $role) ${PAGE}
        }`,
      variables,
    })),
  ...combinations({ technicianId: [undefined, 'x'], status: [undefined, 'APPROVED'] }).map(
    (variables): Operation => ({
      by: 'admin',
      query: `query ($technicianId: ID, $status: AbsenceStatus) {
        absences(technicianId: $technicianId, status: $status) ${PAGE}
      }`,
      variables,
    }),
  ),
  { by: 'technician', query: `{ absences ${PAGE} }` },
  { by: 'technician', query: `{ absences(status: REQUESTED) ${PAGE} }` },
  { by: 'admin', query: '{ meAdmin { activeTechnicianCount } technician(id: "x") { id } }' },
  { by: 'admin', query: '{ me { id } agent(id: "x") { id } }' },
  { by: 'agent', query: '{ meAgent { user { id } } }' },
  { by: 'technician', query: '{ meTechnician { user { id } } myCalendarFeed { createdAt } }' },
  ...['', '(roles: [AGENT])', '(roles: [ADMIN, AGENT])', '(roles: [TECHNICIAN])'].map((args): Operation => ({
    by: 'agent',
    query: `{ team${args} { id } }`,
  })),
];

const prospectFilters = [
  {},
  { status: 'NEW' },
  { open: true },
  { ownerId: 'x' },
  { sourceId: 'x' },
  { interestId: 'x' },
  { status: 'NEW', open: true, ownerId: 'x', sourceId: 'x', interestId: 'x' },
];
const prospects = [
  ...combinations({
    search: ['', 'ana', 'ana ruiz'],
    sort: ['NEWEST', 'NEXT_ACTION', 'NAME', 'VALUE'],
    filter: prospectFilters,
  }),
  ...['OVERDUE', 'TODAY', 'THIS_WEEK', 'LATER', 'NONE'].flatMap((due) =>
    prospectFilters.map((filter) => ({ sort: 'NEWEST', filter: { ...filter, due } })),
  ),
];

/** Prospects, who may be the same person, and the search over everything. */
export const prospectOperations: Operation[] = [
  ...prospects.map((variables): Operation => ({
    by: 'agent',
    query: `query ($search: String, $sort: ProspectSort!, $filter: ProspectFilter) {
        prospects(search: $search, sort: $sort, filter: $filter) ${PAGE}
      }`,
    variables,
  })),
  ...prospectFilters.map((filter): Operation => ({
    by: 'agent',
    query: 'query ($filter: ProspectFilter) { prospectTotals(filter: $filter) { count valueCents } }',
    variables: { filter },
  })),
  { by: 'agent', query: '{ duplicates(input: { nif: "12345678Z", emails: ["a@b.es"] }) { id } }' },
  { by: 'agent', query: '{ search(q: "ana") { id } }' },
  { by: 'agent', query: '{ search(q: "ana ruiz") { id } }' },
];

export const reachOperations: Operation[] = [
  { by: 'technician', query: '{ client(id: "x") { id } site(id: "x") { id } }' },
  {
    by: 'technician',
    query: 'mutation { createEquipment(input: { equipment: { siteId: "x", kind: BOILER } }) { __typename } }',
  },
];

export const activityOperations: Operation[] = [
  { by: 'agent', query: `{ activity(entity: CLIENT, id: "x") ${PAGE} }` },
];

const SECTIONS = 'company workingHours buffers passwords serviceTypes skills zones holidays reasons'.split(
  ' ',
);

/** What the office sets once. */
export const settingsOperations: Operation[] = [
  { by: 'agent', query: '{ catalog { timeZone serviceTypes { id } skills { id } holdReasons { id } } }' },
  { by: 'admin', query: '{ systemStatus { staleCopies { id } } }' },
  { by: 'admin', query: `{ settings { ${SECTIONS.map((name) => `${name} { version }`).join(' ')} } }` },
];

export const ownDayOperations: Operation[] = [
  { by: 'technician', query: '{ myVisits(from: "2026-11-21", days: 7) { id } letterhead { name } }' },
  { by: 'technician', query: '{ workReport(id: "x") { id } }' },
  { by: 'technician', query: '{ myFiledWork { id } myDaysOff(from: "2026-11-21") { date } }' },
  { by: 'agent', query: `{ openReviewCount workReviews ${PAGE} }` },
  { by: 'agent', query: '{ devices(technicianIds: ["x"]) { heardAt } }' },
];

const serviceFilters = [
  {},
  { status: 'PENDING' },
  { open: true },
  { priority: 'HIGH' },
  { typeId: 'x' },
  { clientId: 'x' },
  { siteId: 'x' },
  { zoneId: 'x' },
  { ownerId: 'x' },
  { technicianId: 'x' },
  { equipmentId: 'x' },
  { overdue: true },
  { plannedFrom: '2026-11-21' },
  { plannedFrom: '2026-11-21', plannedTo: '2026-11-22' },
  { status: 'PENDING', open: true, priority: 'HIGH', typeId: 'x', clientId: 'x', siteId: 'x', zoneId: 'x' },
  { ownerId: 'x', technicianId: 'x', overdue: true, zoneId: 'x' },
];

export const serviceOperations: Operation[] = [
  ...combinations({
    search: ['', 'ana', 'ana ruiz'],
    sort: ['DUE', 'NEWEST', 'PLANNED'],
    filter: serviceFilters,
  }).map((variables): Operation => ({
    by: 'agent',
    query: `query ($search: String, $sort: ServiceSort!, $filter: ServiceFilter) {
        services(search: $search, sort: $sort, filter: $filter) ${PAGE}
      }`,
    variables,
  })),
  { by: 'technician', query: `{ services ${PAGE} }` },
  ...['', 'zoneId: "x"'].map((zone): Operation => ({
    by: 'agent',
    query: `{ services(filter: { heldUntilBy: "2026-11-21" ${zone} }) ${PAGE} }`,
  })),
  { by: 'technician', query: `{ services(filter: { heldUntilBy: "2026-11-21" }) ${PAGE} }` },
];

export const planningOperations: Operation[] = [
  { by: 'agent', query: '{ planning(date: "2026-11-24", view: WEEK) { visits { id } } }' },
  { by: 'agent', query: '{ planningRevision(date: "2026-11-24") { week tray } }' },
];

/** Every area's: a new one is added here. */
export const OPERATIONS: Operation[] = [
  ...clientOperations,
  ...staffOperations,
  ...prospectOperations,
  ...activityOperations,
  ...reachOperations,
  ...settingsOperations,
  ...ownDayOperations,
  ...planningOperations,
  ...serviceOperations,
];

const HOUR = 3_600_000;

async function perform(kit: Kit, { agent, technician }: Workers): Promise<void> {
  const { client, site } = await givenClient(kit, agent);
  const place = placeOf({ client, site });
  const slot = { plannedStart: new Date(), plannedEnd: new Date(Date.now() + HOUR) };
  const { service, visit } = await putWork(kit, [technician], {
    ...{ place, service: { minPhotos: 1 }, visit: slot },
  });
  const take = async (name: StepName, more: Record<string, unknown> = {}) => {
    const answer = await step(kit, technician, name, { id: visit.id, ...more });
    if (answer.__typename !== 'VisitSuccess') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  await take('startVisit');
  await givenFile(kit, technician, { service: service.id, visit: visit.id });
  await take('completeVisit', { resolution: 'Cambiada la válvula' });
  // What arrives after the end waits for the office.
  const late = { id: visit.id, occurredAt: new Date().toISOString() };
  const { __typename: filed } = await field(kit, technician, 'resumeVisit', late);
  if (filed !== 'WorkFiled') throw new Error(filed);
  await execute(
    kit,
    agent,
    gql(`query IndexOperationsService($id: ID!) { service(id: $id) { workReviews { acts { id } } } }`),
    { id: service.id },
  );
}

async function planSlot(kit: Kit, { agent, technician }: Workers): Promise<void> {
  const { service } = await putWork(kit, [technician], { visit: { status: 'CANCELLED' } });
  const { id: serviceId } = service;
  await execute(
    kit,
    agent,
    gql(
      `query IndexOperationsSlotSuggestions($serviceId: ID!) { slotSuggestions(serviceId: $serviceId) { start } }`,
    ),
    { serviceId },
  );
  const start = Date.now() + 48 * HOUR;
  const slot = { start: new Date(start).toISOString(), end: new Date(start + HOUR).toISOString() };
  const input = { serviceId, technicianIds: [technician.uid], ...slot };
  await givenVisit(kit, agent, input);
  const second = await plan(kit, agent, 'scheduleVisit', input);
  if (second.__typename !== 'SlotTakenError') throw new Error(JSON.stringify(second));
}

type Workers = { agent: Person; technician: Person };

/** What is asked only while work is planned and done: days, who is at work elsewhere, how many files there are. */
export async function doWork(kit: Kit, workers: Workers): Promise<void> {
  await perform(kit, workers);
  await planSlot(kit, workers);
}
