import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import type { CompanyDetails } from '@cuadrilla/domain/inputs/settings/company.ts';
import type { Address } from '@cuadrilla/domain/inputs/parts/address.ts';
import type { CompanyForm_CompanyFragment } from './company-page.generated.ts';

type AddressValues = Record<keyof Address, string>;

const BLANK_ADDRESS: AddressValues = { street: '', number: '', floor: '', postalCode: '', city: '' };

export function companyValues({ address, ...company }: CompanyForm_CompanyFragment) {
  return {
    name: company.name,
    nif: company.nif ?? '',
    phone: company.phone === null ? '' : formatPhone(company.phone),
    email: company.email ?? '',
    address: address
      ? {
          street: address.street,
          number: address.number ?? '',
          floor: address.floor ?? '',
          postalCode: address.postalCode,
          city: address.city,
        }
      : BLANK_ADDRESS,
    timeZone: company.timeZone,
    agentsApproveAbsences: company.agentsApproveAbsences,
    pricesOnReport: company.pricesOnReport,
  } satisfies { [N in keyof CompanyDetails]: N extends 'address' ? AddressValues : string | boolean };
}

export type CompanyValues = ReturnType<typeof companyValues>;

export const COMPANY_LABELS = {
  name: 'Nombre',
  nif: 'NIF',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  'address.street': 'Calle',
  'address.number': 'Número',
  'address.floor': 'Piso y puerta',
  'address.postalCode': 'Código postal',
  'address.city': 'Población',
  timeZone: 'Zona horaria',
  agentsApproveAbsences: 'Los agentes también aprueban ausencias',
  pricesOnReport: 'Precios en el parte de trabajo',
} as const satisfies Record<Exclude<keyof CompanyDetails, 'address'> | `address.${keyof Address}`, string>;

const ZONES = [
  { value: 'Europe/Madrid', label: 'Península y Baleares' },
  { value: 'Atlantic/Canary', label: 'Canarias' },
  { value: 'Africa/Ceuta', label: 'Ceuta y Melilla' },
];

export function zoneLabel(zone: string): string {
  return ZONES.find(({ value }) => value === zone)?.label ?? zone;
}

export function zoneOptions(current: string) {
  const isKnown = ZONES.some(({ value }) => value === current);
  return isKnown ? ZONES : [...ZONES, { value: current, label: current }];
}
