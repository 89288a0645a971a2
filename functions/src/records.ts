export type RecordMeta = {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  /** Grows by one with each change that a person makes; updates of derived totals do not count. */
  version: number;
};

/** The province is derived from the postal code. */
export type StoredAddress = {
  street: string;
  number: string | null;
  floor: string | null;
  postalCode: string;
  city: string;
};

/** `Calle de Ibiza 21, Madrid`. */
export function placeLine(address: StoredAddress | null): string | null {
  if (address === null) return null;
  const { street, number, city } = address;
  return `${[street, number].filter(Boolean).join(' ')}, ${city}`;
}

export type OwnerRef = { id: string; name: string };

export type { ClientRef } from '@cuadrilla/domain/records/client.ts';
