import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { CONTACT } from '@cuadrilla/domain/records/client.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { matchesAll, searchTokens } from '@cuadrilla/domain/text/search.ts';
import { PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { Client } from '../clients/client.ts';
import { equipmentName, type Equipment } from '../clients/equipment/equipment.ts';
import type { Site } from '../clients/sites/site.ts';
import { SERVICE_STATUS_LABELS } from '@cuadrilla/domain/services/service-status.ts';
import type { SearchHit } from '../graphql/types.generated.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { placeLine } from '../records.ts';
import type { Service } from '../work/service.ts';

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

type ContactDetails = Pick<SearchHit, 'phone' | 'address' | 'openServices'>;

const contactDetails = (phone: string | null = null, address: string | null = null): ContactDetails => ({
  phone,
  address,
  openServices: null,
});

export function prospectHit(prospect: Prospect): SearchHit {
  const { id, code, status, phone, address } = prospect;
  const detail = joined([code, PROSPECT_STATUS_LABELS[status]]);
  return {
    entity: 'PROSPECT',
    id,
    clientId: null,
    title: displayName(prospect),
    detail,
    ...contactDetails(phone, placeLine(address)),
  };
}

/** The contact that was searched for, if the words match their name. */
function personIn(contacts: Client['contacts'], words: readonly string[]): string | null {
  const isMeant = (contact: Client['contacts'][number]) =>
    matchesAll(words, searchTokens(searchedTexts(CONTACT, contact)));
  return contacts.find(isMeant)?.name ?? null;
}

export function clientHit(
  { id, code, legalName: title, nif, phones, mainSite, contacts }: Client,
  words: readonly string[],
): SearchHit {
  const detail = joined([code, nif, personIn(contacts, words)]);
  return {
    entity: 'CLIENT',
    id,
    clientId: null,
    title,
    detail,
    ...contactDetails(phones[0] ?? null, placeLine(mainSite)),
  };
}

export function siteHit(
  { id, name: title, address, client, contactName, contactPhone }: Site,
  words: readonly string[],
): SearchHit {
  const isMeant = contactName !== null && matchesAll(words, searchTokens([contactName]));
  const detail = joined([placeLine(address), client.name, isMeant ? contactName : null]);
  return { entity: 'SITE', id, clientId: client.id, title, detail, ...contactDetails(contactPhone) };
}

export function equipmentHit(equipment: Equipment): SearchHit {
  const { id, serialNumber, site, client } = equipment;
  const which = serialNumber === null ? site.name : `N.º de serie ${serialNumber}`;
  const detail = joined([which, client.name]);
  return {
    entity: 'EQUIPMENT',
    id,
    clientId: client.id,
    title: equipmentName(equipment),
    detail,
    ...contactDetails(),
  };
}

export function serviceHit({ id, code, title, status, client, site }: Service): SearchHit {
  const detail = joined([code, SERVICE_STATUS_LABELS[status], client.name]);
  return {
    entity: 'SERVICE',
    id,
    clientId: client.id,
    title,
    detail,
    ...contactDetails(null, placeLine(site.address)),
  };
}
