import { daysBetween, formatLocalDate, todayIn } from '../time/local-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** An older device time is stored as unconfirmed. */
export const OCCURRED_BEFORE_MS = 72 * HOUR_MS;
export const OCCURRED_AHEAD_MS = 5 * MINUTE_MS;
/** A device time outside these limits is replaced by that of arrival: the clock lost its date. */
const KEPT_BEFORE_MS = 31 * 24 * HOUR_MS;
const KEPT_AHEAD_MS = 24 * HOUR_MS;

export const VISIT_TIMES = ['TRAVEL', 'ARRIVAL', 'FINISH', 'PAUSES'] as const;
export type VisitTime = (typeof VISIT_TIMES)[number];

export const VISIT_TIME_LABELS: Record<VisitTime, string> = {
  TRAVEL: 'salida',
  ARRIVAL: 'llegada',
  FINISH: 'fin',
  PAUSES: 'pausas',
};

/** An unconfirmed time («sin confirmar») waits for the office. */
export type ReportedTime = { at: Date; confirmed: boolean };

/** Never refuses: a device time that cannot be right is replaced or marked unconfirmed. */
export function reportedTime(input: { occurredAt: Date | null; receivedAt: Date }): ReportedTime {
  const { occurredAt, receivedAt } = input;
  if (occurredAt === null) return { at: receivedAt, confirmed: true };
  const age = receivedAt.getTime() - occurredAt.getTime();
  const lies = (before: number, ahead: number) => age <= before && age >= -ahead;
  if (lies(OCCURRED_BEFORE_MS, OCCURRED_AHEAD_MS)) return { at: occurredAt, confirmed: true };
  return { at: lies(KEPT_BEFORE_MS, KEPT_AHEAD_MS) ? occurredAt : receivedAt, confirmed: false };
}

/** For notes, answers and photos, whose times nobody confirms: never later than received. */
export function occurredAtOf(input: { occurredAt: Date | null; receivedAt: Date }): Date {
  const { at, confirmed } = reportedTime(input);
  return confirmed || at < input.receivedAt ? at : input.receivedAt;
}

/** `shiftMs` is how far the device's clock has proved to be behind. */
export type Sequence = { shiftMs: number; notBefore: Date; receivedAt: Date };

/**
 * Puts a reported time after the previous one. A time that lies before it shows that the clock is behind, so later times of the
 * same device shift equally and the spans between taps keep their length.
 */
export function inOrder(time: ReportedTime, sequence: Sequence): ReportedTime & { shiftMs: number } {
  const { shiftMs, notBefore, receivedAt } = sequence;
  const shifted = time.at.getTime() + shiftMs;
  // Later than received: the clock has been corrected since.
  const likely = shifted > receivedAt.getTime() + OCCURRED_AHEAD_MS ? time.at.getTime() : shifted;
  const at = new Date(Math.max(likely, notBefore.getTime()));
  const moved = at.getTime() - time.at.getTime();
  return { at, confirmed: time.confirmed && moved <= OCCURRED_AHEAD_MS, shiftMs: moved };
}

/** Travelling is allowed from the day before to the day after the planned day. */
export function travelDayProblem(plannedStart: Date, now: Date, zone: string): string | null {
  return dayProblem(plannedStart, { now, zone, before: 'ponerte en camino' });
}

export function startDayProblem(plannedStart: Date, now: Date, zone: string): string | null {
  return dayProblem(plannedStart, { now, zone, before: 'iniciarla' });
}

function dayProblem(
  plannedStart: Date,
  { now, zone, before }: { now: Date; zone: string; before: string },
): string | null {
  const day = todayIn(zone, plannedStart);
  if (Math.abs(daysBetween(todayIn(zone, now), day)) <= 1) return null;
  return `${plannedForText(plannedStart, zone)}: la oficina tiene que moverla para que puedas ${before}`;
}

export function plannedForText(plannedStart: Date, zone: string): string {
  return `La visita está programada para el ${formatLocalDate(todayIn(zone, plannedStart))}`;
}

export function alreadyAtWorkProblem(
  other: { technicianName: string; serviceCode: string } | null,
): string | null {
  if (other === null) return null;
  return `${other.technicianName} ya tiene en curso la visita de ${other.serviceCode}: hay que pausarla o terminarla antes`;
}

export type VisitTimes = {
  arrivedAt: Date | null;
  finishedAt: Date | null;
  pauses: readonly { from: Date; to: Date | null }[];
};

export const workedMinutes = (visit: VisitTimes, now: Date) => Math.floor(workedMs(visit, now) / 60_000);

/** Milliseconds from arrival to the end or `now`, without pauses. */
export function workedMs(visit: VisitTimes, now: Date): number {
  if (visit.arrivedAt === null) return 0;
  const start = visit.arrivedAt.getTime();
  const end = Math.max(start, (visit.finishedAt ?? now).getTime());
  // Corrected times may make pauses overlap; overlapping time counts once.
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
