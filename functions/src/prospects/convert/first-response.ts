import type { ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { stopsFirstResponseClock, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';

const HOUR_MS = 3_600_000;

type Clock = Pick<ProspectFields, 'firstResponseDueAt' | 'firstResponseAt'>;

/** Counted in calendar hours. */
export function firstResponseDueAt(createdAt: Date, hours: number): Date {
  return new Date(createdAt.getTime() + hours * HOUR_MS);
}

/** Leaving NEW stops the clock; returning to it restarts it from when the prospect was made. Null if nothing changes. */
export function clockAfter(
  { from, to }: { from: ProspectStatus; to: ProspectStatus },
  { createdAt, now, hours }: { createdAt: Date; now: Date; hours: number },
): Clock | null {
  if (stopsFirstResponseClock(from, to)) return { firstResponseDueAt: null, firstResponseAt: now };
  if (to !== 'NEW' || from === 'NEW') return null;
  return { firstResponseDueAt: firstResponseDueAt(createdAt, hours), firstResponseAt: null };
}
