import { clearDrafts } from '#shared/drafts.ts';
import { setCompanyZone } from '#shared/format/company-zone.ts';
import { failureOf, SESSION_ENDING } from '#shared/graphql/failure.ts';
import { forgetOperations } from '#shared/graphql/first-operations.ts';
import { listen } from '#shared/listen.ts';
import { readStored, writeStored } from '#shared/storage.ts';
import type { AuthPort, AuthUser } from './firebase/auth-port.ts';
import { OfflineSession } from './offline-session.ts';
import { failureIn, type Person } from './load-me.ts';
import { sessionReducer, type SessionAction } from './session-reducer.ts';
import {
  endOf,
  initial,
  isLastPerson,
  LAST_PERSON,
  type End,
  type Ending,
  type Notice,
  type SessionSnapshot,
} from './session-snapshot.ts';

export function wasSignedIn(): boolean {
  return readStored('local', LAST_PERSON) !== null;
}

/** Follows the provider in all tabs and asks the server for the role. Outside React, so that it starts before rendering. */
export class SessionStore {
  readonly #auth: AuthPort;
  readonly #loadPerson: (user: AuthUser) => Promise<Person>;
  readonly #offline: OfflineSession;
  readonly #listeners = new Set<() => void>();
  #snapshot = initial;
  #user: AuthUser | null = null;
  #asking: Promise<void> | null = null;
  /** Counts provider events and sign-ins, to drop late answers. */
  #heard = 0;
  #reason: End | null = null;
  #tellFirst: (user: AuthUser | null) => void = () => undefined;
  readonly #first = new Promise<AuthUser | null>((resolve) => (this.#tellFirst = resolve));

  constructor(
    auth: AuthPort,
    loadPerson: (user: AuthUser) => Promise<Person>,
    forgetWork: (uid: string) => void = () => undefined,
  ) {
    this.#auth = auth;
    this.#loadPerson = loadPerson;
    this.#offline = new OfflineSession({
      isHere: (uid) => this.#user?.uid === uid,
      isAtWork: (uid) => this.#snapshot.phase === 'known' && this.#snapshot.person?.id === uid,
      enter: (person) => this.#enter(person),
      askAgain: () => void (this.#asking = this.#user && this.#ask(this.#user)),
      forgetWork,
    });
  }

  start(): () => void {
    this.#offline.forgetStale();
    return this.#auth.onChange((next) => void this.#follow(next));
  }

  // Bound, because React and Apollo receive them as functions.
  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);
  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;
  readonly getToken = async (): Promise<string | null> => this.#user?.getToken() ?? null;

  readonly retry = (): void => {
    this.#update({ phase: 'finding-out', failure: null });
    this.#asking = this.#user && this.#ask(this.#user);
  };

  firstUser(): Promise<AuthUser | null> {
    return this.#first;
  }

  async signIn(email: string, password: string): Promise<void> {
    this.#update({ notice: null });
    const heard = (this.#heard += 1);
    const user = await this.#auth.signIn(email, password);
    // The provider's event may have come first, and the server may already have refused.
    await (this.#heard === heard ? this.#follow(user) : this.#asking);
  }

  async signOut(): Promise<void> {
    await this.#end('signed-out', null);
  }

  /** Ends the session of `uid` with a code of SESSION_ENDING; ignored if someone else is signed in by now. */
  async refuse(code: string, uid: string): Promise<void> {
    if (this.#user?.uid !== uid) return;
    const { phase, session } = this.#snapshot;
    await this.#endBy(code, phase !== 'known' || session.isLoggedIn);
  }

  noticeShown(): void {
    this.#update({ notice: null });
  }

  sendReset(email: string): Promise<void> {
    return this.#auth.sendReset(email);
  }

  confirmReset(code: string, password: string): Promise<void> {
    return this.#auth.confirmReset(code, password);
  }

  reauthenticate(password: string): Promise<void> {
    return this.#auth.reauthenticate(password);
  }

  #update(change: Partial<SessionSnapshot>, action?: SessionAction): void {
    const session = action ? sessionReducer(this.#snapshot.session, action) : this.#snapshot.session;
    this.#snapshot = { ...this.#snapshot, ...change, session };
    this.#listeners.forEach((listener) => listener());
  }

  #follow(next: AuthUser | null): Promise<void> {
    this.#heard += 1;
    this.#tellFirst(next);
    if (next === null) {
      const gone = this.#user;
      const isLost = gone ? isLastPerson(gone.uid) : this.#heard === 1 && wasSignedIn();
      const isUnasked = isLost && !this.#reason;
      this.#offline.stopWaiting();
      this.#user = null;
      this.#asking = null;
      this.#logOut();
      if (isUnasked) void this.#explain(gone);
      return Promise.resolve();
    }
    if (this.#user?.uid === next.uid && this.#asking) return this.#asking;
    this.#offline.stopWaiting();
    if (this.#snapshot.person && this.#snapshot.person.id !== next.uid) this.#forgetPerson();
    this.#user = next;
    this.#asking = this.#ask(next);
    return this.#asking;
  }

  async #ask(asked: AuthUser): Promise<void> {
    const stopPatience = this.#offline.startPatience(asked.uid);
    try {
      const person = await this.#loadPerson(asked);
      if (this.#user?.uid === asked.uid) this.#logIn(person);
    } catch (error) {
      if (this.#user?.uid !== asked.uid) return;
      const failure = failureIn(error);
      if (failure.code === 'PASSWORD_CHANGE_REQUIRED') this.#update({ phase: 'new-password', failure: null });
      else if (failure.code in SESSION_ENDING) await this.refuse(failure.code, asked.uid);
      else if (!this.#offline.continueOffline(failure, asked.uid))
        this.#update({ phase: 'unreachable', failure });
    } finally {
      stopPatience();
    }
  }

  #logIn(person: Person): void {
    this.#offline.keep(person);
    this.#enter(person);
  }

  #enter(person: Person): void {
    // Drafts of another person in this tab.
    clearDrafts(person.id);
    setCompanyZone(person.timeZone);
    writeStored('local', LAST_PERSON, person.id);
    const known = { phase: 'known', person, notice: null, failure: null, ending: 'none' } as const;
    this.#update(known, { type: 'LOGIN', role: person.role });
  }

  #logOut(): void {
    const { ending, notice } = this.#reason ?? endOf(this.#snapshot);
    this.#reason = null;
    this.#update({ phase: 'known', person: null, failure: null, ending, notice }, { type: 'LOGOUT' });
  }

  /** Another tab signed in as someone else: clears this screen at once. */
  #forgetPerson(): void {
    clearDrafts();
    this.#update({ phase: 'finding-out', person: null, ending: 'signed-out' }, { type: 'LOGOUT' });
  }

  async #explain(gone: AuthUser | null): Promise<void> {
    const heard = this.#heard;
    const code = await this.#whyDropped(gone);
    if (this.#heard === heard) await this.#endBy(code, true);
    // Someone tried to sign in meanwhile and sees that result; the last person's data is deleted all the same.
    else if (this.#user === null && code !== 'UNAUTHENTICATED') this.#forgetLast();
  }

  /** Asks the server with the user's last token, which is valid for an hour at most; after that the session counts as expired. */
  async #whyDropped(gone: AuthUser | null): Promise<string> {
    const user = gone ?? (await this.#auth.lastUser().catch(() => null));
    if (!user || !isLastPerson(user.uid)) return 'UNAUTHENTICATED';
    const code = await this.#loadPerson(user).then(
      () => '',
      (error: unknown) => failureIn(error).code,
    );
    return code in SESSION_ENDING ? code : 'UNAUTHENTICATED';
  }

  #forgetLast(): void {
    writeStored('local', LAST_PERSON, null);
    forgetOperations();
    clearDrafts();
    this.#offline.forget();
  }

  #endBy(code: string, stays: boolean): Promise<void> {
    const notice = { text: failureOf(code).message, stays };
    return this.#end(code === 'UNAUTHENTICATED' ? 'lost' : 'signed-out', notice);
  }

  async #end(ending: Ending, notice: Notice | null): Promise<void> {
    this.#reason = { ending, notice };
    if (ending === 'signed-out') this.#forgetLast();
    if (this.#user === null) this.#logOut();
    else await this.#auth.signOut();
  }
}
