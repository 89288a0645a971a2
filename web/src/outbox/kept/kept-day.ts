import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { today } from '#shared/format/dates.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { Shelf } from './storage.ts';

/** What the server said of a person's visits. */
export type KnownDay = {
  visits: readonly WorkVisit[];
  /** When the server said it; null where nothing is known. */
  readAt: string | null;
};

/** The same on the device; the later of two has the higher revision, whichever tab wrote it. */
export type KeptDay = KnownDay & { revision: number };

export type DayChange = (known: KnownDay) => KnownDay;

const DAY = 'day';
const KEPT_MS = 7 * 86_400_000;
const NOTHING: KeptDay = { visits: [], readAt: null, revision: 0 };

/** What this device keeps; null where that is nothing. */
export async function readDay(shelf: Shelf): Promise<KeptDay | null> {
  const kept = (await shelf.read(DAY).catch(() => undefined)) as Partial<KeptDay> | undefined;
  return kept === undefined ? null : { ...NOTHING, ...kept };
}

/** Changes what is there by now, which another tab may have written; null where the device keeps nothing. */
export function changeDay(shelf: Shelf, change: DayChange): Promise<KeptDay | null> {
  const changed = shelf.change(DAY, (value): KeptDay => {
    const kept = { ...NOTHING, ...(value as Partial<KeptDay> | undefined) };
    // Also higher than what was there before it was forgotten.
    const revision = Math.max(kept.revision + 1, Date.now());
    const { visits, readAt } = change(kept);
    return { visits, readAt, revision };
  });
  return changed.catch(() => null);
}

export function dropDay(shelf: Shelf): Promise<void> {
  return shelf.drop(DAY).catch(() => undefined);
}

export type AskedDays = { from: LocalDate; days: number };

/** What was asked for, what lies outside the days asked for, and what still has acts to be sent (`pending`). */
export function mergedVisits(
  known: readonly WorkVisit[],
  asked: readonly WorkVisit[],
  { from, days }: AskedDays,
  { pending, now }: { pending: ReadonlySet<string>; now: Date },
): WorkVisit[] {
  const until = addDays(from, days);
  const answered = new Set(asked.map(({ id }) => id));
  const others = known.filter(({ id, plannedStart, plannedEnd }) => {
    if (answered.has(id)) return false;
    if (pending.has(id)) return true;
    const day = today(new Date(plannedStart));
    return (day < from || day >= until) && now.getTime() - Date.parse(plannedEnd) < KEPT_MS;
  });
  return [...asked, ...others];
}
