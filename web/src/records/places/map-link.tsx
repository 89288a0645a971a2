import type { Address } from '@cuadrilla/domain/inputs/parts/address.ts';
import { addressLine, mapAddress } from './address.ts';

type Props = { address: Pick<Address, 'street' | 'number' | 'floor' | 'postalCode' | 'city'> };

export function MapLink({ address }: Props) {
  return (
    <a href={mapAddress(address)} target="_blank" rel="noreferrer">
      {addressLine(address)}
      <span className="visually-hidden"> (abre el mapa)</span>
    </a>
  );
}
