import { givenImport, takeStep } from '../kits/import-kit.ts';
import { importRows } from '../permissions/permission-import-rows.ts';
import { byOffice, ONE, page, PAGE, record, VIEWER, type AreaLists } from './kit.ts';

export const lists: AreaLists = {
  rootFields: {
    'Query.imports': byOffice('imports:open'),
    'Query.import': byOffice('imports:open', '(id: "nobody")'),
    'Query.importRows': byOffice('imports:open', '(id: "nobody")'),
    'Mutation.changeImport': byOffice('imports:open', '(input: { id: "nobody", version: 1 })'),
    'Mutation.decideImport': byOffice('imports:open', '(input: { id: "nobody" })'),
    'Mutation.actOnImport': byOffice('imports:open', '(input: { id: "nobody", version: 1, act: CHECK })'),
    'Mutation.advanceImport': byOffice('imports:open', '(input: { id: "nobody" })'),
  },
  permissions: { imports: importRows },
  operations: [
    { by: 'agent', query: '{ imports { edges { cursor } } }' },
    {
      by: 'admin',
      query: '{ imports { edges { cursor } } import(id: "x") { id } importRows(id: "x") { nextPage } }',
    },
  ],
  budgets: async ({ kit, people }) => {
    const bytes = 'Nombre;NIF\r\nAna Ruiz;12345678Z\r\n';
    for (let index = 0; index < PAGE; index += 1) await givenImport(kit, people.ADMIN, { bytes });
    const id = await givenImport(kit, people.ADMIN, { bytes });
    await takeStep(kit, people.ADMIN, { id, version: 1 }, 'CHECK');
    return {
      ImportsPage: page(PAGE),
      ImportPage: record(id),
      // The import, and the page of rows.
      ImportRows: ['ADMIN', VIEWER + ONE + ONE, { id, view: 'ALL', fromPage: 0 }],
    };
  },
};
