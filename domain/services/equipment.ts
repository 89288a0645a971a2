import type { LocalDate } from '../time/local-date.ts';

export const EQUIPMENT_KINDS = [
  'BOILER',
  'HEAT_PUMP',
  'AIR_CONDITIONER',
  'WATER_HEATER',
  'RADIATOR',
  'UNDERFLOOR',
  'PUMP',
  'THERMOSTAT',
  'VENTILATION',
  'REFRIGERATION',
  'APPLIANCE',
  'OTHER',
] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

export const EQUIPMENT_KIND_LABELS: Record<EquipmentKind, string> = {
  BOILER: 'Caldera',
  HEAT_PUMP: 'Aerotermia',
  AIR_CONDITIONER: 'Aire acondicionado',
  WATER_HEATER: 'Calentador o termo',
  RADIATOR: 'Radiadores',
  UNDERFLOOR: 'Suelo radiante',
  PUMP: 'Bomba',
  THERMOSTAT: 'Termostato',
  VENTILATION: 'Ventilación',
  REFRIGERATION: 'Frío comercial',
  APPLIANCE: 'Electrodoméstico',
  OTHER: 'Otro',
};

export const EQUIPMENT_STATUSES = ['OPERATIONAL', 'FAULTY', 'RETIRED'] as const;
export type EquipmentStatus = (typeof EQUIPMENT_STATUSES)[number];

export const EQUIPMENT_STATUS_LABELS: Record<EquipmentStatus, string> = {
  OPERATIONAL: 'Operativo',
  FAULTY: 'Averiado',
  RETIRED: 'Retirado',
};

export type WarrantyState = 'IN' | 'OUT' | 'NONE';

/** The last day of the warranty is included. */
export function warrantyState(warrantyUntil: LocalDate | null, today: LocalDate): WarrantyState {
  if (warrantyUntil === null) return 'NONE';
  return today <= warrantyUntil ? 'IN' : 'OUT';
}
