import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { today } from '#shared/format/dates.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { Shelf } from './storage.ts';

export type KnownDay = {
  visits: readonly WorkVisit[];
  readAt: string | null;
};

/** With a revision that grows with each write of any tab. */
export type KeptDay = KnownDay & { revision: number };

export type DayChange = (known: KnownDay) => KnownDay;

const DAY = 'day';
const KEPT_MS = 7 * 86_400_000;
const NOTHING: KeptDay = { visits: [], readAt: null, revision: 0 };

export async function readDay(shelf: Shelf): Promise<KeptDay | null> {
  const kept = (await shelf.read(DAY).catch(() => undefined)) as Partial<KeptDay> | undefined;
  return kept === undefined ? null : { ...NOTHING, ...kept };
}

/** Null if the storage failed. */
export function changeDay(shelf: Shelf, change: DayChange): Promise<KeptDay | null> {
  const changed = shelf.change(DAY, (value): KeptDay => {
    const kept = { ...NOTHING, ...(value as Partial<KeptDay> | undefined) };
    // Also higher than before the day was cleared.
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

/** The answer, kept days outside it, and visits with queued acts (`pending`). */
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
