import type { DocumentSnapshot } from '@google-cloud/firestore';
import { billingStateOf, netCents } from '@cuadrilla/domain/billing/service-billing.ts';
import { LINE } from '@cuadrilla/domain/records/line.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { SERVICE, type ServiceFields } from '@cuadrilla/domain/records/service.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { isServiceRunning } from '@cuadrilla/domain/services/service-status.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { auditedFields, readFields, readRecord, recordFields } from '../../store/record-document.ts';
import type { Service } from '../service.ts';

export function toService(snapshot: DocumentSnapshot): Service | null {
  return snapshot.exists ? rowToService(snapshot) : null;
}

export function rowToService(snapshot: DocumentSnapshot): Service {
  const service = readRecord(SERVICE, snapshot);
  return { ...service, lines: service.lines.map((line) => readFields(LINE, line)) };
}

export const contentOfService = (service: ServiceFields): ServiceFields => recordFields(SERVICE, service);

export const auditedService = (service: ServiceFields): Record<string, unknown> =>
  auditedFields(SERVICE, service);

export function serviceToDocument(service: ServiceFields): Record<string, unknown> {
  return { ...contentOfService(service), ...derivedOfService(service) };
}

export function derivedOfService(service: ServiceFields): Record<string, unknown> {
  const { status, site, hold, cancellation, nextVisit, technicianIds, equipment } = service;
  return {
    running: isServiceRunning(status),
    zoneId: site.zoneId,
    holdReasonId: hold?.reasonId ?? null,
    // A held service that has a visit does not return to the tray.
    heldUntil: nextVisit ? null : (hold?.until ?? null),
    cancelReasonId: cancellation?.reasonId ?? null,
    ...billingFieldsOf(service),
    itemIds: itemIdsOf(service),
    ...searchFields([
      ...searchTokens(searchedTexts(SERVICE, service)),
      ...technicianIds.map(technicianToken),
      ...equipment.map(({ id }) => equipmentToken(id)),
    ]),
  };
}

/** Firestore cannot query an array of lines by one of their items. */
const itemIdsOf = ({ lines }: ServiceFields): string[] => [
  ...new Set(lines.flatMap(({ item }) => item?.id ?? [])),
];

/** Services of an older version lack them until `fillToInvoice` has been there. */
export const billingFieldsOf = (service: ServiceFields) => ({
  billingState: billingStateOf(service),
  netCents: netCents(service.lines),
  inBatch: service.invoicing !== null,
});

/** A token of `search`; no searched word has a colon. */
export function technicianToken(uid: string): string {
  return `t:${uid}`;
}

export function equipmentToken(id: string): string {
  return `e:${id}`;
}
