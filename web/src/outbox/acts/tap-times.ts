import { clockMeasure, correctedNow, isClockKnown, readClock } from '#shared/device-clock.ts';
import type { QueuedAct } from './act.ts';

export function tapTime(): Pick<QueuedAct, 'occurredAt' | 'deviceAt' | 'tap'> {
  const reading = readClock();
  const at = { occurredAt: correctedNow().toISOString(), deviceAt: new Date(reading.wallMs).toISOString() };
  return isClockKnown() ? at : { ...at, tap: { reading, measured: clockMeasure() } };
}
