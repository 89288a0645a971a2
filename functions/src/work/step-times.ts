import {
  inOrder,
  isVisitOver,
  occurredAtOf,
  reportedTime,
  type ReportedTime,
} from '@cuadrilla/domain/visits/visit-states.ts';
import { afterSteps } from '@cuadrilla/domain/visits/visit-step.ts';
import type { VisitPause } from '@cuadrilla/domain/records/visit.ts';
import type { DeviceTimes } from '../store/audit.ts';
import type { Visit } from './visit.ts';

type Times = Pick<Visit, 'createdAt' | 'travelStartedAt' | 'arrivedAt' | 'pauses'>;

/** Not before the visit was planned, nor before a reopening of its service. */
export function instantAfter(visit: Times, at: Date, reopenedAt: Date | null): Date {
  const reopened = reopenedAt === null ? 0 : reopenedAt.getTime() + 1;
  return afterSteps(visit, new Date(Math.max(at.getTime(), visit.createdAt.getTime(), reopened)));
}

const EVER = new Date(0);

export function stepTime(
  visit: Times & Pick<Visit, 'clockShifts'>,
  { times, technicianId }: { times: DeviceTimes; technicianId: string },
  reopenedAt: Date | null,
): ReportedTime & { shiftMs: number } {
  const shiftMs = times.occurredAt === null ? 0 : (visit.clockShifts[technicianId] ?? 0);
  const { receivedAt } = times;
  return inOrder(reportedTime(times), {
    shiftMs,
    notBefore: instantAfter(visit, EVER, reopenedAt),
    receivedAt,
  });
}

/**
 * Time of a step in the audit log: when it happened, but at least a millisecond after the previous step, because only the time
 * orders a timeline.
 */
export function loggedAt({ createdAt, travelStartedAt, arrivedAt, pauses }: Times, at: Date): Date {
  const steps = [createdAt, travelStartedAt, arrivedAt, ...pauses.flatMap(({ from, to }) => [from, to])];
  return new Date(at.getTime() + steps.filter((step) => step?.getTime() === at.getTime()).length);
}

/**
 * Time of an act that is not a step (answer, line, photo): not before the visit began. Pauses do not matter, because a colleague may
 * be working. Without a reported time, the time of arrival.
 */
export function workedAt(visit: Times | null, times: DeviceTimes, reopenedAt: Date | null): Date {
  const at = occurredAtOf(times);
  if (visit === null || times.occurredAt === null) return at;
  const begun = { ...visit, pauses: [] };
  return loggedAt(begun, instantAfter(begun, at, reopenedAt));
}

/**
 * The visit of a service that a technician is working on: of their open visits the latest that has started, else the next one.
 * `visits` are sorted by start.
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

/** `end` is null while work continues. */
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
