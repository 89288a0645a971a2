import { IMPORT_KINDS, IMPORTS, UNDO_DAYS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IMPORT_STEPS, isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { sumCounts } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { targetOf, targetsOf, writtenField } from '@cuadrilla/domain/imports/targets.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { NOT_FOUND, toFailure, type Failure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { Done } from '../store/act.ts';
import { actOnImport, NOT_READ_YET } from './act-on-import.ts';
import { advanceImport } from './advance-import.ts';
import { changeImport } from './change-import.ts';
import { decideImport } from './decide-import.ts';
import type { Import } from './import.ts';
import { isInView, mayHave, shownRow } from './shown-row.ts';

type Names = 'imports' | 'import' | 'importRows';

const maySee = (role: Role, { kind }: Import) => can(role, IMPORTS[kind].permission);

/** Enough rows for a screen, for any page size. */
const ROWS_SHOWN = 40;

export const importQueries: Pick<QueryResolvers, Names> = {
  imports: (_source, { first, after }, { stores, reader }) => {
    const { role } = reader();
    const kinds = IMPORT_KINDS.filter((kind) => can(role, IMPORTS[kind].permission));
    return stores.imports.list({ kinds, first, after: after ?? null });
  },
  import: async (_source, { id }, { stores, reader }) => {
    const found = await stores.imports.find(id);
    return found !== null && maySee(reader().role, found) ? found : null;
  },
  importRows: async (_source, { id, view, fromPage }, { stores, reader }) => {
    const found = await stores.imports.find(id);
    if (found === null || !maySee(reader().role, found)) return null;
    const rows = [];
    let page = Math.max(0, fromPage);
    for (; page < found.tallies.length && rows.length < ROWS_SHOWN; page += 1) {
      if (!mayHave(found, page, view)) continue;
      const [kept] = await stores.imports.pages(found, [page]);
      const shown = (kept?.rows ?? []).filter((row) => isInView(row, view));
      rows.push(...shown.map((row) => shownRow(found, kept?.page ?? page, row)));
    }
    return { rows, nextPage: page < found.tallies.length ? page : null };
  },
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
const DAY_MS = 86_400_000;

export const importTypes: Pick<Resolvers, 'Import'> = {
  Import: {
    separator: ({ text }) => text?.separator ?? null,
    encoding: ({ text }) => text && ENCODINGS[text.encoding],
    headerRow: ({ headerRow }) => (headerRow === null ? null : headerRow + 1),
    columns: ({ kind, columns, mapping, options: { neverOverwrite } }) =>
      columns.map(({ header, examples }, index) => {
        const target = targetOf(kind, mapping[index] ?? '');
        const field = target === undefined ? null : writtenField(target);
        return {
          ...{ header, examples, target: target?.path ?? null },
          neverOverwrite: field === null ? null : neverOverwrite.includes(field),
        };
      }),
    targets: ({ kind }) => targetsOf(kind).map(({ path, label, takesMany }) => ({ path, label, takesMany })),
    titleCase: ({ options }) => options.titleCase,
    sameAddress: ({ options }) => options.sameAddress,
    announced: (found) => announcedOf(found),
    progress: (found) => progressOf(found),
    undoUntil: ({ status, importedAt }) =>
      importedAt !== null && IMPORT_STEPS.UNDO.from.includes(status)
        ? new Date(importedAt.getTime() + UNDO_DAYS * DAY_MS)
        : null,
  },
};

function announcedOf({ announced, status, tallies, rule }: Import) {
  if (announced !== null) return announced;
  return status === 'CHECKED' ? sumCounts(tallies.map((tally) => tally[rule])) : null;
}

function progressOf({ status, cursor, tallies }: Import) {
  if (!isUnderWay(status) && status !== 'PAUSED') return null;
  const total = tallies.length;
  if (status === 'UNDOING') return { done: total - 1 - cursor, total };
  return { done: cursor === NOT_READ_YET ? 0 : cursor, total };
}
