import type { ClientRef } from './client.ts';
import { derived, flag, note, phone, requiredAddress, requiredText, system, text, value } from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

export const SITE = {
  client: system<ClientRef>({ id: '', code: '', name: '' }),
  archived: system(false),
  name: requiredText({ label: 'Nombre de la ubicación', searched: true }),
  address: requiredAddress({ label: 'Dirección', searched: true }),
  accessNotes: note({ label: 'Notas de acceso' }),
  /** From the postal code, unless a person chose it. */
  zoneId: value('zones', { label: 'Zona' }),
  zoneChosen: system(false),
  contactName: text({ label: 'Persona de contacto', searched: true }),
  contactPhone: phone({ label: 'Teléfono de contacto', searched: true }),
  isDwelling: flag({ label: 'Es una vivienda' }),
  equipmentCount: derived(0),
} as const;

export type SiteFields = Stored<typeof SITE>;
export type SiteForm = Form<typeof SITE>;
export type NewSite = Parsed<typeof SITE>;
