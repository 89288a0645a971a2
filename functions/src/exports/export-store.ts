import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from '@google-cloud/firestore';
import { createBlobStore } from '../attachments/blob-store.ts';
import { isDocumentId } from '../store/document-id.ts';
import { withTransaction } from '../store/transaction.ts';
import type { Column, TableRow } from '../tables/table.ts';
import type { Export } from './export.ts';
import { unpackRows } from './store/row-parts.ts';

export type ExportStore = {
  find: (id: string) => Promise<Export | null>;
  /** The latest first; at most 20. */
  of: (uid: string) => Promise<Export[]>;
  part: (id: string, index: number, columns: readonly Column[]) => Promise<TableRow[]>;
  /** Those not continued since then, the longest waiting first; at most 20. */
  left: (since: Date) => Promise<Export[]>;
  /** Removes expired exports; at most 20 at once. Returns how many. */
  removeExpired: (now: Date) => Promise<number>;
};

const SHOWN = 20;
const AT_ONCE = 20;
const KEPT_MAX = 200;

export function createExportStore(firestore: Firestore): ExportStore {
  const exports = firestore.collection('exports');
  const blobs = createBlobStore(firestore);
  const read = async (query: Query) => (await query.get()).docs.flatMap((doc) => toExport(doc) ?? []);
  return {
    find: async (id) => (isDocumentId(id) ? toExport(await exportRef(firestore, id).get()) : null),
    async of(uid) {
      const kept = await read(exports.where('by.id', '==', uid).limit(KEPT_MAX));
      return kept.sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime()).slice(0, SHOWN);
    },
    async part(id, index, columns) {
      const bytes = await blobs.read(partId(id, index));
      if (bytes === null) throw new Error(`Part ${index} of exports/${id} is not there`);
      return unpackRows(bytes, columns);
    },
    left(since) {
      const running = exports.where('status', '==', 'RUNNING').where('touchedAt', '<', since);
      return read(running.orderBy('touchedAt').limit(AT_ONCE));
    },
    async removeExpired(now) {
      const expired = await read(exports.where('expiresAt', '<=', now).limit(AT_ONCE));
      for (const { id, parts } of expired) {
        await withTransaction(firestore, (tx) => {
          for (let index = 0; index < parts; index += 1) blobs.remove(tx, partId(id, index));
          tx.delete(exportRef(firestore, id));
          return Promise.resolve();
        });
      }
      return expired.length;
    },
  };
}

export const exportRef = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(`exports/${id}`);

export const partId = (id: string, index: number): string => `export_${id}_${index}`;

export function toExport(snapshot: DocumentSnapshot): Export | null {
  if (!snapshot.exists) return null;
  const data = snapshot.data() as Omit<
    Export,
    'id' | 'requestedAt' | 'touchedAt' | 'expiresAt' | 'attempts'
  > & { attempts?: number };
  const instant = (field: string) => {
    const value: unknown = snapshot.get(field);
    return value instanceof Timestamp ? value.toDate() : new Date(0);
  };
  return {
    ...data,
    attempts: data.attempts ?? 0,
    id: snapshot.id,
    requestedAt: instant('requestedAt'),
    touchedAt: instant('touchedAt'),
    expiresAt: instant('expiresAt'),
  };
}
