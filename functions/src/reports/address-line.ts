import type { StoredAddress } from '../records.ts';

/** `Calle de Ibiza 21, 3.º B, 28009 Madrid` */
export function addressLine({ street, number, floor, postalCode, city }: StoredAddress): string {
  const parts = [[street, number].filter(Boolean).join(' '), floor, `${postalCode} ${city}`];
  return parts.filter(Boolean).join(', ');
}
