import { equipmentSchema } from '@cuadrilla/domain/inputs/clients/equipment.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { emptyForm, formOf } from '@cuadrilla/domain/records/record-form.ts';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { useSession } from '#session/session-context.tsx';
import { done, refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { today } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { forget } from '../parts/forget.ts';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';
import { useCreateEquipmentMutation } from './new-equipment-page.generated.ts';
import { useUpdateEquipment, type SendEquipment } from './use-update-equipment.ts';

const schema = () => equipmentSchema(today());

function useCreate(): SendEquipment {
  const [run] = useCreateEquipmentMutation();
  return async (equipment, { key }) => {
    const { data } = await run({
      variables: { input: { equipment }, key },
      update: (cache, { data: written }) => {
        if (written?.createEquipment.__typename !== 'EquipmentSuccess') return;
        // The numbers that sites and clients show have changed with it.
        forget(cache, 'equipmentList', 'client', 'clients', 'site', 'sites', 'activity', 'search');
      },
    });
    const result = data?.createEquipment;
    if (!result) throw new Error('No data');
    return result.__typename === 'EquipmentSuccess'
      ? done(result.equipment.id)
      : refused(result, 'equipment');
  };
}

/** The form of a new machine at a client's. */
export function useNewEquipmentForm(clientId: string, siteId: string) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  return useRecordForm({
    initialValues: { ...emptyForm(EQUIPMENT), siteId },
    schema,
    draft: { owner, form: `new-equipment-${clientId}` },
    readFailure,
    success: 'Nuevo equipo creado',
    send: useCreate(),
    onDone: (id) => void navigate(PATHS.equipment(id)),
  });
}

/** The form of a machine to be changed. */
export function useEditEquipmentForm(equipment: EquipmentDetail_EquipmentFragment) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  return useRecordForm({
    initialValues: formOf(EQUIPMENT, equipment),
    schema,
    version: equipment.version,
    draft: { owner, form: `equipment-${equipment.id}` },
    readFailure,
    success: 'Cambios guardados',
    send: useUpdateEquipment(equipment.id),
    onDone: (id) => void navigate(PATHS.equipment(id)),
  });
}
