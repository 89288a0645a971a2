import type { CompanyDetails } from '@cuadrilla/domain/records/settings/settings.ts';
import { addressLine } from './address-line.ts';

type Head = Pick<CompanyDetails, 'name' | 'nif' | 'address' | 'phone'>;

export function letterheadOf({ name, nif, address, phone }: Head) {
  return { name, nif, address: address && addressLine(address), phone };
}
