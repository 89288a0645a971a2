import type { QueuedAct } from '../acts/act.ts';
import type { ActStorage, Shelf } from '../kept/storage.ts';

export class TestDevice {
  static here = new TestDevice(() => 0);
  readonly everKept = new Set<string>();
  readonly removed = new Set<string>();
  readonly #acts = new Map<string, QueuedAct[]>();
  readonly #shelves = new Map<string, Map<string, unknown>>();
  readonly #delay: () => number;

  constructor(delay: () => number) {
    this.#delay = delay;
  }

  actsOf(owner: string): QueuedAct[] {
    const acts = this.#acts.get(owner) ?? [];
    this.#acts.set(owner, acts);
    return acts;
  }

  shelfOf(owner: string): Map<string, unknown> {
    const shelf = this.#shelves.get(owner) ?? new Map<string, unknown>();
    this.#shelves.set(owner, shelf);
    return shelf;
  }

  slowActs(acts: ActStorage): ActStorage {
    return {
      list: () => this.#later(() => acts.list()),
      append: (...added) =>
        this.#later(() => {
          added.forEach(({ key }) => this.everKept.add(key));
          return acts.append(...added);
        }),
      replace: (act) => this.#later(() => acts.replace(act)),
      remove: (key) =>
        this.#later(() => {
          this.removed.add(key);
          return acts.remove(key);
        }),
    };
  }

  slowShelf(shelf: Shelf): Shelf {
    return {
      ...shelf,
      names: () => this.#later(() => shelf.names()),
      read: (name) => this.#later(() => shelf.read(name)),
      write: (name, value) => this.#later(() => shelf.write(name, value)),
      change: (name, change) => this.#later(() => shelf.change(name, change)),
      drop: (name) => this.#later(() => shelf.drop(name)),
      clear: () => this.#later(() => shelf.clear()),
    };
  }

  #later<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      setTimeout(() => void work().then(resolve, reject), this.#delay());
    });
  }
}
