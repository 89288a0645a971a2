import { addDays } from '@cuadrilla/domain/time/local-date.ts';
import { correctedNow } from '#shared/device-clock.ts';
import { today } from '#shared/format/dates.ts';
import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { listen } from '#shared/listen.ts';
import type { QueuedAct } from '../acts/act.ts';
import { DayMemory } from './day-memory.ts';
import { keepDraftsOf } from './draft.ts';
import { withActs, type WorkVisit } from '../acts/effects.ts';
import { markFor, withAnswer, type AskedDays, type DayAnswer, type KnownDay } from './kept-day.ts';
import { keepPhotosOf } from './kept-photos.ts';
import type { Outbox } from '../outbox.ts';
import type { Shelf } from './storage.ts';

type DaySnapshot = KnownDay & {
  isLoaded: boolean;
  isReading: boolean;
  failure: Failure | null;
};

export type Asked<T> = { ok: true; value: T } | { ok: false; failure: Failure };
export type Ask = <T>(operation: PersistedOperation, cancel?: AbortSignal) => Promise<Asked<T>>;

export type DayOptions = {
  shelf: Shelf;
  outbox: Outbox;
  /** With a mark, what changed since, or all if the server cannot tell. */
  askDays: (variables: AskedDays, cancel: AbortSignal, since: string | null) => Promise<Asked<DayAnswer>>;
  askVisit: (id: string, cancel: AbortSignal) => Promise<Asked<WorkVisit | null>>;
  tellOthers?: () => void;
  now?: () => Date;
};

const FORGOTTEN = { ok: false, failure: failureOf('NO_CONNECTION') } as const;

export function daysAround(now: Date): AskedDays {
  return { from: addDays(today(now), -1), days: 3 };
}

/**
 * The technician's visits, kept for offline use. An answer older than an accepted act is requested again; one that arrives
 * after clearing is dropped.
 */
export class DayStore {
  readonly #options: DayOptions;
  readonly #listeners = new Set<() => void>();
  readonly #memory: DayMemory;
  #snapshot: DaySnapshot = {
    visits: [],
    readAt: null,
    since: null,
    isLoaded: false,
    isReading: false,
    failure: null,
  };
  #loading: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  /** Changes by any tab, so that an answer that misses one is requested again. */
  #taken = 0;
  /** Whether another tab has stored a day since acts last vanished from the queue. */
  #hasHeard = false;

  constructor(options: DayOptions) {
    this.#options = options;
    const { outbox, shelf, tellOthers = () => undefined } = options;
    this.#memory = new DayMemory({ shelf, tellOthers, show: (known) => this.#update(known) });
    // An act filed for the office does not change the visit.
    outbox.onSent((act, isFiled) => (isFiled ? this.#forgetAnswers() : this.#take(act)));
    // Another tab has sent it; if that tab stored no result, the server has it.
    outbox.onGone(async () => {
      await this.reload();
      if (!this.#hasHeard) void this.refresh();
      this.#hasHeard = false;
    });
  }

  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);
  readonly getSnapshot = (): DaySnapshot => this.#snapshot;

  load(): Promise<void> {
    this.#loading ??= this.#memory.read().then(() => this.#update({ isLoaded: true }));
    return this.#loading;
  }

  async reload(): Promise<void> {
    await this.load();
    if (!(await this.#memory.read())) return;
    this.#taken += 1;
    this.#hasHeard = true;
  }

  readonly refresh = (): Promise<void> => {
    if (this.#reading !== null) return this.#reading;
    const reading = this.#ask(this.#memory.stay).finally(() => {
      if (this.#reading !== reading) return;
      this.#reading = null;
      this.#update({ isReading: false });
    });
    this.#reading = reading;
    return reading;
  };

  async #ask(stay: AbortSignal): Promise<void> {
    const isForgotten = () => stay.aborted;
    await this.load();
    if (isForgotten()) return;
    this.#update({ isReading: true });
    const { now = correctedNow, askDays, shelf } = this.#options;
    for (;;) {
      const before = this.#taken;
      const days = daysAround(now());
      const since = markFor(this.#snapshot, days, now());
      const asked = await askDays(days, stay, since);
      if (isForgotten()) return;
      if (!asked.ok) {
        this.#update({ failure: asked.failure });
        return;
      }
      if (before !== this.#taken) continue;
      const moment = { now: now(), pending: this.#pending(), days, asked: since };
      this.#update({ failure: null });
      await this.#memory.learn((known) => withAnswer(known, asked.value, moment));
      if (!isForgotten()) await keepPhotosOf(shelf, () => this.#snapshot.visits);
      return;
    }
  }

  /** False if the visit does not exist for this person. */
  async find(id: string): Promise<Asked<boolean>> {
    const { stay } = this.#memory;
    const isForgotten = () => stay.aborted;
    await this.load();
    for (;;) {
      if (isForgotten()) return FORGOTTEN;
      const before = this.#taken;
      const asked = await this.#options.askVisit(id, stay);
      if (isForgotten()) return FORGOTTEN;
      if (!asked.ok) return asked;
      if (before !== this.#taken) continue;
      const found = asked.value === null ? [] : [asked.value];
      this.#update({ failure: null });
      await this.#memory.learn((known) => {
        return { ...known, visits: [...known.visits.filter((visit) => visit.id !== id), ...found] };
      });
      return { ok: true, value: asked.value !== null };
    }
  }

  async forget(): Promise<void> {
    await this.#leave();
    await this.#options.shelf.clear().catch(() => undefined);
  }

  async forgetVisits(): Promise<void> {
    const { shelf, outbox } = this.#options;
    await this.#leave();
    await keepPhotosOf(shelf, () => []);
    await outbox.load();
    await keepDraftsOf(shelf, this.#pending());
  }

  #leave(): Promise<void> {
    this.#reading = null;
    this.#update({ isReading: false });
    return this.#memory.forget();
  }

  #pending(): Set<string> {
    return new Set(this.#options.outbox.getSnapshot().acts.map(({ place }) => place.visitId));
  }

  #forgetAnswers(): void {
    this.#taken += 1;
  }

  #take(act: QueuedAct): Promise<void> {
    this.#forgetAnswers();
    return this.#memory.learn((known) => ({ ...known, visits: withActs(known.visits, [act]) }));
  }

  #update(change: Partial<DaySnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
