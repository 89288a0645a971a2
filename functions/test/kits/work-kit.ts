import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import type { VisitTechnician } from '@cuadrilla/domain/records/service.ts';
import type { ServerDependencies } from '../../src/server/context.ts';
import type { Attachment } from '../../src/attachments/attachment.ts';
import { SYSTEM } from '../../src/store/act.ts';
import { clientRefOf } from '../../src/clients/client.ts';
import type { Service } from '../../src/work/service.ts';
import { rowToService, serviceToDocument } from '../../src/work/store/service-document.ts';
import { effectsOfVisits } from '../../src/work/store/visit-effects.ts';
import { firstMeta } from '../../src/store/record-meta.ts';
import { rowToVisit } from '../../src/work/store/visit-document.ts';
import { writeVisit } from '../../src/work/store/technician-days.ts';
import { summaryOf } from '../../src/work/visit-summary.ts';
import type { Visit } from '../../src/work/visit.ts';
import { givenClient } from './client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from './kit.ts';

const ZONE = 'Europe/Madrid';

/** Existing records, or names of records that no step reads. */
export type Place = {
  client: { id: string; code: string; name: string };
  site: { id: string; name: string; accessNotes?: string | null };
};

export const placeOf = <S extends Place['site']>({
  client,
  site,
}: {
  client: { id: string; code: string; legalName: string };
  site: S;
}) => ({ client: clientRefOf(client), site });

export const NOWHERE: Place = {
  client: { id: 'nobody', code: 'C-2026-0001', name: 'Comunidad Ibiza 21' },
  site: { id: 'nowhere', name: 'Portal' },
};

const technicianOf = ({ uid }: Person): VisitTechnician => ({
  ...{ id: uid, name: 'Nombre Apellido', color: 'blue' },
});

export const madeBy = (...people: readonly Person[]): Pick<Visit, 'technicians' | 'technicianIds'> => ({
  technicians: people.map(technicianOf),
  technicianIds: people.map(({ uid }) => uid),
});

export type WorkChanges = {
  place?: Place;
  service?: Partial<Service>;
  visit?: Partial<Visit>;
  others?: Partial<Visit>[];
};

/** OWN is the visit's technician. */
export const WHO = ['ADMIN', 'AGENT', 'OWN', 'OTHER'] as const;
export type Cast = Record<(typeof WHO)[number], Person>;

export async function startWork(
  now: () => Date,
  overrides: (real: ServerDependencies) => Partial<ServerDependencies> = () => ({}),
) {
  const kit = startKit((real) => ({ now, ...overrides(real) }));
  await clearProject(kit);
  const { given } = kit;
  const office = await Promise.all([given.admin(), given.agent()]);
  const technicians = await Promise.all([given.technician(), given.technician()]);
  const people: Cast = { ADMIN: office[0], AGENT: office[1], OWN: technicians[0], OTHER: technicians[1] };
  const { client, site } = await givenClient(kit, people.AGENT);
  return { kit, people, place: placeOf({ client, site }) };
}

export type World = Awaited<ReturnType<typeof startWork>>;

/** A technician who is still at work from an earlier test could start nothing. */
export async function endWorkInProgress({ firestore }: Pick<Kit, 'firestore'>): Promise<void> {
  const { docs } = await firestore.collection('visits').where('status', '==', 'IN_PROGRESS').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ status: 'NOT_COMPLETED' })));
}

export const at = (time: string) => new Date(`2026-11-20T${time}Z`);

export const inStatus = (status: VisitStatus): Partial<Visit> => {
  const begun = { travelStartedAt: at('09:00:00'), arrivedAt: at('09:20:00') };
  const over = { ...begun, finishedAt: at('09:50:00') };
  const of: Partial<Record<VisitStatus, Partial<Visit>>> = {
    TRAVELLING: { travelStartedAt: at('09:00:00') },
    IN_PROGRESS: begun,
    PAUSED: { ...begun, pauses: [{ from: at('09:40:00'), to: null, reason: 'MATERIAL' }] },
    COMPLETED: over,
    NOT_COMPLETED: { ...over, outcome: 'PARTIAL' },
  };
  return { status, ...of[status] };
};

let made = 0;

export async function putWork(
  kit: Pick<Kit, 'firestore'>,
  technicians: readonly Person[],
  { place = NOWHERE, service = {}, visit = {}, others = [] }: WorkChanges = {},
): Promise<{ service: Service; visit: Visit; others: Visit[] }> {
  const { firestore } = kit;
  const meta = { actor: SYSTEM, now: new Date('2026-11-16T08:00:00Z') };
  const ref = firestore.collection('services').doc();
  const record = someService(ref.id, place, service);
  const written = await firestore.runTransaction(async (tx) => {
    await Promise.resolve();
    const visits = [visit, ...others].map((changes) => {
      const after = someVisit(firestore.collection('visits').doc().id, record, technicians, changes);
      return writeVisit(tx, firestore, { before: null, after }, meta, ZONE);
    });
    const fields = { ...record, ...effectsOfVisits(record, visits) };
    tx.create(ref, { ...serviceToDocument(fields), ...firstMeta(meta) });
    return visits;
  });
  const [first, ...rest] = written;
  if (!first) throw new Error('no visit');
  return { service: rowToService(await ref.get()), visit: first, others: rest };
}

function someService(id: string, place: Place, changes: Partial<Service>): Service {
  made += 1;
  const at = new Date('2026-11-16T08:00:00Z');
  const address = {
    street: 'Calle de Ibiza',
    number: '21',
    floor: '3.º B',
    postalCode: '28009',
    city: 'Madrid',
  };
  return {
    ...{ id, code: `S-2026-${String(made).padStart(4, '0')}`, client: place.client },
    ...{ billing: { hasNif: false, hasAddress: false }, lastReport: null, invoicing: null },
    reviews: { open: 0, total: 0 },
    site: { accessNotes: null, ...place.site, address, zoneId: null },
    ...{ equipment: [], typeId: 'boiler', typeName: 'Avería de caldera', category: 'BREAKDOWN' },
    ...{ durationMinutes: 90, skillIds: [], instructions: null, title: 'No calienta', description: null },
    ...{ priority: 'HIGH', owner: null, status: 'SCHEDULED', explicit: null, open: true, reopenedAt: null },
    ...{ requestedAt: at, notBefore: null, dueAt: new Date('2026-11-21T08:00:00Z'), heldMs: 0 },
    ...{ promisedWindow: null, hold: null, cancellation: null, resolution: null, underWarranty: false },
    ...{ checklist: [], answers: {}, requiresSignature: false, minPhotos: 0, lines: [] },
    ...{
      technicians: [],
      technicianIds: [],
      nextVisit: null,
      plannedAt: null,
      workedAt: null,
      followsUp: null,
    },
    ...{ proposedByName: null, createdAt: at, updatedAt: at, version: 1 },
    ...changes,
  };
}

function someVisit(id: string, service: Service, people: readonly Person[], changes: Partial<Visit>): Visit {
  const at = new Date('2026-11-16T08:00:00Z');
  return {
    ...emptyRecord(VISIT),
    ...madeBy(...people),
    id,
    summary: summaryOf(service),
    client: service.client,
    site: service.site,
    plannedStart: new Date('2026-11-20T10:00:00Z'),
    plannedEnd: new Date('2026-11-20T11:30:00Z'),
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...changes,
  };
}

export function someLine(changes: Partial<ServiceLine> = {}): ServiceLine {
  const amount = { quantityMilli: 1_000, unitPriceCents: 9_640, discountBasisPoints: 0, vatPercent: 21 };
  const author = { authorId: 'u', authorName: 'Ana', version: 1 };
  return {
    ...{ id: 'l1', kind: 'MATERIAL', text: 'Válvula', unit: 'UNIT', billable: 'YES' },
    ...{ ...amount, ...author, item: null, costCents: null },
    ...changes,
  };
}

export async function putFile(
  { firestore }: Pick<Kit, 'firestore'>,
  { id: visitId, summary: { serviceId } }: Visit,
  kind: AttachmentKind,
): Promise<Attachment> {
  made += 1;
  const ref = firestore.collection('attachments').doc();
  const fields: Omit<Attachment, 'id'> = {
    ...{ serviceId, visitId, kind, mime: 'image/png', size: 70, sha256: String(made).padStart(64, '0') },
    ...{ authorId: 'u', authorName: 'Ana', reported: false },
    createdAt: new Date(Date.UTC(2026, 10, 20, 10) + made * 1_000),
  };
  await ref.create(fields);
  return { id: ref.id, ...fields };
}

export const visitNow = async ({ firestore }: Pick<Kit, 'firestore'>, id: string): Promise<Visit> =>
  rowToVisit(await firestore.doc(`visits/${id}`).get());

export const serviceNow = async ({ firestore }: Pick<Kit, 'firestore'>, id: string): Promise<Service> =>
  rowToService(await firestore.doc(`services/${id}`).get());
