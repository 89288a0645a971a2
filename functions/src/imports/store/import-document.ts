import type { DocumentSnapshot, Firestore, Timestamp } from '@google-cloud/firestore';
import { IMPORT_KEPT_DAYS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { RowOptions } from '@cuadrilla/domain/imports/rows/read-row.ts';
import type { Import, ImportPage, ImportUndo } from '../import.ts';

const DAY_MS = 86_400_000;

export const importRef = (firestore: Firestore, id: string) => firestore.doc(`imports/${id}`);

export const pageRef = (
  firestore: Firestore,
  { importId, run, page }: Pick<ImportPage, 'importId' | 'run' | 'page'>,
) => firestore.doc(`importRows/${importId}_${run}_${page}`);

export const expiryOf = (createdAt: Date) => new Date(createdAt.getTime() + IMPORT_KEPT_DAYS * DAY_MS);

/**
 * Fields that queries need are stored as such; all else is one text, because no query reads parts of it. So are the
 * rows of a page.
 */
export function importDocument(value: Import): Record<string, unknown> {
  const { kind, status, byId, createdAt } = value;
  return {
    kind,
    status,
    byId,
    createdAt,
    underWay: isUnderWay(status),
    data: JSON.stringify(value),
    expiresAt: expiryOf(createdAt),
  };
}

export function toImport(snapshot: DocumentSnapshot): Import | null {
  return snapshot.exists ? rowToImport(snapshot) : null;
}

type StoredOptions = Pick<RowOptions, 'titleCase' | 'sameAddress'> &
  Partial<Pick<RowOptions, 'neverOverwrite' | 'chosenValues'>>;

export function rowToImport(snapshot: DocumentSnapshot): Import {
  const { kind, status, byId, createdAt, data } = snapshot.data() as Pick<
    Import,
    'kind' | 'status' | 'byId'
  > & {
    createdAt: Timestamp;
    data: string;
  };
  const rest = JSON.parse(data) as Omit<
    Import,
    'importedAt' | 'rememberedAt' | 'undo' | 'attempts' | 'stopped' | 'unknownValues' | 'options'
  > & {
    options: StoredOptions;
    importedAt: string | null;
    rememberedAt?: string | null;
    undo: (Omit<ImportUndo, 'at' | 'lost'> & { at: string; lost?: number }) | null;
  } & Partial<Pick<Import, 'attempts' | 'stopped' | 'unknownValues'>>;
  const { titleCase, sameAddress, neverOverwrite = [], chosenValues = {} } = rest.options;
  return {
    ...rest,
    // Missing from the earliest imports.
    attempts: rest.attempts ?? 0,
    stopped: rest.stopped ?? null,
    actor: (rest as Partial<Import>).actor ?? null,
    unknownValues: rest.unknownValues ?? [],
    options: { titleCase, sameAddress, neverOverwrite, chosenValues },
    id: snapshot.id,
    kind,
    status,
    byId,
    createdAt: createdAt.toDate(),
    importedAt: rest.importedAt === null ? null : new Date(rest.importedAt),
    rememberedAt: rest.rememberedAt == null ? null : new Date(rest.rememberedAt),
    undo: rest.undo && { ...rest.undo, lost: rest.undo.lost ?? 0, at: new Date(rest.undo.at) },
  };
}

/** The earliest rows have no `read`. */
type StoredRow = Omit<ImportRow, 'read'> & Partial<Pick<ImportRow, 'read'>>;

const withRead = (row: StoredRow): ImportRow => ({ ...row, read: row.read ?? [] });

export function pageDocument({ importId, run, page, done, rows }: ImportPage, expiresAt: Date) {
  return { importId, run, page, done, rows: JSON.stringify(rows), expiresAt };
}

export function toPage(snapshot: DocumentSnapshot): ImportPage | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const { importId, run, page, done, rows } = data as Omit<ImportPage, 'rows'> & { rows: string };
  return { importId, run, page, done, rows: (JSON.parse(rows) as StoredRow[]).map(withRead) };
}
