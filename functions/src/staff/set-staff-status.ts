import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { StaffInput } from '../graphql/types.generated.ts';
import type { AccountProvider } from './accounts/account-provider.ts';
import { quietly } from './address.ts';
import type { StaffOutcome } from './store/change-user-store.ts';
import type { StaffStore } from './store/staff-store.ts';

export type StatusDependencies = {
  accounts: Pick<AccountProvider, 'revoke'>;
  staff: Pick<StaffStore, 'setStatus' | 'endSessions'>;
  now: () => Date;
};

/** As of `changeRole`; the version does not matter, because it says what is to be, and not what was seen. */
type StatusOutcome = StaffOutcome | { kind: 'lastAdmin' };

/**
 * Keeps a member of staff out. The document decides and is written first: it is read on every request, so that the next
 * one is refused even where ending the sessions fails. Suspending again tries that again.
 */
export async function suspendStaff(
  deps: StatusDependencies,
  viewer: Acting,
  input: StaffInput,
  key: string | null,
): Promise<StatusOutcome> {
  assertCan(viewer, 'staff:suspend');
  const occasion = occasionOf(viewer, 'suspendStaff', input, { key, now: deps.now() });
  const outcome = await deps.staff.setStatus(input.id, 'SUSPENDED', occasion);
  // A repeat would end the session in which they have signed in since.
  if (outcome.kind === 'done' && !outcome.repeated) await quietly(deps.accounts.revoke(input.id));
  return outcome;
}

/** Lets a suspended member of staff in again. */
export async function reactivateStaff(
  deps: StatusDependencies,
  viewer: Acting,
  input: StaffInput,
  key: string | null,
): Promise<StatusOutcome> {
  assertCan(viewer, 'staff:suspend');
  const occasion = occasionOf(viewer, 'reactivateStaff', input, { key, now: deps.now() });
  return deps.staff.setStatus(input.id, 'ACTIVE', occasion);
}
