import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  afterEnd,
  changedDraft,
  changeDraft,
  dropDraft,
  EMPTY_DRAFT,
  onDraftChanged,
  readDraft,
  type CompletionDraft,
  type DraftChange,
} from '#outbox/kept/draft.ts';
import { isEnd } from '#outbox/sending/queue.ts';
import type { Shelf } from '#outbox/kept/storage.ts';
import { useWork } from '#outbox/use-work.ts';

export type Draft = {
  draft: CompletionDraft;
  isLoaded: boolean;
  change: (part: DraftChange) => void;
};

export type KeptDraft = Draft & { drop: () => void; isKept: boolean };

type Snapshot = { draft: CompletionDraft; isLoaded: boolean; isKept: boolean };

/** Outside React, because a signature arrives after later keystrokes. */
class DraftStore {
  readonly #shelf: Shelf;
  readonly #visitId: string;
  readonly #listeners = new Set<() => void>();
  #kept: CompletionDraft | null = null;
  #ahead: DraftChange[] = [];
  #snapshot: Snapshot = { draft: EMPTY_DRAFT, isLoaded: false, isKept: true };

  constructor(shelf: Shelf, visitId: string) {
    this.#shelf = shelf;
    this.#visitId = visitId;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getSnapshot = () => this.#snapshot;

  readonly follow = (): (() => void) => {
    void this.#read();
    return onDraftChanged(this.#shelf, (visitId) => {
      if (visitId === this.#visitId) void this.#read();
    });
  };

  async #read(): Promise<void> {
    this.#kept = await readDraft(this.#shelf, this.#visitId);
    this.#tell();
  }

  readonly change = (change: DraftChange): void => {
    this.#ahead.push(change);
    this.#tell();
    void changeDraft(this.#shelf, this.#visitId, change).then(({ draft, isKept }) => {
      // Deleted meanwhile.
      if (!this.#ahead.includes(change)) return;
      this.#ahead = this.#ahead.filter((each) => each !== change);
      this.#kept = draft ?? changedDraft(this.#kept ?? EMPTY_DRAFT, change);
      this.#tell(isKept);
    });
  };

  readonly end = (): void => {
    this.#settle(afterEnd(this.#snapshot.draft));
  };

  readonly drop = (): void => {
    this.#settle(EMPTY_DRAFT);
    void dropDraft(this.#shelf, this.#visitId);
  };

  #settle(draft: CompletionDraft): void {
    this.#ahead = [];
    this.#kept = draft;
    this.#tell(true);
  }

  #tell(isKept = this.#snapshot.isKept): void {
    const draft = this.#ahead.reduce<CompletionDraft>(changedDraft, this.#kept ?? EMPTY_DRAFT);
    this.#snapshot = { draft, isLoaded: this.#kept !== null, isKept };
    this.#listeners.forEach((listener) => listener());
  }
}

export function useDraft(visitId: string): KeptDraft {
  const { shelf, outbox } = useWork();
  const [store] = useState(() => new DraftStore(shelf, visitId));
  useEffect(() => store.follow(), [store]);
  useEffect(
    () =>
      outbox.onSent((sent) => {
        if (isEnd(sent) && sent.place.visitId === visitId) store.end();
      }),
    [outbox, store, visitId],
  );
  const { change, drop } = store;
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), change, drop };
}
