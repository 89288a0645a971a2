import { correctedTimes, type ClockEvent } from '@cuadrilla/domain/field/device-clock-history.ts';
import type { ClockReading } from '@cuadrilla/domain/field/device-clock.ts';
import { clockMeasure, readClock } from '#shared/device-clock.ts';
import type { QueuedAct, UnsureTap } from '../acts/act.ts';
import type { Queue } from './queue.ts';

function isMeasuredSince({ reading }: UnsureTap): boolean {
  const measure = clockMeasure();
  if (measure?.page !== readClock().page) return false;
  return measure.page !== reading.page || measure.liveMs >= reading.liveMs;
}

export async function timed(
  act: QueuedAct,
  queue: Queue,
  askTime?: () => Promise<unknown>,
): Promise<QueuedAct> {
  // The queue may have been reloaded, so its own copy of the tap is compared.
  const { tap: own, ...rest } = act;
  const tap = queue.find(({ key }) => key === act.key)?.tap ?? own;
  if (tap === undefined) return act;
  if (!isMeasuredSince(tap)) await askTime?.();
  const unsure = queue.flatMap(({ tap: each }) => each ?? []);
  const measured = [...unsure.map((each) => each.measured), clockMeasure()];
  const events: ClockEvent[] = [];
  measured.forEach((measure, place) => {
    // A tap in the same moment does not count as the measurement.
    const isNew = measure !== null && !events.some((event) => 'serverMs' in event && isSame(measure, event));
    if (isNew) events.push(measure);
    const next = unsure[place];
    if (next) events.push(next.reading);
  });
  const place = events.indexOf(tap.reading);
  const time = place === -1 ? undefined : correctedTimes(events)[place];
  return time === undefined ? rest : { ...rest, occurredAt: new Date(time).toISOString() };
}

const isSame = (a: ClockReading, b: ClockReading) => a.page === b.page && a.liveMs === b.liveMs;
