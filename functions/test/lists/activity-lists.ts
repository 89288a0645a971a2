import { recordRows } from '../permissions/permission-prospect-rows.ts';
import { EDGES, VIEWER, byAdmin, byAll, byOffice, type AreaLists } from './kit.ts';

const HOME = 16;
/** Per kind of record. */
const HITS = 5;

export const lists: AreaLists = {
  rootFields: {
    'Query.activity': byAll('(entity: SERVICE, id: "nobody")'),
    'Query.search': byOffice('(q: "nobody")'),
    'Query.systemStatus': byAdmin(),
    'Mutation.retryStaleCopy': byAdmin('(input: { id: "nobody" })'),
    'Mutation.addNote': byAll('(input: { entity: SERVICE, id: "nobody", kind: NOTE, text: "" })'),
  },
  permissions: {
    'timelines and search': recordRows,
  },
  operations: [{ by: 'agent', query: `{ activity(entity: CLIENT, id: "x") ${EDGES} }` }],
  budgets: ({ ids: { clientId, sharedEmail } }) => ({
    AdminHome: ['ADMIN', HOME],
    AgentHome: ['AGENT', HOME],
    // Each client found counts its open services.
    Palette: ['AGENT', VIEWER + 5 * HITS + HITS, { q: 'c' }],
    // Ten clients and one more, which may be the record itself; no prospects or property managers. Each one shown counts its
    // open services.
    Duplicates: [
      'AGENT',
      VIEWER + (10 + 1) + 1 + 1 + 10,
      { input: { emails: [sharedEmail], exceptId: clientId } },
    ],
  }),
};
