import { createHash } from 'node:crypto';
import { createLargeBlobStore } from '../../attachments/large-blob-store.ts';
import { writeAudit, type AuditChange } from '../../store/audit.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Import, ImportPage, RememberedMapping } from '../import.ts';
import {
  expiryOf,
  importDocument,
  importRef,
  pageDocument,
  pageRef,
  toImport,
  toPage,
} from './import-document.ts';

export type ImportRecords = {
  find: (id: string) => Promise<Import | null>;
  page: (of: Pick<Import, 'id' | 'run'>, page: number) => Promise<ImportPage | null>;
  insert: (value: Import, bytes: Uint8Array) => void;
  /** With an audit entry if the import changed records or ended. */
  save: (after: Import, audited?: AuditChange) => void;
  savePage: (of: Import, page: ImportPage) => void;
  removeFile: (of: Import) => void;
  /** The mapping, for the next file with these columns. */
  remember: (of: Import, headerSet: string, mapping: RememberedMapping) => void;
};

export function importRecords(unit: UnitHandle): ImportRecords {
  const { tx, firestore, by } = unit;
  const blobs = createLargeBlobStore(firestore);
  const audit = ({ id, fileName }: Import, change: AuditChange) =>
    writeAudit(unit, { entity: 'IMPORT', entityId: id, subject: fileName, ...change });
  return {
    find: async (id) => (isDocumentId(id) ? toImport(await tx.get(importRef(firestore, id))) : null),
    page: async ({ id, run }, page) => toPage(await tx.get(pageRef(firestore, { importId: id, run, page }))),
    insert(value, bytes) {
      tx.create(importRef(firestore, value.id), importDocument(value));
      blobs.put(tx, fileId(value), bytes, expiryOf(value.createdAt));
      const { kind, fileName, size, sha256 } = value;
      audit(value, { before: null, after: { kind, fileName, size, sha256 } });
    },
    save(after, audited) {
      tx.set(importRef(firestore, after.id), importDocument(after));
      if (audited) audit(after, audited);
    },
    savePage: (of, page) => void tx.set(pageRef(firestore, page), pageDocument(page, expiryOf(of.createdAt))),
    removeFile: (of) => blobs.remove(tx, fileId(of), of.size),
    remember: ({ kind }, headerSet, { columns, neverOverwrite, chosenValues }) =>
      void tx.set(firestore.doc(`importMappings/${mappingId(kind, headerSet)}`), {
        mapping: JSON.stringify(columns),
        neverOverwrite,
        values: JSON.stringify(chosenValues),
        at: by.now,
      }),
  };
}

export const fileId = ({ id }: Pick<Import, 'id'>) => `import-${id}`;

export const mappingId = (kind: string, headerSet: string) =>
  `${kind}_${createHash('sha256').update(headerSet).digest('hex')}`;
