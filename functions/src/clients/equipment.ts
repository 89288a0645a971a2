import {
  EQUIPMENT_KIND_LABELS,
  type EquipmentKind,
  type EquipmentStatus,
} from '@cuadrilla/domain/equipment.ts';
import type { LocalDate } from '@cuadrilla/domain/local-date.ts';
import type { ClientRef, RecordMeta } from '../records.ts';

/** A machine at a site, as `equipment/{id}` says; free of Firestore's types. */
export type Equipment = RecordMeta & {
  client: ClientRef;
  site: { id: string; name: string };
  kind: EquipmentKind;
  brand: string | null;
  model: string | null;
  serialNumber: string | null;
  installedOn: LocalDate | null;
  warrantyUntil: LocalDate | null;
  status: EquipmentStatus;
  notes: string | null;
};

/** How a machine is called: `Caldera Vaillant ecoTEC`. */
export function equipmentName({ kind, brand, model }: Pick<Equipment, 'kind' | 'brand' | 'model'>): string {
  return [EQUIPMENT_KIND_LABELS[kind], brand, model].filter(Boolean).join(' ');
}
