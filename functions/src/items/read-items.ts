import { assertCan, type Acting } from '../acting.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import { maySeePrices, type Allowed } from '../work/ownership.ts';
import type { Item } from './item.ts';

type Deps = { stores: Pick<Stores, 'items'> };
type Asked = Parameters<Stores['items']['list']>[0];

export function readItems({ stores }: Deps, viewer: Acting, asked: Asked): Promise<Page<Item>> {
  assertCan(viewer, 'items:open');
  return stores.items.list(asked);
}

export function readItem({ stores }: Deps, viewer: Acting, id: string): Promise<Item | null> {
  assertCan(viewer, 'items:open');
  return stores.items.find(id);
}

export function readItemFamilies({ stores }: Deps, viewer: Acting, startingWith: string): Promise<string[]> {
  assertCan(viewer, 'items:open');
  return stores.items.families(startingWith);
}

/** For a technician's device, since its mark; with prices only if they may see them. */
export function readItemsForField({ stores }: Deps, viewer: Allowed, since: string | null) {
  assertCan(viewer, 'items:pick');
  return stores.items.forField(since, maySeePrices(viewer));
}
