import { correctedNow } from '#shared/device-clock.ts';
import { noteOperations } from '#shared/graphql/note-operations.ts';
import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { readJson, writeStored } from '#shared/storage.ts';
import { outboxOperation } from '../acts/operations.ts';
import { daysAround, type DayStore } from './day-store.ts';
import { markFor, type DayMark } from './kept-day.ts';

/** Readable at once, while opening the stored day takes a while. */
const HINT = 'cuadrilla.day.mark';

/** Stores the day’s mark, and what the next start asks with it, where that start finds them before the day is opened. */
export function keepHint(day: DayStore, owner: string): void {
  let kept: DayMark | null = null;
  day.subscribe(() => {
    const { since } = day.getSnapshot();
    if (since === kept) return;
    kept = since;
    writeStored('local', HINT, since && JSON.stringify(since));
    if (since === null) return;
    noteOperations(owner, new URL(PATHS.home, window.location.href), [firstDayOperation(correctedNow())]);
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
