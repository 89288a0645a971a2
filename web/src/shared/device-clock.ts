import {
  betterMeasure,
  isContinuous,
  measureOf,
  skewAt,
  type ClockMeasure,
  type ClockReading,
} from '@cuadrilla/domain/field/device-clock.ts';
import { listen } from './listen.ts';
import { readJson, writeStored } from './storage.ts';

const KEY = 'cuadrilla.clock';

let measured: ClockMeasure | null | undefined;
const listeners = new Set<() => void>();

function keptMeasure(): ClockMeasure | null {
  const kept = readJson('local', KEY) as Partial<ClockMeasure> | null;
  const numbers = [kept?.page, kept?.wallMs, kept?.liveMs, kept?.serverMs, kept?.errorMs];
  return numbers.every(Number.isFinite) ? (kept as ClockMeasure) : null;
}

/** The wall clock, and the monotonic one, which cannot be set. */
export const readClock = (): ClockReading => ({
  page: performance.timeOrigin,
  wallMs: Date.now(),
  liveMs: performance.now(),
});

export function clockMeasure(): ClockMeasure | null {
  measured ??= keptMeasure();
  return measured;
}

/** Measures by the `Date` header of an answer. */
export function measureClock(date: string | null, asked: ClockReading, answered: ClockReading): void {
  const next = measureOf(date, asked, answered);
  if (next === null) return;
  measured = betterMeasure(clockMeasure(), next);
  writeStored('local', KEY, JSON.stringify(measured));
  listeners.forEach((listener) => listener());
}

export const onClockMeasured = (listener: () => void) => listen(listeners, listener);

/** Milliseconds by which this device is ahead; 0 if unknown. */
export const clockSkew = (): number => skewAt(readClock(), clockMeasure());

/** By the server's clock, as far as it is known. */
export const correctedNow = (): Date => new Date(Date.now() - clockSkew());

/** False after the clock was set or the page suspended. */
export function isClockKnown(): boolean {
  const measure = clockMeasure();
  return measure !== null && isContinuous(measure, readClock());
}
