import { EQUIPMENT_KIND_LABELS } from '@cuadrilla/domain/services/equipment.ts';
import type { EquipmentFields } from '@cuadrilla/domain/records/equipment.ts';
import type { RecordMeta } from '../../records.ts';

export type Equipment = RecordMeta & EquipmentFields;

/** For example `Caldera Vaillant ecoTEC`. */
export function equipmentName({ kind, brand, model }: Pick<Equipment, 'kind' | 'brand' | 'model'>): string {
  return [EQUIPMENT_KIND_LABELS[kind], brand, model].filter(Boolean).join(' ');
}
