import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { SetTechnicianPermissionsInput } from '../graphql/types.generated.ts';
import type { StaffOutcome } from './store/change-user-store.ts';
import type { StaffStore } from './store/staff-store.ts';

/** Says what a technician sees beside their work; only soon after the password was typed. */
export async function setTechnicianPermissions(
  deps: {
    staff: Pick<StaffStore, 'setPermissions'>;
    signedInRecently: () => Promise<boolean>;
    now: () => Date;
  },
  viewer: Acting,
  input: SetTechnicianPermissionsInput,
  key: string | null,
): Promise<StaffOutcome | { kind: 'recentSignIn' }> {
  assertCan(viewer, 'technicians:permissions');
  if (!(await deps.signedInRecently())) return { kind: 'recentSignIn' };
  const { id: uid, version, prices, phones } = input;
  const occasion = occasionOf(viewer, 'setTechnicianPermissions', input, { key, now: deps.now() });
  return deps.staff.setPermissions({ uid, version }, { prices, phones }, occasion);
}
