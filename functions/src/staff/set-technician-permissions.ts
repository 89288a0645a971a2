import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { SetTechnicianPermissionsInput } from '../graphql/types.generated.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { StaffOutcome } from './user.ts';

type Deps = UnitDeps<'staff'> & { signedInRecently: () => Promise<boolean> };

/** Requires a recent sign-in. */
export async function setTechnicianPermissions(
  { unit, signedInRecently, now }: Deps,
  viewer: Acting,
  input: SetTechnicianPermissionsInput,
  key: Key,
): Promise<StaffOutcome | { kind: 'recentSignIn' }> {
  assertCan(viewer, 'technicians:permissions');
  if (!(await signedInRecently())) return { kind: 'recentSignIn' };
  const { id, version, prices, phones } = input;
  const act = actOf(viewer, 'setTechnicianPermissions', input, { key, now: now() });
  return unit(act, async ({ staff }) => {
    const before = await staff.findUser(id);
    if (before === null || !worksInField(before.role)) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    await staff.save(before, { ...before, permissions: { prices, phones } });
    return { kind: 'done', ids: [id] };
  });
}
