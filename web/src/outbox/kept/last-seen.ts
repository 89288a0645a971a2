import { correctedNow } from '#shared/device-clock.ts';
import { listen } from '#shared/listen.ts';
import { dropAll, type Shelf } from './storage.ts';

export type Seen<T> = { value: T; readAt: string };

export type SeenName = 'week' | 'profile' | 'absences' | 'calendar';

const SEEN = 'seen.';
const KEPT_MS = 7 * 86_400_000;

export class LastSeen {
  readonly #shelf: Shelf;
  readonly #now: () => Date;
  readonly #listeners = new Set<() => void>();
  readonly #seen = new Map<string, Seen<unknown> | null>();

  constructor(shelf: Shelf, now = correctedNow) {
    this.#shelf = shelf;
    this.#now = now;
  }

  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);

  /** Null if nothing is stored, undefined while loading. */
  get(name: SeenName): Seen<unknown> | null | undefined {
    return this.#seen.get(name);
  }

  async load(name: SeenName): Promise<void> {
    if (this.#seen.has(name)) return;
    const kept = (await this.#shelf.read(SEEN + name).catch(() => undefined)) as Seen<unknown> | undefined;
    if (this.#seen.has(name)) return;
    const isTooOld = kept && this.#now().getTime() - Date.parse(kept.readAt) > KEPT_MS;
    if (isTooOld) await this.#shelf.drop(SEEN + name).catch(() => undefined);
    this.#show(name, isTooOld ? null : (kept ?? null));
  }

  async keep(name: SeenName, value: unknown): Promise<void> {
    const seen = { value, readAt: this.#now().toISOString() };
    this.#show(name, seen);
    await this.#shelf.write(SEEN + name, seen).catch(() => undefined);
  }

  async forget(): Promise<void> {
    this.#seen.clear();
    await dropAll(this.#shelf, SEEN);
  }

  #show(name: string, seen: Seen<unknown> | null): void {
    this.#seen.set(name, seen);
    this.#listeners.forEach((listener) => listener());
  }
}

const opened = new WeakMap<object, LastSeen>();

export function lastSeenOf(work: { shelf: Shelf }): LastSeen {
  const seen = opened.get(work) ?? new LastSeen(work.shelf);
  opened.set(work, seen);
  return seen;
}
