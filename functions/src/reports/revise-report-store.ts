import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isPhoto } from '@cuadrilla/domain/files/attachments.ts';
import { attachmentsOf } from '../attachments/attachment-document-store.ts';
import type { Failure } from '../unit/failures.ts';
import { readService } from '../services/store/service-document.ts';
import { readSection } from '../settings/settings-store.ts';
import type { Done, Occasion } from '../store/act.ts';
import { writeVisit } from '../visits/store/technician-days.ts';
import { auditVisit } from '../visits/store/visit-audit.ts';
import { readVisit } from '../visits/store/visit-document.ts';
import { prepareReport } from './freeze-report-store.ts';
import { readReport } from './report-document-store.ts';
import { versionText } from './version-text.ts';

/** Which report, the latest, and why there is to be another version of it. */
export type Revision = { id: string; reason: string };

/** Done with the ids of the new version and of its visit. */
export type RevisionOutcome = Done | Failure;

const NOT_LATEST = 'Ya hay una versión más reciente de este parte: revisa esa';

/**
 * Freezes a new version from what service and visit say now. Who signed, or why nobody did, is taken over: it was said of the
 * signed version, which stays.
 */
export async function reviseReport(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  { id, reason }: Revision,
  occasion: Occasion,
): Promise<RevisionOutcome> {
  const report = await readReport(tx, firestore, id);
  if (report === null) return { kind: 'notFound' };
  if (!report.isLatest) return { kind: 'transition', message: NOT_LATEST };
  const { visitId } = report;
  const [service, visit, company, files] = await Promise.all([
    readService(tx, firestore, report.service.id),
    readVisit(tx, firestore, visitId),
    readSection(firestore, tx, 'company'),
    attachmentsOf(tx, firestore, { visitId }),
  ]);
  // Neither is ever deleted.
  if (!service || !visit) throw new Error(`What reports/${id} is about is not there`);
  const photos = files.filter(({ kind }) => isPhoto(kind));
  const { consent } = report.snapshot;
  const facts = { service, visit, company, photos, consent, revises: { report, reason } };
  const next = await prepareReport(tx, firestore, facts, occasion);
  next.write();
  const after = { ...visit, reportId: next.report.id };
  writeVisit(tx, firestore, { before: visit, after }, occasion, company.timeZone);
  const audited = { before: { report: versionText(report) }, after: { report: versionText(next.report) } };
  auditVisit(tx, firestore, service, { visitId, ...audited, text: reason }, occasion);
  return { kind: 'done', ids: [next.report.id, visitId] };
}
