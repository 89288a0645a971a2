import { addressForm, type AddressForm } from '@cuadrilla/domain/contact/address-form.ts';
import { firstServiceFormSchema } from '@cuadrilla/domain/inputs/services/service.ts';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { displayName, mayBeManaged } from '@cuadrilla/domain/contact/party.ts';
import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { CLIENT, type ClientForm } from '@cuadrilla/domain/records/client.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import * as z from 'zod/mini';
import {
  firstServiceInput,
  firstServiceValues,
  type FirstServiceValues,
  type ServiceType,
} from './first-service.ts';
import type { ProspectForm_ProspectFragment } from '../form/prospect-form.generated.ts';

export type ConvertValues = {
  /** Empty to create a client. */
  linkClientId: string;
  client: ClientForm;
  isSameAddress: boolean;
  hasSite: boolean;
  site: { name: string; address: AddressForm; isDwelling: boolean };
  hasService: boolean;
  service: FirstServiceValues;
  notDuplicateOf: string[];
};

/** For a party that is not a person, name and surname are those of its main contact. */
function contactsOf({
  kind,
  name,
  lastName,
  phone,
  email,
}: ProspectForm_ProspectFragment): ClientForm['contacts'] {
  const called = [name, lastName].filter(Boolean).join(' ');
  if (kind === 'PERSON' || called === '') return [];
  return [{ name: called, position: '', phone: formatPhone(phone ?? ''), email: email ?? '', main: true }];
}

export function convertValues(
  prospect: ProspectForm_ProspectFragment,
  types: readonly ServiceType[],
): ConvertValues {
  const { kind, nif, email, phone, owner, notes } = prospect;
  const address = addressForm(prospect.address);
  const service = firstServiceValues(prospect, types);
  return {
    linkClientId: '',
    client: {
      ...emptyForm(CLIENT),
      kind,
      legalName: displayName(prospect),
      nif: nif ?? '',
      emails: [email ?? ''],
      phones: [formatPhone(phone ?? '')],
      ownerId: owner?.id ?? '',
      notes: notes ?? '',
      contacts: contactsOf(prospect),
    },
    isSameAddress: true,
    hasSite: true,
    site: { name: 'Principal', address, isDwelling: kind === 'PERSON' },
    // Only if the type is known: an optional field must not block the conversion.
    hasService: service.typeId !== '',
    service,
    notDuplicateOf: [],
  };
}

export const withSite = ({ linkClientId, hasSite }: ConvertValues): boolean => linkClientId === '' || hasSite;

/** Checks only what is created. An error in an address that is both the site's and the client's is shown once, at the site. */
export const convertSchema = (parsePhone: PhoneParser) =>
  z.pipe(
    z.object({
      linkClientId: z.nullable(z.string()),
      client: z.nullable(recordSchema(CLIENT, parsePhone)),
      isSameAddress: z.boolean(),
      site: z.nullable(siteSchema(parsePhone)),
      service: z.nullable(firstServiceFormSchema()),
      notDuplicateOf: z.array(z.string()),
    }),
    z.transform(({ isSameAddress, client, service, ...rest }) => ({
      ...rest,
      client: client && isSameAddress ? { ...client, billingAddress: rest.site?.address ?? null } : client,
      service: service && firstServiceInput(service),
    })),
  );

export const managerOf = ({ kind, managedById }: ConvertValues['client']): string =>
  mayBeManaged(kind) ? managedById : '';

export function toConvertInput(values: ConvertValues) {
  const { linkClientId, client, isSameAddress, site, service, notDuplicateOf } = values;
  const isLinked = linkClientId !== '';
  const hasSite = withSite(values);
  return {
    linkClientId: isLinked ? linkClientId : null,
    client: isLinked
      ? null
      : {
          ...client,
          billingAddress: isSameAddress ? null : client.billingAddress,
          managedById: managerOf(client),
        },
    isSameAddress,
    site: hasSite ? site : null,
    service: hasSite && values.hasService ? service : null,
    notDuplicateOf,
  };
}
