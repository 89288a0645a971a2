import { readById } from '../../src/store/read-by-id.ts';
import { visitsOf } from '../../src/work/store/visit-document.ts';
import type { Visit } from '../../src/work/visit.ts';
import type { Service } from '../../src/work/service.ts';
import { rowToService, serviceToDocument, toService } from '../../src/work/store/service-document.ts';
import { writeServiceAfterVisits } from '../../src/work/store/visit-effects.ts';
import { givenClient, succeed as succeedClient, someEquipment } from './client-kit.ts';
import type { ServiceFieldsFragment, ServiceInput, ServiceLineInput } from '../gql/graphql.ts';
import { execute, gql, type Kit, mutations, type Person } from './kit.ts';
import { SERVICE_TYPE } from './settings-kit.ts';
import { givenVisit, type VisitRow } from './visit-kit.ts';

gql(`fragment LineFields on ServiceLine {
  id item { id code name } kind text quantityMilli unit unitPriceCents costCents discountBasisPoints vatPercent billable amountCents
  authorName version
}`);
gql(`fragment ServiceFields on Service {
  id code title description status priority typeId typeName category durationMinutes skillIds
  client { id code name } site { id name address { street postalCode city province } accessNotes zoneId }
  equipment { id label serialNumber warrantyUntil } owner { id name } requestedAt notBefore dueAt
  promisedWindow { start end } hold { reasonId note since until } cancellation { reasonId note } resolution underWarranty
  checklist { id text kind options required answer answeredByName answeredAt } requiresSignature minPhotos instructions
  lines { ...LineFields } technicians { id name } nextVisit { id plannedStart status } followsUp { id code title }
  proposedByName createdAt updatedAt version
}`);

const MUTATIONS = {
  createService:
    gql(`mutation CreateService($input: CreateServiceInput!, $key: UUID) { createService(input: $input, key: $key) {
    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }
  } }`),
  updateService:
    gql(`mutation UpdateService($input: UpdateServiceInput!, $key: UUID) { updateService(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  holdService:
    gql(`mutation HoldService($input: HoldServiceInput!, $key: UUID) { holdService(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  changeHold:
    gql(`mutation ChangeHold($input: ChangeHoldInput!, $key: UUID) { changeHold(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  resumeService:
    gql(`mutation ResumeService($input: ServiceVersionInput!, $key: UUID) { resumeService(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  cancelService:
    gql(`mutation CancelService($input: CancelServiceInput!, $key: UUID) { cancelService(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  closeService:
    gql(`mutation CloseService($input: ServiceVersionInput!, $key: UUID) { closeService(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  reopenService:
    gql(`mutation ReopenService($input: ReopenServiceInput!, $key: UUID) { reopenService(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  proposeFollowUp:
    gql(`mutation ProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {
    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }
  } }`),
  addServiceLine:
    gql(`mutation AddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  updateServiceLine:
    gql(`mutation UpdateServiceLine($input: UpdateServiceLineInput!, $key: UUID) { updateServiceLine(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  removeServiceLine:
    gql(`mutation RemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {
    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }
    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }
  } }`),
  answerChecklist:
    gql(`mutation AnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {
    __typename ...Refusal ... on AnswerChecklistSuccess { service { ...ServiceFields } }
  } }`),
};

export type ServiceMutation = keyof typeof MUTATIONS;
export type ServiceRow = ServiceFieldsFragment;

export const { mutate: act, succeed } = mutations(MUTATIONS);

export async function done<Name extends ServiceMutation>(
  ...args: Parameters<typeof succeed<Name>>
): Promise<ServiceRow> {
  const { service } = (await succeed(...args)) as { service: ServiceRow | { id: string } };
  if ('version' in service) return service;
  const [kit, by] = args;
  const made = await ask(kit, by, service.id);
  if (made === null) throw new Error('What was made is not there');
  return made;
}

export async function ask(kit: Pick<Kit, 'send'>, by: Person, id: string): Promise<ServiceRow | null> {
  const query = gql(`query OneService($id: ID!) { service(id: $id) { ...ServiceFields } }`);
  return (await execute(kit, by, query, { id })).service;
}

export const TYPE_ID = 'tipocalderatipocalde';
export const RETIRED_TYPE_ID = 'tiporetiradotiporeti';
export const HOLD_ID = 'motivoesperamotivoes';
export const CANCEL_ID = 'motivoanularmotivoan';
export const RETIRED_REASON_ID = 'motivoretiradomotivo';

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

export async function givenPlace(kit: Kit, by: Person) {
  const { client, site } = await givenClient(kit, by);
  const made = await succeedClient(kit, by, 'createEquipment', { equipment: someEquipment(site.id) });
  return { client, site, equipment: made.equipment };
}

export function someService(
  { client, site }: { client: { id: string }; site: { id: string } },
  changes: Partial<ServiceInput> = {},
): ServiceInput {
  return { clientId: client.id, siteId: site.id, typeId: TYPE_ID, title: 'No hay agua caliente', ...changes };
}

export async function givenService(
  kit: Kit,
  by: Person,
  changes: Partial<ServiceInput> = {},
): Promise<ServiceRow> {
  const place = await givenPlace(kit, by);
  return done(kit, by, 'createService', { service: someService(place, changes) });
}

/** Plans the visit through the API on a free day, then moves it to today: technicians can work on no other. */
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

export async function putVisit(
  { firestore }: Pick<Kit, 'firestore'>,
  serviceId: string,
  visitId: string,
  changes: Partial<Visit>,
): Promise<void> {
  await firestore.runTransaction(async (tx) => {
    const before = await readById({ tx, firestore }, 'services', toService).find(serviceId);
    if (!before) throw new Error(`services/${serviceId} is not there`);
    const visits = await visitsOf(tx, firestore, serviceId);
    tx.update(firestore.doc(`visits/${visitId}`), changes);
    const after = visits.map((visit) => (visit.id === visitId ? { ...visit, ...changes } : visit));
    writeServiceAfterVisits(tx, firestore, { before, visits: after }, { actor: SYSTEM, now: new Date() });
  });
}

const SYSTEM = { id: 'system', name: 'Cuadrilla' };

export const COMPLETED: Partial<Visit> = {
  status: 'COMPLETED',
  arrivedAt: new Date('2026-11-20T09:00:00Z'),
  finishedAt: new Date('2026-11-20T10:00:00Z'),
};

let lines = 0;

export function someLineId(): string {
  lines += 1;
  return `linea${String(lines).padStart(15, '0')}`;
}

export function someLine(changes: Partial<ServiceLineInput> = {}): ServiceLineInput {
  return {
    ...{ kind: 'MATERIAL', text: 'Vaso de expansión', quantityMilli: 2_000, unit: 'UNIT' },
    ...{ unitPriceCents: 4_550, discountBasisPoints: 1_000, vatPercent: 21, billable: 'YES' },
    ...changes,
  };
}

export async function serviceDocument({ firestore }: Pick<Kit, 'firestore'>, id: string): Promise<Service> {
  return rowToService(await firestore.doc(`services/${id}`).get());
}

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
