import { useEffect, useSyncExternalStore } from 'react';
import type { QueuedAct } from '../acts/act.ts';
import { itemsOf } from './items-of.ts';
import type { KnownItems } from './known-items.ts';
import { machinesAfter, type KnownSite } from './known-sites.ts';
import { sitesOf } from './sites-of.ts';
import { useWork } from '../use-work.ts';

export function useKnownSite(id: string | null, acts: readonly QueuedAct[]): KnownSite | null {
  const sites = sitesOf(useWork());
  const known = useSyncExternalStore(sites.subscribe, sites.getSnapshot);
  useEffect(() => void sites.load(), [sites]);
  const site = id === null ? undefined : known.get(id)?.site;
  return site === undefined ? null : { ...site, equipment: machinesAfter(site, acts) };
}

export function useKnownItems(): { items: KnownItems; isAny: boolean } {
  const items = itemsOf(useWork());
  const kept = useSyncExternalStore(items.subscribe, items.getSnapshot);
  useEffect(() => void items.keepUp(), [items]);
  return { items, isAny: kept.items.length > 0 };
}

/** The server knows it for a stored line; for a line not sent yet it is in the kept catalogue. */
export function useItemCode(item: { id: string; code: string } | null): string | null {
  const items = itemsOf(useWork());
  useSyncExternalStore(items.subscribe, items.getSnapshot);
  useEffect(() => void items.load(), [items]);
  return item && (item.code || (items.find(item.id)?.code ?? null));
}
