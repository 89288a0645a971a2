import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { itemsOf } from './items-of.ts';
import { KnownSites } from './known-sites.ts';
import { lastSeenOf } from './last-seen.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { Ask } from './day-store.ts';
import type { Shelf } from './storage.ts';
import {
  MachineSiteDocument,
  SiteAtWorkDocument,
  type MachineSiteQuery,
  type SiteAtWorkQuery,
} from '../documents/site-at-work.generated.ts';

type SiteWork = { ask: Ask; shelf: Shelf };

const opened = new WeakMap<SiteWork, KnownSites>();

export function sitesOf(work: SiteWork): KnownSites {
  const sites = opened.get(work) ?? createSites(work);
  opened.set(work, sites);
  return sites;
}

/** The day's sites first: without them a technician who loses the connection has no history of the machines. */
export async function keepKnown(work: SiteWork, visits: readonly WorkVisit[]): Promise<void> {
  await sitesOf(work).keepUp(visits);
  await itemsOf(work).keepUp();
}

export async function forgetKnown(work: SiteWork): Promise<void> {
  await Promise.all([sitesOf(work).forget(), itemsOf(work).forget(), lastSeenOf(work).forget()]);
}

function createSites({ ask, shelf }: SiteWork): KnownSites {
  return new KnownSites({
    shelf,
    async askSite(id) {
      const operation = persistedOperation(SiteAtWorkDocument, 'SiteAtWork', { id });
      const asked = await ask<SiteAtWorkQuery>(operation);
      return asked.ok ? { ok: true, value: asked.value.site } : asked;
    },
    async askSiteOf(machineId) {
      const operation = persistedOperation(MachineSiteDocument, 'MachineSite', { id: machineId });
      const asked = await ask<MachineSiteQuery>(operation);
      return asked.ok ? { ok: true, value: asked.value.equipment?.site.id ?? null } : asked;
    },
  });
}
