import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { today } from '#shared/format/dates.ts';
import type { WorkVisit } from '../acts/effects.ts';
import type { Shelf } from './storage.ts';

/** From where on changes are asked for, of the days that begin on `from`, which were read whole at `wholeAt`. */
export type DayMark = { mark: string; from: LocalDate; wholeAt: string };

export type KnownDay = {
  visits: readonly WorkVisit[];
  readAt: string | null;
  since: DayMark | null;
};

/** All of the days, or what changed since a mark, with the ids of visits that left. */
export type DayAnswer = { visits: readonly WorkVisit[]; mark: string } & (
  { isWhole: true } | { isWhole: false; goneIds: readonly string[] }
);

/** With a revision that grows with each write of any tab. */
export type KeptDay = KnownDay & { revision: number };

export type DayChange = (known: KnownDay) => KnownDay;

const DAY = 'day';
const KEPT_MS = 7 * 86_400_000;
/** A contact's telephone, which changes do not tell, is at most that old. */
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

/** Null if the days are to be read whole. */
export function markFor({ since }: Pick<KnownDay, 'since'>, { from }: AskedDays, now: Date): string | null {
  if (since === null || since.mark === '' || since.from !== from) return null;
  const age = now.getTime() - Date.parse(since.wholeAt);
  return age >= 0 && age < WHOLE_EVERY_MS ? since.mark : null;
}

type Moment = { pending: ReadonlySet<string>; now: Date };

/** `asked` is the mark that the answer was asked with. Changes since another mark than the known day's are left out. */
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

/** As the server gives all of the days. */
const byStart = (a: WorkVisit, b: WorkVisit) =>
  Date.parse(a.plannedStart) - Date.parse(b.plannedStart) || (a.id < b.id ? -1 : 1);
