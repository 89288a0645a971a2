import type { EquipmentKind, EquipmentStatus } from '@cuadrilla/domain/equipment.ts';
import type { MergePath } from '#shared/form/merge-versions.ts';
import type { FieldOf } from '../client-form.ts';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';

/** What the form of a machine holds; an empty kind has still to be chosen. */
export type EquipmentValues = {
  siteId: string;
  kind: EquipmentKind | '';
  brand: string;
  model: string;
  serialNumber: string;
  installedOn: string;
  warrantyUntil: string;
  status: EquipmentStatus;
  notes: string;
};

export type EquipmentFormPart = { values: EquipmentValues; field: FieldOf<EquipmentValues> };

/** A machine at a site, of which nothing is known yet. */
export function newEquipment(siteId: string): EquipmentValues {
  return {
    siteId,
    kind: '',
    brand: '',
    model: '',
    serialNumber: '',
    installedOn: '',
    warrantyUntil: '',
    status: 'OPERATIONAL',
    notes: '',
  };
}

/** A machine to be changed. */
export function equipmentValues(equipment: EquipmentDetail_EquipmentFragment): EquipmentValues {
  return {
    siteId: equipment.site.id,
    kind: equipment.kind,
    brand: equipment.brand ?? '',
    model: equipment.model ?? '',
    serialNumber: equipment.serialNumber ?? '',
    installedOn: equipment.installedOn ?? '',
    warrantyUntil: equipment.warrantyUntil ?? '',
    status: equipment.status,
    notes: equipment.notes ?? '',
  };
}

/** A word for every field of a machine. */
export const EQUIPMENT_LABELS: Record<MergePath<EquipmentValues>, string> = {
  siteId: 'Ubicación',
  kind: 'Tipo de equipo',
  brand: 'Marca',
  model: 'Modelo',
  serialNumber: 'Número de serie',
  installedOn: 'Instalado el',
  warrantyUntil: 'Garantía hasta',
  status: 'Estado',
  notes: 'Notas',
};
