import { displayName } from '@cuadrilla/domain/party.ts';
import { PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospect-states.ts';
import type { Client } from '../clients/client.ts';
import { equipmentName, type Equipment } from '../clients/equipment.ts';
import type { Site } from '../clients/site.ts';
import { SERVICE_STATUS_LABELS } from '@cuadrilla/domain/service-status.ts';
import type { SearchHit } from '../graphql/types.generated.ts';
import type { Prospect } from '../prospects/prospect.ts';
import type { StoredAddress } from '../records.ts';
import type { Service } from '../services/service.ts';

const joined = (parts: readonly (string | null)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator);

/** `P-2026-0007 · Contactado`. */
export function prospectHit(prospect: Prospect): SearchHit {
  const { id, code, status } = prospect;
  const detail = joined([code, PROSPECT_STATUS_LABELS[status]]);
  return { entity: 'PROSPECT', id, clientId: null, title: displayName(prospect), detail };
}

/** `C-2026-0042 · H81043622`. */
export function clientHit({ id, code, legalName: title, nif }: Client): SearchHit {
  return { entity: 'CLIENT', id, clientId: null, title, detail: joined([code, nif]) };
}

/** `Calle de Ibiza 21, Madrid · C. P. Calle de Ibiza 21`. */
export function siteHit({ id, name: title, address, client }: Site): SearchHit {
  return { entity: 'SITE', id, clientId: client.id, title, detail: joined([placeOf(address), client.name]) };
}

/** `N.º de serie 21-4471 · C. P. Calle de Ibiza 21`; without a number, where it stands. */
export function equipmentHit(equipment: Equipment): SearchHit {
  const { id, serialNumber, site, client } = equipment;
  const which = serialNumber === null ? site.name : `N.º de serie ${serialNumber}`;
  const detail = joined([which, client.name]);
  return { entity: 'EQUIPMENT', id, clientId: client.id, title: equipmentName(equipment), detail };
}

/** `S-2026-0310 · Programado · C. P. Calle de Ibiza 21`. */
export function serviceHit({ id, code, title, status, client }: Service): SearchHit {
  const detail = joined([code, SERVICE_STATUS_LABELS[status], client.name]);
  return { entity: 'SERVICE', id, clientId: client.id, title, detail };
}

function placeOf({ street, number, city }: StoredAddress): string {
  return `${joined([street, number], ' ')}, ${city}`;
}
