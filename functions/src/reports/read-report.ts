import { assertCan } from '../acting.ts';
import { maySeePlace } from '../clients/site-access.ts';
import type { Letterhead, WorkReportContent } from '../graphql/types.generated.ts';
import { logoBase64 } from '../settings/company-data.ts';
import type { Stores } from '../unit/stores.ts';
import { maySeePhones, maySeePrices, type Allowed, type Reader } from '../work/ownership.ts';
import { letterheadOf } from './letterhead.ts';
import { reportFor } from './report-access.ts';
import { contentOfReport } from './report-content.ts';
import type { WorkReport } from './work-report.ts';

type Deps = { stores: Pick<Stores, 'reports' | 'visits' | 'siteAccess'>; now: () => Date };
type Settings = { stores: Pick<Stores, 'settings'> };

/** Null for a report that the person may not read; a technician also reads those of a site that they may see. */
export async function readWorkReport(
  { stores, now }: Deps,
  viewer: Reader,
  id: string,
): Promise<WorkReport | null> {
  assertCan(viewer, 'reports:read');
  const report = await stores.reports.find(id);
  if (report === null || reportFor(viewer, report) !== null) return report;
  const visit = await stores.visits.find(report.visitId);
  const isKnown =
    visit && (await maySeePlace(stores.siteAccess, viewer.id, { siteId: visit.site.id }, now()));
  return isKnown ? report : null;
}

/** With prices only where the company prints them and the reader may see them. */
export async function readReportContent(
  { stores: { settings } }: Settings,
  viewer: Allowed,
  { snapshot }: Pick<WorkReport, 'snapshot'>,
): Promise<WorkReportContent> {
  const prices = maySeePrices(viewer) && (await settings.company()).pricesOnReport;
  const logo = await logoBase64(settings, snapshot.company.logoSha256 ?? null);
  return contentOfReport(snapshot, { prices, phones: maySeePhones(viewer) }, { logo });
}

export async function readLetterhead({ stores }: Settings, viewer: Reader): Promise<Letterhead> {
  assertCan(viewer, 'own-day:read');
  return letterheadOf(await stores.settings.company());
}
