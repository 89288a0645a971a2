import { technicianProfileSchema } from '@cuadrilla/domain/inputs/staff/technician-profile.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { UpdateTechnicianProfileInput } from '../graphql/types.generated.ts';
import type { StaffOutcome } from './store/change-user-store.ts';
import type { StaffStore, UnknownValues } from './store/staff-store.ts';

/** Changes what a technician can do, where and when, on behalf of `viewer`. */
export async function updateTechnicianProfile(
  deps: { staff: Pick<StaffStore, 'setProfile'>; now: () => Date },
  viewer: Acting,
  input: UpdateTechnicianProfileInput,
  key: string | null,
): Promise<StaffOutcome | UnknownValues> {
  assertCan(viewer, 'technicians:edit');
  const validation = validate(technicianProfileSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { id: uid, version } = input;
  const asked = { ...validation.value, id: uid, version };
  const occasion = occasionOf(viewer, 'updateTechnicianProfile', asked, { key, now: deps.now() });
  return deps.staff.setProfile({ uid, version }, validation.value, occasion);
}
