import { recordRows } from '../permissions/permission-prospect-rows.ts';
import { EDGES, VIEWER, byAdmin, byAll, byOffice, type AreaLists } from './kit.ts';

/** The counters, and four counts. */
const HOME = VIEWER + 5;
/** Per kind of record. */
const HITS = 5;

export const lists: AreaLists = {
  rootFields: {
    'Query.activity': byAll('activity:read', '(entity: SERVICE, id: "nobody")'),
    'Query.search': byOffice('search:use', '(q: "nobody")'),
    'Query.figures': byOffice('search:use'),
    'Query.systemStatus': byAdmin('system:operate'),
    'Mutation.retryStaleCopy': byAdmin('system:operate', '(input: { id: "nobody" })'),
    'Mutation.addNote': byAll(
      'notes:write',
      '(input: { entity: SERVICE, id: "nobody", kind: NOTE, text: "" })',
    ),
  },
  permissions: {
    'timelines and search': recordRows,
  },
  operations: [
    { by: 'agent', query: `{ activity(entity: CLIENT, id: "x") ${EDGES} }` },
    { by: 'agent', query: '{ figures { openReviews } }' },
  ],
  budgets: ({ ids: { clientId, sharedEmail } }) => ({
    AdminHome: ['ADMIN', HOME],
    AgentHome: ['AGENT', HOME],
    // Each client found counts its open services.
    Palette: ['AGENT', VIEWER + 5 * HITS - 1 + HITS, { q: 'c' }],
    // Ten clients and one more, which may be the record itself; no prospects or property managers. Each one shown counts its
    // open services.
    Duplicates: [
      'AGENT',
      VIEWER + (10 + 1) + 1 + 1 + 10,
      { input: { emails: [sharedEmail], exceptId: clientId } },
    ],
  }),
};
