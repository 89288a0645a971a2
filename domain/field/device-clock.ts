/** A moment as a device sees it: a person can change `wallMs`, but not `liveMs`, the lifetime of its page. */
export type ClockReading = {
  /** Identifies the page load that `liveMs` counts from. */
  page: number;
  wallMs: number;
  liveMs: number;
};

/** A reading paired with the server's time, exact to ± `errorMs`. */
export type ClockMeasure = ClockReading & { serverMs: number; errorMs: number };

/** A smaller skew counts as none: measurements are hardly more exact. */
export const SKEW_IGNORED_MS = 5_000;
/** A larger skew is shown to the technician. */
export const SKEW_SHOWN_MS = 120_000;
/** HTTP's `Date` is truncated to the second, on average half a second early. */
const HALF_SECOND_MS = 500;

const jumpBetween = (a: ClockReading, b: ClockReading) => b.wallMs - a.wallMs - (b.liveMs - a.liveMs);

/** False if the clock may have been set, or the device slept, between two readings. */
export function isContinuous(a: ClockReading, b: ClockReading): boolean {
  return a.page === b.page && Math.abs(jumpBetween(a, b)) <= SKEW_IGNORED_MS;
}

/** null if the header is missing or invalid, or the clock was not continuous during the request. */
export function measureOf(
  date: string | null,
  asked: ClockReading,
  answered: ClockReading,
): ClockMeasure | null {
  const serverTime = Date.parse(date ?? '');
  const way = (answered.liveMs - asked.liveMs) / 2;
  if (Number.isNaN(serverTime) || way < 0 || !isContinuous(asked, answered)) return null;
  return {
    page: answered.page,
    wallMs: answered.wallMs - way,
    liveMs: answered.liveMs - way,
    serverMs: serverTime + HALF_SECOND_MS,
    errorMs: HALF_SECOND_MS + way,
  };
}

/** The more exact of two measurements, or the later one if the clock was set between them. */
export function betterMeasure(known: ClockMeasure | null, next: ClockMeasure): ClockMeasure {
  if (known === null || !isContinuous(known, next) || known.errorMs > next.errorMs) return next;
  const apart = Math.abs(rawSkew(known) - rawSkew(next));
  return apart <= known.errorMs + next.errorMs ? known : next;
}

const rawSkew = ({ wallMs, serverMs }: ClockMeasure) => wallMs - serverMs;

/** Milliseconds the clock was ahead; negative if behind. */
export function skewOf(measure: ClockMeasure): number {
  const skew = rawSkew(measure);
  return Math.abs(skew) <= Math.max(SKEW_IGNORED_MS, measure.errorMs) ? 0 : skew;
}

/**
 * Milliseconds the clock was certainly set between two readings. Only backward jumps are certain: a forward one may have been
 * sleep.
 */
function setBack(a: ClockReading, b: ClockReading): number {
  const jump = a.page === b.page ? jumpBetween(a, b) : b.wallMs - a.wallMs;
  return jump < -SKEW_IGNORED_MS ? jump : 0;
}

/** Milliseconds the clock is ahead at a reading, from the last measurement before it. */
export function skewAt(reading: ClockReading, measured: ClockMeasure | null): number {
  const skew = measured === null ? 0 : skewOf(measured) + setBack(measured, reading);
  return Math.abs(skew) <= SKEW_IGNORED_MS ? 0 : skew;
}
