import type { Failure } from '#shared/graphql/failure.ts';
import { readStored } from '#shared/storage.ts';
import type { Person } from './load-me.ts';
import { initialSession, type SessionState } from './session-reducer.ts';

/** How the last session of this tab ended: `lost` ones come back to where they were. */
export type Ending = 'none' | 'signed-out' | 'lost';

/** Said at the login: for a while to whoever has just tried to sign in, and until then to whom a session was ended. */
export type Notice = { text: string; stays: boolean };

export type SessionSnapshot = {
  /**
   * `finding-out` until the provider and the server have said who this is; `unreachable` when the server could not;
   * `new-password` while the server lets them do nothing but replace the password that they were given.
   */
  phase: 'finding-out' | 'known' | 'unreachable' | 'new-password';
  session: SessionState;
  person: Person | null;
  ending: Ending;
  /** Why the login shows a banner. */
  notice: Notice | null;
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

/** Whether it is them who were last signed in on this device and have not signed out since. */
export const isLastPerson = (uid: string) => readStored('local', LAST_PERSON) === uid;

/** An end that this tab did not ask for: another tab's `Cerrar sesión`, or the provider dropped the session. */
export function endingOf({ session, person, ending }: SessionSnapshot): Ending {
  if (!session.isLoggedIn) return ending;
  return person && isLastPerson(person.id) ? 'lost' : 'signed-out';
}
