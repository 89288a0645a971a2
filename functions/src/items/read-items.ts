import { assertCan } from '../acting.ts';
import type { Stores } from '../unit/stores.ts';
import { maySeePrices, type Allowed } from '../work/ownership.ts';

/** For a technician's device, since its mark; with prices only if they may see them. */
export function readItemsForField(
  { stores }: { stores: Pick<Stores, 'items'> },
  viewer: Allowed,
  since: string | null,
) {
  assertCan(viewer, 'items:pick');
  return stores.items.forField(since, maySeePrices(viewer));
}
