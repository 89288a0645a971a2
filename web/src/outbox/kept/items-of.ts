import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { ItemsAtWorkDocument, type ItemsAtWorkQuery } from '../documents/items-at-work.generated.ts';
import type { Ask } from './day-store.ts';
import { KnownItems } from './known-items.ts';
import type { Shelf } from './storage.ts';

type ItemWork = { ask: Ask; shelf: Shelf };

const opened = new WeakMap<ItemWork, KnownItems>();

export function itemsOf(work: ItemWork): KnownItems {
  const items = opened.get(work) ?? createItems(work);
  opened.set(work, items);
  return items;
}

function createItems({ ask, shelf }: ItemWork): KnownItems {
  return new KnownItems({
    shelf,
    async askItems(since) {
      const asked = await ask<ItemsAtWorkQuery>(
        persistedOperation(ItemsAtWorkDocument, 'ItemsAtWork', { since }),
      );
      return asked.ok ? { ok: true, value: asked.value.fieldItems } : asked;
    },
  });
}
