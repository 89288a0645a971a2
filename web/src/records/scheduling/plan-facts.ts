import { busyTime, shownTime } from '@cuadrilla/domain/visits/busy-time.ts';
import type { SlotQuestion, TechnicianFacts } from '@cuadrilla/domain/visits/scheduling.ts';
import type { VisitOfService } from '@cuadrilla/domain/scheduling/already-planned.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type {
  Planning_TechnicianFragment,
  Planning_VisitFragment,
  PlanningQuery,
} from './planning.generated.ts';
import type { Scheduling_ServiceFragment } from './scheduling-service.generated.ts';

export type Plan = PlanningQuery['planning'];
export type PlanTechnician = Planning_TechnicianFragment;
export type PlanVisit = Planning_VisitFragment;
export type SchedulingService = Scheduling_ServiceFragment;

type Times = Pick<PlanVisit, 'status' | 'plannedStart' | 'plannedEnd' | 'arrivedAt' | 'finishedAt'>;

const instant = (text: string | null) => (text === null ? null : new Date(text));

const timesFor = ({ status, plannedStart, plannedEnd, arrivedAt, finishedAt }: Times) => ({
  status,
  plannedStart: new Date(plannedStart),
  plannedEnd: new Date(plannedEnd),
  arrivedAt: instant(arrivedAt),
  finishedAt: instant(finishedAt),
});

export const timesOf = (visit: Times): Interval => shownTime(timesFor(visit));

export function factsOf(technician: PlanTechnician, visits: readonly PlanVisit[]): TechnicianFacts {
  const { id, status, skillIds, zoneIds, weeklyHours, absences } = technician;
  return {
    id,
    name: fullName(technician),
    status,
    skillIds,
    zoneIds,
    weeklyHours,
    absences,
    visits: visits
      .filter(({ technicians }) => technicians.some((each) => each.id === id))
      .flatMap((visit) => {
        const busy = busyTime(timesFor(visit));
        return busy ? [{ id: visit.id, serviceCode: visit.summary.code, ...busy }] : [];
      }),
  };
}

type Option = { value: string; label: string };

export type Names = {
  nameOf: (list: 'skills' | 'zones', id: string) => string;
  optionsOf: (list: 'zones', current: readonly string[]) => Option[];
};

type Asked = {
  service: Pick<SchedulingService, 'skillIds' | 'site' | 'promisedWindow' | 'notBefore'>;
  interval: Interval;
  exceptVisitId: string | null;
  zone: string;
  plan: Pick<Plan, 'holidays' | 'technicians'>;
  names: Names;
};

export function questionOf({ service, interval, exceptVisitId, zone, plan, names }: Asked): SlotQuestion {
  const { skillIds, site, promisedWindow, notBefore } = service;
  const zoneIds = plan.technicians.flatMap((technician) => technician.zoneIds);
  return {
    interval,
    exceptVisitId,
    zone,
    skills: skillIds.map((id) => ({ id, name: names.nameOf('skills', id) })),
    site: { postalCode: site.address.postalCode, zoneId: site.zoneId },
    zones: names.optionsOf('zones', zoneIds).map(({ value, label }) => ({ id: value, name: label })),
    holidays: plan.holidays,
    promisedWindow: promisedWindow && {
      start: new Date(promisedWindow.start),
      end: new Date(promisedWindow.end),
    },
    notBefore: notBefore === null ? null : new Date(notBefore),
  };
}

type Planned = Pick<PlanVisit, 'id' | 'status' | 'plannedStart' | 'plannedEnd' | 'technicians'>;

export function visitsOfService(
  { id, nextVisit }: Pick<SchedulingService, 'id' | 'nextVisit'>,
  visits: readonly PlanVisit[],
): VisitOfService[] {
  const shown: Planned[] = visits.filter(({ summary }) => summary.serviceId === id);
  const next = nextVisit && shown.every((visit) => visit.id !== nextVisit.id) ? [nextVisit] : [];
  return [...shown, ...next].map((visit) => ({
    id: visit.id,
    status: visit.status,
    start: new Date(visit.plannedStart),
    end: new Date(visit.plannedEnd),
    technicianNames: visit.technicians.map(({ name }) => name),
  }));
}
