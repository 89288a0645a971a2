import type { ProspectForm_ProspectFragment } from './prospect-form.generated.ts';

/** An address as a form holds it. */
export type AddressValues = {
  street: string;
  number: string;
  floor: string;
  postalCode: string;
  city: string;
};

export const NO_ADDRESS: AddressValues = { street: '', number: '', floor: '', postalCode: '', city: '' };

type StoredAddress = NonNullable<ProspectForm_ProspectFragment['address']>;

/** What is stored of an address, as a form holds it. */
export function addressValues(address: StoredAddress | null): AddressValues {
  if (address === null) return NO_ADDRESS;
  const { street, number, floor, postalCode, city } = address;
  return { street, number: number ?? '', floor: floor ?? '', postalCode, city };
}
