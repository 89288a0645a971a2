import { readClientRows } from '@cuadrilla/domain/imports/rows/read-client-rows.ts';
import { withClientMatches } from './client-matches.ts';
import type { ClientRow } from './client-row.ts';
import type { KindOfImport } from './kind-of-import.ts';
import { undoClients } from './undo-clients.ts';
import { writeClients } from './write-clients.ts';

export const clientImport: KindOfImport = {
  read: readClientRows,
  match: (candidates, rows, before, except) =>
    withClientMatches(candidates, rows as ClientRow[], before, except),
  write: (writing, rows, before) => writeClients(writing, rows as ClientRow[], before),
  undo: undoClients,
};
