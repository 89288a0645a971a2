import { prospectRows } from '../permissions/permission-prospect-rows.ts';
import {
  EDGES,
  MORE,
  PAGE,
  VIEWER,
  byAdmin,
  byOffice,
  combinations,
  page,
  record,
  type AreaLists,
  type Operation,
} from './kit.ts';

const prospectFilters = [
  {},
  { status: 'NEW' },
  { open: true },
  { ownerId: 'x' },
  { sourceId: 'x' },
  { interestId: 'x' },
  { status: 'NEW', open: true, ownerId: 'x', sourceId: 'x', interestId: 'x' },
];
const prospects = [
  ...combinations({
    search: ['', 'ana', 'ana ruiz'],
    sort: ['NEWEST', 'NEXT_ACTION', 'NAME', 'VALUE'],
    filter: prospectFilters,
  }),
  ...['OVERDUE', 'TODAY', 'THIS_WEEK', 'LATER', 'NONE'].flatMap((due) =>
    prospectFilters.map((filter) => ({ sort: 'NEWEST', filter: { ...filter, due } })),
  ),
];

const board = { new: 'NEW', contacted: 'CONTACTED', qualified: 'QUALIFIED', quoted: 'QUOTED' };
const BOARD = Object.entries(board).map(([name, status]) => [name, { status }] as const);
const COLUMN = 10;
const HEADS = 7;

export const lists: AreaLists = {
  rootFields: {
    'Query.prospects': byOffice('prospects:open'),
    'Query.prospectTotals': byOffice('prospects:open'),
    'Query.prospect': byOffice('prospects:open', '(id: "nobody")'),
    'Mutation.createProspect': byOffice('prospects:create', '(input: { prospect: { kind: PERSON } })'),
    'Mutation.updateProspect': byOffice(
      'prospects:edit',
      '(input: { id: "nobody", version: 1, prospect: { kind: PERSON } })',
    ),
    'Mutation.advanceProspect': byOffice(
      'prospects:edit',
      '(input: { id: "nobody", version: 1, to: CONTACTED })',
    ),
    'Mutation.stepBackProspect': byOffice(
      'prospects:edit',
      '(input: { id: "nobody", version: 1, reason: "" })',
    ),
    'Mutation.loseProspect': byOffice(
      'prospects:edit',
      '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
    ),
    'Mutation.discardProspect': byOffice(
      'prospects:edit',
      '(input: { id: "nobody", version: 1, kind: SPAM })',
    ),
    'Mutation.reopenProspect': byOffice('prospects:edit', '(input: { id: "nobody", version: 1 })'),
    'Mutation.restoreProspect': byAdmin('prospects:restore', '(input: { id: "nobody", version: 1 })'),
    'Mutation.convertProspect': byOffice('prospects:convert', '(input: { id: "nobody", version: 1 })'),
  },
  permissions: {
    'prospects and conversion': prospectRows,
  },
  operations: [
    ...prospects.map((variables): Operation => ({
      by: 'agent',
      query: `query ($search: String, $sort: ProspectSort!, $filter: ProspectFilter) {
        prospects(search: $search, sort: $sort, filter: $filter) ${EDGES}
      }`,
      variables,
    })),
    ...prospectFilters.map((filter): Operation => ({
      by: 'agent',
      query: 'query ($filter: ProspectFilter) { prospectTotals(filter: $filter) { count valueCents } }',
      variables: { filter },
    })),
    { by: 'agent', query: '{ duplicates(input: { nif: "12345678Z", emails: ["a@b.es"] }) { id } }' },
    { by: 'agent', query: '{ search(q: "ana") { id } }' },
    { by: 'agent', query: '{ search(q: "ana ruiz") { id } }' },
  ],
  budgets: ({ ids: { prospectId } }) => ({
    ProspectsList: page(PAGE, { sort: 'NEWEST' }),
    BoardColumn: page(COLUMN, { filter: { status: 'NEW' }, sort: 'NEXT_ACTION' }),
    ProspectsBoard: [
      'AGENT',
      VIEWER + BOARD.length * (COLUMN + MORE) + HEADS,
      { first: COLUMN, totals: {}, ...Object.fromEntries(BOARD) },
    ],
    ProspectDetail: record(prospectId),
    OriginProspect: record(prospectId),
  }),
};
