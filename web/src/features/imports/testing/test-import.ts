import type { DataOf } from '../../../testing/fake-server.ts';
type Import = NonNullable<DataOf<'ImportPage'>['import']> & { __typename: 'Import' };

export const NO_ROWS = {
  ...{ __typename: 'ImportCounts', created: 0, updated: 0, unchanged: 0, skipped: 0 },
  ...{ repeated: 0, error: 0, changed: 0, undecided: 0 },
};

/** As the server sends it: of five new rows, which are checked. */
export const anImport = (changes: Partial<Import> = {}): Import => ({
  ...({ __typename: 'Import', id: 'i1', kind: 'CLIENTS', fileName: 'clientes.csv' } as const),
  ...({ byName: 'Diego Salas', createdAt: '2026-11-24T09:00:00.000Z', status: 'CHECKED' } as const),
  ...({ version: 3, separator: ';', encoding: 'UTF_8', sheet: 0, headerRow: 1 } as const),
  ...{ sheets: [], columns: [], targets: [], titleCase: false, inCapitals: false, sameAddress: false },
  ...({ rememberedAt: null, problem: null, rowCount: 5, rule: 'ASK' } as const),
  ...{ totals: [], announced: { ...NO_ROWS, created: 5 }, noticed: 0, result: null, progress: null },
  ...{ undoUntil: null, undo: null, stopped: null, unknownValues: [] },
  ...changes,
});

type ImportRow = NonNullable<DataOf<'ImportRows'>['importRows']>['rows'][number];

export const anImportRow = (changes: Partial<ImportRow> = {}): ImportRow => ({
  __typename: 'ImportRow',
  ...({ number: 2, page: 0, name: 'Zubiri', status: 'NEW', reason: null, values: [] } as const),
  ...{ repeats: null, problems: [], notices: [], match: null, changes: [], untouched: [], kept: [] },
  ...({ decisions: [], decision: null, planned: 'CREATED', outcome: null } as const),
  ...changes,
});
