import { nearestFreeStart, type TechnicianFacts } from '@cuadrilla/domain/visits/scheduling.ts';
import { checkNewVisit, hasVisitAlready } from '@cuadrilla/domain/scheduling/already-planned.ts';
import { localOf, minutesBetween, type Interval } from '@cuadrilla/domain/time/time.ts';
import { afterDue, type Against } from '#records/scheduling/after-due.ts';
import {
  questionOf,
  visitsOfService,
  type Names,
  type Plan,
  type PlanVisit,
  type SchedulingService,
} from '#records/scheduling/plan-facts.ts';

export type Asks = Pick<SchedulingService, 'skillIds' | 'site' | 'promisedWindow' | 'notBefore'>;

export type Subject = {
  serviceId: string;
  code: string;
  title: string;
  client: PlanVisit['client'];
  dueAt: string;
  asks: Asks;
  minutes: number;
  /** Null for a visit. */
  service: SchedulingService | null;
  visit: PlanVisit | null;
  /** The technician whose row the visit was dragged from. */
  fromId: string | null;
  instructions: string | null;
};

export function subjectOfService(service: SchedulingService): Subject {
  const { id, code, title, client, dueAt, durationMinutes } = service;
  return {
    serviceId: id,
    code,
    title,
    client,
    dueAt,
    asks: service,
    service,
    minutes: durationMinutes,
    visit: null,
    fromId: null,
    instructions: null,
  };
}

/** Skills and earliest day are unknown until the service is loaded. */
export function subjectOfVisit(visit: PlanVisit, fromId: string | null, known: Asks | null): Subject {
  const { summary, site, plannedStart, plannedEnd } = visit;
  const asks = known ?? { skillIds: [], site, promisedWindow: summary.promisedWindow, notBefore: null };
  return {
    serviceId: summary.serviceId,
    code: summary.code,
    title: summary.title,
    client: visit.client,
    dueAt: summary.dueAt,
    asks,
    minutes: minutesBetween(new Date(plannedStart), new Date(plannedEnd)),
    service: null,
    visit,
    fromId,
    instructions: visit.instructions,
  };
}

export function technicianIdsAfter({ visit, fromId }: Subject, toId: string): string[] {
  const before = visit?.technicians.map(({ id }) => id) ?? [];
  if (before.length === 0) return [toId];
  return [...new Set(before.map((id) => (id === fromId ? toId : id)))];
}

export function isWhereItWas(
  { visit }: Subject,
  technicianIds: readonly string[],
  { start, end }: Interval,
): boolean {
  return (
    visit !== null &&
    Date.parse(visit.plannedStart) === start.getTime() &&
    Date.parse(visit.plannedEnd) === end.getTime() &&
    visit.technicians.map(({ id }) => id).join() === technicianIds.join()
  );
}

type Known = { plan: Plan; names: Names; zone: string; factsOf: (id: string) => TechnicianFacts | undefined };

export type Judged = { reasons: readonly Against[]; nearest: () => Date | null };

export function judge(
  subject: Subject,
  technicianIds: readonly string[],
  interval: Interval,
  known: Known,
): Judged {
  const { plan, names, zone } = known;
  const { visit } = subject;
  const [technicianId = ''] = technicianIds;
  const exceptVisitId = visit?.id ?? null;
  const question = questionOf({ service: subject.asks, interval, exceptVisitId, zone, plan, names });
  const technicians = technicianIds.flatMap((id) => known.factsOf(id) ?? []);
  const [leader] = technicians;
  const ofService = { id: subject.serviceId, nextVisit: subject.service?.nextVisit ?? null };
  const otherVisits = visit ? [] : visitsOfService(ofService, plan.visits);
  const reasons = checkNewVisit(technicians, question, otherVisits);
  return {
    reasons: [...reasons, ...afterDue({ service: subject, visit, technicianId, interval })],
    nearest: () => {
      const start = leader && !hasVisitAlready(reasons) ? nearestFreeStart(leader, question) : null;
      // Beyond the loaded days everything would look free.
      return start && localOf(zone, start).day <= plan.to ? start : null;
    },
  };
}
