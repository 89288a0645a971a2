/** What the tests of services share: every mutation by its name, what they need to be there, and looks at what is stored. */
import { visitsOf } from '../../src/visits/store/visit-document.ts';
import type { Visit } from '../../src/visits/visit.ts';
import type { ServiceInput, ServiceLineInput } from '../../src/graphql/types.generated.ts';
import type { Service } from '../../src/services/service.ts';
import { readService, rowToService, serviceToDocument } from '../../src/services/store/service-document.ts';
import { writeServiceAfterVisits } from '../../src/services/store/visit-effects.ts';
import { givenClient, mutate as mutateClient, someEquipment } from './client-kit.ts';
import { execute, type Kit, mutations, type Person } from './kit.ts';
import { SERVICE_TYPE } from './settings-kit.ts';
import { givenVisit, type VisitRow } from './visit-kit.ts';

export const LINE = `id kind text quantityMilli unit unitPriceCents discountBasisPoints vatPercent billable amountCents
  authorName version`;
export const SERVICE = `id code title description status priority typeId typeName category durationMinutes skillIds
  client { id code name } site { id name address { street postalCode city province } accessNotes zoneId }
  equipment { id label serialNumber warrantyUntil } owner { id name } requestedAt notBefore dueAt
  promisedWindow { start end } hold { reasonId note since until } cancellation { reasonId note } resolution underWarranty
  checklist { id text kind options required answer answeredByName answeredAt } requiresSignature minPhotos instructions
  lines { ${LINE} } technicians { id name } nextVisit { id plannedStart status } followsUp { id code title }
  proposedByName createdAt updatedAt version`;
const ALWAYS = `__typename ... on UserError { message } ... on ValidationError { fields { path message } }`;
const CONFLICT = `... on ConflictError { current { __typename ... on Service { ${SERVICE} } ... on ServiceLine { ${LINE} } } }`;
const CHANGE = `${ALWAYS} ${CONFLICT} ... on ServiceSuccess { service { ${SERVICE} } }`;
const MADE = `${ALWAYS} ... on CreateServiceSuccess { service { id code title } }`;
const LINES = `${ALWAYS} ${CONFLICT} ... on ServiceLineSuccess { service { ${SERVICE} } }`;

const MUTATIONS = {
  createService: ['CreateServiceInput', MADE],
  updateService: ['UpdateServiceInput', CHANGE],
  holdService: ['HoldServiceInput', CHANGE],
  changeHold: ['ChangeHoldInput', CHANGE],
  resumeService: ['ServiceVersionInput', CHANGE],
  cancelService: ['CancelServiceInput', CHANGE],
  closeService: ['ServiceVersionInput', CHANGE],
  reopenService: ['ReopenServiceInput', CHANGE],
  proposeFollowUp: ['FollowUpInput', MADE],
  addServiceLine: ['AddServiceLineInput', LINES],
  updateServiceLine: ['UpdateServiceLineInput', LINES],
  removeServiceLine: ['RemoveServiceLineInput', LINES],
  answerChecklist: [
    'AnswerChecklistInput',
    `${ALWAYS} ... on AnswerChecklistSuccess { service { ${SERVICE} } }`,
  ],
} as const;

export type ServiceMutation = keyof typeof MUTATIONS;

export type LineRow = {
  id: string;
  text: string;
  quantityMilli: number;
  unitPriceCents: number | null;
  discountBasisPoints: number;
  amountCents: number | null;
  authorName: string;
  version: number;
};
export type ServiceRow = Pick<
  Service,
  'id' | 'code' | 'title' | 'description' | 'status' | 'priority' | 'typeId' | 'durationMinutes' | 'version'
> & {
  client: { id: string; code: string; name: string };
  site: { id: string; name: string; address: Record<string, string> };
  equipment: { id: string; label: string }[];
  owner: { id: string; name: string } | null;
  requestedAt: string;
  dueAt: string;
  hold: { reasonId: string; note: string | null; since: string; until: string | null } | null;
  cancellation: { reasonId: string; note: string | null } | null;
  checklist: { id: string; text: string; answer: string | null; answeredByName: string | null }[];
  lines: LineRow[];
  nextVisit: { id: string } | null;
  followsUp: { id: string; code: string; title: string } | null;
  proposedByName: string | null;
};

/** Whatever a mutation answers with. */
export type ServiceAnswer = {
  __typename: string;
  service: ServiceRow;
  message?: string;
  fields?: { path: string; message: string }[];
  current?: { __typename: string } & ServiceRow & LineRow;
};

/** Runs one of the area's mutations. */
export const act = mutations<ServiceMutation, ServiceAnswer>((name) => {
  const [type, selection] = MUTATIONS[name];
  return `mutation M($input: ${type}!, $key: UUID) { ${name}(input: $input, key: $key) { ${selection} } }`;
});

/** Runs one that must succeed, and gives the service as it is then. */
export async function done(...args: Parameters<typeof act>): Promise<ServiceRow> {
  const answer = await act(...args);
  if (!answer.__typename.endsWith('Success')) throw new Error(JSON.stringify(answer));
  if (answer.__typename !== 'CreateServiceSuccess') return answer.service;
  // Of one that was made only the name is told, for a technician who proposes one sees no more of it.
  const [kit, by, name] = args;
  return name === 'proposeFollowUp' ? answer.service : made(await ask(kit, by, answer.service.id));
}

function made(service: ServiceRow | null): ServiceRow {
  if (service === null) throw new Error('What was made is not there');
  return service;
}

/** Any fields of a service; null where there is none for this person. */
export async function ask<T = ServiceRow>(
  kit: Pick<Kit, 'send'>,
  by: Person,
  id: string,
  fields = SERVICE,
): Promise<T | null> {
  const query = `query ($id: ID!) { service(id: $id) { ${fields} } }`;
  return (await execute<{ service: T | null }>(kit, by, query, { id })).service;
}

export const TYPE_ID = 'tipocalderatipocalde';
export const RETIRED_TYPE_ID = 'tiporetiradotiporeti';
export const HOLD_ID = 'motivoesperamotivoes';
export const CANCEL_ID = 'motivoanularmotivoan';
export const RETIRED_REASON_ID = 'motivoretiradomotivo';

/** A type of service and reasons to hold and to annul one; of each also one that is no longer chosen. */
export async function givenCatalog({ firestore }: Pick<Kit, 'firestore'>): Promise<void> {
  const type = { ...SERVICE_TYPE, skillIds: [], retired: false };
  await firestore.doc('settings/serviceTypes').set({
    values: [
      { ...type, id: TYPE_ID },
      { ...type, id: RETIRED_TYPE_ID, name: 'Otro', retired: true },
    ],
    version: 1,
  });
  const retired = { id: RETIRED_REASON_ID, name: 'Ya no', retired: true };
  await firestore.doc('settings/reasons').set({
    ...{ prospectSources: [], lostReasons: [], version: 1 },
    holdReasons: [{ id: HOLD_ID, name: 'Material', retired: false }, retired],
    cancelReasons: [{ id: CANCEL_ID, name: 'Lo arregló otro', retired: false }, retired],
  });
}

/** A client with a site and a machine. */
export async function givenPlace(kit: Kit, by: Person) {
  const { client, site } = await givenClient(kit, by);
  const made = await mutateClient(kit, by, 'createEquipment', { equipment: someEquipment(site.id) });
  return { client, site, equipment: made.equipment };
}

/** What a form says otherwise; instants are text there. */
type ServiceChanges = { [F in keyof ServiceInput]?: unknown };

/** The form of a service. */
export function someService(
  { client, site }: { client: { id: string }; site: { id: string } },
  changes: ServiceChanges = {},
) {
  return { clientId: client.id, siteId: site.id, typeId: TYPE_ID, title: 'No hay agua caliente', ...changes };
}

/** A service that was made in the office; the catalogue is to be there. */
export async function givenService(kit: Kit, by: Person, changes: ServiceChanges = {}): Promise<ServiceRow> {
  const place = await givenPlace(kit, by);
  return done(kit, by, 'createService', { service: someService(place, changes) });
}

/**
 * A visit of a service by a technician, planned through the API for a day without others of theirs, which is then said to be
 * today: a technician works on no other.
 */
export async function givenVisitOf(
  kit: Kit,
  by: Person,
  { serviceId, technicianId }: { serviceId: string; technicianId: string },
  changes: Partial<Visit> = {},
): Promise<VisitRow> {
  planned += 1;
  const start = new Date(Date.UTC(2026, 11, 1, 9) + planned * 86_400_000);
  const visit = await givenVisit(kit, by, {
    ...{ serviceId, technicianIds: [technicianId] },
    start: start.toISOString(),
    end: new Date(start.getTime() + 3_600_000).toISOString(),
  });
  const plannedStart = new Date(Date.now() + planned);
  await putVisit(kit, serviceId, visit.id, { plannedStart, ...changes });
  return visit;
}

let planned = 0;

/** Changes a visit past the API, and its service with it, as a step of the technician's would. */
export async function putVisit(
  { firestore }: Pick<Kit, 'firestore'>,
  serviceId: string,
  visitId: string,
  changes: Partial<Visit>,
): Promise<void> {
  await firestore.runTransaction(async (tx) => {
    const before = await readService(tx, firestore, serviceId);
    if (!before) throw new Error(`services/${serviceId} is not there`);
    const visits = await visitsOf(tx, firestore, serviceId);
    tx.update(firestore.doc(`visits/${visitId}`), changes);
    const after = visits.map((visit) => (visit.id === visitId ? { ...visit, ...changes } : visit));
    writeServiceAfterVisits(tx, firestore, { before, visits: after }, { actor: SYSTEM, now: new Date() });
  });
}

const SYSTEM = { id: 'system', name: 'Cuadrilla' };

/** What a completed visit says. */
export const COMPLETED: Partial<Visit> = {
  status: 'COMPLETED',
  arrivedAt: new Date('2026-11-20T09:00:00Z'),
  finishedAt: new Date('2026-11-20T10:00:00Z'),
};

let lines = 0;

/** An id as a client makes them. */
export function someLineId(): string {
  lines += 1;
  return `linea${String(lines).padStart(15, '0')}`;
}

export function someLine(changes: Partial<ServiceLineInput> = {}) {
  return {
    ...{ kind: 'MATERIAL', text: 'Vaso de expansión', quantityMilli: 2_000, unit: 'UNIT' },
    ...{ unitPriceCents: 4_550, discountBasisPoints: 1_000, vatPercent: 21, billable: 'YES' },
    ...changes,
  };
}

/** A service as its document says. */
export async function serviceDocument({ firestore }: Pick<Kit, 'firestore'>, id: string): Promise<Service> {
  return rowToService(await firestore.doc(`services/${id}`).get());
}

/** Writes many services past the API: nothing but what lists need. */
export async function addServices(
  { firestore }: Pick<Kit, 'firestore'>,
  like: Service,
  count: number,
  change: (index: number) => Partial<Service> = () => ({}),
): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const ref = firestore.collection('services').doc();
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000);
    const code = `S-2025-${String(index).padStart(4, '0')}`;
    const service = { ...like, id: ref.id, code, requestedAt: at, dueAt: at, ...change(index) };
    const stamp = { createdAt: at, updatedAt: at, version: 1 };
    void writer.create(ref, { ...serviceToDocument(service), ...stamp });
  }
  await writer.close();
}
