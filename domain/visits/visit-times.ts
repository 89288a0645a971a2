import { daysBetween, formatLocalDate, todayIn } from '../time/local-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How long after a tap its own time still counts. */
export const OCCURRED_BEFORE_MS = 72 * HOUR_MS;
/** How much a phone's clock may be ahead. */
export const OCCURRED_AHEAD_MS = 5 * MINUTE_MS;
/** Beyond these nothing that happened can be meant: a clock that lost its date. */
const KEPT_BEFORE_MS = 31 * 24 * HOUR_MS;
const KEPT_AHEAD_MS = 24 * HOUR_MS;

/** The times of a visit that may wait to be confirmed; the names are those of the GraphQL enum. */
export const VISIT_TIMES = ['TRAVEL', 'ARRIVAL', 'FINISH', 'PAUSES'] as const;
export type VisitTime = (typeof VISIT_TIMES)[number];

export const VISIT_TIME_LABELS: Record<VisitTime, string> = {
  TRAVEL: 'salida',
  ARRIVAL: 'llegada',
  FINISH: 'fin',
  PAUSES: 'pausas',
};

/** A time as it is kept, and whether it can be relied on; what cannot waits for the office («sin confirmar»). */
export type ReportedTime = { at: Date; confirmed: boolean };

/** When something happened: as the device says, unless that cannot be meant, for what was done in the field is a fact. */
export function reportedTime(input: { occurredAt: Date | null; receivedAt: Date }): ReportedTime {
  const { occurredAt, receivedAt } = input;
  if (occurredAt === null) return { at: receivedAt, confirmed: true };
  const age = receivedAt.getTime() - occurredAt.getTime();
  const lies = (before: number, ahead: number) => age <= before && age >= -ahead;
  if (lies(OCCURRED_BEFORE_MS, OCCURRED_AHEAD_MS)) return { at: occurredAt, confirmed: true };
  return { at: lies(KEPT_BEFORE_MS, KEPT_AHEAD_MS) ? occurredAt : receivedAt, confirmed: false };
}

/** The same of what nobody confirms: a note, an answer, a photo. It was not written after it arrived. */
export function occurredAtOf(input: { occurredAt: Date | null; receivedAt: Date }): Date {
  const { at, confirmed } = reportedTime(input);
  return confirmed || at < input.receivedAt ? at : input.receivedAt;
}

/** How far a device's clock has shown itself to be behind, and between which instants its next step can have been. */
export type Sequence = { shiftMs: number; notBefore: Date; receivedAt: Date };

/**
 * A reported time in its order. One that lies before what it follows shows a clock that is behind: it is moved, and the later ones
 * of the same device by as much, so that what lies between two taps stays as long as it was.
 */
export function inOrder(time: ReportedTime, sequence: Sequence): ReportedTime & { shiftMs: number } {
  const { shiftMs, notBefore, receivedAt } = sequence;
  const shifted = time.at.getTime() + shiftMs;
  // Later than it arrived: the clock has been put right since.
  const likely = shifted > receivedAt.getTime() + OCCURRED_AHEAD_MS ? time.at.getTime() : shifted;
  const at = new Date(Math.max(likely, notBefore.getTime()));
  const moved = at.getTime() - time.at.getTime();
  return { at, confirmed: time.confirmed && moved <= OCCURRED_AHEAD_MS, shiftMs: moved };
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
  return `${plannedForText(plannedStart, zone)}: muévela antes de ${before}`;
}

export function plannedForText(plannedStart: Date, zone: string): string {
  return `La visita está programada para el ${formatLocalDate(todayIn(zone, plannedStart))}`;
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

/** Whole minutes, as report, copy and screens say them. */
export const workedMinutes = (visit: VisitTimes, now: Date) => Math.floor(workedMs(visit, now) / 60_000);

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
