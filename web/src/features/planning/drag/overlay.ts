import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { Plan, PlanTechnician, PlanVisit, SchedulingService } from '#records/scheduling/plan-facts.ts';

/** A move that was sent, drawn at once; `version` is that of the visit it started from. */
export type Pending =
  | { kind: 'move'; id: string; version: number; technicianIds: readonly string[]; interval: Interval }
  | { kind: 'remove'; id: string; version: number }
  | {
      kind: 'add';
      id: string;
      service: Pick<SchedulingService, 'id' | 'code' | 'title' | 'site' | 'promisedWindow' | 'dueAt'> & {
        client: PlanVisit['client'];
      };
      technicianIds: readonly string[];
      interval: Interval;
      earlierVisitIds: readonly string[];
    };

const crewOf = (ids: readonly string[], technicians: readonly PlanTechnician[]) =>
  ids.flatMap((id) => {
    const found = technicians.find((each) => each.id === id);
    return found ? [{ id, name: fullName(found), color: found.color }] : [];
  });

const timesOf = ({ start, end }: Interval) => ({
  plannedStart: start.toISOString(),
  plannedEnd: end.toISOString(),
});

type Added = Extract<Pending, { kind: 'add' }>;

function asVisit({ id, service, technicianIds, interval }: Added, plan: Plan): PlanVisit {
  const { code, title, client, site, dueAt, promisedWindow } = service;
  return {
    id,
    version: 0,
    status: 'SCHEDULED',
    arrivedAt: null,
    finishedAt: null,
    instructions: null,
    technicians: crewOf(technicianIds, plan.technicians),
    summary: {
      serviceId: service.id,
      code,
      title,
      typeName: '',
      priority: 'NORMAL',
      dueAt,
      promisedWindow,
    },
    client,
    site,
    ...timesOf(interval),
  };
}

/** Adds a pending move to the plan, unless the plan already contains it. */
export function withPending(plan: Plan, pending: Pending): Plan {
  if (pending.kind === 'add') {
    const isThere = plan.visits.some(
      ({ id, summary, status }) =>
        summary.serviceId === pending.service.id &&
        status === 'SCHEDULED' &&
        !pending.earlierVisitIds.includes(id),
    );
    return isThere ? plan : { ...plan, visits: [...plan.visits, asVisit(pending, plan)] };
  }
  const isOld = (visit: PlanVisit) => visit.id === pending.id && visit.version === pending.version;
  if (!plan.visits.some(isOld)) return plan;
  if (pending.kind === 'remove') return { ...plan, visits: plan.visits.filter((visit) => !isOld(visit)) };
  const { technicianIds, interval } = pending;
  const moved = { technicians: crewOf(technicianIds, plan.technicians), ...timesOf(interval) };
  return { ...plan, visits: plan.visits.map((visit) => (isOld(visit) ? { ...visit, ...moved } : visit)) };
}

export const isPendingVisit = ({ version }: Pick<PlanVisit, 'version'>) => version === 0;
