import type { QueuedAct } from './act.ts';
import type { Queue } from '../sending/queue.ts';
import type { ActStorage } from '../kept/storage.ts';

export type KeptActsOptions = {
  storage: ActStorage;
  /** The queue as it is now. */
  queue: () => Queue;
  /** Told of the keys of what the device has not kept, when those change. */
  onUnkept: (keys: ReadonlySet<string>) => void;
  /** Told when nothing can be read. */
  onBroken: () => void;
  /** Tells the other tabs that the queue has changed. */
  tellOthers: () => void;
};

/**
 * The queue on the device, read and written one after the other. What finds no room lives as long as the page, still better
 * than not at all, and is kept in its place as soon as there is some.
 */
export class KeptActs {
  readonly #options: KeptActsOptions;
  #turn: Promise<void> = Promise.resolve();
  #known = new Set<string>();
  #unkept = new Set<string>();
  /** What is about to be written, by its key: the act as it will be, or null where it leaves. */
  readonly #ahead = new Map<string, QueuedAct | null>();

  constructor(options: KeptActsOptions) {
    this.#options = options;
  }

  /** Ends when everything until now has been read and written. */
  whenDone(): Promise<void> {
    return this.#turn;
  }

  /** Reads all of it; `known` are the keys that were there before. */
  read(use: (acts: QueuedAct[], known: ReadonlySet<string>) => Promise<void>): Promise<void> {
    return this.#inTurn(async (storage) => {
      const acts = await storage.list();
      await use(acts, this.#known);
      this.#known = new Set(acts.map(({ key }) => key));
    }, this.#options.onBroken);
  }

  append(act: QueuedAct): Promise<void> {
    const work = async (storage: ActStorage) => {
      await storage.append(act);
      this.#known.add(act.key);
    };
    return this.#write(work, () => this.#markUnkept(new Set([...this.#unkept, act.key])));
  }

  /** Writes a changed act in its place. */
  replace(act: QueuedAct): Promise<void> {
    return this.#decide(act.key, act, (storage) => storage.replace(act));
  }

  remove(key: string): Promise<void> {
    return this.#decide(key, null, (storage) => storage.remove(key));
  }

  /** What was read, as it will be once all is written: what was decided while it was read does not come undone by it. */
  asDecided(acts: readonly QueuedAct[]): QueuedAct[] {
    return acts
      .map((act) => (this.#ahead.has(act.key) ? this.#ahead.get(act.key) : act))
      .filter((act) => act != null);
  }

  #decide(
    key: string,
    becomes: QueuedAct | null,
    work: (storage: ActStorage) => Promise<void>,
  ): Promise<void> {
    this.#ahead.set(key, becomes);
    return this.#write((storage) =>
      work(storage).finally(() => {
        if (this.#ahead.get(key) === becomes) this.#ahead.delete(key);
      }),
    );
  }

  #write(
    work: (storage: ActStorage) => Promise<void>,
    onFailure: () => void = () => undefined,
  ): Promise<void> {
    const writing = this.#inTurn(work, onFailure);
    this.keepRest();
    return writing.then(() => this.#options.tellOthers());
  }

  /** Tries once more to keep what found no room. */
  keepRest(): void {
    void this.#inTurn(async (storage) => {
      if (this.#unkept.size === 0) return;
      const there = new Set((await storage.list()).map(({ key }) => key));
      const queue = this.#options.queue();
      const first = queue.findIndex(({ key }) => this.#unkept.has(key));
      // What was done after it moves behind it; what another tab has sent meanwhile does not come back.
      const rest = first < 0 ? [] : queue.slice(first);
      const wanted = rest.filter(({ key }) => there.has(key) || this.#unkept.has(key));
      if (wanted.length > 0) await storage.append(...wanted);
      wanted.forEach(({ key }) => this.#known.add(key));
      this.#markUnkept(new Set());
    });
  }

  #markUnkept(keys: Set<string>): void {
    this.#unkept = keys;
    this.#options.onUnkept(keys);
  }

  #inTurn(
    work: (storage: ActStorage) => Promise<void>,
    onFailure: () => void = () => undefined,
  ): Promise<void> {
    this.#turn = this.#turn.then(() => work(this.#options.storage)).catch(onFailure);
    return this.#turn;
  }
}
