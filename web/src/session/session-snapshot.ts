import type { Failure } from '#shared/graphql/failure.ts';
import { readStored } from '#shared/storage.ts';
import type { Person } from './load-me.ts';
import { initialSession, type SessionState } from './session-reducer.ts';

/** How the last session of this tab ended: `lost` ones come back to where they were. */
export type Ending = 'none' | 'signed-out' | 'lost';

export type SessionSnapshot = {
  /** `finding-out` until the provider and the server have said who this is; `unreachable` when the server could not. */
  phase: 'finding-out' | 'known' | 'unreachable';
  session: SessionState;
  person: Person | null;
  ending: Ending;
  /** Why the login shows a banner. */
  notice: string | null;
  failure: Failure | null;
};

/**
 * Whose device this is, as far as we know. `Cerrar sesión` removes it before the provider hears of it, so that other tabs
 * can tell a sign-out (forget everything) from a session that was lost (keep what was typed, come back to it).
 */
export const LAST_PERSON = 'cuadrilla.person';

export const initial: SessionSnapshot = {
  phase: 'finding-out',
  session: initialSession,
  person: null,
  ending: 'none',
  notice: null,
  failure: null,
};

/** An end that this tab did not ask for: another tab's `Cerrar sesión`, or the provider dropped the session. */
export function endingOf({ session, person, ending }: SessionSnapshot): Ending {
  if (!session.isLoggedIn) return ending;
  return readStored('local', LAST_PERSON) === person?.id ? 'lost' : 'signed-out';
}
