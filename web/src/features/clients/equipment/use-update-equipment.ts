import { EQUIPMENT, type EquipmentForm, type NewEquipment } from '@cuadrilla/domain/records/equipment.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { forget } from '../parts/forget.ts';
import { useUpdateEquipmentMutation } from './update-equipment.generated.ts';

export type SendEquipment = (
  input: NewEquipment,
  sent: { key: string; version: number | null },
) => Promise<Outcome<string, EquipmentForm>>;

/** Sends a whole machine as made from a version: the form's, or one with another state. */
export function useUpdateEquipment(id: string): SendEquipment {
  const [run] = useUpdateEquipmentMutation();
  return async (equipment, { key, version }) => {
    const { data } = await run({
      variables: { input: { id, version: version ?? 0, equipment }, key },
      update: (cache, { data: written }) => {
        if (written?.updateEquipment.__typename !== 'EquipmentSuccess') return;
        forget(cache, 'equipmentList', 'client', 'clients', 'site', 'sites', 'activity', 'search');
      },
    });
    const result = data?.updateEquipment;
    if (!result) throw new Error('No data');
    if (result.__typename === 'EquipmentSuccess') return done(result.equipment.id);
    if (result.__typename === 'ConflictError' && result.current.__typename === 'Equipment') {
      return conflict(formOf(EQUIPMENT, result.current), result.current.version, result.change);
    }
    return refused(result, 'equipment');
  };
}
