import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import { listen } from '#shared/listen.ts';
import type { QueuedAct, WorkAct, WorkPlace } from './acts/act.ts';
import { KeptActs } from './acts/kept-acts.ts';
import { freedBy, nextToSend, queueReducer, type Queue, type QueueEvent } from './sending/queue.ts';
import type { SendOutcome } from './acts/send-act.ts';
import { Sender, type SenderOptions } from './sending/sender.ts';
import type { ActStorage } from './kept/storage.ts';
import { tapTime, type TapTime } from './acts/tap-times.ts';

type OutboxSnapshot = {
  acts: Queue;
  unkept: ReadonlySet<string>;
  isKeeping: boolean;
  isLoaded: boolean;
  failure: Failure | null;
};

export type OutboxOptions = SenderOptions & {
  owner: string;
  storage: ActStorage;
  onEnded?: (code: string) => void;
  tellOthers?: () => void;
  askToStay?: () => void;
  askTime?: () => Promise<unknown>;
};

/** `isFiled`: the visit could not take it, so the office has it for review. */
type SentListener = (act: QueuedAct, isFiled: boolean) => unknown;

/**
 * The queue of acts not yet accepted: stored first, sent in order with a stable key. A refusal holds back its service until the
 * person decides.
 */
export class Outbox {
  readonly owner: string;
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<SentListener>();
  readonly #refusedListeners = new Set<(act: QueuedAct) => unknown>();
  readonly #goneListeners = new Set<() => unknown>();
  #snapshot: OutboxSnapshot = {
    acts: [],
    unkept: new Set(),
    isKeeping: false,
    isLoaded: false,
    failure: null,
  };
  #keeping = 0;
  #loading: Promise<void> | null = null;
  #hasAskedToStay = false;
  readonly #device: KeptActs;
  readonly #sender: Sender;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.owner = options.owner;
    this.#device = new KeptActs({
      storage: options.storage,
      queue: () => this.#snapshot.acts,
      onUnkept: (unkept) => this.#update({ unkept }),
      onBroken: () => this.#update({ isLoaded: true }),
      tellOthers: () => options.tellOthers?.(),
    });
    this.#sender = new Sender(options, {
      next: () => nextToSend(this.#snapshot.acts),
      isFailing: () => this.#snapshot.failure !== null,
      reload: () => this.reload(),
      whenKept: () => this.#device.whenDone(),
      timed: (act) => this.#timed(act),
      settle: (act, outcome) => this.#settle(act, outcome),
    });
  }

  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);
  readonly getSnapshot = (): OutboxSnapshot => this.#snapshot;

  /** Called before an accepted act leaves the queue, which waits for the listener. */
  onSent(listener: SentListener): () => void {
    return listen(this.#sentListeners, listener);
  }

  /** Called for each refused act, whose visit is then out of date. */
  onRefused(listener: (act: QueuedAct) => unknown): () => void {
    return listen(this.#refusedListeners, listener);
  }

  /** Called before acts that another tab sent or discarded leave the queue. */
  onGone(listener: () => unknown): () => void {
    return listen(this.#goneListeners, listener);
  }

  load(): Promise<void> {
    this.#loading ??= this.reload();
    return this.#loading;
  }

  reload(): Promise<void> {
    return this.#device.read(async (acts, known) => {
      const keys = new Set(acts.map(({ key }) => key));
      const isGone = this.#snapshot.acts.some(({ key }) => known.has(key) && !keys.has(key));
      if (isGone) await Promise.allSettled([...this.#goneListeners].map((listener) => listener()));
      const { failure } = this.#snapshot;
      const event = { type: 'LOADED', acts: this.#device.asDecided(acts), known } as const;
      this.#change(event, { isLoaded: true, failure: isGone ? null : failure });
    });
  }

  async start(): Promise<void> {
    this.#sender.start();
    await this.load();
    this.wake();
  }

  stop(): void {
    this.#sender.stop();
  }

  add(act: WorkAct, place: WorkPlace, time: TapTime = tapTime()): QueuedAct {
    const { owner, askToStay } = this.#options;
    if (!this.#hasAskedToStay) askToStay?.();
    this.#hasAskedToStay = true;
    const queued: QueuedAct = { key: crypto.randomUUID(), owner, ...time, place, act, refusal: null };
    this.#keeping += 1;
    this.#change({ type: 'ADDED', act: queued }, { isKeeping: true });
    void this.#device.append(queued).then(() => {
      this.#keeping -= 1;
      this.#update({ isKeeping: this.#keeping > 0 });
      this.wake();
    });
    return queued;
  }

  whenKept(): Promise<void> {
    return this.#device.whenDone();
  }

  readonly sendNow = (): void => {
    this.#sender.forgetFailures();
    this.#device.keepRest();
    this.wake();
  };

  /** Retries a refused act with its key, or files it for the office. */
  retry(key: string, toOffice = false): void {
    this.#change({ type: 'RETRIED', key, toOffice });
    this.#sender.forgetFailures();
    void this.#keep(key).then(this.wake);
  }

  discard(key: string): void {
    this.#change({ type: 'DISCARDED', key });
    void this.#device.remove(key).then(this.wake);
  }

  readonly wake = (): void => this.#sender.wake();

  /** Stored with its time before the first attempt, so that a retry repeats it. */
  async #timed(act: QueuedAct): Promise<QueuedAct | null> {
    if (act.tap === undefined) return act;
    try {
      // Rarely needed, and never offline.
      const { timed } = await import('./sending/settle-time.ts');
      const known = await timed(act, this.#snapshot.acts, this.#options.askTime);
      this.#change({ type: 'TIMED', act: known });
      await this.#keep(act.key);
      return known;
    } catch {
      return null;
    }
  }

  async #settle(act: QueuedAct, outcome: SendOutcome): Promise<boolean> {
    const { key } = act;
    switch (outcome.kind) {
      case 'sent':
        await this.#leaveSent(act, outcome.isFiled ?? false);
        freedBy(act, this.#snapshot.acts).forEach((freed) => this.retry(freed.key));
        return true;
      case 'refused':
        this.#change({ type: 'REFUSED', key, refusal: outcome.refusal }, { failure: null });
        await this.#keep(key);
        this.#refusedListeners.forEach((listener) => listener(act));
        return true;
      case 'ended':
        this.#update({ failure: failureOf(outcome.code) });
        this.#options.onEnded?.(outcome.code);
        return false;
      case 'later':
        this.#update({ failure: outcome.failure });
        return false;
    }
  }

  async #leaveSent(act: QueuedAct, isFiled: boolean): Promise<void> {
    const heard = Promise.allSettled([...this.#sentListeners].map((listener) => listener(act, isFiled)));
    this.#change({ type: 'SENT', key: act.key }, { failure: null });
    await heard;
    await this.#device.remove(act.key);
  }

  #keep(key: string): Promise<void> {
    const act = this.#snapshot.acts.find((each) => each.key === key);
    return act ? this.#device.replace(act) : Promise.resolve();
  }

  #change(event: QueueEvent, rest: Partial<OutboxSnapshot> = {}): void {
    this.#update({ acts: queueReducer(this.#snapshot.acts, event, this.owner), ...rest });
  }

  #update(change: Partial<OutboxSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
