import { changeSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { OWN_DETAILS, OWN_TECHNICIAN_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UpdateMyProfileInput } from '../graphql/types.generated.ts';
import type { StaffOutcome } from './user.ts';

const NOT_YOURS = 'Solo puede cambiarlo un administrador';
const TECHNICIANS_ONLY = 'Solo los técnicos tienen un color';

export async function updateMyProfile(
  { unit, parsePhone, now }: UnitDeps<'staff'> & { parsePhone: PhoneParser },
  viewer: Acting,
  input: UpdateMyProfileInput,
  key: Key,
): Promise<StaffOutcome | { kind: 'invalid'; fields: FieldMessage[] }> {
  assertCan(viewer, 'profile:edit');
  const isTechnician = worksInField(viewer.role);
  const refused = isTechnician
    ? refuse(input, ['name', 'lastName'], NOT_YOURS)
    : refuse(input, ['color'], TECHNICIANS_ONLY);
  const schema = isTechnician
    ? changeSchema(OWN_TECHNICIAN_DETAILS, parsePhone, input)
    : changeSchema(OWN_DETAILS, parsePhone, input);
  const validation = validate(schema, input);
  if (!validation.ok) return { kind: 'invalid', fields: [...refused, ...validation.fields] };
  if (refused.length > 0) return { kind: 'invalid', fields: refused };
  const { version } = input;
  const asked = { ...validation.value, version };
  const act = actOf(viewer, 'updateMyProfile', asked, { key, now: now() });
  return unit(act, async ({ staff }) => {
    const before = await staff.findUser(viewer.id);
    if (before === null) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    await staff.save(before, { ...before, ...validation.value });
    return { kind: 'done', ids: [viewer.id] };
  });
}

function refuse(
  input: UpdateMyProfileInput,
  paths: readonly ('name' | 'lastName' | 'color')[],
  message: string,
): FieldMessage[] {
  return paths.filter((path) => input[path] != null).map((path) => ({ path, message }));
}
