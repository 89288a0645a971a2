import { EQUIPMENT_KIND_LABELS } from '@cuadrilla/domain/services/equipment.ts';
import type { EquipmentFields } from '@cuadrilla/domain/records/equipment.ts';
import type { RecordMeta } from '../../records.ts';

/** A machine at a site, as `equipment/{id}` says; free of Firestore's types. */
export type Equipment = RecordMeta & EquipmentFields;

/** How a machine is called: `Caldera Vaillant ecoTEC`. */
export function equipmentName({ kind, brand, model }: Pick<Equipment, 'kind' | 'brand' | 'model'>): string {
  return [EQUIPMENT_KIND_LABELS[kind], brand, model].filter(Boolean).join(' ');
}
