import type { Service } from '../../work/service.ts';
import { auditService } from '../../work/store/write-service.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { noteChange } from '../../store/visit-changes.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { AuditChange, DeviceTimes } from '../../store/audit.ts';
import { attachmentRef, attachmentsOf, filesQuery, toAttachment } from '../attachment-document-store.ts';
import type { Attachment } from '../attachment.ts';
import { createBlobStore } from '../blob-store.ts';

/** The audit entry is on the file's service. */
type Entry = { service: Service; at: Date; times?: DeviceTimes | null };

export type AttachmentRecords = {
  find: (id: string) => Promise<Attachment | null>;
  ofVisit: (visitId: string) => Promise<Attachment[]>;
  countOfService: (serviceId: string) => Promise<number>;
  countPhotos: (visitId: string) => Promise<number>;
  insert: (file: Attachment, bytes: Uint8Array, entry: Entry) => void;
  remove: (file: Attachment, entry: Entry) => void;
  moveTo: (visitId: string, file: Attachment) => void;
};

export function attachmentRecords(unit: UnitHandle): AttachmentRecords {
  const { tx, firestore } = unit;
  const blobs = createBlobStore(firestore);
  const count = async (query: ReturnType<typeof filesQuery>) => (await tx.get(query.count())).data().count;
  const audit = ({ service, at }: Entry, change: AuditChange) => {
    noteChange(tx, firestore, { serviceIds: [service.id], technicianIds: service.technicianIds });
    auditService(unit, service, { ...change, at });
  };
  return {
    find: async (id) => (isDocumentId(id) ? toAttachment(await tx.get(attachmentRef(firestore, id))) : null),
    ofVisit: (visitId) => attachmentsOf(tx, firestore, { visitId }),
    countOfService: (serviceId) => count(filesQuery(firestore, { serviceId })),
    countPhotos: (visitId) =>
      count(filesQuery(firestore, { visitId }).where('kind', 'in', ['BEFORE', 'AFTER'])),
    insert(file, bytes, entry) {
      const { id, ...fields } = file;
      tx.create(attachmentRef(firestore, id), fields);
      blobs.put(tx, id, bytes);
      audit(entry, { before: null, after: { attachment: auditedFile(file), ...entry.times } });
    },
    remove(file, entry) {
      tx.delete(attachmentRef(firestore, file.id));
      blobs.remove(tx, file.id);
      audit(entry, { before: { attachment: auditedFile(file) }, after: entry.times ?? null });
    },
    moveTo: (visitId, { id }) => void tx.update(attachmentRef(firestore, id), { visitId }),
  };
}

function auditedFile({ id, visitId, kind, mime, size, sha256 }: Attachment) {
  return { id, visitId, kind, mime, size, sha256 };
}
