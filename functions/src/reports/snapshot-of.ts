import { answerText } from '@cuadrilla/domain/services/checklist.ts';
import type { CompanyDetails } from '@cuadrilla/domain/records/settings/settings.ts';
import { todayIn, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { lineCents, totalsOf } from '@cuadrilla/domain/services/service-lines.ts';
import { workedMinutes } from '@cuadrilla/domain/visits/visit-states.ts';
import {
  hasWarranty,
  warrantyUntilOf,
  type ReportConsent,
  type ReportSnapshot,
  type ReportWork,
} from '@cuadrilla/domain/field/work-report.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { Client } from '../clients/client.ts';
import type { Site } from '../clients/sites/site.ts';
import type { Service } from '../work/service.ts';
import { clientContact, siteContact } from '../services/work-contact.ts';
import type { Visit } from '../work/visit.ts';
import { addressLine } from './address-line.ts';
import { consentInstant } from './consent.ts';
import { letterheadOf } from './letterhead.ts';

export type SnapshotFacts = {
  code: string;
  number: number;
  revisionReason: string | null;
  issuedAt: Date;
  company: CompanyDetails;
  logoSha256: string | null;
  client: Client;
  site: Site;
  service: Service;
  visit: Visit;
  photos: readonly Attachment[];
  consent: ReportConsent;
};

export function snapshotOf(facts: SnapshotFacts): ReportSnapshot {
  const { code, number, revisionReason, company, client, site, service, visit, consent } = facts;
  const work = workOf(service, visit);
  return {
    format: 1,
    code,
    version: number,
    versionReason: revisionReason,
    issuedAt: facts.issuedAt.toISOString(),
    timeZone: company.timeZone,
    company: companyOf(company, facts.logoSha256),
    client: clientOf(client),
    site: { id: site.id, name: site.name, address: addressLine(site.address) },
    contact: contactOf(site, client),
    equipment: service.equipment.map(({ id, label, serialNumber }) => ({ id, name: label, serialNumber })),
    service: serviceOf(service),
    visitId: visit.id,
    work,
    lines: service.lines.map((line) => ({ ...pricedLine(line), amountCents: lineCents(line) })),
    totals: totalsOf(service.lines),
    photos: facts.photos.map(({ id, kind, sha256 }) => ({ attachmentId: id, kind, sha256 })),
    consent,
    warrantyUntil: warrantyOf(service, signedOn(consent, work, company.timeZone)),
  };
}

function companyOf(company: CompanyDetails, logoSha256: string | null): ReportSnapshot['company'] {
  const logo = logoSha256 === null ? {} : { logoSha256 };
  return { ...letterheadOf(company), email: company.email, ...logo };
}

function clientOf({ id, code, legalName, nif, billingAddress }: Client): ReportSnapshot['client'] {
  return { id, code, name: legalName, nif, address: billingAddress && addressLine(billingAddress) };
}

function serviceOf(service: Service): ReportSnapshot['service'] {
  const { id, code, title, description, typeName, category, underWarranty } = service;
  return { id, code, title, description, typeName, category, underWarranty };
}

function pricedLine(line: ServiceLine): Omit<ReportSnapshot['lines'][number], 'amountCents'> {
  const { id, kind, text, quantityMilli, unit, unitPriceCents, discountBasisPoints, vatPercent, billable } =
    line;
  return { id, kind, text, quantityMilli, unit, unitPriceCents, discountBasisPoints, vatPercent, billable };
}

function contactOf(site: Site, client: Client): ReportSnapshot['contact'] {
  const contact = siteContact(site) ?? clientContact(client);
  return contact && { name: contact.name ?? client.legalName, phone: contact.phone };
}

function workOf(service: Service, visit: Visit): ReportWork {
  const { technicians, travelStartedAt, arrivedAt, finishedAt, resolution, pauses } = visit;
  if (arrivedAt === null || finishedAt === null || resolution === null) {
    throw new Error(`visits/${visit.id} has no end to be reported`);
  }
  return {
    technicians: technicians.map(({ id, name }) => ({ id, name })),
    travelStartedAt: travelStartedAt?.toISOString() ?? null,
    arrivedAt: arrivedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    pauses: pauses.map(({ from, to, reason }) => ({
      from: from.toISOString(),
      to: (to ?? finishedAt).toISOString(),
      reason,
    })),
    ...(visit.unconfirmed.length > 0 ? { unconfirmed: [...visit.unconfirmed].sort() } : {}),
    workedMinutes: workedMinutes(visit, finishedAt),
    resolution,
    checklist: checklistOf(service),
  };
}

function checklistOf({ checklist, answers }: Service): ReportWork['checklist'] {
  return checklist.map(({ id, text, kind }) => {
    const given = answers[id];
    return { id, text, answer: given ? answerText({ kind }, given.value) : null };
  });
}

function signedOn(consent: ReportConsent, { finishedAt }: ReportWork, timeZone: string): LocalDate {
  return todayIn(timeZone, new Date(consentInstant(consent) ?? finishedAt));
}

function warrantyOf({ category }: Service, day: LocalDate): LocalDate | null {
  return hasWarranty(category) ? warrantyUntilOf(day) : null;
}
