import type { Failure } from '#shared/graphql/failure.ts';
import { forgetKnownPerson, isKeptTooLong, keepKnownPerson, keptUid, knownPerson } from './known-person.ts';
import type { Person } from './load-me.ts';
import { whenWorthAsking } from './worth-asking.ts';

/** So long a technician waits for an answer about who they are, before their day opens without it. */
const PATIENCE_MS = 4_000;

/** The session, as far as going on without the server has to know it. */
export type OpenSession = {
  /** Whether this is who the provider says is there. */
  isHere: (uid: string) => boolean;
  /** Whether this person is in already. */
  isAtWork: (uid: string) => boolean;
  enter: (person: Person) => void;
  /** Asks the server once more who is there. */
  askAgain: () => void;
  /** Called with whose work this device may keep no longer. */
  forgetWork: (uid: string) => void;
};

/** Lets a technician go on as who this device knows them to be, where the server does not say who is there. */
export class GoingOn {
  readonly #session: OpenSession;
  #stopWaiting: () => void = () => undefined;

  constructor(session: OpenSession) {
    this.#session = session;
  }

  /** Their day opens without an answer that does not come; gives a function that waits no more. */
  startPatience(uid: string): () => void {
    const patience = setTimeout(() => {
      if (this.#session.isHere(uid)) this.#enterAsKnown(uid);
    }, PATIENCE_MS);
    return () => clearTimeout(patience);
  }

  /** Without an answer a technician goes on as who they were; the server is asked again as soon as it may be there. */
  goOnWithout({ code }: Failure, uid: string): boolean {
    this.forgetStale();
    // Who is at work already is not interrupted by a server that fails.
    if (!this.#session.isAtWork(uid) && code !== 'NO_CONNECTION' && code !== 'NO_SERVER') return false;
    if (!this.#enterAsKnown(uid)) return false;
    this.#stopWaiting = whenWorthAsking(() => {
      if (this.#session.isHere(uid)) this.#session.askAgain();
    });
    return true;
  }

  /** The server is not asked again for whom it was: they have gone, or somebody else is there. */
  stopWaiting(): void {
    this.#stopWaiting();
  }

  /** Keeps what the server has just said of a person. */
  keep(person: Person): void {
    // Another person's, or a technician's who is one no longer.
    if (keptUid() !== person.id || person.role !== 'TECHNICIAN') this.forget();
    keepKnownPerson(person);
  }

  /** Forgets what the server has not confirmed for too long. */
  forgetStale(): void {
    if (isKeptTooLong()) this.forget();
  }

  /** Forgets whom this device knows, and their work with them. */
  forget(): void {
    const uid = keptUid();
    forgetKnownPerson();
    if (uid !== null) this.#session.forgetWork(uid);
  }

  /** False where this device does not know them, or no longer. */
  #enterAsKnown(uid: string): boolean {
    const person = knownPerson(uid);
    if (person === null) return false;
    if (!this.#session.isAtWork(uid)) this.#session.enter(person);
    return true;
  }
}
