import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '#shared/use-online.ts';
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

/** `absent`: they could not be read yet; `none`: the catalogue is empty. */
type Catalogue = 'here' | 'coming' | 'absent' | 'none';

export function useKnownItems(): { items: KnownItems; catalogue: Catalogue } {
  const items = itemsOf(useWork());
  const kept = useSyncExternalStore(items.subscribe, items.getSnapshot);
  const isOnline = useOnline();
  const [asked, setAsked] = useState<{ isOnline: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void items.keepUp().finally(() => {
      if (isCurrent) setAsked({ isOnline });
    });
    return () => {
      isCurrent = false;
    };
  }, [items, isOnline]);
  const unread = asked?.isOnline === isOnline ? 'absent' : 'coming';
  const empty = kept.readAt === null ? unread : 'none';
  return { items, catalogue: kept.items.length > 0 ? 'here' : empty };
}

/** The server knows it for a stored line; for a line not sent yet it is in the kept catalogue. */
export function useItemCode(item: { id: string; code: string } | null): string | null {
  const items = itemsOf(useWork());
  useSyncExternalStore(items.subscribe, items.getSnapshot);
  useEffect(() => void items.load(), [items]);
  return item && (item.code || (items.find(item.id)?.code ?? null));
}
