import { useEffect, useSyncExternalStore } from 'react';
import { useWork } from '../use-work.ts';
import { itemsOf } from './items-of.ts';
import type { KnownItems } from './known-items.ts';

export function useKnownItems(): { items: KnownItems; isAny: boolean } {
  const items = itemsOf(useWork());
  const kept = useSyncExternalStore(items.subscribe, items.getSnapshot);
  useEffect(() => void items.keepUp(), [items]);
  return { items, isAny: kept.items.length > 0 };
}
