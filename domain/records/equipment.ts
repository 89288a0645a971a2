import { EQUIPMENT_KIND_LABELS, EQUIPMENT_STATUS_LABELS } from '../services/equipment.ts';
import type { ClientRef } from './client.ts';
import { choice, date, note, openChoice, requiredReference, system, text } from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

export const EQUIPMENT = {
  client: system<ClientRef>({ id: '', code: '', name: '' }),
  status: choice(EQUIPMENT_STATUS_LABELS, { label: 'Estado', optional: true }),
  kind: openChoice(EQUIPMENT_KIND_LABELS, { label: 'Tipo de equipo', searched: true }),
  site: requiredReference({ label: 'Ubicación', to: 'SITE' }),
  brand: text({ label: 'Marca', searched: true }),
  model: text({ label: 'Modelo', searched: true }),
  serialNumber: text({ label: 'Número de serie', searched: true }),
  installedOn: date({ label: 'Instalado el' }),
  warrantyUntil: date({ label: 'Garantía hasta' }),
  notes: note({ label: 'Notas' }),
} as const;

export type EquipmentFields = Stored<typeof EQUIPMENT>;
export type EquipmentForm = Form<typeof EQUIPMENT>;
export type NewEquipment = Parsed<typeof EQUIPMENT>;
