import {
  betterMeasure,
  isContinuous,
  measureOf,
  skewAt,
  type ClockMeasure,
  type ClockReading,
} from '@cuadrilla/domain/field/device-clock.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'cuadrilla.clock';

let measured: ClockMeasure | null | undefined;
const listeners = new Set<() => void>();

function keptMeasure(): ClockMeasure | null {
  try {
    const kept = JSON.parse(readStored('local', KEY) ?? 'null') as Partial<ClockMeasure> | null;
    const numbers = [kept?.page, kept?.wallMs, kept?.liveMs, kept?.serverMs, kept?.errorMs];
    return numbers.every(Number.isFinite) ? (kept as ClockMeasure) : null;
  } catch {
    return null;
  }
}

/** What this device's clock says, and what cannot be set. */
export const readClock = (): ClockReading => ({
  page: performance.timeOrigin,
  wallMs: Date.now(),
  liveMs: performance.now(),
});

/** What was last measured of this device's clock, be it by an earlier page; null where nothing was. */
export function clockMeasure(): ClockMeasure | null {
  measured ??= keptMeasure();
  return measured;
}

/** Learns from the `Date` of an answer. */
export function hearDate(date: string | null, asked: ClockReading, answered: ClockReading): void {
  const next = measureOf(date, asked, answered);
  if (next === null) return;
  measured = betterMeasure(clockMeasure(), next);
  writeStored('local', KEY, JSON.stringify(measured));
  listeners.forEach((listener) => listener());
}

export function onClockMeasured(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** By how many milliseconds this device's clock is ahead, as far as it is known. */
export const clockSkew = (): number => skewAt(readClock(), clockMeasure());

/** The time, by the server's clock as far as that is known. */
export const correctedNow = (): Date => new Date(Date.now() - clockSkew());

/** Whether the clock is known to go as it did when it was measured. */
export function isClockKnown(): boolean {
  const measure = clockMeasure();
  return measure !== null && isContinuous(measure, readClock());
}
