import { givenItem } from '../kits/item-kit.ts';
import { itemRows } from '../permissions/permission-item-rows.ts';
import {
  byAdmin,
  byOffice,
  byTechnician,
  combinations,
  EDGES,
  MORE,
  page,
  PAGE,
  record,
  VIEWER,
  type AreaLists,
  type Operation,
} from './kit.ts';

const items = combinations({
  kind: [undefined, 'LABOUR'],
  family: [undefined, 'Válvulas'],
  archive: [undefined, 'ARCHIVED'],
  search: ['', 'valvula', 'valvula esfera'],
  sort: ['NAME', 'REF', 'UPDATED'],
}).map(({ search, sort, ...filter }) => ({ search, sort, filter }));

const INPUT = '{ ref: "", name: "", kind: MATERIAL, unit: UNIT, vatPercent: 21 }';

export const lists: AreaLists = {
  rootFields: {
    'Query.items': byOffice('items:open'),
    'Query.item': byOffice('items:open', '(id: "nobody")'),
    'Query.itemFamilies': byOffice('items:open'),
    'Query.fieldItems': byTechnician('items:pick'),
    'Mutation.createItem': byAdmin('items:edit', `(input: { item: ${INPUT} })`),
    'Mutation.updateItem': byAdmin('items:edit', `(input: { id: "nobody", version: 1, item: ${INPUT} })`),
    'Mutation.archiveItem': byAdmin('items:edit', '(input: { id: "nobody", version: 1 })'),
    'Mutation.restoreItem': byAdmin('items:edit', '(input: { id: "nobody", version: 1 })'),
  },
  permissions: { catalogue: itemRows },
  operations: [
    ...items.map((variables): Operation => ({
      by: 'agent',
      query: `query ($search: String, $sort: ItemSort!, $filter: ItemFilter) {
        items(search: $search, sort: $sort, filter: $filter) ${EDGES}
      }`,
      variables,
    })),
    { by: 'technician', query: '{ fieldItems { mark } }' },
    { by: 'technician', query: '{ fieldItems(since: "0.1.n") { mark } }' },
    { by: 'agent', query: '{ item(id: "x") { id } itemFamilies(startingWith: "v") }' },
  ],
  budgets: async ({ kit, people }) => {
    const made: { id: string }[] = [];
    for (let index = 0; index <= PAGE; index += 1) {
      made.push(await givenItem(kit, people.ADMIN, { family: `Familia ${index}` }));
    }
    const id = made[0]?.id ?? '';
    return {
      ItemsPage: page(PAGE, { sort: 'NAME' }),
      ItemFamilies: ['AGENT', VIEWER + PAGE + 1 + MORE, { startingWith: '' }],
      // The items of this and of other lists, and the revision.
      ItemsAtWork: ['OWN', VIEWER + 2 * PAGE + 1, { since: null }],
      ItemPage: record(id),
      EditItemPage: record(id),
      ItemChoice: record(id),
      ItemChoices: ['AGENT', VIEWER + 20 + MORE, { search: 'valvula' }],
    };
  },
};
