import type { StoredAddress } from '../records.ts';

/** An address on one line, as paper has it: `Calle de Ibiza 21, 3.º B, 28009 Madrid`. */
export function addressLine({ street, number, floor, postalCode, city }: StoredAddress): string {
  const parts = [[street, number].filter(Boolean).join(' '), floor, `${postalCode} ${city}`];
  return parts.filter(Boolean).join(', ');
}
