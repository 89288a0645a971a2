import type { WorkEquipment, WorkSite } from '@cuadrilla/domain/records/service.ts';
import type { Client } from '../clients/client.ts';
import type { Equipment } from '../clients/equipment/equipment.ts';
import type { Failure } from '../failures.ts';
import type { OwnerRef } from '../records.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { chooseOwner } from '../staff/owner.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Service } from '../work/service.ts';
import { workEquipmentOf, workSiteOf } from '../clients/work-copies.ts';

export type ServiceIds = { siteId: string; equipmentIds: string[]; ownerId: string | null };

export type References =
  | { kind: 'found'; site: WorkSite; equipment: WorkEquipment[]; owner: OwnerRef | null }
  | Extract<Failure, { kind: 'invalid' }>;

/** The service's present references, which may be kept although they were archived since. */
export type Kept = Pick<Service, 'site' | 'equipment' | 'owner'>;

type Stores = Pick<UnitStores, 'clients' | 'sites' | 'equipment' | 'staff'>;

export async function chooseReferences(
  stores: Stores,
  client: Client,
  { siteId, equipmentIds, ownerId }: ServiceIds,
  kept: Kept | null,
): Promise<References> {
  const site = kept?.site.id === siteId ? kept.site : await chosenSite(stores, client, siteId);
  const staying = kept && kept.site.id === siteId ? kept.equipment : [];
  const equipment = await chosenEquipment(stores, siteId, equipmentIds, staying);
  const owner = await chooseOwner(stores.staff, ownerId, kept?.owner);
  if (site !== null && equipment !== null && owner !== undefined) {
    return { kind: 'found', site, equipment, owner };
  }
  const wrong: [string, boolean][] = [
    ['siteId', site === null],
    ['equipmentIds', equipment === null],
    ['ownerId', owner === undefined],
  ];
  const fields = wrong.flatMap(([field, isWrong]) =>
    isWrong ? [{ path: `service.${field}`, message: MESSAGES.unavailable }] : [],
  );
  return { kind: 'invalid', fields };
}

/**
 * References for a follow-up service, or null if the site is archived. Retired equipment and a former owner are
 * dropped, because they were not chosen again.
 */
export async function referencesNow(
  stores: Stores,
  client: Client,
  { site, equipment, owner }: Kept,
): Promise<Kept | null> {
  const [siteNow, machines, ownerNow] = await Promise.all([
    chosenSite(stores, client, site.id),
    Promise.all(equipment.map(({ id }) => chosenEquipment(stores, site.id, [id], []))),
    chooseOwner(stores.staff, owner?.id ?? null),
  ]);
  const inUse = machines.flatMap((machine) => machine ?? []);
  return siteNow && { site: siteNow, equipment: inUse, owner: ownerNow ?? null };
}

/** While a large merge is moving sites, a site may still name the merged client. */
async function chosenSite({ sites, clients }: Stores, client: Client, id: string): Promise<WorkSite | null> {
  const site = await sites.find(id);
  if (site === null || site.archived) return null;
  const isTheirs =
    site.client.id === client.id || (await clients.findCurrent(site.client.id))?.id === client.id;
  return isTheirs ? workSiteOf(site) : null;
}

/** In the requested order; null if any cannot be chosen. Retired equipment may only be kept. */
async function chosenEquipment(
  { equipment }: Stores,
  siteId: string,
  ids: readonly string[],
  staying: readonly WorkEquipment[],
): Promise<WorkEquipment[] | null> {
  const known = new Map(staying.map((each) => [each.id, each]));
  const found = await equipment.findAll(ids.filter((id) => !known.has(id)));
  for (const each of found) {
    if (each === null || !canBeChosen(each, siteId)) return null;
    known.set(each.id, workEquipmentOf(each));
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

function canBeChosen({ site, status }: Equipment, siteId: string): boolean {
  return site.id === siteId && status !== 'RETIRED';
}
