import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { ReportSnapshot } from '@cuadrilla/domain/field/work-report.ts';
import { withDates } from '../store/fanout/with-dates.ts';
import type { WorkReport } from './work-report.ts';

export function reportRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.doc(`reports/${id}`);
}

export function toReport(snapshot: DocumentSnapshot): WorkReport | null {
  return snapshot.exists ? rowToReport(snapshot) : null;
}

/** The snapshot is stored only as the hashed text. */
type StoredReport = Omit<WorkReport, 'id' | 'snapshot'>;

export function rowToReport(document: DocumentSnapshot): WorkReport {
  const stored = withDates(document.data()) as StoredReport;
  return { ...stored, id: document.id, snapshot: JSON.parse(stored.canonical) as ReportSnapshot };
}

export const reportToDocument = (report: WorkReport): StoredReport => ({
  code: report.code,
  number: report.number,
  isLatest: report.isLatest,
  service: report.service,
  visitId: report.visitId,
  technicianIds: report.technicianIds,
  signer: report.signer,
  refusal: report.refusal,
  signatureId: report.signatureId,
  frozenAt: report.frozenAt,
  revisionReason: report.revisionReason,
  canonical: report.canonical,
  sha256: report.sha256,
  previousHash: report.previousHash,
});
