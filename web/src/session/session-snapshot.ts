import { hasDrafts } from '#shared/drafts.ts';
import type { Failure } from '#shared/graphql/failure.ts';
import { readStored } from '#shared/storage.ts';
import type { Person } from './load-me.ts';
import { initialSession, type SessionState } from './session-reducer.ts';

/** After a `lost` session the person returns to the page they were on. */
export type Ending = 'none' | 'signed-out' | 'lost';

export type Notice = { text: string; stays: boolean };

export type End = { ending: Ending; notice: Notice | null };

export type SessionSnapshot = {
  /** `finding-out` until provider and server have answered; `new-password` while an assigned password must be replaced. */
  phase: 'finding-out' | 'known' | 'unreachable' | 'new-password';
  session: SessionState;
  person: Person | null;
  ending: Ending;
  notice: Notice | null;
  failure: Failure | null;
};

/** `Cerrar sesión` removes it first, so that other tabs can tell a sign-out from a lost session. */
export const LAST_PERSON = 'cuadrilla.person';

export const initial: SessionSnapshot = {
  phase: 'finding-out',
  session: initialSession,
  person: null,
  ending: 'none',
  notice: null,
  failure: null,
};

export const isLastPerson = (uid: string) => readStored('local', LAST_PERSON) === uid;

const SIGNED_OUT_ELSEWHERE = 'La sesión se ha cerrado en otra pestaña. Entra y sigue donde estabas';

/** For an end that another tab or the provider caused; nothing that is being typed here is lost by it. */
export function endOf({ session, person, ending, notice }: SessionSnapshot): End {
  if (!session.isLoggedIn || person === null) return { ending, notice };
  const last = readStored('local', LAST_PERSON);
  if (last === person.id) return { ending: 'lost', notice };
  if (last !== null || !hasDrafts(person.id)) return { ending: 'signed-out', notice };
  return { ending: 'lost', notice: { text: SIGNED_OUT_ELSEWHERE, stays: true } };
}
