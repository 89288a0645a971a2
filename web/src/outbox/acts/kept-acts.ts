import type { QueuedAct } from './act.ts';
import type { Queue } from '../sending/queue.ts';
import type { ActStorage } from '../kept/storage.ts';

type KeptActsOptions = {
  storage: ActStorage;
  queue: () => Queue;
  onUnkept: (keys: ReadonlySet<string>) => void;
  onBroken: () => void;
  tellOthers: () => void;
};

/** Reads and writes the stored queue one at a time. Acts that do not fit stay in memory and are stored when there is room. */
export class KeptActs {
  readonly #options: KeptActsOptions;
  #turn: Promise<void> = Promise.resolve();
  #known = new Set<string>();
  #unkept = new Set<string>();
  /** Pending writes by key; null deletes. */
  readonly #ahead = new Map<string, QueuedAct | null>();

  constructor(options: KeptActsOptions) {
    this.#options = options;
  }

  whenDone(): Promise<void> {
    return this.#turn;
  }

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

  replace(act: QueuedAct): Promise<void> {
    return this.#decide(act.key, act, (storage) => storage.replace(act));
  }

  remove(key: string): Promise<void> {
    return this.#decide(key, null, (storage) => storage.remove(key));
  }

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

  keepRest(): void {
    void this.#inTurn(async (storage) => {
      if (this.#unkept.size === 0) return;
      const there = new Set((await storage.list()).map(({ key }) => key));
      const queue = this.#options.queue();
      const first = queue.findIndex(({ key }) => this.#unkept.has(key));
      // Later acts move behind it; acts that another tab has sent meanwhile do not come back.
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
