import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { readJson, writeStored } from '#shared/storage.ts';
import { outboxOperation } from '../acts/operations.ts';
import { daysAround, type DayStore } from './day-store.ts';
import { markFor, type DayMark } from './kept-day.ts';

/** Readable at once, while opening the stored day takes a while. */
const HINT = 'cuadrilla.day.mark';

/** Stores the day’s mark where the next start finds it before the day is opened. */
export function keepHint(day: DayStore): void {
  let kept: DayMark | null = null;
  day.subscribe(() => {
    const { since } = day.getSnapshot();
    if (since === kept) return;
    kept = since;
    writeStored('local', HINT, since && JSON.stringify(since));
  });
}

/** The first request for the day; if the hint was wrong, its answer is not used. */
export function firstDayOperation(now: Date): PersistedOperation {
  const days = daysAround(now);
  const since = markFor({ since: readJson('local', HINT) as DayMark | null }, days, now);
  return since === null
    ? outboxOperation('MyDay', days)
    : outboxOperation('MyDayChanges', { ...days, since });
}
