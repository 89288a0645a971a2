import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { VISIT, type VisitFields } from '@cuadrilla/domain/records/visit.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { instantAt } from '@cuadrilla/domain/time/time.ts';
import type { Service } from '../../src/work/service.ts';
import { serviceToDocument } from '../../src/work/store/service-document.ts';
import type { Absence } from '../../src/staff/absences/absence.ts';
import type { UserFields } from '@cuadrilla/domain/records/user.ts';
import { blankProfile, staffDocument } from '../../src/staff/store/user-document-store.ts';
import { touchTeam } from '../../src/work/store/tray-revision.ts';
import { rowToVisit, toVisit, visitToDocument } from '../../src/work/store/visit-document.ts';
import type { Visit } from '../../src/work/visit.ts';
import { summaryOf } from '../../src/work/visit-summary.ts';
import type { PlannedVisitFieldsFragment, ScheduleVisitInput } from '../gql/graphql.ts';
import { type AnswerOf, gql, type InputOf, type Kit, mutations, type Person } from './kit.ts';

export const ZONE = 'Europe/Madrid';

export const at = (day: LocalDate, time: string) => instantAt(ZONE, day, time);

export const iso = (day: LocalDate, time: string) => at(day, time).toISOString();

gql(`fragment PlannedVisitFields on Visit {
  id plannedStart plannedEnd status instructions reason version
  technicians { id name } summary { serviceId code title } site { id address { province } }
  service { id status technicians { id } nextVisit { id plannedStart } }
}`);

const MUTATIONS = {
  scheduleVisit:
    gql(`mutation ScheduleVisit($input: ScheduleVisitInput!, $key: UUID) { scheduleVisit(input: $input, key: $key) {
    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }
    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }
    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }
    ... on SlotWarningsError { reasons { kind severity technicianId message } }
  } }`),
  moveVisit:
    gql(`mutation MoveVisit($input: MoveVisitInput!, $key: UUID) { moveVisit(input: $input, key: $key) {
    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }
    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }
    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }
    ... on SlotWarningsError { reasons { kind severity technicianId message } }
  } }`),
  unscheduleVisit:
    gql(`mutation UnscheduleVisit($input: VisitVersionInput!, $key: UUID) { unscheduleVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }
  } }`),
  cancelVisit:
    gql(`mutation CancelVisit($input: CancelVisitInput!, $key: UUID) { cancelVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }
  } }`),
};

export type PlanName = keyof typeof MUTATIONS;
export type PlanInput<Name extends PlanName> = InputOf<(typeof MUTATIONS)[Name]>;
export type VisitRow = PlannedVisitFieldsFragment;
export type Answer = AnswerOf<(typeof MUTATIONS)['scheduleVisit']>;

export const { mutate: plan, succeed: planned } = mutations(MUTATIONS);

export const slotOn = (day: LocalDate, from: string, to: string, last = day) => ({
  start: iso(day, from),
  end: iso(last, to),
});

export const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

export const kindsOf = ({ reasons }: Answer) => reasons?.map(({ kind }) => kind);

export async function givenVisit(
  kit: Pick<Kit, 'send'>,
  by: Person,
  input: ScheduleVisitInput,
): Promise<VisitRow> {
  const acceptedWarnings: ScheduleVisitInput['acceptedWarnings'] = [
    ...([
      'ALREADY_PLANNED',
      'HOLIDAY',
      'OUTSIDE_HOURS',
      'OUTSIDE_ZONES',
      'OUTSIDE_WINDOW',
      'TOO_EARLY',
    ] as const),
  ];
  return (await planned(kit, by, 'scheduleVisit', { acceptedWarnings, ...input })).visit;
}

let made = 0;

export async function givenTechnician(
  { firestore }: Pick<Kit, 'firestore'>,
  changes: Partial<UserFields> = {},
): Promise<string> {
  made += 1;
  const { id } = firestore.collection('users').doc();
  const number = String(made).padStart(4, '0');
  const fields: UserFields = {
    ...{ email: `tecnico-${number}@ejemplo.es`, name: 'Sergio', lastName: `Acuña ${number}`, phone: null },
    ...{ role: 'TECHNICIAN', status: 'ACTIVE', ...blankProfile(id), ...changes },
  };
  const stamp = { timeStamp: new Date(), version: 1, updatedAt: new Date(), updatedBy: 'system' };
  await firestore.doc(`users/${id}`).create({ ...staffDocument(fields), ...stamp });
  return id;
}

/** For what is written without acts: servers keep the team until it changes. */
export async function changeTeam({ firestore }: Pick<Kit, 'firestore'>): Promise<void> {
  await firestore.runTransaction((tx) => {
    touchTeam(tx, firestore);
    return Promise.resolve();
  });
}

export async function givenStoredService(
  { firestore }: Pick<Kit, 'firestore'>,
  changes: Partial<Service> = {},
): Promise<Service> {
  made += 1;
  const { id } = firestore.collection('services').doc();
  const service = { ...blankService(id, made), ...changes };
  const { createdAt, updatedAt, version } = service;
  const stamp = { createdAt, createdBy: 'system', updatedAt, updatedBy: 'system', version };
  await firestore.doc(`services/${id}`).create({ ...serviceToDocument(service), ...stamp });
  return service;
}

function blankService(id: string, number: number): Service {
  const then = new Date('2026-11-20T09:00:00Z');
  const address = { street: 'Calle Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };
  return {
    ...{
      id,
      code: `S-2026-${String(number).padStart(4, '0')}`,
      createdAt: then,
      updatedAt: then,
      version: 1,
    },
    client: { id: `client${number}`, code: 'C-2026-0001', name: 'Ana Ruiz' },
    site: { id: `site${number}`, name: 'Casa', address, zoneId: null, accessNotes: null },
    equipment: [
      { id: `machine${number}`, label: 'Vaillant ecoTEC', serialNumber: null, warrantyUntil: null },
    ],
    ...{ typeId: 'type', typeName: 'Avería de caldera', category: 'BREAKDOWN', durationMinutes: 90 },
    ...{ skillIds: [], instructions: null, title: 'No hay agua caliente', description: null },
    ...{ priority: 'NORMAL', owner: null, status: 'PENDING', explicit: null, open: true, reopenedAt: null },
    ...{ requestedAt: then, notBefore: null, dueAt: new Date('2026-11-27T09:00:00Z'), heldMs: 0 },
    ...{ promisedWindow: null, hold: null, cancellation: null, resolution: null, underWarranty: false },
    ...{ checklist: [], answers: {}, requiresSignature: false, minPhotos: 0, lines: [] },
    ...{ technicians: [], technicianIds: [], nextVisit: null, plannedAt: null, workedAt: null },
    ...{
      billing: { hasNif: false, hasAddress: false },
      lastReport: null,
      reviews: { open: 0, total: 0 },
      invoicing: null,
    },
    ...{ followsUp: null, proposedByName: null },
  };
}

export async function givenAbsence(
  { firestore }: Pick<Kit, 'firestore'>,
  absence: Pick<Absence, 'technicianId' | 'from' | 'to'> & Partial<Absence>,
): Promise<void> {
  await firestore.collection('absences').add({
    ...{ technicianName: 'Sergio', kind: 'VACATION', status: 'APPROVED', note: null, decidedByName: null },
    ...{ createdAt: new Date(), version: 1, ...absence },
  });
}

export async function givenSettings(
  { firestore }: Pick<Kit, 'firestore'>,
  section: string,
  content: Record<string, unknown>,
): Promise<void> {
  await firestore.doc(`settings/${section}`).set({ ...content, version: 1 });
}

export async function storedVisit({ firestore }: Pick<Kit, 'firestore'>, id: string): Promise<Visit> {
  const visit = toVisit(await firestore.doc(`visits/${id}`).get());
  if (!visit) throw new Error(`visits/${id} is not there`);
  return visit;
}

export async function storedVisits({ firestore }: Pick<Kit, 'firestore'>): Promise<Visit[]> {
  return (await firestore.collection('visits').get()).docs.map(rowToVisit);
}

export async function setVisit(
  { firestore }: Pick<Kit, 'firestore'>,
  id: string,
  changes: Partial<Visit>,
): Promise<void> {
  await firestore.doc(`visits/${id}`).update(changes);
}

export async function addVisits(
  kit: Pick<Kit, 'firestore'>,
  technicianIds: readonly string[],
  { day, count }: { day: LocalDate; count: number },
): Promise<void> {
  const { id: serviceId } = await givenStoredService(kit);
  const { firestore } = kit;
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const ref = firestore.collection('visits').doc();
    const technicianId = technicianIds[index % technicianIds.length] ?? '';
    const start = new Date(at(day, '08:00').getTime() + index * 60_000);
    const meta = { createdAt: start, updatedAt: start, version: 1 };
    const times = { plannedStart: start, plannedEnd: new Date(start.getTime() + 60_000) };
    const visit = { ...blankVisit(serviceId), ...times, days: [day], technicianIds: [technicianId] };
    void writer.create(ref, { ...visitToDocument(visit), ...meta });
  }
  await writer.close();
}

function blankVisit(serviceId: string): VisitFields {
  const service = blankService(serviceId, 0);
  const { client, site } = service;
  return { ...emptyRecord(VISIT), client, site, summary: summaryOf(service) };
}

export async function dayOf(
  { firestore }: Pick<Kit, 'firestore'>,
  technicianId: string,
  day: LocalDate,
): Promise<string[]> {
  const visits: unknown = (await firestore.doc(`days/${technicianId}_${day}`).get()).get('visits');
  return Object.keys(visits ?? {}).sort();
}

export async function changesOfWeek(
  { firestore }: Pick<Kit, 'firestore'>,
  monday: LocalDate,
): Promise<number> {
  const noted = firestore.collection('visitChanges').where('weeks', 'array-contains', monday);
  return (await noted.get()).size;
}
