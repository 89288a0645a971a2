import { vi } from 'vitest';
import { loadMe } from '#session/load-me.ts';
import { SessionStore } from '#session/session-store.ts';
import { NoConnectionError } from '#shared/graphql/post-operation.ts';
import { FakeAuth } from '../../testing/fake-auth.ts';
import type { QueuedAct, WorkAct, WorkPlace } from '../acts/act.ts';
import { openWork, type Work } from '../kept/open-work.ts';
import { nextToSend, type Queue } from '../sending/queue.ts';
import { TestDevice } from './test-device.ts';
import { Network } from './test-network.ts';
import { ModelServer } from './test-server.ts';

const MOMENTS_MAX = 2_000;

let pages = 0;

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

export async function moment(): Promise<void> {
  if (vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
  await breathe();
}

/** Keeps the session through reloads and renews a token that it knows to have expired. */
class Provider extends FakeAuth {
  readonly #getToken: (uid: string) => Promise<string>;

  constructor(getToken: (uid: string) => Promise<string>) {
    super();
    this.#getToken = getToken;
  }

  override tell(uid: string | null): void {
    this.signedIn = uid === null ? null : { uid, getToken: () => this.#getToken(uid) };
    this.listeners.forEach((listener) => listener(this.signedIn));
  }
}

export class Phone {
  readonly device: TestDevice;
  readonly server: ModelServer;
  readonly network: Network;
  readonly taps: QueuedAct[] = [];
  readonly discarded = new Map<string, number>();
  /** On which page an act was retried, and how often it had arrived by then; by key. */
  readonly retried = new Map<string, { page: number; arrived: number }>();
  page = 0;
  knowsExpiry = true;
  readonly #delay: () => number;
  #ahead: number;
  readonly #tokens = new Map<string, number>();
  #auth = new FakeAuth();
  #store = new SessionStore(this.#auth, loadMe);
  #shown: { uid: string; work: Work } | null = null;

  constructor(delay: () => number, ahead = 0) {
    this.#delay = delay;
    this.#ahead = ahead;
    const { everKept, removed } = (this.device = TestDevice.here = new TestDevice(delay));
    const isWrong = ({ key }: QueuedAct) => {
      if (!everKept.has(key)) return 'sent before it was kept';
      return removed.has(key) ? 'sent after it had left' : null;
    };
    const serverNow = () => Date.now() - this.#ahead;
    this.server = new ModelServer(isWrong, serverNow);
    this.network = new Network(this.server, delay, serverNow);
    this.#open('ana');
  }

  get owner(): string | null {
    return this.#shown?.uid ?? null;
  }

  get queue(): Queue {
    return this.#shown?.work.outbox.getSnapshot().acts ?? [];
  }

  get isAtWork(): boolean {
    if (this.#shown === null) return false;
    return !this.#shown.work.outbox.getSnapshot().isLoaded || nextToSend(this.queue) !== null;
  }

  tap(act: WorkAct, place: WorkPlace, refusals: number): void {
    if (this.#shown === null) return;
    // Acts are identified by their instant.
    vi.setSystemTime(Date.now() + 1);
    const tapped = this.#shown.work.outbox.add(act, place);
    this.taps.push(tapped);
    this.server.expect(tapped, refusals);
    this.server.truth.set(tapped.key, Date.now() - this.#ahead);
  }

  decide(how: 'retry' | 'discard', which: number): void {
    const refused = this.queue.filter(({ refusal }) => refusal !== null);
    const chosen = refused[which % refused.length];
    if (chosen === undefined) return;
    const { key } = chosen;
    if (how === 'discard') this.discarded.set(key, this.page);
    else this.retried.set(key, { page: this.page, arrived: this.server.arrived.get(key) ?? 0 });
    this.#shown?.work.outbox[how](key);
  }

  look(): void {
    this.#shown?.work.outbox.sendNow();
    this.enter();
  }

  /** Presses the retry button of the page for an unreachable server. */
  enter(): void {
    if (this.#store.getSnapshot().phase === 'unreachable') this.#store.retry();
  }

  expire(isKnown: boolean): void {
    const uid = this.#auth.signedIn?.uid;
    if (uid === undefined) return;
    this.knowsExpiry = isKnown;
    this.server.counting.set(uid, (this.server.counting.get(uid) ?? 0) + 1);
  }

  signIn(uid: string): void {
    if (!this.network.isOpen) return;
    this.#renew(uid);
    this.#auth.tell(uid);
  }

  async signOut(): Promise<void> {
    if (this.#shown === null) return;
    const { outbox, day } = this.#shown.work;
    outbox.stop();
    await day.forgetVisits();
    await this.#store.signOut();
  }

  lie(ms: number): void {
    vi.setSystemTime(Date.now() + ms);
  }

  setClock(by: number): void {
    this.#ahead += by;
    vi.setSystemTime(Date.now() + by);
  }

  reload(): void {
    const { signedIn } = this.#auth;
    this.network.forgetPage();
    // The old page's timers never fire; clearing them would also turn the clock back.
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now);
    this.page += 1;
    this.#shown = null;
    this.#open(signedIn?.uid ?? null);
  }

  async rest(): Promise<void> {
    await breathe();
    for (let moments = 0; vi.getTimerCount() > 0; moments += 1) {
      if (moments === MOMENTS_MAX) throw new Error('The phone comes to no rest');
      await moment();
    }
  }

  #open(uid: string | null): void {
    const page = (pages += 1);
    Object.defineProperty(performance, 'timeOrigin', { configurable: true, get: () => page });
    this.#auth = new Provider((who) => this.#getToken(who));
    const [auth, store] = [
      this.#auth,
      new SessionStore(this.#auth, loadMe, (gone) => void openWork(store, gone).day.forgetVisits()),
    ];
    this.#store = store;
    store.subscribe(() => void setTimeout(() => this.#show(store), this.#delay()));
    store.start();
    // The provider of a new page does not know its user yet.
    auth.signedIn = uid === null ? null : { uid, getToken: () => this.#getToken(uid) };
    setTimeout(() => auth.tell(auth.signedIn?.uid ?? null), this.#delay());
  }

  #show(store: SessionStore): void {
    const { person, ending } = store.getSnapshot();
    if (person?.id === this.#shown?.uid) return;
    this.#shown?.work.outbox.stop();
    if (ending === 'signed-out') void this.#shown?.work.day.forgetVisits();
    this.#shown = person && { uid: person.id, work: openWork(store, person.id) };
    void this.#shown?.work.outbox.start();
  }

  #getToken(uid: string): Promise<string> {
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        const hasRunOut = (this.#tokens.get(uid) ?? 0) < (this.server.counting.get(uid) ?? 0);
        if (hasRunOut && this.knowsExpiry && !this.network.isOpen)
          return reject(new NoConnectionError('No token'));
        if (hasRunOut && this.knowsExpiry) this.#renew(uid);
        resolve(`${uid}.${this.#tokens.get(uid) ?? 0}`);
      }, this.#delay());
    });
  }

  #renew(uid: string): void {
    this.#tokens.set(uid, this.server.counting.get(uid) ?? 0);
  }
}
