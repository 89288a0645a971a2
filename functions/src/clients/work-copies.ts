import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import type { WorkEquipment, WorkSite } from '@cuadrilla/domain/records/service.ts';
import { clientRefOf, type Client } from './client.ts';
import { equipmentName, type Equipment } from './equipment/equipment.ts';
import type { Site } from './sites/site.ts';
import type { WorkSite as ShownSite } from '../graphql/types.generated.ts';
import type { Service } from '../work/service.ts';

export function workClientOf(client: Client): Pick<Service, 'client' | 'billing'> {
  const { kind, nif, billingAddress } = client;
  const mayLackNif = kind === 'PERSON' ? { mayLackNif: true } : {};
  return {
    client: clientRefOf(client),
    billing: { hasNif: nif !== null, hasAddress: billingAddress !== null, ...mayLackNif },
  };
}

export function workSiteOf({ id, name, address, zoneId, accessNotes }: Pick<Site, keyof WorkSite>): WorkSite {
  return { id, name, address, zoneId, accessNotes };
}

export function workEquipmentOf(equipment: Equipment): WorkEquipment {
  const { id, serialNumber, warrantyUntil } = equipment;
  return { id, label: equipmentName(equipment), serialNumber, warrantyUntil };
}

export function shownSite(site: WorkSite): ShownSite {
  return { ...site, address: { ...site.address, province: provinceOf(site.address.postalCode) ?? '' } };
}
