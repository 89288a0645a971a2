import type { Address } from '../../inputs/parts/address.ts';

export const streetOf = (address: Address | null): string | null =>
  address && [address.street, address.number, address.floor].filter(Boolean).join(', ');
