import { assertCan } from '../acting.ts';
import type { GraphQLContext } from '../context.ts';
import type { Reader } from '../services/ownership.ts';
import type { Client } from './client.ts';
import type { Equipment } from './equipment.ts';
import type { Place } from './reach-store.ts';
import type { Site } from './site.ts';

type Deps = Pick<GraphQLContext, 'stores' | 'now'>;

/** A client: any for the office, for a technician those of own visits, open or ended at most 30 days ago; else null. */
export async function readClient(deps: Deps, viewer: Reader, id: string): Promise<Client | null> {
  assertCan(viewer, 'clients:read');
  return (await mayRead(deps, viewer, { clientId: id })) ? deps.stores.clients.find(id) : null;
}

/** A site, with the same limits. */
export async function readSite(deps: Deps, viewer: Reader, id: string): Promise<Site | null> {
  assertCan(viewer, 'sites:read');
  return (await mayRead(deps, viewer, { siteId: id })) ? deps.stores.sites.find(id) : null;
}

/** A machine: for a technician those at such a site. */
export async function readEquipment(deps: Deps, viewer: Reader, id: string): Promise<Equipment | null> {
  assertCan(viewer, 'equipment:read');
  const equipment = await deps.stores.equipment.find(id);
  if (equipment === null) return null;
  return (await mayRead(deps, viewer, { siteId: equipment.site.id })) ? equipment : null;
}

function mayRead({ stores, now }: Deps, viewer: Reader, place: Place): Promise<boolean> {
  if (viewer.role !== 'TECHNICIAN') return Promise.resolve(true);
  return stores.reach.reaches(viewer.id, place, now());
}
