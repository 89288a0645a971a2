import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import type { QueuedAct, WorkAct, WorkPlace } from './acts/act.ts';
import { KeptActs } from './acts/kept-acts.ts';
import { freedBy, nextToSend, queueReducer, type Queue, type QueueEvent } from './sending/queue.ts';
import type { SendOutcome } from './acts/send-act.ts';
import { Sender, type SenderOptions } from './sending/sender.ts';
import type { ActStorage } from './kept/storage.ts';
import { tapTime } from './acts/tap-times.ts';

export type OutboxSnapshot = {
  acts: Queue;
  /** Keys of what this device had no room for: it lives as long as the page. */
  unkept: ReadonlySet<string>;
  /** Whether the device is still writing down what was done: a page that is closed now takes it along. */
  isKeeping: boolean;
  /** Whether what the device kept has been read. */
  isLoaded: boolean;
  /** Why the last attempt came to nothing; null while all goes well. */
  failure: Failure | null;
};

export type OutboxOptions = SenderOptions & {
  owner: string;
  storage: ActStorage;
  /** There is no session any more. */
  onEnded?: (code: string) => void;
  /** Tells the other tabs that the queue has changed. */
  tellOthers?: () => void;
  /** Asks the browser not to clear away what is kept. */
  askToStay?: () => void;
  /** Has the server say what time it is. */
  askTime?: () => Promise<unknown>;
};

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `isFiled` is whether the office has it because the visit could not take it. */
type SentListener = (act: QueuedAct, isFiled: boolean) => unknown;

/**
 * What a technician did and the server has not taken yet. Everything goes through it, also with a connection: kept on the
 * device first, sent in order, with the same key until it is taken. A refusal stops its service until the person decides.
 */
export class Outbox {
  readonly owner: string;
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<SentListener>();
  readonly #refusedListeners = new Set<(act: QueuedAct) => unknown>();
  readonly #goneListeners = new Set<() => unknown>();
  #snapshot: OutboxSnapshot = {
    ...{ acts: [], unkept: new Set(), isKeeping: false, isLoaded: false, failure: null },
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

  /** Told of each act that the server has taken, before it leaves the queue; the device keeps it until that has ended. */
  onSent(listener: SentListener): () => void {
    return listen(this.#sentListeners, listener);
  }

  /** Told of each act that the server has refused: things do not stand as they did when it was done. */
  onRefused(listener: (act: QueuedAct) => unknown): () => void {
    return listen(this.#refusedListeners, listener);
  }

  /** Told when another tab has sent acts or given them up; they leave the queue when that has ended. */
  onGone(listener: () => unknown): () => void {
    return listen(this.#goneListeners, listener);
  }

  /** Reads what the device kept; once, however often it is asked for. */
  load(): Promise<void> {
    this.#loading ??= this.reload();
    return this.#loading;
  }

  /** Reads it anew, after another tab changed it. */
  reload(): Promise<void> {
    return this.#device.read(async (acts, known) => {
      const keys = new Set(acts.map(({ key }) => key));
      const isGone = this.#snapshot.acts.some(({ key }) => known.has(key) && !keys.has(key));
      if (isGone) await Promise.allSettled([...this.#goneListeners].map((listener) => listener()));
      const reached = isGone ? { failure: null } : {};
      this.#change(
        { type: 'LOADED', acts: this.#device.asDecided(acts), known },
        { isLoaded: true, ...reached },
      );
    });
  }

  /** Begins to send. */
  async start(): Promise<void> {
    this.#sender.start();
    await this.load();
    this.wake();
  }

  /** Sends no more; what is on its way is given up, and stays in the queue. */
  stop(): void {
    this.#sender.stop();
  }

  /** Takes an act: it is in the queue at once, and sent as soon as the device has kept it. */
  add(act: WorkAct, place: WorkPlace): QueuedAct {
    const { owner, askToStay } = this.#options;
    if (!this.#hasAskedToStay) askToStay?.();
    this.#hasAskedToStay = true;
    const queued: QueuedAct = { key: crypto.randomUUID(), owner, ...tapTime(), place, act, refusal: null };
    this.#keeping += 1;
    this.#change({ type: 'ADDED', act: queued }, { isKeeping: true });
    void this.#device.append(queued).then(() => {
      this.#keeping -= 1;
      this.#update({ isKeeping: this.#keeping > 0 });
      this.wake();
    });
    return queued;
  }

  /** Ends when the device has kept all that was done until now, or has found no room for it. */
  whenKept(): Promise<void> {
    return this.#device.whenDone();
  }

  /** The network is back, or somebody does not want to wait. */
  readonly sendNow = (): void => {
    this.#sender.forgetFailures();
    this.#device.keepRest();
    this.wake();
  };

  /** Tries a refused act once more, with its key; or gives it to the office, whatever is wrong with it. */
  retry(key: string, toOffice = false): void {
    this.#change({ type: 'RETRIED', key, toOffice });
    this.#sender.forgetFailures();
    void this.#keep(key).then(this.wake);
  }

  /** Gives an act up: the person has seen what is in it. */
  discard(key: string): void {
    this.#change({ type: 'DISCARDED', key });
    void this.#device.remove(key).then(this.wake);
  }

  /** Sends what can be sent now: after an act, when the network returns, and when somebody asks for it. */
  readonly wake = (): void => this.#sender.wake();

  /** Kept with its time before it is sent: a second attempt says the same. */
  async #timed(act: QueuedAct): Promise<QueuedAct | null> {
    if (act.tap === undefined) return act;
    try {
      // Seldom needed, and never without a connection.
      const { timed } = await import('./sending/settle-time.ts');
      const known = await timed(act, this.#snapshot.acts, this.#options.askTime);
      this.#change({ type: 'TIMED', act: known });
      await this.#keep(act.key);
      return known;
    } catch {
      return null;
    }
  }

  /** Whether the next one may follow. */
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
    const told = Promise.allSettled([...this.#sentListeners].map((listener) => listener(act, isFiled)));
    this.#change({ type: 'SENT', key: act.key }, { failure: null });
    await told;
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
