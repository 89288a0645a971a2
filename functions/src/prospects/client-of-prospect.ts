import { clientSchema, type NewClient } from '@cuadrilla/domain/inputs/client.ts';
import { siteSchema, type NewSite } from '@cuadrilla/domain/inputs/site.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { displayName } from '@cuadrilla/domain/party.ts';
import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import type { ClientInput, ContactInput, SiteInput } from '../graphql/types.generated.ts';
import { within } from './prospect-context.ts';
import type { Prospect } from './prospect.ts';

/** What somebody typed of the client and the site to be made. */
export type Typed = { client?: ClientInput | null | undefined; site?: SiteInput | null | undefined };

/** What a form with nothing in it would send: each field that must be there says so. */
const NO_SITE = { name: '', address: { street: '', postalCode: '', city: '' } };

/** The client and the site to be made, or all that is wrong with them. */
export function checkNewClient(
  parsePhone: PhoneParser,
  prospect: Prospect,
  { client, site }: Typed,
): { ok: true; client: NewClient; site: NewSite } | { ok: false; fields: FieldMessage[] } {
  const who = validate(clientSchema(parsePhone), client ?? clientInputOf(prospect));
  const where = validate(siteSchema(parsePhone), site ?? NO_SITE);
  if (who.ok && where.ok) return { ok: true, client: who.value, site: where.value };
  const fields = [
    ...(who.ok ? [] : within('client', who.fields)),
    ...(where.ok ? [] : within('site', where.fields)),
  ];
  return { ok: false, fields };
}

/** The site to be made for a client that is there; null where none was given. */
export function checkNewSite(
  parsePhone: PhoneParser,
  site: SiteInput | null | undefined,
): { ok: true; site: NewSite | null } | { ok: false; fields: FieldMessage[] } {
  if (site == null) return { ok: true, site: null };
  const where = validate(siteSchema(parsePhone), site);
  return where.ok ? { ok: true, site: where.value } : { ok: false, fields: within('site', where.fields) };
}

/** The client that a prospect makes by itself: name and surname of one that is no person are its main contact's. */
function clientInputOf(prospect: Prospect): ClientInput {
  const { kind, nif, email, phone, address, owner, notes } = prospect;
  return {
    ...{ kind, nif, notes, billingAddress: address, ownerId: owner?.id ?? null },
    legalName: displayName(prospect),
    emails: email === null ? [] : [email],
    phones: phone === null ? [] : [phone],
    contacts: contactsOf(prospect),
  };
}

function contactsOf({ kind, name, lastName, email, phone }: Prospect): ContactInput[] {
  const called = [name, lastName].filter((part) => part !== null).join(' ');
  return kind === 'PERSON' || called === '' ? [] : [{ name: called, email, phone, main: true }];
}
