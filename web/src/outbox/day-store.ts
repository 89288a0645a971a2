import type { LocalDate } from '@cuadrilla/domain/local-date.ts';
import { addDays } from '@cuadrilla/domain/local-date.ts';
import { today } from '#shared/format/dates.ts';
import type { Failure } from '#shared/graphql/failure.ts';
import type { QueuedAct } from './act.ts';
import { withActs, type WorkVisit } from './effects.ts';
import type { Outbox } from './outbox.ts';
import type { Shelf } from './storage.ts';

/** What the server said of the days around today, as this device keeps it. */
export type DaySnapshot = {
  visits: readonly WorkVisit[];
  /** When the server said it; null where nothing is kept. */
  readAt: string | null;
  /** Whether what the device kept has been read. */
  isLoaded: boolean;
  isReading: boolean;
  failure: Failure | null;
};

export type Asked<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export type DayOptions = {
  shelf: Shelf;
  outbox: Outbox;
  askDays: (variables: { from: LocalDate; days: number }) => Promise<Asked<WorkVisit[]>>;
  askVisit: (id: string) => Promise<Asked<WorkVisit | null>>;
  now?: () => Date;
};

const DAY = 'day';
const KEPT_MS = 7 * 86_400_000;

/** Yesterday for what goes on past midnight, today, and tomorrow. */
export function daysAround(now: Date): { from: LocalDate; days: number } {
  return { from: addDays(today(now), -1), days: 3 };
}

/**
 * The technician's visits with all that is needed to do them, kept on the device so that they open without a connection. An
 * answer that was asked for before an act was taken does not know of it, and is asked for again.
 */
export class DayStore {
  readonly #options: DayOptions;
  readonly #listeners = new Set<() => void>();
  #snapshot: DaySnapshot = { visits: [], readAt: null, isLoaded: false, isReading: false, failure: null };
  #loading: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  /** How many acts the server has taken. */
  #taken = 0;

  constructor(options: DayOptions) {
    this.#options = options;
    options.outbox.onSent((act) => this.#take(act));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): DaySnapshot => this.#snapshot;

  /** Reads what the device kept; once. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const kept = (await this.#options.shelf.read(DAY).catch(() => undefined)) as
      Pick<DaySnapshot, 'visits' | 'readAt'> | undefined;
    const known = this.#snapshot.readAt === null ? kept : undefined;
    this.#update({ ...known, isLoaded: true });
  }

  /** Asks the server anew; asked while an answer is under way, it is that one. */
  readonly refresh = (): Promise<void> => {
    this.#reading ??= this.#ask().finally(() => {
      this.#reading = null;
      this.#update({ isReading: false });
    });
    return this.#reading;
  };

  async #ask(): Promise<void> {
    await this.load();
    this.#update({ isReading: true });
    const { now = () => new Date(), askDays } = this.#options;
    for (;;) {
      const before = this.#taken;
      const asked = await askDays(daysAround(now()));
      if (asked.ok && before !== this.#taken) continue;
      if (asked.ok) this.#keep(this.#merged(asked.value, now()), now());
      else this.#update({ failure: asked.failure });
      return;
    }
  }

  /** Asks for one visit, also of another day; false where there is none for this person. */
  async find(id: string): Promise<Asked<boolean>> {
    await this.load();
    for (;;) {
      const before = this.#taken;
      const asked = await this.#options.askVisit(id);
      if (!asked.ok) return asked;
      if (before !== this.#taken) continue;
      const others = this.#snapshot.visits.filter((visit) => visit.id !== id);
      this.#save({ visits: asked.value === null ? others : [...others, asked.value] });
      return { ok: true, value: asked.value !== null };
    }
  }

  /** Forgets all that is kept, on the device too: the day, and what was being written. */
  async forget(): Promise<void> {
    this.#update({ visits: [], readAt: null });
    await this.#options.shelf.clear().catch(() => undefined);
  }

  /** Forgets the day alone: what was written stays, for what waits to be sent may come back to it. */
  async forgetVisits(): Promise<void> {
    this.#update({ visits: [], readAt: null });
    await this.#options.shelf.drop(DAY).catch(() => undefined);
  }

  /** What was asked for, what lies outside the days asked for, and what still has acts to be sent. */
  #merged(asked: readonly WorkVisit[], now: Date): WorkVisit[] {
    const { from, days } = daysAround(now);
    const until = addDays(from, days);
    const pending = new Set(this.#options.outbox.getSnapshot().acts.map(({ place }) => place.visitId));
    const known = new Set(asked.map(({ id }) => id));
    const others = this.#snapshot.visits.filter(({ id, plannedStart, plannedEnd }) => {
      if (known.has(id)) return false;
      if (pending.has(id)) return true;
      const day = today(new Date(plannedStart));
      return (day < from || day >= until) && now.getTime() - Date.parse(plannedEnd) < KEPT_MS;
    });
    return [...asked, ...others];
  }

  #take(act: QueuedAct): void {
    this.#taken += 1;
    this.#save({ visits: withActs(this.#snapshot.visits, [act]) });
  }

  #keep(visits: WorkVisit[], now: Date): void {
    this.#save({ visits, readAt: now.toISOString(), failure: null });
  }

  #save(change: Partial<DaySnapshot>): void {
    this.#update(change);
    const { visits, readAt } = this.#snapshot;
    void this.#options.shelf.write(DAY, { visits, readAt }).catch(() => undefined);
  }

  #update(change: Partial<DaySnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
