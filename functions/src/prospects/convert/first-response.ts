import type { ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { stopsFirstResponseClock, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';

const HOUR_MS = 3_600_000;

type Clock = Pick<ProspectFields, 'firstResponseDueAt' | 'firstResponseAt'>;

/** When the first answer is due: so many calendar hours after the prospect came. */
export function firstResponseDueAt(createdAt: Date, hours: number): Date {
  return new Date(createdAt.getTime() + hours * HOUR_MS);
}

/**
 * What a change of status does to the clock: leaving «Nuevo» stops it, coming back to it (nobody answered after all) lets it
 * run again from when the prospect came. Null where it does nothing.
 */
export function clockAfter(
  { from, to }: { from: ProspectStatus; to: ProspectStatus },
  { createdAt, now, hours }: { createdAt: Date; now: Date; hours: number },
): Clock | null {
  if (stopsFirstResponseClock(from, to)) return { firstResponseDueAt: null, firstResponseAt: now };
  if (to !== 'NEW' || from === 'NEW') return null;
  return { firstResponseDueAt: firstResponseDueAt(createdAt, hours), firstResponseAt: null };
}
