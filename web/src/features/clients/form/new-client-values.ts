import { idList } from '@cuadrilla/domain/inputs/parts/fields.ts';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { mayBeManaged, mayManage } from '@cuadrilla/domain/contact/party.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { CLIENT, type ClientForm } from '@cuadrilla/domain/records/client.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { SITE, type SiteForm } from '@cuadrilla/domain/records/site.ts';
import * as z from 'zod/mini';

export type NewClientValues = {
  client: ClientForm;
  /** Whether there is a first site at all: somebody on the phone may not know it yet. */
  hasSite: boolean;
  /** Whether the site is where the bills go. */
  isSameAddress: boolean;
  site: SiteForm;
  /** Who looks alike and is, a person says, another. */
  notDuplicateOf: readonly string[];
};

export const emptyClient = (ownerId: string, managedById = ''): NewClientValues => ({
  client: {
    ...emptyForm(CLIENT),
    ownerId,
    ...(managedById !== '' && { kind: 'COMMUNITY', managedById }),
  },
  hasSite: true,
  isSameAddress: true,
  site: emptyForm(SITE),
  notDuplicateOf: [],
});

export const newClientSchema = (parsePhone: PhoneParser) =>
  z.object({
    client: recordSchema(CLIENT, parsePhone),
    site: z.nullable(siteSchema(parsePhone)),
    notDuplicateOf: idList(500),
  });

/** Without what the client's kind cannot be: the form hides those fields and keeps what they held. */
export function clientInput(values: ClientForm): ClientForm {
  const { kind, isPropertyManager, managedById } = values;
  return {
    ...values,
    isPropertyManager: isPropertyManager && mayManage(kind),
    managedById: mayBeManaged(kind) ? managedById : '',
  };
}

export function toInput({ client, hasSite, isSameAddress, site, notDuplicateOf }: NewClientValues) {
  const place = isSameAddress ? { ...site, address: client.billingAddress } : site;
  return { client: clientInput(client), site: hasSite ? place : null, notDuplicateOf };
}
