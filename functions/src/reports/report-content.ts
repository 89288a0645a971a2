import type { ReportSnapshot } from '@cuadrilla/domain/field/work-report.ts';
import type { WorkReportContent } from '../graphql/types.generated.ts';
import { consentFields, consentInstant } from './consent.ts';

/** Prices only if the company prints them, too. */
export type ReportPermissions = { prices: boolean; phones: boolean };

export type Kept = { logo: string | null };

export function contentOfReport(
  snapshot: ReportSnapshot,
  permissions: ReportPermissions,
  { logo }: Kept,
): WorkReportContent {
  const { timeZone, company, client, site, contact, equipment, service, work, consent } = snapshot;
  const { typeName, description, underWarranty } = service;
  const { technicians, workedMinutes, resolution, checklist } = work;
  const signedAt = consentInstant(consent);
  return {
    company: { ...company, logo },
    timeZone,
    site,
    equipment,
    typeName,
    description,
    underWarranty,
    client: { ...client, address: client.address ?? null },
    category: snapshot.service.category ?? null,
    contact: contact && { name: contact.name, phone: permissions.phones ? contact.phone : null },
    technicians,
    workedMinutes,
    resolution,
    checklist,
    ...timesOf(work),
    unconfirmedTimes: work.unconfirmed ?? [],
    lines: snapshot.lines.map((line) => ({ ...line, ...(permissions.prices ? {} : NO_PRICE) })),
    totals: permissions.prices ? snapshot.totals : null,
    photos: snapshot.photos,
    ...consentFields(consent),
    signedAt: signedAt === null ? null : new Date(signedAt),
    warrantyUntil: snapshot.warrantyUntil,
  };
}

const NO_PRICE = { unitPriceCents: null, discountBasisPoints: null, amountCents: null };

function timesOf({ travelStartedAt, arrivedAt, finishedAt, pauses }: ReportSnapshot['work']) {
  return {
    travelStartedAt: travelStartedAt === null ? null : new Date(travelStartedAt),
    arrivedAt: new Date(arrivedAt),
    finishedAt: new Date(finishedAt),
    pauses: pauses.map(({ from, to, reason }) => ({ from: new Date(from), to: new Date(to), reason })),
  };
}
