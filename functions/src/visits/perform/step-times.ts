import {
  inOrder,
  isVisitOver,
  occurredAtOf,
  reportedTime,
  type ReportedTime,
} from '@cuadrilla/domain/visit-states.ts';
import type { DeviceTimes } from '../../audit.ts';
import type { Visit, VisitPause } from '../visit.ts';

type Times = Pick<Visit, 'createdAt' | 'travelStartedAt' | 'arrivedAt' | 'pauses'>;

/**
 * When a step happened: not before the one that it follows, nor before the visit was planned, whatever the clock of a phone
 * said of either. A service is reopened once all of its visits are over: a step comes after that.
 */
export function instantAfter(visit: Times, at: Date, reopenedAt: Date | null): Date {
  const before = stepsBefore(visit, reopenedAt);
  return at > before ? at : before;
}

/** The earliest that the next step can have been. */
function stepsBefore(
  { createdAt, travelStartedAt, arrivedAt, pauses }: Times,
  reopenedAt: Date | null,
): Date {
  const last = pauses.at(-1);
  const reopened = reopenedAt && new Date(reopenedAt.getTime() + 1);
  const steps = [createdAt, reopened, travelStartedAt, arrivedAt, last?.from, last?.to];
  return new Date(Math.max(...steps.flatMap((step) => (step ? [step.getTime()] : []))));
}

/** When a step happened, as a device says it of one step after another. */
export function stepTime(
  visit: Times & Pick<Visit, 'clockShifts'>,
  { times, technicianId }: { times: DeviceTimes; technicianId: string },
  reopenedAt: Date | null,
): ReportedTime & { shiftMs: number } {
  const shiftMs = times.occurredAt === null ? 0 : (visit.clockShifts[technicianId] ?? 0);
  const { receivedAt } = times;
  return inOrder(reportedTime(times), { shiftMs, notBefore: stepsBefore(visit, reopenedAt), receivedAt });
}

/**
 * Where a step stands in the log: when it happened, a moment behind what it follows where a phone's clock has put both in the
 * same instant, for instants alone keep a timeline in order.
 */
export function loggedAt({ createdAt, travelStartedAt, arrivedAt, pauses }: Times, at: Date): Date {
  const steps = [createdAt, travelStartedAt, arrivedAt, ...pauses.flatMap(({ from, to }) => [from, to])];
  return new Date(at.getTime() + steps.filter((step) => step?.getTime() === at.getTime()).length);
}

/**
 * When something was done in a visit that is no step of it: an answer, a line, a photo. Not before the visit began; pauses do not
 * hold it back, for of two who share a visit one may rest while the other works. Told no time, it was done when it arrived.
 */
export function workedAt(visit: Times | null, times: DeviceTimes, reopenedAt: Date | null): Date {
  const at = occurredAtOf(times);
  if (visit === null || times.occurredAt === null) return at;
  const begun = { ...visit, pauses: [] };
  return loggedAt(begun, instantAfter(begun, at, reopenedAt));
}

/**
 * The visit in which a technician works at a service, of all of its visits by their start: of their own that are not over the
 * latest that was begun, else the first to come.
 */
export function visitAtHand<V extends Pick<Visit, 'status' | 'technicianIds' | keyof Times>>(
  visits: readonly V[],
  technicianId: string,
): V | null {
  const open = visits.filter(
    ({ status, technicianIds }) => technicianIds.includes(technicianId) && !isVisitOver(status),
  );
  return open.findLast((visit) => visit.travelStartedAt ?? visit.arrivedAt) ?? open[0] ?? null;
}

/** The interruptions with the one that lasts ended. */
export function pausesEnded(pauses: readonly VisitPause[], at: Date): VisitPause[] {
  return pauses.map((pause) => (pause.to === null ? { ...pause, to: at } : pause));
}

/** What of the interruptions lies between an arrival and an end; null for work that goes on. */
export function pausesWithin(
  pauses: readonly VisitPause[],
  { arrivedAt, finishedAt }: { arrivedAt: Date; finishedAt: Date | null },
): VisitPause[] {
  return pauses.flatMap((pause) => {
    const from = pause.from > arrivedAt ? pause.from : arrivedAt;
    const to = finishedAt && (pause.to === null || pause.to > finishedAt) ? finishedAt : pause.to;
    return to === null || from < to ? [{ ...pause, from, to }] : [];
  });
}
