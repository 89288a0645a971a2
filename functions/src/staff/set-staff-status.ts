import type { StaffInput } from '../graphql/types.generated.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { AccountProvider } from './accounts/account-provider.ts';
import { quietly } from './address.ts';
import { isLastAdmin, LAST_ADMIN, type LastAdmin } from './last-admin.ts';
import type { StaffOutcome } from './user.ts';

export type SessionDeps = UnitDeps<'staff'> & { accounts: Pick<AccountProvider, 'revoke'> };

/**
 * Suspends a member of staff. The document is written first and every request reads it, so access ends even if revoking the sessions
 * fails; a repeat revokes them again. Needs no version.
 */
export async function suspendStaff(
  { unit, accounts, now }: SessionDeps,
  viewer: Acting,
  { id }: StaffInput,
  key: Key,
): Promise<StaffOutcome | LastAdmin> {
  assertCan(viewer, 'staff:suspend');
  const act = actOf(viewer, 'suspendStaff', { id }, { key, now: now() });
  const outcome = await unit<StaffOutcome | LastAdmin>(act, async ({ staff }) => {
    const before = await staff.findUser(id);
    if (before === null) return NOT_FOUND;
    if (await isLastAdmin(staff, before)) return LAST_ADMIN;
    // Their tokens stay invalid even if they are reactivated within the hour that a token lives.
    await staff.save(before, { ...before, status: 'SUSPENDED' }, { signOut: true });
    return { kind: 'done', ids: [id] };
  });
  // A repeat would end a session that began after the first request.
  if (outcome.kind === 'done' && !outcome.repeated) await quietly(accounts.revoke(id));
  return outcome;
}

export async function reactivateStaff(
  { unit, now }: UnitDeps<'staff'>,
  viewer: Acting,
  { id }: StaffInput,
  key: Key,
): Promise<StaffOutcome> {
  assertCan(viewer, 'staff:suspend');
  const act = actOf(viewer, 'reactivateStaff', { id }, { key, now: now() });
  return unit(act, async ({ staff }) => {
    const before = await staff.findUser(id);
    if (before === null) return NOT_FOUND;
    await staff.save(before, { ...before, status: 'ACTIVE' });
    return { kind: 'done', ids: [id] };
  });
}
