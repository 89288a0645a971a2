import type { Client } from '../clients/client.ts';
import type { Site } from '../clients/sites/site.ts';

/** `phone` is null if it may not be seen. */
export type WorkContact = { name: string | null; phone: string | null };

type AtSite = Pick<Site, 'contactName' | 'contactPhone'> | null;
type AtClient = Pick<Client, 'kind' | 'legalName' | 'phones' | 'contacts'>;

export function siteContact(site: AtSite): WorkContact | null {
  return site === null ? null : contactOf(site.contactName, site.contactPhone);
}

export function clientContact({ kind, legalName, phones, contacts }: AtClient): WorkContact | null {
  const contact = contacts.find(({ main }) => main) ?? contacts[0];
  if (contact) return contactOf(contact.name, contact.phone ?? phones[0] ?? null);
  return contactOf(kind === 'PERSON' ? legalName : null, phones[0] ?? null);
}

export function withoutPhone({ name }: WorkContact): WorkContact | null {
  return contactOf(name, null);
}

function contactOf(name: string | null, phone: string | null): WorkContact | null {
  return name === null && phone === null ? null : { name, phone };
}
