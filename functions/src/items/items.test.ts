import type { NewItem } from '@cuadrilla/domain/records/item.ts';
import { describe, expect, test } from 'vitest';
import { ADMIN, AGENT, unitOf } from '../unit/testing/test-unit.ts';
import { archiveItem, restoreItem } from './archive-item.ts';
import { createItem } from './create-item.ts';
import type { Item } from './item.ts';
import type { ItemRecords } from './store/item-records.ts';
import { anItem, VALVE } from './testing/test-item.ts';
import { updateItem } from './update-item.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
function world(...items: Item[]) {
  const inserted: (NewItem & { id: string })[] = [];
  const saved: Item[] = [];
  const records: Pick<ItemRecords, 'newId' | 'find' | 'idByRef' | 'insert' | 'save'> = {
    newId: () => 'new',
    find: (id) => Promise.resolve(items.find((each) => each.id === id) ?? null),
    idByRef: (ref) => Promise.resolve(items.find((each) => each.ref === ref)?.id ?? null),
    insert: (item) => void inserted.push(item),
    save: (_before, after) => void saved.push(after),
  };
  const deps = { unit: unitOf({ items: records as ItemRecords }), now: () => NOW };
  return { deps, inserted, saved };
}

const invalid = (path: string) => ({ kind: 'invalid', fields: [{ path }] });
const ARCHIVED = { kind: 'transition', message: 'El artículo está archivado: restáuralo antes' };

describe('createItem', () => {
  test('stores the sent fields, and empties for omitted ones', async () => {
    const { deps, inserted } = world();
    const outcome = await createItem(deps, ADMIN, { item: { ...VALVE, barcodes: ['8410525150005'] } }, null);
    expect(outcome).toEqual({ kind: 'done', ids: ['new'] });
    expect(inserted).toEqual([
      {
        ...VALVE,
        ...{ id: 'new', family: null, costCents: null, barcodes: ['8410525150005'] },
        ...{ supplierRef: null, description: null },
      },
    ]);
  });

  test.each([
    ['no reference', { ref: '  ' }, 'item.ref'],
    ['a reference of 41 characters', { ref: 'x'.repeat(41) }, 'item.ref'],
    ['no name', { name: '' }, 'item.name'],
    ['a price below zero', { priceCents: -1 }, 'item.priceCents'],
    ['a rate of IVA that there is not', { vatPercent: 19 }, 'item.vatPercent'],
    ['a barcode with a wrong check digit', { barcodes: ['8410525150006'] }, 'item.barcodes'],
    ['six barcodes', { barcodes: ['1', '2', '3', '4', '5', '6'] }, 'item.barcodes'],
    ['a reference that another item has', { ref: 'TAKEN' }, 'item.ref'],
  ])('refuses %s', async (_what, changes, path) => {
    const { deps, inserted } = world(anItem({ ref: 'TAKEN' }));
    const outcome = await createItem(deps, ADMIN, { item: { ...VALVE, ...changes } }, null);
    expect(outcome).toMatchObject(invalid(path));
    expect(inserted).toEqual([]);
  });

  test('is for administrators only', async () => {
    await expect(createItem(world().deps, AGENT, { item: VALVE }, null)).rejects.toThrow();
  });
});

describe('updateItem', () => {
  const update = ({ deps }: ReturnType<typeof world>, item: object, version = 1) =>
    updateItem(deps, ADMIN, { id: 'v', version, item: { ...VALVE, ...item } }, null);

  test('changes the sent fields and keeps the rest', async () => {
    const known = world(anItem({ costCents: 700, supplierRef: 'P-9' }));
    expect(await update(known, { priceCents: 1_300, supplierRef: null })).toMatchObject({ kind: 'done' });
    expect(known.saved).toEqual([anItem({ priceCents: 1_300, costCents: 700 })]);
  });

  test.each([
    ['an unknown item', world(), {}, 1, { kind: 'notFound' }],
    ['an archived item', world(anItem({ archived: true })), {}, 1, ARCHIVED],
    ['a stale version', world(anItem({ version: 2 })), {}, 1, { kind: 'conflict' }],
    [
      'the reference of another item',
      world(anItem(), anItem({ id: 'w', ref: 'W' })),
      { ref: 'W' },
      1,
      invalid('item.ref'),
    ],
    ['a wrong barcode', world(anItem()), { barcodes: ['123'] }, 1, invalid('item.barcodes')],
  ])('refuses %s', async (_what, known, changes, version, expected) => {
    expect(await update(known, changes, version)).toMatchObject(expected);
    expect(known.saved).toEqual([]);
  });
});

describe('archiveItem and restoreItem', () => {
  const input = { id: 'v', version: 1 };

  test('archive and restore an item', async () => {
    const used = world(anItem());
    expect(await archiveItem(used.deps, ADMIN, input, null)).toMatchObject({ kind: 'done' });
    expect(used.saved).toEqual([anItem({ archived: true })]);
    const away = world(anItem({ archived: true }));
    expect(await restoreItem(away.deps, ADMIN, input, null)).toMatchObject({ kind: 'done' });
    expect(away.saved).toEqual([anItem()]);
  });

  test('refuse repeats, an unknown id and a stale version', async () => {
    const message = 'El artículo ya está archivado';
    expect(await archiveItem(world(anItem({ archived: true })).deps, ADMIN, input, null)).toMatchObject({
      message,
    });
    expect(await restoreItem(world(anItem()).deps, ADMIN, input, null)).toMatchObject({
      message: 'El artículo ya está en uso',
    });
    expect(await archiveItem(world().deps, ADMIN, input, null)).toEqual({ kind: 'notFound' });
    expect(await archiveItem(world(anItem({ version: 3 })).deps, ADMIN, input, null)).toEqual({
      kind: 'conflict',
    });
  });
});
