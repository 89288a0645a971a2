import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { readClientRows } from '@cuadrilla/domain/imports/rows/read-client-rows.ts';
import { withClientMatches } from './client-matches.ts';
import type { ClientRow } from './client-row.ts';
import { equipmentImport } from './equipment-import.ts';
import { itemImport } from './item-import.ts';
import type { KindOfImport } from './kind-of-import.ts';
import { prospectImport } from './prospect-import.ts';
import { undoClients } from './undo-clients.ts';
import { writeClients } from './write-clients.ts';

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  CLIENTS: {
    read: readClientRows,
    match: (candidates, rows, before, except) =>
      withClientMatches(candidates, rows as ClientRow[], before, except),
    write: (writing, rows, before) => writeClients(writing, rows as ClientRow[], before),
    undo: undoClients,
  },
  EQUIPMENT: equipmentImport,
  PROSPECTS: prospectImport,
  ITEMS: itemImport,
};

export const kindOfImport = (kind: ImportKind): KindOfImport => KINDS[kind];
