import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { isServiceRunning } from '@cuadrilla/domain/services/service-status.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { metaOf } from '../../store/record-meta.ts';
import { withDates } from '../../store/fanout/with-dates.ts';
import type { Service } from '../service.ts';

/** A service without what every record carries. */
export type ServiceContent = Omit<Service, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** Which fields there are, and who changes them: the form, the named acts, or neither. */
const FIELDS = {
  code: 'kept',
  client: 'kept',
  billing: 'kept',
  site: 'form',
  equipment: 'form',
  typeId: 'kept',
  typeName: 'kept',
  category: 'kept',
  durationMinutes: 'form',
  skillIds: 'kept',
  instructions: 'kept',
  title: 'form',
  description: 'form',
  priority: 'form',
  owner: 'form',
  status: 'kept',
  explicit: 'act',
  open: 'kept',
  reopenedAt: 'act',
  requestedAt: 'kept',
  notBefore: 'form',
  dueAt: 'kept',
  heldMs: 'kept',
  promisedWindow: 'form',
  hold: 'act',
  cancellation: 'act',
  resolution: 'kept',
  underWarranty: 'form',
  checklist: 'kept',
  answers: 'kept',
  requiresSignature: 'kept',
  minPhotos: 'kept',
  lines: 'kept',
  technicians: 'kept',
  technicianIds: 'kept',
  nextVisit: 'kept',
  plannedAt: 'kept',
  followsUp: 'kept',
  proposedByName: 'kept',
  lastReport: 'kept',
  reviews: 'kept',
} as const satisfies Record<keyof ServiceContent, 'form' | 'act' | 'kept'>;

/** Of a service from before there were any. */
const NO_REVIEWS: Service['reviews'] = { open: 0, total: 0 };

/** Of a hold from before it could say until when. */
const NO_END = { until: null };

const NAMES = Object.keys(FIELDS) as (keyof ServiceContent)[];

/** With what a service's version grows: what a person decides in its form or by an act. */
export const VERSIONED_FIELDS = NAMES.filter((name) => FIELDS[name] !== 'kept');

/** A document as the model, or null where there is none. */
export function toService(snapshot: DocumentSnapshot): Service | null {
  return snapshot.exists ? rowToService(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToService(snapshot: DocumentSnapshot): Service {
  const data = withDates(snapshot.data()) as Omit<Service, 'reviews'> & Partial<Pick<Service, 'reviews'>>;
  const { reviews = NO_REVIEWS, hold } = data;
  return {
    ...contentOfService({ ...data, reviews, hold: hold && { ...NO_END, ...hold } }),
    ...metaOf(snapshot),
  };
}

/** A service as it stands in a transaction; null also for what cannot be an id. */
export async function readService(
  tx: Transaction,
  firestore: Firestore,
  id: string,
): Promise<Service | null> {
  return isDocumentId(id) ? toService(await tx.get(firestore.doc(`services/${id}`))) : null;
}

export function contentOfService(service: ServiceContent): ServiceContent {
  return Object.fromEntries(NAMES.map((name) => [name, service[name] ?? null])) as ServiceContent;
}

/** The fields of the document, all but the common ones. */
export function serviceToDocument(service: ServiceContent): Record<string, unknown> {
  return { ...contentOfService(service), ...derivedOfService(service) };
}

/** What queries need, written with every change of what it follows from. */
export function derivedOfService(service: ServiceContent): Record<string, unknown> {
  const { status, site, hold, cancellation, nextVisit, technicianIds, equipment } = service;
  return {
    running: isServiceRunning(status),
    zoneId: site.zoneId,
    holdReasonId: hold?.reasonId ?? null,
    // What is planned all the same does not come back to be planned.
    heldUntil: nextVisit ? null : (hold?.until ?? null),
    cancelReasonId: cancellation?.reasonId ?? null,
    search: [
      ...searchTokens(textsOf(service)),
      ...technicianIds.map(technicianToken),
      ...equipment.map(({ id }) => equipmentToken(id)),
    ],
  };
}

function textsOf({ code, title, client, site, typeName }: ServiceContent): (string | null)[] {
  const { street, number, city, postalCode } = site.address;
  return [code, title, client.name, site.name, street, number, city, postalCode, typeName];
}

/** A technician within `search`; no word that is looked for has a colon. */
export function technicianToken(uid: string): string {
  return `t:${uid}`;
}

/** A machine within `search`. */
export function equipmentToken(id: string): string {
  return `e:${id}`;
}
