/** A moment as a device sees it. What its clock says can be set; how long its page has lived cannot. */
export type ClockReading = {
  /** Tells one page life from another. */
  page: number;
  wallMs: number;
  liveMs: number;
};

/** A reading at which the server's time was known, give or take `errorMs`. */
export type ClockMeasure = ClockReading & { serverMs: number; errorMs: number };

/** Up to this a clock goes right: what is measured is little more exact. */
export const SKEW_IGNORED_MS = 5_000;
/** More than this is told to whoever holds the device. */
export const SKEW_TOLD_MS = 120_000;
/** HTTP's `Date` is cut off to the second: on the average it is half of one too early. */
const HALF_SECOND_MS = 500;

const jumpBetween = (a: ClockReading, b: ClockReading) => b.wallMs - a.wallMs - (b.liveMs - a.liveMs);

/** Whether nobody can have set the clock between two readings, nor the device have slept. */
export function isContinuous(a: ClockReading, b: ClockReading): boolean {
  return a.page === b.page && Math.abs(jumpBetween(a, b)) <= SKEW_IGNORED_MS;
}

/** What an answer's `Date` says of the clock; null where it says nothing. */
export function measureOf(
  date: string | null,
  asked: ClockReading,
  answered: ClockReading,
): ClockMeasure | null {
  const told = Date.parse(date ?? '');
  const way = (answered.liveMs - asked.liveMs) / 2;
  if (Number.isNaN(told) || way < 0 || !isContinuous(asked, answered)) return null;
  return {
    page: answered.page,
    wallMs: answered.wallMs - way,
    liveMs: answered.liveMs - way,
    serverMs: told + HALF_SECOND_MS,
    errorMs: HALF_SECOND_MS + way,
  };
}

/** Of two measures of a clock that nobody has set between them the more exact one, else the later. */
export function betterMeasure(known: ClockMeasure | null, next: ClockMeasure): ClockMeasure {
  if (known === null || !isContinuous(known, next) || known.errorMs > next.errorMs) return next;
  const apart = Math.abs(rawSkew(known) - rawSkew(next));
  return apart <= known.errorMs + next.errorMs ? known : next;
}

const rawSkew = ({ wallMs, serverMs }: ClockMeasure) => wallMs - serverMs;

/** By how much the clock was ahead (behind, where negative) when it was measured. */
export function skewOf(measure: ClockMeasure): number {
  const skew = rawSkew(measure);
  return Math.abs(skew) <= Math.max(SKEW_IGNORED_MS, measure.errorMs) ? 0 : skew;
}

/**
 * By how much a clock was set between two readings, as far as that is certain: it says less than must have passed. One that
 * says more may have been set, or the device has slept.
 */
function setBack(a: ClockReading, b: ClockReading): number {
  const jump = a.page === b.page ? jumpBetween(a, b) : b.wallMs - a.wallMs;
  return jump < -SKEW_IGNORED_MS ? jump : 0;
}

/** By how much the clock is ahead at a reading, as far as it was measured before. */
export function skewAt(reading: ClockReading, measured: ClockMeasure | null): number {
  const skew = measured === null ? 0 : skewOf(measured) + setBack(measured, reading);
  return Math.abs(skew) <= SKEW_IGNORED_MS ? 0 : skew;
}
