import type { Address } from '@cuadrilla/domain/inputs/parts/address.ts';
import { streetLine } from './address.ts';

const WAY = /^(?:calle|c\/|avenida|avda\.?|av\.)\s+(?:de\s+(?:la|las|los)\s+|del\s+|de\s+)?(?=\p{L})/iu;

export function shortStreetLine({ street, number }: Pick<Address, 'street' | 'number'>): string {
  const own = street.replace(WAY, '');
  return streetLine({ street: own.charAt(0).toUpperCase() + own.slice(1), number });
}
