import type { Firestore, Timestamp } from '@google-cloud/firestore';
import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { createLargeBlobStore } from '../../attachments/large-blob-store.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import type { Import, ImportPage, RememberedMapping } from '../import.ts';
import { importRef, pageRef, rowToImport, toImport, toPage } from './import-document.ts';
import { fileId, mappingId } from './import-records.ts';

const SORT = {
  name: 'imports',
  field: 'createdAt',
  of: 'instant',
  direction: 'desc',
} as const satisfies Sort;
const FIELDS = ['kind', 'status', 'byId', 'createdAt', 'data'];
const UNDER_WAY_MAX = 20;

export type ImportStore = {
  /** Never cached, as it changes during a request. */
  find: (id: string) => Promise<Import | null>;
  /** The latest first. */
  list: (page: {
    kinds: readonly ImportKind[];
    first: number;
    after: string | null;
  }) => Promise<Page<Import>>;
  pages: (of: Pick<Import, 'id' | 'run'>, pages: readonly number[]) => Promise<ImportPage[]>;
  bytes: (of: Import) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Imports that the server continues automatically, the oldest first. */
  underWay: () => Promise<Import[]>;
  /** With when it was chosen; null for columns that nobody has chosen yet. */
  remembered: (kind: ImportKind, headerSet: string) => Promise<(RememberedMapping & { at: Date }) | null>;
};

export function createImportStore(firestore: Firestore): ImportStore {
  const imports = firestore.collection('imports');
  const blobs = createLargeBlobStore(firestore);
  return {
    find: async (id) => (isDocumentId(id) ? toImport(await importRef(firestore, id).get()) : null),
    list: ({ kinds, first, after }) =>
      listPage(
        { query: imports.where('kind', 'in', [...kinds]), fields: FIELDS, sort: SORT, first, after },
        rowToImport,
      ),
    async pages({ id, run }, pages) {
      if (pages.length === 0) return [];
      const found = await firestore.getAll(
        ...pages.map((page) => pageRef(firestore, { importId: id, run, page })),
      );
      return found.flatMap((snapshot) => toPage(snapshot) ?? []);
    },
    bytes: (of) => blobs.read(fileId(of), of.size),
    async underWay() {
      const { docs } = await imports
        .where('underWay', '==', true)
        .orderBy('createdAt')
        .limit(UNDER_WAY_MAX)
        .get();
      return docs.map(rowToImport);
    },
    async remembered(kind, headerSet) {
      const found = await firestore.doc(`importMappings/${mappingId(kind, headerSet)}`).get();
      if (!found.exists) return null;
      // The earliest mappings have no values.
      const {
        mapping,
        neverOverwrite,
        values = '{}',
        at,
      } = found.data() as {
        mapping: string;
        neverOverwrite: string[];
        values?: string;
        at: Timestamp;
      };
      const columns = JSON.parse(mapping) as RememberedMapping['columns'];
      const chosenValues = JSON.parse(values) as RememberedMapping['chosenValues'];
      return { columns, neverOverwrite, chosenValues, at: at.toDate() };
    },
  };
}
