import { recordRows } from '../permissions/permission-prospect-rows.ts';
import {
  byAdmin,
  byAll,
  byOffice,
  combinations,
  EDGES,
  MORE,
  page,
  PAGE,
  VIEWER,
  type AreaLists,
  type Operation,
} from './kit.ts';

const HITS = 5;

const audits = combinations({
  actorId: [undefined, 'x'],
  about: [{}, { kind: 'CLIENT' }, { kind: 'CLIENT', recordId: 'x' }],
  days: [{}, { from: '2026-11-01', to: '2026-11-24' }],
}).map(({ actorId, about, days }) => ({ actorId, ...(about as object), ...(days as object) }));

export const lists: AreaLists = {
  rootFields: {
    'Query.activity': byAll('activity:read', '(entity: SERVICE, id: "nobody")'),
    'Query.auditEntries': byAdmin('audit:open'),
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
    ...audits.map((filter): Operation => ({
      by: 'admin',
      query: `query ($filter: AuditFilter) { auditEntries(filter: $filter) ${EDGES} }`,
      variables: { filter },
    })),
  ],
  budgets: ({ ids: { clientId, sharedEmail } }) => ({
    AuditPage: page(PAGE),
    // Each client found counts its open services.
    Palette: ['AGENT', VIEWER + 5 * HITS - 1 + HITS, { q: 'c' }],
    // The same without counts, and five items.
    AuditRecords: ['ADMIN', VIEWER + 5 * HITS - 1 + HITS + MORE, { q: 'c' }],
    // Ten clients and one more, which may be the record itself; no prospects or property managers. Each one shown counts its
    // open services.
    Duplicates: [
      'AGENT',
      VIEWER + (10 + 1) + 1 + 1 + 10,
      { input: { emails: [sharedEmail], exceptId: clientId } },
    ],
  }),
};
