import type { VisitPlan } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import { changedFields } from '../../unit/audit.ts';
import type { Service, VisitTechnician } from '../../services/service.ts';
import { fullName, type User } from '../../staff/user.ts';
import { AS_PLANNED, type Visit } from '../visit.ts';
import { summaryOf } from '../visit-summary.ts';

/** What planning decides about a visit, and what the visit says of its service at that time. */
export function planOf(service: Service, technicians: readonly User[], plan: VisitPlan) {
  const { client, site } = service;
  return {
    ...{ client, site, summary: summaryOf(service) },
    technicians: technicians.map((user) => ({ id: user.id, name: fullName(user), color: user.color })),
    technicianIds: technicians.map(({ id }) => id),
    ...{ plannedStart: plan.start, plannedEnd: plan.end, instructions: plan.instructions },
  };
}

/** What a visit says of itself before anybody has set out. */
export function unbegun(id: string, now: Date) {
  return {
    ...{ id, createdAt: now, updatedAt: now, version: 1, status: 'SCHEDULED', days: [] },
    ...{ outcome: null, incompleteReason: null, reason: null, resolution: null, reportId: null },
    ...{ travelStartedAt: null, arrivedAt: null, finishedAt: null, pauses: [], ...AS_PLANNED },
  } satisfies Partial<Visit>;
}

/** Who once was to do a visit and is no more: what they did in it without knowing is still theirs to report. */
export function formerAfter(
  { technicians, formerTechnicians }: Pick<Visit, 'technicians' | 'formerTechnicians'>,
  technicianIds: readonly string[],
): VisitTechnician[] {
  const known = new Map([...formerTechnicians, ...technicians].map((each) => [each.id, each]));
  return [...known.values()].filter(({ id }) => !technicianIds.includes(id));
}

/** How much of a plan is another: who went before and still goes at the same time is not asked about again. */
export function changeOf(before: Visit, plan: VisitPlan): 'slot' | 'details' | 'nothing' {
  const isSameTime = is(before.plannedStart, plan.start) && is(before.plannedEnd, plan.end);
  const isJoined = plan.technicianIds.some((id) => !before.technicianIds.includes(id));
  if (!isSameTime || isJoined) return 'slot';
  const isSameTeam = before.technicianIds.join() === plan.technicianIds.join();
  return isSameTeam && before.instructions === plan.instructions ? 'nothing' : 'details';
}

const is = (a: Date, b: Date) => a.getTime() === b.getTime();

/** A plan as the log tells it. */
export function auditedPlan({ technicians, plannedStart, plannedEnd, instructions }: Visit) {
  const named = technicians.map(({ id, name }) => ({ id, name }));
  return { technicians: named, plannedStart, plannedEnd, instructions };
}

/** What of a plan changed. */
export function changedPlan(before: Visit, after: Visit) {
  return changedFields(auditedPlan(before), auditedPlan(after)) ?? { before: null, after: null };
}
