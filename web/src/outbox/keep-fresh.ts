import type { DayStore } from './kept/day-store.ts';

const EVERY_MS = 3 * 60_000;
const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;

/** Refreshes a visible day every few minutes and retries failures with backoff. */
export function keepFresh(day: DayStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { isReading: wasReading } = day.getSnapshot();
  let failures = day.getSnapshot().failure === null ? 0 : 1;
  const plan = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const soon = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    timer = setTimeout(() => void day.refresh(), failures === 0 ? EVERY_MS : soon);
  };
  const follow = () => {
    const { isReading, failure } = day.getSnapshot();
    if (failure === null) failures = 0;
    if (wasReading && !isReading) {
      if (failure !== null) failures += 1;
      plan();
    }
    wasReading = isReading;
  };
  const stop = day.subscribe(follow);
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', plan);
  };
}
