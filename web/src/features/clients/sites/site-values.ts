import { addressForm, NO_ADDRESS, type AddressForm } from '@cuadrilla/domain/address-form.ts';
import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import type { MergePath } from '#shared/form/merge-versions.ts';
import type { FieldOf } from '../client-form.ts';
import type { SiteForm_SiteFragment } from './site-form.generated.ts';

/** What a site's form holds; an empty zone follows from the postal code. */
export type SiteValues = {
  name: string;
  address: AddressForm;
  accessNotes: string;
  zoneId: string;
  contactName: string;
  contactPhone: string;
  isDwelling: boolean;
};

/** A form over a site, or the part of a larger form that is one. */
export type SiteFormPart = { values: SiteValues; field: FieldOf<SiteValues> };

export const NEW_SITE: SiteValues = {
  name: '',
  address: NO_ADDRESS,
  accessNotes: '',
  zoneId: '',
  contactName: '',
  contactPhone: '',
  isDwelling: false,
};

/** A site to be changed. */
export function siteValues(site: SiteForm_SiteFragment): SiteValues {
  return {
    name: site.name,
    address: addressForm(site.address),
    accessNotes: site.accessNotes ?? '',
    zoneId: site.zoneChosen ? (site.zoneId ?? '') : '',
    contactName: site.contactName ?? '',
    contactPhone: site.contactPhone === null ? '' : formatPhone(site.contactPhone),
    isDwelling: site.isDwelling,
  };
}

/** A word for every field of a site. */
export const SITE_LABELS: Record<MergePath<SiteValues>, string> = {
  name: 'Nombre de la ubicación',
  'address.street': 'Calle',
  'address.number': 'Número',
  'address.floor': 'Piso y puerta',
  'address.postalCode': 'Código postal',
  'address.city': 'Población',
  accessNotes: 'Notas de acceso',
  zoneId: 'Zona',
  contactName: 'Persona de contacto',
  contactPhone: 'Teléfono de contacto',
  isDwelling: 'Es una vivienda',
};
