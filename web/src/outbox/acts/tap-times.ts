import { clockMeasure, correctedNow, isClockKnown, readClock } from '#shared/device-clock.ts';
import type { QueuedAct } from './act.ts';

export type TapTime = Pick<QueuedAct, 'occurredAt' | 'deviceAt' | 'tap'>;

export function tapTime(): TapTime {
  const reading = readClock();
  const at = { occurredAt: correctedNow().toISOString(), deviceAt: new Date(reading.wallMs).toISOString() };
  return isClockKnown() ? at : { ...at, tap: { reading, measured: clockMeasure() } };
}
