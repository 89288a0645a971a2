import { toFailure } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { addNote } from './add-note.ts';
import { fieldChanges } from './field-changes.ts';
import { lastChange } from './last-change.ts';
import { readAudit } from './read-audit.ts';
import { readActivity } from './read-activity.ts';

export const activityQueries: Pick<QueryResolvers, 'activity' | 'auditEntries'> = {
  activity: async (_source, { entity, id, first, after }, context) =>
    readActivity(context, await context.viewer(), { entity, id }, { first, after: after ?? null }),
  auditEntries: async (_source, { first, after, filter }, context) =>
    readAudit(context, await context.viewer(), { first, after: after ?? null, filter: filter ?? {} }),
};

export const activityMutations: Pick<MutationResolvers, 'addNote'> = {
  addNote: async (_source, { input, key }, context) => {
    const outcome = await addNote(context, await context.viewer(), input, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const [id = ''] = outcome.ids;
    const entry = await context.stores.activity.find(id);
    if (!entry) throw new Error(`audit/${id} was just written and is not there`);
    const prospect = input.answers ? await context.stores.prospects.find(input.id) : null;
    return { __typename: 'AddNoteSuccess', entry, prospect };
  },
};

export const activityTypes: Pick<Resolvers, 'ActivityEntry' | 'AuditEntry' | 'ConflictError'> = {
  ActivityEntry: { changes: fieldChanges },
  AuditEntry: { changes: ({ kind, ...entry }) => fieldChanges({ ...entry, entity: kind }) },
  ConflictError: { change: ({ current }, _arguments, context) => lastChange(current, context) },
};
