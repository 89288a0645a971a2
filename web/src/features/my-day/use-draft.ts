import { useEffect, useState, useSyncExternalStore } from 'react';
import { EMPTY_DRAFT, readDraft, writeDraft, type CompletionDraft } from '#outbox/draft.ts';
import type { Shelf } from '#outbox/storage.ts';
import { useWork } from '#outbox/use-work.ts';

export type Draft = {
  draft: CompletionDraft;
  /** Whether what the device kept has been read. */
  isLoaded: boolean;
  change: (part: Partial<CompletionDraft>) => void;
};

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

  /** What was typed while the device was still reading stays. */
  async load(): Promise<void> {
    const kept = await readDraft(this.#shelf, this.#visitId);
    if (this.#draft === null) this.#tell(kept);
  }

  readonly change = (part: Partial<CompletionDraft>): void => {
    const next = { ...(this.#draft ?? EMPTY_DRAFT), ...part };
    this.#tell(next);
    void writeDraft(this.#shelf, this.#visitId, next);
  };

  #tell(draft: CompletionDraft): void {
    this.#draft = draft;
    this.#listeners.forEach((listener) => listener());
  }
}

/** What is written at the end of a visit, kept on the device with every letter. */
export function useDraft(visitId: string): Draft {
  const { shelf } = useWork();
  const [store] = useState(() => new DraftStore(shelf, visitId));
  useEffect(() => void store.load(), [store]);
  const draft = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { draft: draft ?? EMPTY_DRAFT, isLoaded: draft !== null, change: store.change };
}
