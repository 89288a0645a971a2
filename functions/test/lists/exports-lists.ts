import { byOffice, ONE, VIEWER, type AreaLists } from './kit.ts';

export const lists: AreaLists = {
  rootFields: {
    'Query.exports': byOffice('clients:export'),
    'Mutation.createExport': byOffice(
      'clients:export',
      '(input: { format: JSON, clients: { search: "nobody" } })',
    ),
    'Mutation.continueExport': byOffice('clients:export', '(input: { id: "nobody" })'),
  },
  operations: [{ by: 'agent', query: '{ exports { id } }' }],
  budgets: () => ({
    Exports: ['AGENT', VIEWER + ONE],
  }),
};
