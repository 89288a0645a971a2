import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import type { ReportSnapshot } from '@cuadrilla/domain/field/work-report.ts';
import { isDocumentId } from '../store/document-id.ts';
import { withDates } from '../store/fanout/with-dates.ts';
import type { WorkReport } from './work-report.ts';

/** Where a report is. */
export function reportRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.doc(`reports/${id}`);
}

/** A document as the model, or null where there is none. */
export function toReport(snapshot: DocumentSnapshot): WorkReport | null {
  return snapshot.exists ? rowToReport(snapshot) : null;
}

/** A document that is known to be there; what the report shows is read from the very text that was hashed. */
export function rowToReport(snapshot: DocumentSnapshot): WorkReport {
  const data = withDates(snapshot.data()) as Omit<WorkReport, 'id' | 'snapshot'>;
  const { code, number, isLatest, service, visitId, technicianIds, signer, refusal, signatureId } = data;
  const { frozenAt, revisionReason, canonical, sha256, previousHash } = data;
  return {
    ...{ id: snapshot.id, code, number, isLatest, service, visitId, technicianIds },
    ...{ signer, refusal, signatureId, frozenAt, revisionReason, canonical, sha256, previousHash },
    snapshot: JSON.parse(canonical) as ReportSnapshot,
  };
}

/** The fields of the document: the snapshot is kept once, as the text that was hashed. */
export function reportToDocument(report: WorkReport): Record<string, unknown> {
  const { code, number, isLatest, service, visitId, technicianIds, signer, refusal, signatureId } = report;
  const { frozenAt, revisionReason, canonical, sha256, previousHash } = report;
  return {
    ...{ code, number, isLatest, service, visitId, technicianIds },
    ...{ signer, refusal, signatureId, frozenAt, revisionReason, canonical, sha256, previousHash },
  };
}

/** A report as it stands in a transaction; null also for what cannot be an id. */
export async function readReport(
  tx: Transaction,
  firestore: Firestore,
  id: string,
): Promise<WorkReport | null> {
  return isDocumentId(id) ? toReport(await tx.get(reportRef(firestore, id))) : null;
}
