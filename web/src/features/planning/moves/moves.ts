import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { withoutDueWarning, type Against, type AgainstKind } from '#records/scheduling/after-due.ts';
import type { Plan } from '#records/scheduling/plan-facts.ts';
import type { PlanCommand, PlanResult } from '#records/scheduling/use-plan-visit.ts';
import type { Pending } from '../drag/overlay.ts';
import type { Subject } from '../drag/subject.ts';

export type Move = {
  subject: Subject;
  technicianIds: readonly string[];
  interval: Interval;
  accepted: readonly AgainstKind[];
  hasSeenDevices?: true;
};

export type Question = {
  move: Move;
  reasons: readonly Against[];
  devices: readonly string[];
  nearest: Date | null;
};

export function pendingOf({ subject, technicianIds, interval }: Move, plan: Plan | null): Pending {
  const { visit, serviceId, code, title, client, dueAt, asks } = subject;
  if (visit) return { kind: 'move', id: visit.id, version: visit.version, technicianIds, interval };
  const earlier = plan?.visits.filter(({ summary }) => summary.serviceId === serviceId).map(({ id }) => id);
  const service = { id: serviceId, code, title, client, dueAt, ...asks };
  return {
    kind: 'add',
    id: `nueva-${serviceId}`,
    service,
    technicianIds,
    interval,
    earlierVisitIds: earlier ?? [],
  };
}

export function commandOf({ subject, technicianIds, interval, accepted }: Move): PlanCommand {
  const { serviceId, visit, instructions } = subject;
  return {
    ...interval,
    serviceId,
    visit: visit && { id: visit.id, version: visit.version },
    technicianIds,
    instructions,
    acceptedWarnings: withoutDueWarning(accepted),
  };
}

/** Null if the server's answer is final. */
export function questionFrom(result: PlanResult, move: Move): Question | null {
  if (result.__typename === 'SlotWarningsError')
    return { move, reasons: result.reasons, devices: [], nearest: null };
  if (result.__typename !== 'SlotTakenError') return null;
  const { reasons, nearestStart } = result;
  return { move, reasons, devices: [], nearest: nearestStart === null ? null : new Date(nearestStart) };
}
