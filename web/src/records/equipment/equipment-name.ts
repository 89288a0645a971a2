import { EQUIPMENT_KIND_LABELS, type EquipmentKind } from '@cuadrilla/domain/services/equipment.ts';

type Named = { kind: EquipmentKind; brand: string | null; model: string | null };

/** E.g. `Caldera Vaillant ecoTEC plus`; only the kind if brand and model are unknown. */
export function equipmentName({ kind, brand, model }: Named): string {
  return [EQUIPMENT_KIND_LABELS[kind], brand, model].filter(Boolean).join(' ');
}
