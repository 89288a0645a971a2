import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { OFFICE_ROLES, worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { ChangeRoleInput } from '../graphql/types.generated.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, wrongField, type Failure } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { isLastAdmin, LAST_ADMIN, type LastAdmin } from './last-admin.ts';
import type { StaffOutcome } from './user.ts';

type Deps = UnitDeps<'staff'> & { signedInRecently: () => Promise<boolean> };
type Outcome = StaffOutcome | LastAdmin | Extract<Failure, { kind: 'invalid' }> | { kind: 'recentSignIn' };

/** Between agent and administrator, also one's own role; requires a recent sign-in. */
export async function changeRole(
  { unit, signedInRecently, now }: Deps,
  viewer: Acting,
  input: ChangeRoleInput,
  key: Key,
): Promise<Outcome> {
  assertCan(viewer, 'agents:role');
  if (!(await signedInRecently())) return { kind: 'recentSignIn' };
  const role = OFFICE_ROLES.find((name) => name === input.role);
  if (!role) return wrongField('role', MESSAGES.choice);
  const { id, version } = input;
  const act = actOf(viewer, 'changeRole', input, { key, now: now() });
  return unit(act, async ({ staff }) => {
    const before = await staff.findUser(id);
    if (before === null || worksInField(before.role)) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    if (role !== before.role && (await isLastAdmin(staff, before))) return LAST_ADMIN;
    await staff.save(before, { ...before, role });
    return { kind: 'done', ids: [id] };
  });
}
