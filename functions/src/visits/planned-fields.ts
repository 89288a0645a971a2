import type { VisitPlan } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import type { VisitTechnician } from '@cuadrilla/domain/records/service.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { Service } from '../work/service.ts';
import type { User } from '../staff/user.ts';
import type { Visit } from '../work/visit.ts';
import { summaryOf } from '../work/visit-summary.ts';

export function planOf(service: Service, technicians: readonly User[], plan: VisitPlan) {
  const { client, site } = service;
  return {
    client,
    site,
    summary: summaryOf(service),
    technicians: technicians.map((user) => ({ id: user.id, name: fullName(user), color: user.color })),
    technicianIds: technicians.map(({ id }) => id),
    plannedStart: plan.start,
    plannedEnd: plan.end,
    instructions: plan.instructions,
  };
}

export const newVisit = (id: string, now: Date, planned: ReturnType<typeof planOf>): Visit => ({
  ...emptyRecord(VISIT),
  ...planned,
  id,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Former technicians may still report work done before they knew. */
export function formerAfter(
  { technicians, formerTechnicians }: Pick<Visit, 'technicians' | 'formerTechnicians'>,
  technicianIds: readonly string[],
): VisitTechnician[] {
  const known = new Map([...formerTechnicians, ...technicians].map((each) => [each.id, each]));
  return [...known.values()].filter(({ id }) => !technicianIds.includes(id));
}

/** A new time or an added technician is another slot. */
export function changeOf(before: Visit, plan: VisitPlan): 'slot' | 'details' | 'nothing' {
  const isSameTime = isSame(before.plannedStart, plan.start) && isSame(before.plannedEnd, plan.end);
  const isJoined = plan.technicianIds.some((id) => !before.technicianIds.includes(id));
  if (!isSameTime || isJoined) return 'slot';
  const isSameTeam = before.technicianIds.join() === plan.technicianIds.join();
  return isSameTeam && before.instructions === plan.instructions ? 'nothing' : 'details';
}

const isSame = (a: Date, b: Date) => a.getTime() === b.getTime();
