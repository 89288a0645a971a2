import { can } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan, occasionOf, type Acting } from '../../unit/acting.ts';
import type { StaffInput } from '../../graphql/types.generated.ts';
import { quietly } from '../address.ts';
import type { StaffOutcome } from '../store/change-user-store.ts';
import type { StatusDependencies } from '../set-staff-status.ts';

/**
 * Ends every session of a person: one's own, or, for who may suspend staff, anybody's. The document decides from the next
 * request on; the provider is told so that none is renewed, and where that fails the document still holds.
 */
export async function endSessions(
  deps: StatusDependencies,
  viewer: Acting,
  input: StaffInput,
  key: string | null,
): Promise<StaffOutcome> {
  assertCan(viewer, 'profile:edit');
  if (input.id !== viewer.id && !can(viewer.role, 'staff:suspend')) return { kind: 'notFound' };
  const occasion = occasionOf(viewer, 'endSessions', input, { key, now: deps.now() });
  const outcome = await deps.staff.endSessions(input.id, occasion);
  // A repeat would end the session in which they have signed in since.
  if (outcome.kind === 'done' && !outcome.repeated) await quietly(deps.accounts.revoke(input.id));
  return outcome;
}
