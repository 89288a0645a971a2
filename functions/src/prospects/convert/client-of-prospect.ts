import * as z from 'zod/mini';
import { firstServiceSchema, type NewFirstService } from '@cuadrilla/domain/inputs/services/service.ts';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { validate, type FieldMessage, type Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { displayName } from '@cuadrilla/domain/contact/party.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { CLIENT, type NewClient } from '@cuadrilla/domain/records/client.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import type { NewSite } from '@cuadrilla/domain/records/site.ts';
import type { ClientInput, ContactInput, ConvertProspectInput } from '../../graphql/types.generated.ts';
import type { Prospect } from '../prospect.ts';

export type Typed = Pick<ConvertProspectInput, 'client' | 'site' | 'service'>;

type Checked<T> =
  { ok: true; value: T & { service: NewFirstService | null } } | { ok: false; fields: FieldMessage[] };

/** An empty form, so that each required field is reported. */
const NO_SITE = { name: '', address: { street: '', postalCode: '', city: '' } };

export function checkNewClient(
  parsePhone: PhoneParser,
  prospect: Prospect,
  { client, site, service }: Typed,
): Checked<{ client: NewClient; site: NewSite }> {
  const who = validate(recordSchema(CLIENT, parsePhone), client ?? clientInputOf(prospect));
  const where = validate(siteSchema(parsePhone), site ?? NO_SITE);
  const what = checkService(service);
  if (who.ok && where.ok && what.ok) {
    return { ok: true, value: { client: who.value, site: where.value, service: what.value } };
  }
  const fields = [
    ...(who.ok ? [] : within('client', who.fields)),
    ...(where.ok ? [] : within('site', where.fields)),
    ...(what.ok ? [] : what.fields),
  ];
  return { ok: false, fields };
}

/** The site may be omitted, unless a service is requested. */
export function checkNewSite(
  parsePhone: PhoneParser,
  { site, service }: Typed,
): Checked<{ site: NewSite | null }> {
  const given = site ?? (service == null ? null : NO_SITE);
  const where = given === null ? NONE : validate(siteSchema(parsePhone), given);
  const what = checkService(service);
  if (where.ok && what.ok) return { ok: true, value: { site: where.value, service: what.value } };
  const fields = [...(where.ok ? [] : within('site', where.fields)), ...(what.ok ? [] : what.fields)];
  return { ok: false, fields };
}

const NONE = { ok: true, value: null } as const;

const within = (part: string, fields: readonly FieldMessage[]): FieldMessage[] =>
  fields.map(({ path, message }) => ({ path: `${part}.${path}`, message }));

function checkService(service: Typed['service']): Validation<NewFirstService | null> {
  if (service == null) return NONE;
  const validation = validate(z.object({ service: firstServiceSchema() }), { service });
  return validation.ok ? { ok: true, value: validation.value.service } : validation;
}

function clientInputOf(prospect: Prospect): ClientInput {
  const { kind, nif, email, phone, address, owner, notes } = prospect;
  return {
    kind,
    nif,
    notes,
    billingAddress: wholeOf(address),
    ownerId: owner?.id ?? null,
    legalName: displayName(prospect),
    emails: email === null ? [] : [email],
    phones: phone === null ? [] : [phone],
    contacts: contactsOf(prospect),
  };
}

/** A prospect may have only a town, which is no billing address. */
function wholeOf(address: Prospect['address']): Prospect['address'] {
  return address?.street && address.postalCode && address.city ? address : null;
}

function contactsOf({ kind, name, lastName, email, phone }: Prospect): ContactInput[] {
  const called = [name, lastName].filter((part) => part !== null).join(' ');
  return kind === 'PERSON' || called === '' ? [] : [{ name: called, email, phone, main: true }];
}
