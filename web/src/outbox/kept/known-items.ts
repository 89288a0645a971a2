import { FIELD_ITEMS_MAX, searchItems } from '@cuadrilla/domain/items/search-items.ts';
import { listen } from '#shared/listen.ts';
import type { ItemsAtWorkQuery } from '../documents/items-at-work.generated.ts';
import type { Asked } from './day-store.ts';
import type { Shelf } from './storage.ts';

type Answer = ItemsAtWorkQuery['fieldItems'];
export type KnownItem = Answer['items'][number];

type Kept = {
  items: readonly KnownItem[];
  mark: string | null;
  readAt: string | null;
  /** When all items were last loaded; that also removes those deleted without a trace. */
  wholeAt: string | null;
  /** Ids, the most recently used first. */
  recent: readonly string[];
};

type ItemOptions = {
  shelf: Shelf;
  askItems: (since: string | null) => Promise<Asked<Answer>>;
  now?: () => Date;
};

const ITEMS = 'items';
const NOTHING: Kept = { items: [], mark: null, readAt: null, wholeAt: null, recent: [] };
const FRESH_MS = 4 * 3_600_000;
const WHOLE_EVERY_MS = 7 * 86_400_000;
const RECENT_MAX = 20;

/** The part of the catalogue that is available offline, without costs. */
export class KnownItems {
  readonly #options: ItemOptions;
  readonly #listeners = new Set<() => void>();
  #kept = NOTHING;
  #loading: Promise<void> | null = null;
  #reading: Promise<void> | null = null;

  constructor(options: ItemOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);
  readonly getSnapshot = (): Kept => this.#kept;

  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    const kept = (await this.#options.shelf.read(ITEMS).catch(() => undefined)) as Partial<Kept> | undefined;
    this.#show({ ...NOTHING, ...kept });
  }

  /** Requests changes at most every four hours. */
  keepUp(): Promise<void> {
    this.#reading ??= this.#keepUp().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #keepUp(): Promise<void> {
    await this.load();
    if (this.#isYounger(this.#kept.readAt, FRESH_MS)) return;
    const { mark, wholeAt } = this.#kept;
    const asked = await this.#options.askItems(this.#isYounger(wholeAt, WHOLE_EVERY_MS) ? mark : null);
    if (asked.ok) await this.#change((kept) => withAnswer(kept, asked.value, this.#now().toISOString()));
  }

  find(id: string | undefined): KnownItem | null {
    return this.#kept.items.find((item) => item.id === id) ?? null;
  }

  search(text: string): KnownItem[] {
    return searchItems(this.#kept.items, text, this.#kept.recent);
  }

  isRecent(id: string): boolean {
    return this.#kept.recent.includes(id);
  }

  async use(id: string): Promise<void> {
    await this.load();
    await this.#change((kept) => ({
      ...kept,
      recent: [id, ...kept.recent.filter((each) => each !== id)].slice(0, RECENT_MAX),
    }));
  }

  async forget(): Promise<void> {
    this.#show(NOTHING);
    this.#loading = null;
    await this.#options.shelf.drop(ITEMS).catch(() => undefined);
  }

  /** Changes the stored items, which another tab may have changed; only in memory if they cannot be stored. */
  async #change(change: (kept: Kept) => Kept): Promise<void> {
    this.#show(change(this.#kept));
    const stored = this.#options.shelf.change(ITEMS, (kept) =>
      change({ ...NOTHING, ...(kept as Partial<Kept> | undefined) }),
    );
    await stored.then(
      (kept) => this.#show(kept),
      () => undefined,
    );
  }

  #isYounger(instant: string | null, ms: number): boolean {
    const age = instant === null ? Infinity : this.#now().getTime() - Date.parse(instant);
    return age >= 0 && age < ms;
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  #show(kept: Kept): void {
    this.#kept = kept;
    this.#listeners.forEach((listener) => listener());
  }
}

function withAnswer(kept: Kept, { mark, isWhole, items, goneIds }: Answer, readAt: string): Kept {
  const left = new Set([...goneIds, ...items.map(({ id }) => id)]);
  const others = isWhole ? [] : kept.items.filter(({ id }) => !left.has(id));
  return {
    ...kept,
    mark,
    readAt,
    items: [...items, ...others].slice(0, FIELD_ITEMS_MAX),
    wholeAt: isWhole ? readAt : kept.wholeAt,
  };
}
