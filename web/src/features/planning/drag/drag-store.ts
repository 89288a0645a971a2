import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { useSyncExternalStore } from 'react';
import type { Against } from '#records/scheduling/after-due.ts';
import type { Subject } from './subject.ts';

export type Hover = {
  technicianId: string;
  day: string;
  interval: Interval;
  subject: Subject;
  reasons: readonly Against[];
};

/** `asked` stays where it was dropped while the person answers a question about it. */
type State = { subject: Subject | null; hover: Hover | null; asked: Hover | null };

const NOTHING: State = { subject: null, hover: null, asked: null };

/** Outside React's state: each frame of a drag notifies only the row below the pointer, so that the other rows do not render. */
export class DragStore {
  #state = NOTHING;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get state(): State {
    return this.#state;
  }

  take(subject: Subject): void {
    this.#set({ ...NOTHING, subject });
  }

  /** `look` is called only when the place has changed. */
  over(
    place: Pick<Hover, 'technicianId' | 'day' | 'interval'>,
    look: () => Pick<Hover, 'subject' | 'reasons'>,
  ): void {
    const { hover } = this.#state;
    const isThere =
      hover?.technicianId === place.technicianId &&
      hover.interval.start.getTime() === place.interval.start.getTime() &&
      hover.interval.end.getTime() === place.interval.end.getTime();
    if (!isThere) this.#set({ ...this.#state, hover: { ...place, ...look() } });
  }

  away(): void {
    if (this.#state.hover) this.#set({ ...this.#state, hover: null });
  }

  end(): void {
    this.#set({ ...NOTHING, asked: this.#state.asked });
  }

  ask(asked: Hover | null): void {
    this.#set({ ...this.#state, asked });
  }

  #set(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function useDragged<T>(store: DragStore, pick: (state: State) => T): T {
  return useSyncExternalStore(store.subscribe, () => pick(store.state));
}
