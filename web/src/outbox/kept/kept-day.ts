import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { today } from '#shared/format/dates.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { Shelf } from './storage.ts';

/**
 * The mark from which changes are requested, for the days starting on `from` that were loaded completely at `wholeAt`.
 */
export type DayMark = { mark: string; from: LocalDate; wholeAt: string };

export type KnownDay = {
  visits: readonly WorkVisit[];
  readAt: string | null;
  since: DayMark | null;
};

/** All days, or the changes since a mark with the ids of removed visits. */
export type DayAnswer = { visits: readonly WorkVisit[]; mark: string } & (
  { isWhole: true } | { isWhole: false; goneIds: readonly string[] }
);

/** With a revision that grows with each write of any tab. */
export type KeptDay = KnownDay & { revision: number };

export type DayChange = (known: KnownDay) => KnownDay;

const DAY = 'day';
const KEPT_MS = 7 * 86_400_000;
/** The maximum age of a contact’s phone, which the changes do not include. */
const WHOLE_EVERY_MS = 4 * 3_600_000;
const NOTHING: KeptDay = { visits: [], readAt: null, since: null, revision: 0 };

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
    const { visits, readAt, since } = change(kept);
    return { visits, readAt, since, revision };
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

/** Null if the days must be loaded completely. */
export function markFor({ since }: Pick<KnownDay, 'since'>, { from }: AskedDays, now: Date): string | null {
  if (since === null || since.mark === '' || since.from !== from) return null;
  const age = now.getTime() - Date.parse(since.wholeAt);
  return age >= 0 && age < WHOLE_EVERY_MS ? since.mark : null;
}

type Moment = { pending: ReadonlySet<string>; now: Date };

/** `asked` is the mark of the request. Changes since a mark other than the stored day’s are ignored. */
export function withAnswer(
  known: KnownDay,
  answer: DayAnswer,
  { days, asked, ...moment }: Moment & { days: AskedDays; asked: string | null },
): KnownDay {
  const readAt = moment.now.toISOString();
  const { mark } = answer;
  if (answer.isWhole) {
    const visits = mergedVisits(known.visits, answer.visits, days, moment);
    return { visits, readAt, since: { mark, from: days.from, wholeAt: readAt } };
  }
  if (known.since === null || known.since.mark !== asked) return known;
  const left = new Set([
    ...answer.goneIds.filter((id) => !moment.pending.has(id)),
    ...answer.visits.map(({ id }) => id),
  ]);
  const visits = [...known.visits.filter(({ id }) => !left.has(id)), ...answer.visits];
  return { visits: visits.toSorted(byStart), readAt, since: { ...known.since, mark } };
}

/** As the server returns all days. */
const byStart = (a: WorkVisit, b: WorkVisit) =>
  Date.parse(a.plannedStart) - Date.parse(b.plannedStart) || (a.id < b.id ? -1 : 1);
