import type { DataOf } from '../../../testing/fake-server.ts';

type ImportRow = NonNullable<DataOf<'ImportRows'>['importRows']>['rows'][number];

export const anImportRow = (changes: Partial<ImportRow> = {}): ImportRow => ({
  __typename: 'ImportRow',
  ...({ number: 2, page: 0, name: 'Zubiri', status: 'NEW', reason: null, values: [] } as const),
  ...{ repeats: null, problems: [], notices: [], match: null, changes: [], untouched: [], kept: [] },
  ...({ decisions: [], decision: null, planned: 'CREATED', outcome: null } as const),
  ...changes,
});
