import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  afterEnd,
  dropDraft,
  EMPTY_DRAFT,
  readDraft,
  writeDraft,
  type CompletionDraft,
} from '#outbox/draft.ts';
import { isEnd } from '#outbox/queue.ts';
import type { Shelf } from '#outbox/storage.ts';
import { useWork } from '#outbox/use-work.ts';

export type Draft = {
  draft: CompletionDraft;
  /** Whether what the device kept has been read. */
  isLoaded: boolean;
  change: (part: Partial<CompletionDraft>) => void;
};

/** The same, where it can also be thrown away. */
export type KeptDraft = Draft & { drop: () => void };

/** Outside React: a signature comes a moment after it was drawn, when a name may have been typed since. */
class DraftStore {
  readonly #shelf: Shelf;
  readonly #visitId: string;
  readonly #listeners = new Set<() => void>();
  #draft: CompletionDraft | null = null;

  constructor(shelf: Shelf, visitId: string) {
    this.#shelf = shelf;
    this.#visitId = visitId;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getSnapshot = () => this.#draft;

  async load(): Promise<void> {
    const kept = await readDraft(this.#shelf, this.#visitId);
    if (this.#draft === null) this.#tell(kept);
  }

  /** What was kept is known before anything is written over it. */
  readonly change = (part: Partial<CompletionDraft>): void => {
    if (this.#draft === null) return void this.load().then(() => this.change(part));
    const next = { ...this.#draft, ...part };
    this.#tell(next);
    void writeDraft(this.#shelf, this.#visitId, next);
  };

  /** What was written for the end has been sent. */
  readonly end = (): void => {
    if (this.#draft !== null) this.#tell(afterEnd(this.#draft));
  };

  readonly drop = (): void => {
    this.#tell(EMPTY_DRAFT);
    void dropDraft(this.#shelf, this.#visitId);
  };

  #tell(draft: CompletionDraft): void {
    this.#draft = draft;
    this.#listeners.forEach((listener) => listener());
  }
}

/** What is written in a visit, kept on the device with every letter until it is done, or the visit's end has been sent. */
export function useDraft(visitId: string): KeptDraft {
  const { shelf, outbox } = useWork();
  const [store] = useState(() => new DraftStore(shelf, visitId));
  useEffect(() => void store.load(), [store]);
  useEffect(
    () =>
      outbox.onSent((sent) => {
        if (isEnd(sent) && sent.place.visitId === visitId) store.end();
      }),
    [outbox, store, visitId],
  );
  const draft = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { change, drop } = store;
  return { draft: draft ?? EMPTY_DRAFT, isLoaded: draft !== null, change, drop };
}
