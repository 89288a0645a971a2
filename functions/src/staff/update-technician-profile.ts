import { changeSchema, noPhones } from '@cuadrilla/domain/records/record-schema.ts';
import { TECHNICIAN_PROFILE } from '@cuadrilla/domain/records/user.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { UpdateTechnicianProfileInput } from '../graphql/types.generated.ts';
import { anyUnavailable } from '../settings/settings.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, type Failure } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { StaffOutcome } from './user.ts';

export async function updateTechnicianProfile(
  { unit, now }: UnitDeps<'staff' | 'settings'>,
  viewer: Acting,
  input: UpdateTechnicianProfileInput,
  key: Key,
): Promise<StaffOutcome | Extract<Failure, { kind: 'invalid' }>> {
  assertCan(viewer, 'technicians:edit');
  const validation = validate(changeSchema(TECHNICIAN_PROFILE, noPhones, input), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const profile = validation.value;
  const { id, version } = input;
  const asked = { ...profile, id, version };
  const act = actOf(viewer, 'updateTechnicianProfile', asked, { key, now: now() });
  return unit(act, async ({ staff, settings }) => {
    const before = await staff.findUser(id);
    if (before === null || !worksInField(before.role)) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    const after = { ...before, ...profile };
    const [skills, zones] = await Promise.all([settings.section('skills'), settings.section('zones')]);
    const wrong = [
      ...(anyUnavailable(skills.values, after.skillIds, before.skillIds) ? ['skillIds'] : []),
      ...(anyUnavailable(zones.values, after.zoneIds, before.zoneIds) ? ['zoneIds'] : []),
    ];
    if (wrong.length > 0) {
      return { kind: 'invalid', fields: wrong.map((path) => ({ path, message: MESSAGES.unavailable })) };
    }
    await staff.save(before, after);
    return { kind: 'done', ids: [id] };
  });
}
