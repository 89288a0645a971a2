import { clientSchema } from '@cuadrilla/domain/inputs/client.ts';
import { siteSchema } from '@cuadrilla/domain/inputs/site.ts';
import { displayName, type PartyKind } from '@cuadrilla/domain/party.ts';
import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import * as z from 'zod/mini';
import type { ProspectForm_ProspectFragment } from './prospect-form.generated.ts';
import { addressValues, NO_ADDRESS, type AddressValues } from './prospect-values.ts';

export type ContactValues = { name: string; position: string; phone: string; email: string; main: boolean };

/** What the conversion's form holds: the client to be made, or the one it is, and the place they are visited. */
export type ConvertValues = {
  /** The client it is; empty to make one. */
  linkClientId: string;
  client: {
    kind: PartyKind;
    legalName: string;
    nif: string;
    emails: string[];
    phones: string[];
    billingAddress: AddressValues;
    ownerId: string;
    notes: string;
    contacts: ContactValues[];
  };
  /** Whether the bills go where the site is. */
  isSameAddress: boolean;
  /** Whether a site is made; one who is linked may have it already. */
  hasSite: boolean;
  site: { name: string; address: AddressValues; isDwelling: boolean };
  notDuplicateOf: string[];
};

/** Name and surname of one that is no person are its main contact's. */
function contactsOf({ kind, name, lastName, phone, email }: ProspectForm_ProspectFragment): ContactValues[] {
  const called = [name, lastName].filter(Boolean).join(' ');
  if (kind === 'PERSON' || called === '') return [];
  return [{ name: called, position: '', phone: formatPhone(phone ?? ''), email: email ?? '', main: true }];
}

/** What is known of the prospect, as the client it becomes. */
export function convertValues(prospect: ProspectForm_ProspectFragment): ConvertValues {
  const { kind, nif, email, phone, owner, notes } = prospect;
  const address = addressValues(prospect.address);
  return {
    linkClientId: '',
    client: {
      kind,
      legalName: displayName(prospect),
      nif: nif ?? '',
      emails: [email ?? ''],
      phones: [formatPhone(phone ?? '')],
      billingAddress: NO_ADDRESS,
      ownerId: owner?.id ?? '',
      notes: notes ?? '',
      contacts: contactsOf(prospect),
    },
    isSameAddress: true,
    hasSite: true,
    site: { name: 'Principal', address, isDwelling: kind === 'PERSON' },
    notDuplicateOf: [],
  };
}

/** The rules of what is made: nothing of a client who is linked, and a site only where one is wanted. */
export const convertSchema = (parsePhone: PhoneParser) =>
  z.object({
    linkClientId: z.nullable(z.string()),
    client: z.nullable(clientSchema(parsePhone)),
    site: z.nullable(siteSchema(parsePhone)),
    notDuplicateOf: z.array(z.string()),
  });

export type ConvertInput = z.output<ReturnType<typeof convertSchema>>;

/** What is checked and sent of the form. */
export function toConvertInput(values: ConvertValues) {
  const { linkClientId, client, isSameAddress, hasSite, site, notDuplicateOf } = values;
  const isLinked = linkClientId !== '';
  const billingAddress = isSameAddress ? site.address : client.billingAddress;
  return {
    linkClientId: isLinked ? linkClientId : null,
    client: isLinked ? null : { ...client, billingAddress },
    site: isLinked && !hasSite ? null : site,
    notDuplicateOf,
  };
}
