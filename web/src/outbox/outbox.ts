import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import type { QueuedAct, WorkAct, WorkPlace } from './act.ts';
import { freedBy, nextToSend, queueReducer, type Queue, type QueueEvent } from './queue.ts';
import type { SendOutcome } from './send-act.ts';
import { Sender, type SenderOptions } from './sender.ts';
import type { ActStorage } from './storage.ts';

export type OutboxSnapshot = {
  acts: Queue;
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
  now?: () => Date;
};

/**
 * What a technician did and the server has not taken yet. Everything goes through it, also with a connection: kept on the
 * device first, sent in order, with the same key until it is taken. A refusal stops its service until the person decides.
 */
export class Outbox {
  readonly owner: string;
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(act: QueuedAct) => void>();
  #snapshot: OutboxSnapshot = { acts: [], isLoaded: false, failure: null };
  /** Reads and writes on the device, one after the other. */
  #device: Promise<void> = Promise.resolve();
  /** Keys of what the device has kept. */
  #known = new Set<string>();
  #loading: Promise<void> | null = null;
  readonly #sender: Sender;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.owner = options.owner;
    this.#sender = new Sender(options, {
      next: () => nextToSend(this.#snapshot.acts),
      isFailing: () => this.#snapshot.failure !== null,
      reload: () => this.reload(),
      whenKept: () => this.#device,
      settle: (act, outcome) => this.#settle(act, outcome),
    });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): OutboxSnapshot => this.#snapshot;

  /** Told of each act that the server has taken, before it leaves the queue. */
  onSent(listener: (act: QueuedAct) => void): () => void {
    this.#sentListeners.add(listener);
    return () => void this.#sentListeners.delete(listener);
  }

  /** Reads what the device kept; once, however often it is asked for. */
  load(): Promise<void> {
    this.#loading ??= this.reload();
    return this.#loading;
  }

  /** Reads it anew, after another tab changed it. */
  reload(): Promise<void> {
    return this.#onDevice(async (storage) => {
      const acts = await storage.list();
      this.#change({ type: 'LOADED', acts, known: this.#known }, { isLoaded: true });
      this.#known = new Set(acts.map(({ key }) => key));
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
    const { owner, now = () => new Date() } = this.#options;
    const occurredAt = now().toISOString();
    const queued: QueuedAct = { key: crypto.randomUUID(), owner, occurredAt, place, act, refusal: null };
    this.#change({ type: 'ADDED', act: queued });
    // Where the device keeps nothing, the act lives as long as the page: still better than none.
    void this.#write(async (storage) => {
      await storage.append(queued);
      this.#known.add(queued.key);
    }).then(() => this.wake());
    return queued;
  }

  /** The network is back, or somebody does not want to wait. */
  readonly sendNow = (): void => {
    this.#sender.forgetFailures();
    this.wake();
  };

  /** Tries a refused act once more, with its key. */
  retry(key: string): void {
    this.#change({ type: 'RETRIED', key });
    this.#sender.forgetFailures();
    void this.#keep(key).then(() => this.wake());
  }

  /** Gives an act up: the person has seen what is in it. */
  discard(key: string): void {
    this.#change({ type: 'DISCARDED', key });
    void this.#write((storage) => storage.remove(key)).then(() => this.wake());
  }

  /** Sends what can be sent now: after an act, when the network returns, and when somebody asks for it. */
  readonly wake = (): void => this.#sender.wake();

  /** Whether the next one may follow. */
  async #settle(act: QueuedAct, outcome: SendOutcome): Promise<boolean> {
    const { key } = act;
    switch (outcome.kind) {
      case 'sent':
        this.#sentListeners.forEach((listener) => listener(act));
        this.#change({ type: 'SENT', key }, { failure: null });
        await this.#write((storage) => storage.remove(key));
        freedBy(act, this.#snapshot.acts).forEach((freed) => this.retry(freed.key));
        return true;
      case 'refused':
        this.#change({ type: 'REFUSED', key, refusal: outcome.refusal }, { failure: null });
        await this.#keep(key);
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

  #keep(key: string): Promise<void> {
    const act = this.#snapshot.acts.find((each) => each.key === key);
    return act ? this.#write((storage) => storage.replace(act)) : Promise.resolve();
  }

  #write(work: (storage: ActStorage) => Promise<void>): Promise<void> {
    return this.#onDevice(work).then(() => this.#options.tellOthers?.());
  }

  /** A device that keeps nothing is no reason to stop: the acts then live as long as the page. */
  #onDevice(work: (storage: ActStorage) => Promise<void>): Promise<void> {
    this.#device = this.#device
      .then(() => work(this.#options.storage))
      .catch(() => this.#update({ isLoaded: true }));
    return this.#device;
  }

  #change(event: QueueEvent, rest: Partial<OutboxSnapshot> = {}): void {
    this.#update({ acts: queueReducer(this.#snapshot.acts, event, this.owner), ...rest });
  }

  #update(change: Partial<OutboxSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
