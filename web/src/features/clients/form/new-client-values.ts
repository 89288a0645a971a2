import { idList } from '@cuadrilla/domain/inputs/parts/fields.ts';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { mayBeManaged, mayManage } from '@cuadrilla/domain/contact/party.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { CLIENT, type ClientForm } from '@cuadrilla/domain/records/client.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { SITE, type SiteForm } from '@cuadrilla/domain/records/site.ts';
import * as z from 'zod/mini';

type NewClientValues = {
  client: ClientForm;
  /** False if the person on the phone does not know the address yet. */
  hasSite: boolean;
  isSameAddress: boolean;
  site: SiteForm;
  /** Ids that the person has confirmed to be other people. */
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

/** Drops the fields that the client's kind cannot have; the form hides them and keeps their values. */
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
