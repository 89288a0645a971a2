import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { Failure } from '#shared/graphql/failure.ts';
import { forgetKnownPerson, isKeptTooLong, keepKnownPerson, keptUid, knownPerson } from './known-person.ts';
import type { Person } from './load-me.ts';

const PATIENCE_MS = 4_000;
const RETRY_MS = 60_000;

type OpenSession = {
  isHere: (uid: string) => boolean;
  isAtWork: (uid: string) => boolean;
  enter: (person: Person) => void;
  askAgain: () => void;
  forgetWork: (uid: string) => void;
};

/** Calls once when the network is back, the app is focused again, or a minute has passed. Returns a function that cancels. */
function whenRetryMayHelp(ask: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
    document.removeEventListener('visibilitychange', goWhenSeen);
  };
  const go = () => {
    stop();
    ask();
  };
  const goWhenSeen = () => {
    if (document.visibilityState === 'visible') go();
  };
  const timer = setTimeout(go, RETRY_MS);
  window.addEventListener('online', go);
  document.addEventListener('visibilitychange', goWhenSeen);
  return stop;
}

/** Lets a known technician work while the server cannot say who is signed in. */
export class OfflineSession {
  readonly #session: OpenSession;
  #stopWaiting: () => void = () => undefined;

  constructor(session: OpenSession) {
    this.#session = session;
  }

  startPatience(uid: string): () => void {
    const patience = setTimeout(() => {
      if (this.#session.isHere(uid)) this.#enterAsKnown(uid);
    }, PATIENCE_MS);
    return () => clearTimeout(patience);
  }

  /** False if the person is unknown or must not continue. */
  continueOffline({ code }: Failure, uid: string): boolean {
    this.forgetStale();
    // A failing server does not interrupt someone at work.
    if (!this.#session.isAtWork(uid) && code !== 'NO_CONNECTION' && code !== 'NO_SERVER') return false;
    if (!this.#enterAsKnown(uid)) return false;
    this.#stopWaiting = whenRetryMayHelp(() => {
      if (this.#session.isHere(uid)) this.#session.askAgain();
    });
    return true;
  }

  stopWaiting(): void {
    this.#stopWaiting();
  }

  keep(person: Person): void {
    // Stored for another person, or for someone who is no longer a technician.
    if (keptUid() !== person.id || !worksInField(person.role)) this.forget();
    keepKnownPerson(person);
  }

  forgetStale(): void {
    if (isKeptTooLong()) this.forget();
  }

  forget(): void {
    const uid = keptUid();
    forgetKnownPerson();
    if (uid !== null) this.#session.forgetWork(uid);
  }

  #enterAsKnown(uid: string): boolean {
    const person = knownPerson(uid);
    if (person === null) return false;
    if (!this.#session.isAtWork(uid)) this.#session.enter(person);
    return true;
  }
}
