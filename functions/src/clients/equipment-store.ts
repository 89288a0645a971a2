import DataLoader from 'dataloader';
import type { Firestore, Query, Transaction } from '@google-cloud/firestore';
import type { NewEquipment } from '@cuadrilla/domain/inputs/equipment.ts';
import type { Conflict, Failure } from '../failures.ts';
import { UNAVAILABLE } from '../settings/settings.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page, type Sort } from '../store/list-page.ts';
import { clientRefOf, type Client } from './client.ts';
import type { Reader } from '../services/ownership.ts';
import { readVisit } from '../visits/store/visit-document.ts';
import { workedIn } from '../visits/visit-ownership.ts';
import { reachOfSite, type SiteReach } from './reach-store.ts';
import { ARCHIVED_CLIENT, readClientNow } from './store/client-now.ts';
import { readEquipmentCopies } from './store/copies.ts';
import type { Equipment } from './equipment.ts';
import { writeEquipmentChange, writeNewEquipment } from './store/equipment-change.ts';
import { rowToEquipment, toEquipment } from './store/equipment-document.ts';
import type { Site } from './site.ts';
import { toSite } from './store/site-document.ts';

/** Done with the id of the equipment. */
export type EquipmentOutcome = Done | Failure | Conflict;

export type EquipmentPage = {
  clientId: string | null;
  siteId: string | null;
  first: number;
  after: string | null;
};

export type EquipmentStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Equipment | null>;
  /** Of a client, of a site or of both, the retired last: `first` + 1 reads. */
  list: (page: EquipmentPage) => Promise<Page<Equipment>>;
  create: (request: NewEquipmentRequest, occasion: Occasion) => Promise<EquipmentOutcome>;
  update: (request: EquipmentRequest, occasion: Occasion) => Promise<EquipmentOutcome>;
  correct: (request: CorrectionRequest, occasion: Occasion) => Promise<EquipmentOutcome>;
};

/** In which visit something was done, and when; without a visit it is done where one is at work now. */
export type InVisit = { visitId: string | null; at: Date };

/** A machine as it is to be, and who says so; `id` where a device made one. */
export type NewEquipmentRequest = { id: string | null; equipment: NewEquipment; viewer: Reader } & InVisit;
export type EquipmentRequest = { id: string; version: number; equipment: NewEquipment; viewer: Reader };

/** What a plate really says; what is not named stays. */
export type Correction = Partial<Pick<Equipment, 'brand' | 'model' | 'serialNumber'>>;
export type CorrectionRequest = { id: string; correction: Correction; viewer: Reader } & InVisit;

const SORT = { name: 'equipment', field: 'listOrder', of: 'text', direction: 'asc' } as const satisfies Sort;
const WRONG_SITE = {
  kind: 'invalid' as const,
  fields: [{ path: 'equipment.siteId', message: UNAVAILABLE }],
} satisfies Failure;
const WRONG_ID = {
  kind: 'invalid' as const,
  fields: [{ path: 'id', message: UNAVAILABLE }],
} satisfies Failure;
const NOT_AT_WORK = {
  kind: 'transition' as const,
  message: 'Solo puedes hacerlo durante una visita tuya en curso en esta ubicación',
} satisfies Failure;

/** The store of one request. */
export function createEquipmentStore(firestore: Firestore): EquipmentStore {
  const equipment = firestore.collection('equipment');
  const loader = new DataLoader<string, Equipment | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => equipment.doc(id)))).map(toEquipment),
  );
  const run = async (occasion: Occasion, work: (tx: Transaction) => Promise<EquipmentOutcome>) => {
    const outcome = await act(firestore, occasion, work);
    loader.clearAll();
    return outcome;
  };
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    list: ({ clientId, siteId, first, after }) =>
      listPage({ query: listed(equipment, clientId, siteId), sort: SORT, first, after }, rowToEquipment),
    create: (request, occasion) => run(occasion, (tx) => createOne(tx, firestore, request, occasion)),
    update: (request, occasion) => run(occasion, (tx) => updateOne(tx, firestore, request, occasion)),
    correct: (request, occasion) => run(occasion, (tx) => correctOne(tx, firestore, request, occasion)),
  };
}

function listed(equipment: Query, clientId: string | null, siteId: string | null): Query {
  const ofClient = clientId === null ? equipment : equipment.where('client.id', '==', clientId);
  return siteId === null ? ofClient : ofClient.where('site.id', '==', siteId);
}

async function createOne(
  tx: Transaction,
  firestore: Firestore,
  { id: asked, equipment: made, viewer, ...where }: NewEquipmentRequest,
  occasion: Occasion,
): Promise<EquipmentOutcome> {
  if (asked !== null && !isDocumentId(asked)) return WRONG_ID;
  const reach = await reachFor(tx, firestore, { viewer, siteId: made.siteId, ...where }, occasion);
  if (reach === 'none') return WRONG_SITE;
  const site = await readSite(tx, firestore, made.siteId);
  const client = site && (await readClientNow(tx, firestore, site.client.id));
  if (site === null || client === null || site.archived) return WRONG_SITE;
  if (reach !== 'atWork') return NOT_AT_WORK;
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  const id = asked ?? firestore.collection('equipment').doc().id;
  if (asked !== null && (await tx.get(firestore.doc(`equipment/${id}`))).exists) return WRONG_ID;
  const content = { ...made, client: clientRefOf(client), site: { id: site.id, name: site.name } };
  writeNewEquipment(tx, firestore, { id, content, site, client }, occasion);
  return { kind: 'done', ids: [id] };
}

async function updateOne(
  tx: Transaction,
  firestore: Firestore,
  { id, version, equipment, viewer }: EquipmentRequest,
  occasion: Occasion,
): Promise<EquipmentOutcome> {
  const before = isDocumentId(id) ? toEquipment(await tx.get(firestore.doc(`equipment/${id}`))) : null;
  const client = before && (await readClientNow(tx, firestore, before.client.id));
  if (before === null || client === null) return { kind: 'notFound' };
  const now = { visitId: null, at: occasion.now };
  const reach = await reachFor(tx, firestore, { viewer, siteId: before.site.id, ...now }, occasion);
  if (reach !== 'atWork') return reach === 'none' ? { kind: 'notFound' } : NOT_AT_WORK;
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  if (before.version !== version) return { kind: 'conflict' };
  const { siteId } = equipment;
  if (viewer.role === 'TECHNICIAN' && siteId !== before.site.id) return WRONG_SITE;
  const from = await readSite(tx, firestore, before.site.id);
  const to = siteId === before.site.id ? from : await readSite(tx, firestore, siteId);
  if (!from || !to || !(to === from || (await isOfClient(tx, firestore, to, client)))) return WRONG_SITE;
  const after = { ...before, ...equipment, client: clientRefOf(client), site: { id: to.id, name: to.name } };
  const copies = await readEquipmentCopies(tx, firestore, before, after);
  writeEquipmentChange(tx, firestore, { before, after, from, to, client }, occasion);
  for (const { write } of copies) write();
  return { kind: 'done', ids: [id] };
}

/** Whatever the office has changed since it was read: what a plate says is a fact. */
async function correctOne(
  tx: Transaction,
  firestore: Firestore,
  { id, correction, viewer, ...where }: CorrectionRequest,
  occasion: Occasion,
): Promise<EquipmentOutcome> {
  const before = isDocumentId(id) ? toEquipment(await tx.get(firestore.doc(`equipment/${id}`))) : null;
  const client = before && (await readClientNow(tx, firestore, before.client.id));
  const site = before && (await readSite(tx, firestore, before.site.id));
  if (before === null || client === null || site === null) return { kind: 'notFound' };
  const reach = await reachFor(tx, firestore, { viewer, siteId: site.id, ...where }, occasion);
  if (reach !== 'atWork') return reach === 'none' ? { kind: 'notFound' } : NOT_AT_WORK;
  const after = { ...before, ...correction };
  const copies = await readEquipmentCopies(tx, firestore, before, after);
  writeEquipmentChange(tx, firestore, { before, after, from: site, to: site, client }, occasion);
  for (const { write } of copies) write();
  return { kind: 'done', ids: [id] };
}

/** The office works everywhere; a technician where they are at work, or were in the visit that is named. */
async function reachFor(
  tx: Transaction,
  firestore: Firestore,
  { viewer, siteId, visitId, at }: { viewer: Reader; siteId: string } & InVisit,
  { now }: Occasion,
): Promise<SiteReach> {
  const { id: technicianId, role } = viewer;
  if (role !== 'TECHNICIAN') return 'atWork';
  const visit = visitId === null ? null : await readVisit(tx, firestore, visitId);
  if (visit?.site.id === siteId && workedIn(visit, technicianId, at)) return 'atWork';
  return reachOfSite(tx, firestore, { technicianId, siteId, now });
}

/** A machine moves to a site in use, and stays its client's. */
async function isOfClient(
  tx: Transaction,
  firestore: Firestore,
  site: Site,
  client: Client,
): Promise<boolean> {
  if (site.archived) return false;
  if (site.client.id === client.id) return true;
  return (await readClientNow(tx, firestore, site.client.id))?.id === client.id;
}

async function readSite(tx: Transaction, firestore: Firestore, id: string): Promise<Site | null> {
  return isDocumentId(id) ? toSite(await tx.get(firestore.doc(`sites/${id}`))) : null;
}
