/** Unique values, counts and histories of prices in memory, kept by the rules that the database has for them. */
import { isDeepStrictEqual } from 'node:util';
import { withPrice } from '@cuadrilla/domain/items/item-prices.ts';
import type { Client } from '../../clients/client.ts';
import { nifClaims } from '../../clients/store/nif-claims.ts';
import type { Equipment } from '../../clients/equipment/equipment.ts';
import type { Item } from '../../items/item.ts';
import { itemKey } from '../../items/store/item-document.ts';
import { ownerOfUnique, uniqueRef } from '../../store/uniques.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { UnitStores } from '../stores.ts';

type Records = Pick<UnitStores, 'clients' | 'sites' | 'equipment' | 'items'>;
type Ref = { path: string };

const firestore = { doc: (path: string) => ({ path }) } as unknown as UnitHandle['firestore'];
const nifRef = (nif: string) => uniqueRef(firestore, 'nif', nif);
const itemRef = (ref: string) => uniqueRef(firestore, 'itemRef', itemKey(ref));

/** By path, the record that has each value. */
export const uniquesOf = (clients: Iterable<Client>, items: Iterable<Item>): Map<string, string> =>
  new Map([
    ...[...clients].flatMap(({ id, nif }) => (nif === null ? [] : [[nifRef(nif).path, id] as const])),
    ...[...items].map(({ id, ref }) => [itemRef(ref).path, id] as const),
  ]);

/** A claim that was written in this unit cannot be read in it again. */
function claimsIn(uniques: Map<string, string>) {
  const written = new Set<string>();
  const waiting: (() => unknown)[] = [];
  const write = ({ path }: Ref, id: string | null) => {
    written.add(path);
    waiting.push(() => (id === null ? uniques.delete(path) : uniques.set(path, id)));
  };
  const tx: unknown = {
    get({ path }: Ref) {
      if (written.has(path)) throw new Error(`${path} was written in this unit and cannot be read again`);
      return Promise.resolve({ get: () => uniques.get(path) });
    },
    set: (ref: Ref, { id }: { id: string }) => write(ref, id),
    delete: (ref: Ref) => write(ref, null),
  };
  return { tx: tx as UnitHandle['tx'], write, apply: () => waiting.forEach((each) => each()) };
}

/** Sites and clients where machines have been counted in this unit cannot be read in it again. */
function countingIn({ clients, sites, equipment }: Records): Pick<Records, 'sites' | 'equipment'> & {
  clients: Pick<Records['clients'], 'find' | 'findCurrent'>;
} {
  const counted = new Set<string>();
  const count = ({ site, client }: Pick<Equipment, 'site' | 'client'>) => {
    counted.add(site.id);
    counted.add(client.id);
  };
  const unlessCounted =
    <T>(find: (id: string) => Promise<T>) =>
    (id: string) => {
      if (counted.has(id)) throw new Error(`${id} was written in this unit and cannot be read again`);
      return find(id);
    };
  return {
    clients: { find: unlessCounted(clients.find), findCurrent: unlessCounted(clients.findCurrent) },
    sites: { ...sites, find: unlessCounted(sites.find) },
    equipment: {
      ...equipment,
      insert(each) {
        equipment.insert(each);
        count(each);
      },
      async save(before, after) {
        await equipment.save(before, after);
        if (before.status !== after.status) count(after);
      },
      remove(each) {
        equipment.remove(each);
        count(each);
      },
    },
  };
}

/** Like a database, applies the claims of a unit at its end, with `apply`. */
export function claiming(
  stores: Records,
  uniques: Map<string, string>,
  by: { at: Date; byName: string },
): Records & { apply: () => void } {
  const { clients, items } = stores;
  const counting = countingIn(stores);
  const { tx, write, apply } = claimsIn(uniques);
  const nifs = nifClaims({ tx, firestore });
  return {
    ...{ ...counting, apply },
    clients: {
      ...{ ...clients, ...counting.clients },
      idByNif: nifs.holder,
      async insert(client) {
        await nifs.claim(client.nif, client.id);
        await clients.insert(client);
      },
      async save(before, after, extra) {
        if (!isDeepStrictEqual(before, after)) await nifs.move(before, after);
        await clients.save(before, after, extra);
      },
      async remove(client) {
        await nifs.release(client);
        await clients.remove(client);
      },
    },
    items: {
      ...items,
      idByRef: (ref) => ownerOfUnique(tx, itemRef(ref)),
      insert(item) {
        write(itemRef(item.ref), item.id);
        items.insert({ ...item, prices: withPrice([], item, by) } as typeof item);
      },
      save(before, after) {
        if (isDeepStrictEqual(before, after)) return;
        const isMoved = itemKey(before.ref) !== itemKey(after.ref);
        if (isMoved) write(itemRef(before.ref), null);
        if (isMoved) write(itemRef(after.ref), before.id);
        items.save(before, { ...after, prices: withPrice(after.prices, after, by) });
      },
      remove(item) {
        write(itemRef(item.ref), null);
        items.remove(item);
      },
    },
  };
}
