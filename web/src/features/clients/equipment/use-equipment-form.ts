import { equipmentSchema } from '@cuadrilla/domain/inputs/clients/equipment.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { emptyForm, formOf } from '@cuadrilla/domain/records/record-form.ts';
import { useNavigate } from 'react-router-dom';
import type { QueryField } from '#records/save/send.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { today } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';
import { CreateEquipmentDocument } from './new-equipment-page.generated.ts';
import { UpdateEquipmentDocument } from './update-equipment.generated.ts';

export const SHOWING_EQUIPMENT: QueryField[] = [
  'equipmentList',
  'client',
  'clients',
  'site',
  'sites',
  'activity',
  'search',
];

export function useNewEquipmentForm(clientId: string, siteId: string) {
  const navigate = useNavigate();
  return useSaveRecord(CreateEquipmentDocument, {
    initialValues: { ...emptyForm(EQUIPMENT), siteId },
    schema: () => equipmentSchema(today()),
    draft: `new-equipment-${clientId}`,
    input: (equipment) => ({ equipment }),
    within: 'equipment',
    evict: SHOWING_EQUIPMENT,
    success: 'Nuevo equipo creado',
    onDone: ({ equipment }) => void navigate(PATHS.equipment(equipment.id)),
  });
}

export function useEditEquipmentForm(equipment: EquipmentDetail_EquipmentFragment) {
  const navigate = useNavigate();
  const { id } = equipment;
  return useSaveRecord(UpdateEquipmentDocument, {
    record: equipment,
    valuesOf: (record) => formOf(EQUIPMENT, record),
    schema: () => equipmentSchema(today()),
    draft: `equipment-${id}`,
    input: (checked, { version }) => ({ id, version, equipment: checked }),
    within: 'equipment',
    evict: SHOWING_EQUIPMENT,
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.equipment(id)),
  });
}
