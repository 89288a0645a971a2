import { withPrice } from '@cuadrilla/domain/items/item-prices.ts';
import type { NewItem } from '@cuadrilla/domain/records/item.ts';
import { changedFields, writeAudit, type AuditChange } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import { ownerOfUnique, uniqueRef } from '../../store/uniques.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Item } from '../item.ts';
import { touchItems, touchRemovedItems } from './field-items.ts';
import { auditedItem, itemKey, itemToDocument, toItem } from './item-document.ts';

export type ItemRecords = RecordsById<Item> & {
  findAll: (ids: readonly string[]) => Promise<(Item | null)[]>;
  idByRef: (ref: string) => Promise<string | null>;
  /** Claims the reference and begins the history of prices. */
  insert: (item: NewItem & { id: string }) => void;
  /** Moves the claim of the reference and adds to the history of prices. */
  save: (before: Item, after: Item) => void;
  /** With the claim of its reference. For an import that is undone: people archive items. */
  remove: (item: Item) => void;
};

export function itemRecords(unit: UnitHandle): ItemRecords {
  const { tx, firestore, by } = unit;
  const ref = (id: string) => firestore.doc(`items/${id}`);
  const claim = (itemRef: string) => uniqueRef(firestore, 'itemRef', itemKey(itemRef));
  const priced = { at: by.now, byName: by.actor.name };
  const audit = ({ id, name }: { id: string; name: string }, change: AuditChange) =>
    writeAudit(unit, { entity: 'ITEM', entityId: id, subject: name, ...change });
  return {
    ...readById(unit, 'items', toItem),
    idByRef: (itemRef) => ownerOfUnique(tx, claim(itemRef)),
    insert({ id, ...typed }) {
      const item = { ...typed, archived: false, prices: withPrice([], typed, priced) };
      touchItems(tx, firestore);
      tx.set(claim(item.ref), { id });
      tx.create(ref(id), { ...itemToDocument(item), ...firstMeta(by) });
      audit({ id, name: item.name }, { before: null, after: auditedItem(item) });
    },
    save(before, after) {
      const changed = changedFields(auditedItem(before), auditedItem(after));
      if (changed === null) return;
      touchItems(tx, firestore);
      const moved = itemKey(before.ref) !== itemKey(after.ref);
      if (moved) tx.delete(claim(before.ref));
      if (moved) tx.set(claim(after.ref), { id: before.id });
      const item = { ...after, prices: withPrice(after.prices, after, priced) };
      tx.update(ref(before.id), { ...itemToDocument(item), ...nextMeta(before, by) });
      audit(after, changed);
    },
    remove(item) {
      touchRemovedItems(tx, firestore);
      tx.delete(claim(item.ref));
      tx.delete(ref(item.id));
      audit(item, { before: auditedItem(item), after: null });
    },
  };
}
