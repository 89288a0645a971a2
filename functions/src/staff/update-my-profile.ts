import { ownProfileSchema } from '@cuadrilla/domain/inputs/staff/own-profile.ts';
import { ownTechnicianProfileSchema } from '@cuadrilla/domain/inputs/staff/own-technician-profile.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { UpdateMyProfileInput } from '../graphql/types.generated.ts';
import type { StaffOutcome } from './store/change-user-store.ts';
import type { StaffStore } from './store/staff-store.ts';

const NOT_YOURS = 'Solo puede cambiarlo un administrador';
const TECHNICIANS_ONLY = 'Solo los técnicos tienen un color';

/** Changes what people may change of themselves: the office its name and phone, technicians their phone and colour. */
export async function updateMyProfile(
  deps: { staff: Pick<StaffStore, 'setOwn'>; parsePhone: PhoneParser; now: () => Date },
  viewer: Acting,
  input: UpdateMyProfileInput,
  key: string | null,
): Promise<StaffOutcome | { kind: 'invalid'; fields: FieldMessage[] }> {
  assertCan(viewer, 'profile:edit');
  const isTechnician = viewer.role === 'TECHNICIAN';
  const refused = isTechnician
    ? refuse(input, ['name', 'lastName'], NOT_YOURS)
    : refuse(input, ['color'], TECHNICIANS_ONLY);
  const validation = isTechnician
    ? validate(ownTechnicianProfileSchema(deps.parsePhone), input)
    : validate(ownProfileSchema(deps.parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: [...refused, ...validation.fields] };
  if (refused.length > 0) return { kind: 'invalid', fields: refused };
  const { version } = input;
  const asked = { ...validation.value, version };
  const occasion = occasionOf(viewer, 'updateMyProfile', asked, { key, now: deps.now() });
  return deps.staff.setOwn({ uid: viewer.id, version }, validation.value, occasion);
}

function refuse(
  input: UpdateMyProfileInput,
  paths: readonly ('name' | 'lastName' | 'color')[],
  message: string,
): FieldMessage[] {
  return paths.filter((path) => input[path] != null).map((path) => ({ path, message }));
}
