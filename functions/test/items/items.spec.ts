import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditedItem, itemToDocument, rowToItem } from '../../src/items/store/item-document.ts';
import { auditOf } from '../kits/client-kit.ts';
import { givenItem, mutateItem, someItem, succeedItem } from '../kits/item-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { clearProject, execute, gql, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let admin: Person;
let agent: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  agent = await kit.given.agent();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

const ITEMS = gql(`query ItemRefs($search: String, $filter: ItemFilter, $sort: ItemSort!) {
  items(search: $search, filter: $filter, sort: $sort) { edges { node { ref } } }
}`);

const refs = async (variables: { search?: string; filter?: object; sort?: 'NAME' | 'REF' | 'UPDATED' }) => {
  const { items } = await execute(kit, agent, ITEMS, { sort: 'NAME', ...variables });
  return items.edges.map(({ node }) => node.ref);
};

describe('an item', () => {
  test('is created once per key, with an audit entry and its first price', async () => {
    const input = { item: someItem({ barcodes: ['8410525150005'], family: 'Válvulas' }) };
    const key = randomUUID();
    const { item } = await succeedItem(kit, admin, 'createItem', input, key);
    expect((await succeedItem(kit, admin, 'createItem', input, key)).item.id).toBe(item.id);
    expect(item).toMatchObject({ ...input.item, archived: false, version: 1 });
    expect(item.prices).toMatchObject([{ priceCents: 1_250, costCents: 700 }]);
    expect(await auditOf(kit, item.id)).toMatchObject([
      { entity: 'ITEM', action: 'createItem', subject: item.name, after: { ref: item.ref } },
    ]);
  });

  test('is created once when five simultaneous calls use one reference', async () => {
    const ref = `UNA-${randomUUID().slice(0, 6)}`;
    const answers = await Promise.all(
      [ref, ref.toLowerCase(), ref, ref, ref].map((each) =>
        mutateItem(kit, admin, 'createItem', { item: someItem({ ref: each }) }, randomUUID()),
      ),
    );
    const kinds = answers.map(({ __typename }) => __typename).sort();
    expect(kinds).toEqual(['ItemSuccess', ...Array<string>(4).fill('ValidationError')]);
  });

  test('releases its reference when it changes, and keeps its earlier prices', async () => {
    const { id, ref } = await givenItem(kit, admin);
    const next = someItem({ priceCents: 1_400 });
    const { item } = await succeedItem(kit, admin, 'updateItem', { id, version: 1, item: next });
    expect(item.prices.map(({ priceCents }) => priceCents)).toEqual([1_400, 1_250]);
    expect(await mutateItem(kit, admin, 'createItem', { item: someItem({ ref }) })).toMatchObject({
      __typename: 'ItemSuccess',
    });
    expect(await mutateItem(kit, admin, 'createItem', { item: someItem({ ref: next.ref }) })).toMatchObject({
      fields: [{ path: 'item.ref', message: 'Ya hay un artículo con esta referencia' }],
    });
  });

  test('is unchanged after writing what was read', async () => {
    const { id } = await givenItem(kit, admin, { description: 'Con palanca', supplierRef: 'P-9' });
    const ref = kit.firestore.doc(`items/${id}`);
    const item = rowToItem(await ref.get());
    await ref.set({ ...itemToDocument(item) }, { merge: true });
    expect(auditedItem(rowToItem(await ref.get()))).toEqual(auditedItem(item));
  });
});

test('items are searched by reference, name, family and barcode, filtered and sorted', async () => {
  const word = `lote${randomUUID().slice(0, 6)}`;
  const of = (changes: Parameters<typeof someItem>[0]) =>
    givenItem(kit, admin, { supplierRef: word, ...changes });
  const valve = await of({ ref: `B-${word}`, name: 'Ángulo', family: `Fam ${word}`, barcodes: ['96385074'] });
  const work = await of({ ref: `A-${word}`, name: 'Zócalo', kind: 'LABOUR', unit: 'HOUR' });
  const away = await of({ ref: `C-${word}`, name: 'Medio' });
  await succeedItem(kit, admin, 'archiveItem', { id: away.id, version: 1 });
  expect(await refs({ search: word })).toEqual([valve.ref, work.ref]);
  expect(await refs({ search: word, sort: 'REF' })).toEqual([work.ref, valve.ref]);
  expect(await refs({ search: word, sort: 'UPDATED' })).toEqual([work.ref, valve.ref]);
  expect(await refs({ search: `${word} angul` })).toEqual([valve.ref]);
  expect(await refs({ search: `96385074 ${word}` })).toEqual([valve.ref]);
  expect(await refs({ search: word, filter: { kind: 'LABOUR' } })).toEqual([work.ref]);
  expect(await refs({ filter: { family: `FAM ${word}` } })).toEqual([valve.ref]);
  expect(await refs({ search: word, filter: { archive: 'ARCHIVED' } })).toEqual([away.ref]);
});

test('fieldItems returns changes since a mark without costs, and costs two reads when nothing changed', async () => {
  const technician = await kit.given.technician();
  const item = await givenItem(kit, admin, { priceCents: 1_250, costCents: 777 });
  const FIELD = gql(`query Field($since: String) {
    fieldItems(since: $since) { mark isWhole goneIds items { id code name kind unit vatPercent priceCents barcodes } }
  }`);
  const ask = async (since: string | null) => (await execute(kit, technician, FIELD, { since })).fieldItems;
  const whole = await ask(null);
  expect(whole.isWhole).toBe(true);
  expect(whole.items[0]).toMatchObject({ id: item.id, code: item.ref, priceCents: null });
  expect(JSON.stringify(whole)).not.toContain('777');
  tally.reads = 0;
  expect(await ask(whole.mark)).toEqual({ mark: whole.mark, isWhole: false, items: [], goneIds: [] });
  // The viewer and the revision.
  expect(tally.reads).toBe(2);
  await succeedItem(kit, admin, 'archiveItem', { id: item.id, version: 1 });
  const less = await ask(whole.mark);
  expect(less.isWhole).toBe(false);
  expect(less.goneIds).toContain(item.id);
  await kit.firestore.doc(`users/${technician.uid}`).update({ permissions: { prices: true, phones: true } });
  const other = await givenItem(kit, admin, { priceCents: 4_321 });
  const priced = await ask(less.mark);
  expect(priced.isWhole).toBe(true);
  expect(priced.items.find(({ id }) => id === other.id)?.priceCents).toBe(4_321);
});

test('itemFamilies lists each family once, ignoring case and accents', async () => {
  const word = `zz${randomUUID().slice(0, 6)}`;
  await givenItem(kit, admin, { family: `${word} Válvulas` });
  await givenItem(kit, admin, { family: `${word} valvulas` });
  await givenItem(kit, admin, { family: `${word} Bombas` });
  const FAMILIES = gql(
    `query Families($startingWith: String!) { itemFamilies(startingWith: $startingWith) }`,
  );
  const { itemFamilies } = await execute(kit, agent, FAMILIES, { startingWith: word.toUpperCase() });
  expect(itemFamilies).toHaveLength(2);
  expect(itemFamilies[0]).toBe(`${word} Bombas`);
});
