import { parsePostalCode } from '@cuadrilla/domain/contact/postal-code.ts';
import { canAny, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan } from '../acting.ts';
import { badUserInput } from '../errors.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import type { Reader } from '../work/ownership.ts';
import type { Client } from './client.ts';
import type { Equipment } from './equipment/equipment.ts';
import { maySeePlace } from './site-access.ts';
import type { Place } from './store/site-access-store.ts';
import type { Site } from './sites/site.ts';

type ListDeps<Names extends keyof Stores> = { stores: Pick<Stores, Names> };
type Deps<Names extends keyof Stores> = ListDeps<Names | 'siteAccess'> & { now: () => Date };
type Asked<Name extends 'clients' | 'sites' | 'equipment'> = Parameters<Stores[Name]['list']>[0];

export function readClients(
  { stores }: ListDeps<'clients'>,
  viewer: Reader,
  asked: Asked<'clients'>,
): Promise<Page<Client>> {
  assertCan(viewer, 'clients:open');
  return stores.clients.list(asked);
}

export function readClientValues(
  { stores }: ListDeps<'clients'>,
  viewer: Reader,
  ...asked: Parameters<Stores['clients']['values']>
): Promise<string[]> {
  assertCan(viewer, 'clients:open');
  return stores.clients.values(...asked);
}

export function readSites(
  { stores }: ListDeps<'sites'>,
  viewer: Reader,
  asked: Asked<'sites'>,
): Promise<Page<Site>> {
  assertCan(viewer, 'sites:open');
  return stores.sites.list(asked);
}

/** None for an invalid postal code. */
export async function readTowns(
  { stores }: ListDeps<'sites'>,
  viewer: Reader,
  postalCode: string,
): Promise<string[]> {
  assertCan(viewer, 'sites:open');
  const code = parsePostalCode(postalCode);
  return code === null ? [] : stores.sites.townsOf(code);
}

export async function readClient(deps: Deps<'clients'>, viewer: Reader, id: string): Promise<Client | null> {
  assertCan(viewer, 'clients:read');
  return (await mayRead(deps, viewer, 'clients:read', { clientId: id }))
    ? deps.stores.clients.find(id)
    : null;
}

export async function readSite(deps: Deps<'sites'>, viewer: Reader, id: string): Promise<Site | null> {
  assertCan(viewer, 'sites:read');
  return (await mayRead(deps, viewer, 'sites:read', { siteId: id })) ? deps.stores.sites.find(id) : null;
}

export async function readEquipment(
  deps: Deps<'equipment'>,
  viewer: Reader,
  id: string,
): Promise<Equipment | null> {
  assertCan(viewer, 'equipment:read');
  const equipment = await deps.stores.equipment.find(id);
  if (equipment === null) return null;
  return (await mayRead(deps, viewer, 'equipment:read', { siteId: equipment.site.id })) ? equipment : null;
}

export function readEquipmentList(
  { stores }: ListDeps<'equipment'>,
  viewer: Reader,
  asked: Asked<'equipment'>,
): Promise<Page<Equipment>> {
  assertCan(viewer, 'equipment:open');
  if (asked.clientId === null && asked.siteId === null) throw badUserInput('Falta clientId o siteId');
  return stores.equipment.list(asked);
}

/** A technician may read the records of places that their own visits let them see. */
async function mayRead(
  { stores, now }: Deps<never>,
  { id, role }: Reader,
  permission: Permission,
  place: Place,
): Promise<boolean> {
  return canAny(role, permission) || (await maySeePlace(stores.siteAccess, id, place, now()));
}
