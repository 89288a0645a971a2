import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { readJson, writeStored } from '#shared/storage.ts';
import { outboxOperation } from '../acts/operations.ts';
import { daysAround, type DayStore } from './day-store.ts';
import { markFor, type DayMark } from './kept-day.ts';

/** Read at once, where the kept day itself takes a while to open. */
const HINT = 'cuadrilla.day.mark';

/** Keeps the mark of the day where the next start finds it before the day is opened. */
export function keepHint(day: DayStore): void {
  let kept: DayMark | null = null;
  day.subscribe(() => {
    const { since } = day.getSnapshot();
    if (since === kept) return;
    kept = since;
    writeStored('local', HINT, since && JSON.stringify(since));
  });
}

/** What the day will ask first: an answer to another question, where the hint is wrong, is not used. */
export function firstDayOperation(now: Date): PersistedOperation {
  const days = daysAround(now);
  const since = markFor({ since: readJson('local', HINT) as DayMark | null }, days, now);
  return since === null
    ? outboxOperation('MyDay', days)
    : outboxOperation('MyDayChanges', { ...days, since });
}
