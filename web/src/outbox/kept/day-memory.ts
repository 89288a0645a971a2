import { changeDay, dropDay, readDay, type DayChange, type KeptDay, type KnownDay } from './kept-day.ts';
import type { Shelf } from './storage.ts';

const UNKNOWN: KnownDay = { visits: [], readAt: null };

export type DayMemoryOptions = {
  shelf: Shelf;
  /** Told of what is known, when that changes. */
  show: (known: KnownDay) => void;
  /** Tells the other tabs that the device keeps something new. */
  tellOthers: () => void;
};

/** What is known of the day: here at once, on the device, and through it in the other tabs. */
export class DayMemory {
  readonly #options: DayMemoryOptions;
  #known = UNKNOWN;
  #stay = new AbortController();
  #revision = -1;
  #changes = 0;
  /** Whether the device has not kept what is known here. */
  #isAhead = false;

  constructor(options: DayMemoryOptions) {
    this.#options = options;
  }

  /** Until the day is forgotten; what was asked for before that concerns nobody after it. */
  get stay(): AbortSignal {
    return this.#stay.signal;
  }

  /** Reads what the device keeps; whether that is something new. */
  async read(): Promise<boolean> {
    const { stay } = this;
    const kept = await readDay(this.#options.shelf);
    if (kept === null || stay.aborted || kept.revision <= this.#revision) return false;
    this.#adopt(kept);
    return true;
  }

  /** Known here at once, and on the device upon what is there by now: no tab writes over what another has learned. */
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

  /** Forgets it here and on the device; what was asked for is given up. */
  forget(): Promise<void> {
    this.#stay.abort();
    this.#stay = new AbortController();
    this.#isAhead = false;
    this.#show(UNKNOWN);
    return dropDay(this.#options.shelf);
  }

  #adopt({ visits, readAt, revision }: KeptDay): void {
    this.#revision = revision;
    this.#show({ visits, readAt });
  }

  #show(known: KnownDay): void {
    this.#known = known;
    this.#options.show(known);
  }
}
