import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { StaffInput } from '../../graphql/types.generated.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { NOT_FOUND } from '../../failures.ts';
import { quietly } from '../address.ts';
import type { SessionDeps } from '../set-staff-status.ts';
import type { StaffOutcome } from '../user.ts';

/**
 * The person's own sessions, or anybody's for a role that may suspend staff. If Auth cannot be reached, the document still ends
 * them.
 */
export async function endSessions(
  { unit, accounts, now }: SessionDeps,
  viewer: Acting,
  { id }: StaffInput,
  key: Key,
): Promise<StaffOutcome> {
  assertCan(viewer, 'profile:edit');
  if (id !== viewer.id && !can(viewer.role, 'staff:suspend')) return NOT_FOUND;
  const act = actOf(viewer, 'endSessions', { id }, { key, now: now() });
  const outcome = await unit<StaffOutcome>(act, async ({ staff }) => {
    const user = await staff.findUser(id);
    if (user === null) return NOT_FOUND;
    staff.endSessions(user);
    return { kind: 'done', ids: [id] };
  });
  // A repeat would end a session that started after the first request.
  if (outcome.kind === 'done' && !outcome.repeated) await quietly(accounts.revoke(id));
  return outcome;
}
