import { writeAudit } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { TableRow } from '../../tables/table.ts';
import { createBlobStore } from '../../attachments/blob-store.ts';
import type { Export } from '../export.ts';
import { exportRef, partId, toExport } from '../export-store.ts';
import { packRows } from './row-parts.ts';

/** `asked` contains the list's filters, in words. */
export type ExportEntry = { subject: string; asked: object };

export type ExportRecords = RecordsById<Export> & {
  insert: (made: Export) => void;
  /** Adds rows at the end; writes the audit entry with the last of them. */
  append: (before: Export, rows: readonly TableRow[], after: Export, entry: ExportEntry) => Export;
  /** Without more rows: it has failed, or is to be tried again. */
  save: (after: Export) => void;
};

export function exportRecords(unit: UnitHandle): ExportRecords {
  const { tx, firestore } = unit;
  const blobs = createBlobStore(firestore);
  const save = ({ id, ...fields }: Export) => void tx.set(exportRef(firestore, id), fields);
  return {
    ...readById(unit, 'exports', toExport),
    insert: ({ id, ...fields }) => void tx.create(exportRef(firestore, id), fields),
    append(before, rows, after, { subject, asked }) {
      const parts = packRows(rows);
      for (const [index, bytes] of parts.entries())
        blobs.put(tx, partId(before.id, before.parts + index), bytes);
      const grown = { ...after, parts: before.parts + parts.length };
      save(grown);
      if (grown.status !== 'READY') return grown;
      const { list, format } = grown;
      writeAudit(unit, {
        entity: 'EXPORT',
        entityId: before.id,
        subject,
        before: null,
        after: { list, format, rows: grown.rows, ...auditedAsked(asked) },
      });
      return grown;
    },
    save,
  };
}

/** In a timeline `search` is reserved for the words that find a document. */
function auditedAsked({ search, ...rest }: Export['asked'] & { search?: string }): object {
  return search == null ? rest : { words: search, ...rest };
}
