import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { useSyncExternalStore } from 'react';
import type { Against } from '#records/scheduling/after-due.ts';
import type { Subject } from './subject.ts';

/** Where something that is being dragged would come to stand. */
export type Hover = {
  technicianId: string;
  day: string;
  interval: Interval;
  subject: Subject;
  reasons: readonly Against[];
};

/** `asked` stays where it was dropped while a person is asked about it. */
type State = { subject: Subject | null; hover: Hover | null; asked: Hover | null };

const NOTHING: State = { subject: null, hover: null, asked: null };

/**
 * What is on its way, apart from React's state: each frame of a drag is told only to the row that it is over, so twenty rows
 * of twelve visits stay as they are.
 */
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

  /** Says where it is; `look` is asked only when that is somewhere else than before. */
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

/** What of a drag concerns one place: rendered again only when that changes. */
export function useDragged<T>(store: DragStore, pick: (state: State) => T): T {
  return useSyncExternalStore(store.subscribe, () => pick(store.state));
}
