import { skipToken, useQuery } from '@apollo/client/react';
import {
  isHard,
  nearestFreeStart,
  type SlotReasonKind,
  type SlotReasonSeverity,
} from '@cuadrilla/domain/visits/scheduling.ts';
import {
  alreadyPlanned,
  checkNewVisit,
  hasVisitAlready,
} from '@cuadrilla/domain/scheduling/already-planned.ts';
import { isLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { localOf, type Interval } from '@cuadrilla/domain/time/time.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { readFailure } from '#shared/graphql/failure.ts';
import type { Against } from './after-due.ts';
import {
  factsOf,
  questionOf,
  visitsOfService,
  type Names,
  type Plan,
  type SchedulingService,
} from './plan-facts.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { PlanningDocument } from './planning.generated.ts';

export type SlotAnswer = { reasons: readonly Against[]; nearest: Date | null };

export function warningsIn<K extends string = SlotReasonKind>(
  reasons: readonly { kind: K; severity: SlotReasonSeverity }[],
): K[] {
  return [...new Set(reasons.filter(({ severity }) => severity === 'WARNING').map(({ kind }) => kind))];
}

/** Always refetches, since others plan too; keeps the previous technicians meanwhile. */
function useDayPlan(day: LocalDate) {
  const names: Names = useCatalog();
  const { data, previousData, error, loading, refetch } = useQuery(
    PlanningDocument,
    isLocalDate(day)
      ? { variables: { date: day, view: 'DAY' }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const plan: Plan | null = data?.planning ?? null;
  return {
    plan,
    technicians: (data ?? previousData)?.planning.technicians ?? [],
    names,
    isLoading: loading && plan === null,
    failure: error && plan === null ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}

type Asked = {
  service: SchedulingService;
  visitId: string | null;
  values: ScheduleValues;
  interval: Interval | null;
  zone: string;
};

/** Checks locally with the known plan; the server decides. */
export function useSlotCheck({ service, visitId, values, interval, zone }: Asked) {
  const { names, ...day } = useDayPlan(values.day);
  const { plan, technicians } = day;
  const technicianId = values.technicianIds[0] ?? '';
  const planned = visitId === null ? visitsOfService(service, plan?.visits ?? []) : [];
  if (plan === null || interval === null) {
    const reasons = alreadyPlanned(planned, { zone, technicianId });
    return { day, answer: { reasons, nearest: null } };
  }
  const question = questionOf({ service, interval, exceptVisitId: visitId, zone, plan, names });
  const chosen = values.technicianIds
    .flatMap((id) => technicians.find((technician) => technician.id === id) ?? [])
    .map((technician) => factsOf(technician, plan.visits));
  const reasons = checkNewVisit(chosen, question, planned);
  const leader = chosen.find(({ id }) => id === technicianId);
  const free =
    leader && isHard(reasons) && !hasVisitAlready(reasons) ? nearestFreeStart(leader, question) : null;
  // The plan covers only this day.
  const nearest = free && localOf(zone, free).day === values.day ? free : null;
  return { day, answer: { reasons, nearest } };
}
