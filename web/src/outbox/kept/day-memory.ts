import { changeDay, dropDay, readDay, type DayChange, type KeptDay, type KnownDay } from './kept-day.ts';
import type { Shelf } from './storage.ts';

const UNKNOWN: KnownDay = { visits: [], readAt: null, since: null };

type DayMemoryOptions = {
  shelf: Shelf;
  show: (known: KnownDay) => void;
  tellOthers: () => void;
};

export class DayMemory {
  readonly #options: DayMemoryOptions;
  #known = UNKNOWN;
  #stay = new AbortController();
  #revision = -1;
  #changes = 0;
  #isAhead = false;

  constructor(options: DayMemoryOptions) {
    this.#options = options;
  }

  /** Aborted when the day is cleared. */
  get stay(): AbortSignal {
    return this.#stay.signal;
  }

  async read(): Promise<boolean> {
    const { stay } = this;
    const kept = await readDay(this.#options.shelf);
    if (kept === null || stay.aborted || kept.revision <= this.#revision) return false;
    this.#adopt(kept);
    return true;
  }

  /** Updates memory at once and merges into storage, so that no tab overwrites another's. */
  async learn(change: DayChange): Promise<void> {
    const { stay } = this;
    const known = change(this.#known);
    const isAhead = this.#isAhead;
    const turn = (this.#changes += 1);
    this.#show(known);
    const kept = await changeDay(this.#options.shelf, (there) => (isAhead ? known : change(there)));
    if (stay.aborted) return;
    this.#isAhead = kept === null;
    if (kept === null) return;
    if (turn === this.#changes) this.#adopt(kept);
    this.#options.tellOthers();
  }

  forget(): Promise<void> {
    this.#stay.abort();
    this.#stay = new AbortController();
    this.#isAhead = false;
    this.#show(UNKNOWN);
    return dropDay(this.#options.shelf);
  }

  #adopt({ visits, readAt, since, revision }: KeptDay): void {
    this.#revision = revision;
    this.#show({ visits, readAt, since });
  }

  #show(known: KnownDay): void {
    this.#known = known;
    this.#options.show(known);
  }
}
