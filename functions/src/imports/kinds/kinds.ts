import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { clientImport } from './client-import.ts';
import type { KindOfImport } from './kind-of-import.ts';

const KINDS: Readonly<Partial<Record<ImportKind, KindOfImport>>> = { CLIENTS: clientImport };

export function kindOfImport(kind: ImportKind): KindOfImport {
  const found = KINDS[kind];
  if (found === undefined) throw new Error(`${kind} cannot be imported`);
  return found;
}

export const isImported = (kind: string): kind is ImportKind => kind in KINDS;
