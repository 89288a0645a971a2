import type { Address } from '@cuadrilla/domain/inputs/address.ts';
import { mayBeManaged, mayManage, type PartyKind } from '@cuadrilla/domain/party.ts';
import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import type { ClientForm_ClientFragment } from './client-form.generated.ts';

/** An address as it stands in a form. */
export type AddressValues = {
  street: string;
  number: string;
  floor: string;
  postalCode: string;
  city: string;
};

export type ContactValues = { name: string; position: string; phone: string; email: string; main: boolean };

/** What a client's form holds. */
export type ClientValues = {
  kind: PartyKind;
  legalName: string;
  tradeName: string;
  nif: string;
  emails: readonly string[];
  phones: readonly string[];
  billingAddress: AddressValues;
  ownerId: string;
  tags: readonly string[];
  notes: string;
  contacts: readonly ContactValues[];
  isPropertyManager: boolean;
  /** A community's administrador de fincas; empty for none. */
  managedById: string;
};

export const NO_ADDRESS: AddressValues = { street: '', number: '', floor: '', postalCode: '', city: '' };
export const NO_CONTACT: ContactValues = { name: '', position: '', phone: '', email: '', main: false };

/** The most that there may be of each, as the rules have it. */
export const MOST = { emails: 5, phones: 5, contacts: 10 } as const;

export const NEW_CLIENT: ClientValues = {
  kind: 'PERSON',
  legalName: '',
  tradeName: '',
  nif: '',
  emails: [''],
  phones: [''],
  billingAddress: NO_ADDRESS,
  ownerId: '',
  tags: [],
  notes: '',
  contacts: [],
  isPropertyManager: false,
  managedById: '',
};

/** An address to be changed. */
export function addressValues(address: Omit<Address, 'province'> | null): AddressValues {
  if (address === null) return NO_ADDRESS;
  const { street, number, floor, postalCode, city } = address;
  return { street, number: number ?? '', floor: floor ?? '', postalCode, city };
}

/** What of a client is sent: what its kind cannot be is not there to be seen, and is not kept. */
export function clientInput(values: ClientValues): ClientValues {
  const { kind, isPropertyManager, managedById } = values;
  return {
    ...values,
    isPropertyManager: isPropertyManager && mayManage(kind),
    managedById: mayBeManaged(kind) ? managedById : '',
  };
}

/** There is always a first field to type in. */
const orOne = (texts: readonly string[]) => (texts.length === 0 ? [''] : texts);

/** A client to be changed. */
export function clientValues(client: ClientForm_ClientFragment): ClientValues {
  return {
    kind: client.kind,
    legalName: client.legalName,
    tradeName: client.tradeName ?? '',
    nif: client.nif ?? '',
    emails: orOne(client.emails),
    phones: orOne(client.phones.map(formatPhone)),
    billingAddress: addressValues(client.billingAddress),
    ownerId: client.owner?.id ?? '',
    tags: client.tags,
    notes: client.notes ?? '',
    isPropertyManager: client.isPropertyManager,
    managedById: client.managedBy?.id ?? '',
    contacts: client.contacts.map(({ name, position, phone, email, main }) => ({
      name,
      position: position ?? '',
      phone: phone === null ? '' : formatPhone(phone),
      email: email ?? '',
      main,
    })),
  };
}
