import type { CompanyDetails } from '@cuadrilla/domain/records/settings/settings.ts';
import type { ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { Service } from '../work/service.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Visit } from '../work/visit.ts';
import { sealReport } from './seal-report.ts';
import { snapshotOf } from './snapshot-of.ts';
import type { WorkReport } from './work-report.ts';

export type FreezeStores = Pick<UnitStores, 'clients' | 'sites' | 'settings' | 'codes' | 'reports'>;

type ToFreeze = {
  service: Service;
  visit: Visit;
  company: CompanyDetails;
  photos: readonly Attachment[];
  consent: ReportConsent;
  revises: { report: WorkReport; reason: string } | null;
};

/** Appends a report to the company's chain; concurrent reports wait for the chain's head. */
export async function freezeReport(stores: FreezeStores, facts: ToFreeze, now: Date): Promise<WorkReport> {
  const { visit, revises, photos } = facts;
  const [client, site, logo, previousHash, code] = await Promise.all([
    // From the visit: its service may have been changed since.
    stores.clients.findCurrent(visit.client.id),
    stores.sites.find(visit.site.id),
    stores.settings.section('logo'),
    stores.reports.lastHash(),
    revises?.report.code ?? stores.codes.next('report'),
  ]);
  // Neither is ever deleted.
  if (!client || !site) throw new Error(`clients/${visit.client.id} or sites/${visit.site.id} is not there`);
  const number = (revises?.report.number ?? 0) + 1;
  const revisionReason = revises?.reason ?? null;
  const snapshot = snapshotOf({
    ...facts,
    client,
    site,
    code,
    number,
    revisionReason,
    issuedAt: now,
    logoSha256: logo.sha256,
  });
  const report = sealReport({ ...facts, id: stores.reports.newId(), snapshot, previousHash, now });
  stores.reports.insert(report, photos, revises?.report ?? null);
  return report;
}
