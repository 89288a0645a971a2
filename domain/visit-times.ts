import { daysBetween, formatLocalDate, todayIn } from './local-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How long after a tap its own time still counts. */
export const OCCURRED_BEFORE_MS = 72 * HOUR_MS;
/** How much a phone's clock may be ahead. */
export const OCCURRED_AHEAD_MS = 5 * MINUTE_MS;

/** When something happened: as the phone says where that can be believed, else when it was received. */
export function occurredAtOf(input: { occurredAt: Date | null; receivedAt: Date }): Date {
  const { occurredAt, receivedAt } = input;
  if (occurredAt === null) return receivedAt;
  const age = receivedAt.getTime() - occurredAt.getTime();
  return age <= OCCURRED_BEFORE_MS && age >= -OCCURRED_AHEAD_MS ? occurredAt : receivedAt;
}

/** Why a technician may not set out for a visit at this time: it is planned for another day than today ± 1; or null. */
export function travelDayProblem(plannedStart: Date, now: Date, zone: string): string | null {
  return dayProblem(plannedStart, { now, zone, before: 'ponerte en camino' });
}

/** The same for a visit that is begun without having set out for it. */
export function startDayProblem(plannedStart: Date, now: Date, zone: string): string | null {
  return dayProblem(plannedStart, { now, zone, before: 'iniciarla' });
}

function dayProblem(
  plannedStart: Date,
  { now, zone, before }: { now: Date; zone: string; before: string },
): string | null {
  const day = todayIn(zone, plannedStart);
  if (Math.abs(daysBetween(todayIn(zone, now), day)) <= 1) return null;
  return `La visita está programada para el ${formatLocalDate(day)}: muévela antes de ${before}`;
}

/** Why work may not start or go on: one of the technicians is already at work elsewhere; or null. */
export function alreadyAtWorkProblem(
  other: { technicianName: string; serviceCode: string } | null,
): string | null {
  if (other === null) return null;
  return `${other.technicianName} ya tiene en curso la visita de ${other.serviceCode}: hay que pausarla o terminarla antes`;
}

/** When work was begun, rested and ended; an open pause has no end yet. */
export type VisitTimes = {
  arrivedAt: Date | null;
  finishedAt: Date | null;
  pauses: readonly { from: Date; to: Date | null }[];
};

/** How long was worked up to now, or up to the end: from the arrival on, without the pauses. */
export function workedMs(visit: VisitTimes, now: Date): number {
  if (visit.arrivedAt === null) return 0;
  const start = visit.arrivedAt.getTime();
  const end = Math.max(start, (visit.finishedAt ?? now).getTime());
  // Each pause counts from where the ones before it ended: corrected times may make two of them overlap.
  let rested = 0;
  let until = start;
  const pauses = visit.pauses.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  for (const { from, to } of pauses) {
    const begins = Math.max(until, from.getTime());
    const ends = Math.min(end, to?.getTime() ?? end);
    rested += Math.max(0, ends - begins);
    until = Math.max(until, ends);
  }
  return end - start - rested;
}
