import { toFailure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { continueExport, createExport, type ExportOutcome } from './create-export.ts';
import { fileNameOf } from './export.ts';
import { readOwnExports } from './read-export.ts';

export const exportQueries: Pick<QueryResolvers, 'exports'> = {
  exports: async (_source, _args, context) => readOwnExports(context, await context.viewer()),
};

export const exportMutations: Pick<MutationResolvers, 'createExport' | 'continueExport'> = {
  createExport: async (_source, { input, key }, context) =>
    settle(await createExport(context, await context.viewer(), input, key)),
  continueExport: async (_source, { input: { id } }, context) =>
    settle(await continueExport(context, await context.viewer(), id)),
};

export const exportTypes: Pick<Resolvers, 'Export'> = {
  Export: { fileName: fileNameOf },
};

function settle(outcome: ExportOutcome) {
  if (outcome.kind !== 'done') return toFailure(outcome);
  return { __typename: 'ExportSuccess', export: outcome.export } as const;
}
