/** The price catalogue: administrators write it, agents read it without costs, technicians do not open it. */
import { givenItem, itemMutationOf, someItem, type ItemMutation } from '../kits/item-kit.ts';
import { ADMIN_ONLY, ADMIN_SEES, OFFICE_SEES, question, type Row, type World } from './permission-world.ts';

const COST = 31_337;

const item = ({ kit, people }: World) => givenItem(kit, people.ADMIN, { costCents: COST });

const change = (name: ItemMutation, input: Record<string, unknown>) => ({
  query: itemMutationOf(name),
  variables: { input },
});

const ADMIN_SEES_COST: Row[1] = ['seen', 'hidden', ADMIN_SEES[2]];

export const itemRows: Row[] = [
  ['list items', OFFICE_SEES, async (w) => question('items { edges { node { id } } }', (await item(w)).id)],
  [
    'open an item',
    OFFICE_SEES,
    async (w) => {
      const { id } = await item(w);
      return question(`item(id: "${id}") { id priceCents }`, id);
    },
  ],
  [
    'see what an item costs',
    ADMIN_SEES_COST,
    async (w) => question(`item(id: "${(await item(w)).id}") { costCents }`, String(COST)),
  ],
  [
    'see what an item cost before',
    ADMIN_SEES_COST,
    async (w) => question(`item(id: "${(await item(w)).id}") { prices { costCents } }`, String(COST)),
  ],
  [
    'see the cost in the timeline of an item',
    ADMIN_SEES_COST,
    async (w) =>
      question(
        `activity(entity: ITEM, id: "${(await item(w)).id}") { edges { node { changes { field after } } } }`,
        'costCents',
      ),
  ],
  ['create an item', ADMIN_ONLY, () => Promise.resolve(change('createItem', { item: someItem() }))],
  [
    'edit an item',
    ADMIN_ONLY,
    async (w) => change('updateItem', { id: (await item(w)).id, version: 1, item: someItem() }),
  ],
  ['archive an item', ADMIN_ONLY, async (w) => change('archiveItem', { id: (await item(w)).id, version: 1 })],
];
