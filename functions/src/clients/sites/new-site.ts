import type { NewSite } from '@cuadrilla/domain/records/site.ts';
import { zoneFor } from '@cuadrilla/domain/contact/zones.ts';
import { wrongField, type Failure } from '../../failures.ts';
import { anyUnavailable, type Zone } from '../../settings/settings.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { clientRefOf, type Client } from '../client.ts';
import type { Site } from './site.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;

export type MadeSite = Omit<Site, 'createdAt' | 'updatedAt' | 'version'>;

/** A chosen zone must exist, and be in use unless it was chosen before; without one it follows from the postal code. */
export function zoneOf(
  { zoneId, address }: Pick<NewSite, 'zoneId' | 'address'>,
  zones: readonly Zone[],
  kept: string | null = null,
): Pick<Site, 'zoneId' | 'zoneChosen'> | null {
  if (zoneId === null) return { zoneId: zoneFor(address.postalCode, zones), zoneChosen: false };
  return anyUnavailable(zones, [zoneId], kept === null ? [] : [kept]) ? null : { zoneId, zoneChosen: true };
}

export async function siteContent(
  settings: UnitStores['settings'],
  site: NewSite,
): Promise<{ kind: 'ready'; content: Omit<MadeSite, 'id' | 'client'> } | Invalid> {
  const zone = zoneOf(site, (await settings.section('zones')).values);
  if (zone === null) return wrongField('site.zoneId');
  return { kind: 'ready', content: { ...site, ...zone, equipmentCount: 0, archived: false } };
}

/** The first site becomes the client's main site. */
export async function insertSite(
  { clients, sites, settings }: Pick<UnitStores, 'clients' | 'sites' | 'settings'>,
  client: Client,
  site: NewSite,
): Promise<{ kind: 'made'; site: MadeSite } | Invalid> {
  const ready = await siteContent(settings, site);
  if (ready.kind === 'invalid') return ready;
  const made = { ...ready.content, id: sites.newId(), client: clientRefOf(client) };
  sites.insert(made);
  const main = client.mainSiteId === null ? { mainSiteId: made.id, mainSite: site.address } : {};
  clients.saveTotals(client, { siteCount: client.siteCount + 1, ...main });
  return { kind: 'made', site: made };
}
