import type { Firestore } from '@google-cloud/firestore';
import type { Actor } from '../store/act.ts';
import { createUnit } from '../unit/unit.ts';
import type { DemoItem } from './demo/demo-items.ts';
import { actBy } from './seed-world.ts';

const AT_ONCE = 50;
const MADE_MS = 200 * 86_400_000;

export async function seedItems(
  firestore: Firestore,
  now: Date,
  admin: Actor,
  all: readonly DemoItem[],
): Promise<void> {
  const unit = createUnit(firestore, () => undefined);
  const by = actBy(admin, 'createItem', new Date(now.getTime() - MADE_MS));
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = all.slice(start, start + AT_ONCE);
    await unit(by, async ({ items }) => {
      const known = await items.findAll(part.map(({ id }) => id));
      const holders = await Promise.all(part.map(({ ref }) => items.idByRef(ref)));
      for (const [index, item] of part.entries()) {
        if (known[index] === null && holders[index] === null) items.insert(item);
      }
      return { kind: 'done', ids: [] };
    });
  }
}
