import type { Address } from '@cuadrilla/domain/inputs/parts/address.ts';

type Place = Pick<Address, 'street' | 'number' | 'floor' | 'postalCode' | 'city'>;

const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter((part) => part != null && part !== '').join(separator);

export function streetLine({ street, number }: Pick<Place, 'street' | 'number'>): string {
  return joined([street, number], ' ');
}

export function addressLine(address: Place): string {
  const { floor, postalCode, city } = address;
  return joined([streetLine(address), floor, joined([postalCode, city], ' ')], ', ');
}

/** Without the floor, which maps do not know. */
const onMap = (address: Place) =>
  encodeURIComponent(joined([streetLine(address), `${address.postalCode} ${address.city}`, 'España'], ', '));

export function mapAddress(address: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${onMap(address)}`;
}

export function directionsTo(address: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${onMap(address)}`;
}

export function isSameAddress(one: Place, other: Place): boolean {
  return addressLine(one) === addressLine(other);
}
