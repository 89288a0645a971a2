import type { Attachment } from '../../attachments/attachment.ts';
import { attachmentRef } from '../../attachments/attachment-document-store.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { reportRef, reportToDocument, toReport } from '../report-document-store.ts';
import { REPORT_CHAIN } from '../seal-report.ts';
import type { WorkReport } from '../work-report.ts';

export type ReportRecords = RecordsById<WorkReport> & {
  lastHash: () => Promise<string | null>;
  /** Also moves the chain's head and marks the files that it shows and the version that it replaces. */
  insert: (report: WorkReport, photos: readonly Attachment[], replaces: WorkReport | null) => void;
};

export function reportRecords(unit: UnitHandle): ReportRecords {
  const { tx, firestore, by } = unit;
  const head = firestore.doc(REPORT_CHAIN);
  return {
    ...readById(unit, 'reports', toReport),
    lastHash: async () => ((await tx.get(head)).get('head') as string | undefined) ?? null,
    insert(report, photos, replaces) {
      const { id, sha256, signatureId } = report;
      tx.create(reportRef(firestore, id), { ...reportToDocument(report), createdBy: by.actor.id });
      tx.set(head, { head: sha256, reportId: id });
      if (replaces) tx.update(reportRef(firestore, replaces.id), { isLatest: false });
      const shown = photos.filter(({ reported }) => !reported).map((photo) => photo.id);
      const kept = signatureId === null ? shown : [...shown, signatureId];
      for (const file of kept) tx.update(attachmentRef(firestore, file), { reported: true });
    },
  };
}
