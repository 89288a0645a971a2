import type { Failure } from '#shared/graphql/failure.ts';
import { readStored } from '#shared/storage.ts';
import type { Person } from './load-me.ts';
import { initialSession, type SessionState } from './session-reducer.ts';

/** `lost` sessions come back to where they were. */
export type Ending = 'none' | 'signed-out' | 'lost';

/** `stays` after a session was ended by the server. */
export type Notice = { text: string; stays: boolean };

export type SessionSnapshot = {
  /**
   * `finding-out` until provider and server have answered; `unreachable` where the server cannot be reached; `new-password`
   * while a given password must be replaced first.
   */
  phase: 'finding-out' | 'known' | 'unreachable' | 'new-password';
  session: SessionState;
  person: Person | null;
  ending: Ending;
  notice: Notice | null;
  failure: Failure | null;
};

/**
 * The last person of this device. `Cerrar sesión` removes it first, so that other tabs can tell a sign-out from a lost session.
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

/** Whether this person was last here and has not signed out. */
export const isLastPerson = (uid: string) => readStored('local', LAST_PERSON) === uid;

/** An end that this tab did not ask for. */
export function endingOf({ session, person, ending }: SessionSnapshot): Ending {
  if (!session.isLoggedIn) return ending;
  return person && isLastPerson(person.id) ? 'lost' : 'signed-out';
}
