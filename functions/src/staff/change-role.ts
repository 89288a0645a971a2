import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { OFFICE_ROLES } from '@cuadrilla/domain/people/roles.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { Failure } from '../unit/failures.ts';
import type { ChangeRoleInput } from '../graphql/types.generated.ts';
import type { StaffOutcome } from './store/change-user-store.ts';
import type { StaffStore } from './store/staff-store.ts';

/**
 * Makes an agent an administrator or the reverse, oneself included, as long as another administrator stays; only soon
 * after the password was typed.
 */
export async function changeRole(
  deps: { staff: Pick<StaffStore, 'setRole'>; signedInRecently: () => Promise<boolean>; now: () => Date },
  viewer: Acting,
  input: ChangeRoleInput,
  key: string | null,
): Promise<
  StaffOutcome | Extract<Failure, { kind: 'invalid' }> | { kind: 'recentSignIn' } | { kind: 'lastAdmin' }
> {
  assertCan(viewer, 'agents:role');
  if (!(await deps.signedInRecently())) return { kind: 'recentSignIn' };
  const role = OFFICE_ROLES.find((name) => name === input.role);
  if (!role) return { kind: 'invalid', fields: [{ path: 'role', message: MESSAGES.choice }] };
  const { id: uid, version } = input;
  const occasion = occasionOf(viewer, 'changeRole', input, { key, now: deps.now() });
  return deps.staff.setRole({ uid, version }, role, occasion);
}
