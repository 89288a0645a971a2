import { knownSince, type SiteAccess } from '@cuadrilla/domain/visits/site-access.ts';
import type { Place, SiteAccessStore } from './store/site-access-store.ts';

export async function maySeePlace(
  store: Pick<SiteAccessStore, 'visitsAt'>,
  technicianId: string,
  place: Place,
  now: Date,
): Promise<boolean> {
  const { anyOpen, anyEndedLately } = await store.visitsAt(technicianId, place, knownSince(now));
  return anyOpen || anyEndedLately;
}

export async function siteAccessOf(
  store: SiteAccessStore,
  technicianId: string,
  siteId: string,
  now: Date,
): Promise<SiteAccess> {
  if (await store.isAtWork(technicianId, siteId)) return 'atWork';
  return (await maySeePlace(store, technicianId, { siteId }, now)) ? 'known' : 'none';
}
