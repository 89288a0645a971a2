import type { ImportStatus } from '@cuadrilla/domain/imports/import-states.ts';
import { noticedRows } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import { targetOf, targetsOf, writtenField } from '@cuadrilla/domain/imports/targets.ts';
import { NOT_FOUND, toFailure, type Failure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { Done } from '../store/act.ts';
import { actOnImport } from './act-on-import.ts';
import { advanceImport } from './advance-import.ts';
import { changeImport } from './change-import.ts';
import { decideImport } from './decide-import.ts';
import { announcedOf, progressOf, undoUntilOf } from './import-progress.ts';
import { readImport, readImports } from './shown/read-import.ts';
import { shownUnknownValues } from './shown/unknown-values.ts';
import { readImportRows } from './shown/read-import-rows.ts';

type Names = 'imports' | 'import' | 'importRows';

export const importQueries: Pick<QueryResolvers, Names> = {
  imports: async (_source, { first, after }, context) =>
    readImports(context, await context.viewer(), { first, after: after ?? null }),
  import: async (_source, { id }, context) => readImport(context, await context.viewer(), id),
  importRows: async (_source, asked, context) => readImportRows(context, await context.viewer(), asked),
};

type MutationNames = 'changeImport' | 'decideImport' | 'actOnImport' | 'advanceImport';

export const importMutations: Pick<MutationResolvers, MutationNames> = {
  changeImport: async (_source, { input, key }, context) =>
    settle(context, await changeImport(context, await context.viewer(), input, key), input.id),
  decideImport: async (_source, { input, key }, context) =>
    settle(context, await decideImport(context, await context.viewer(), input, key), input.id),
  actOnImport: async (_source, { input, key }, context) =>
    settle(context, await actOnImport(context, await context.viewer(), input, key), input.id),
  advanceImport: async (_source, { input }, context) => {
    const after = await advanceImport(context, await context.viewer(), input.id);
    return after === null ? toFailure(NOT_FOUND) : { __typename: 'ImportSuccess', import: after };
  },
};

async function settle({ stores }: GraphQLContext, outcome: Done | Failure, id: string) {
  if (outcome.kind !== 'done') return toFailure(outcome);
  const found = await stores.imports.find(id);
  if (found === null) throw new Error(`imports/${id} is not there`);
  return { __typename: 'ImportSuccess', import: found } as const;
}

const ENCODINGS = { 'UTF-8': 'UTF_8', 'UTF-16LE': 'UTF_16LE', 'WINDOWS-1252': 'WINDOWS_1252' } as const;

const BEFORE_STOPS = { STOPPED: 'PAUSED', UNDO_STOPPED: 'PARTLY_UNDONE' } as const;

const hasStopped = (status: ImportStatus): status is keyof typeof BEFORE_STOPS => status in BEFORE_STOPS;

export const importTypes: Pick<Resolvers, 'Import'> = {
  Import: {
    status: ({ status }) => (hasStopped(status) ? BEFORE_STOPS[status] : status),
    state: ({ status }) => status,
    separator: ({ text }) => text?.separator ?? null,
    encoding: ({ text }) => text && ENCODINGS[text.encoding],
    headerRow: ({ headerRow }) => (headerRow === null ? null : headerRow + 1),
    columns: ({ kind, columns, mapping, options: { neverOverwrite } }) =>
      columns.map(({ header, examples }, index) => {
        const target = targetOf(kind, mapping[index] ?? '');
        const field = target === undefined ? null : writtenField(target);
        return {
          header,
          examples,
          target: target?.path ?? null,
          neverOverwrite: field === null ? null : neverOverwrite.includes(field),
        };
      }),
    targets: ({ kind }) => targetsOf(kind).map(({ path, label, takesMany }) => ({ path, label, takesMany })),
    unknownValues: (found, _asked, context) => shownUnknownValues(context, found),
    titleCase: ({ options }) => options.titleCase,
    sameAddress: ({ options }) => options.sameAddress,
    announced: announcedOf,
    noticed: ({ tallies }) => noticedRows(tallies),
    progress: progressOf,
    undoUntil: undoUntilOf,
  },
};
