import type { StoredAddress } from '../records.ts';

export function addressLine({ street, number, floor, postalCode, city }: StoredAddress): string {
  const parts = [[street, number].filter(Boolean).join(' '), floor, `${postalCode} ${city}`];
  return parts.filter(Boolean).join(', ');
}
