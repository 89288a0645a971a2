import type { VisitPlan } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import {
  isHard,
  nearestFreeStart,
  type SlotQuestion,
  type SlotReason,
  type SlotReasonKind,
  type TechnicianFacts,
} from '@cuadrilla/domain/visits/scheduling.ts';
import {
  checkNewVisit,
  hasVisitAlready,
  type VisitOfService,
} from '@cuadrilla/domain/scheduling/already-planned.ts';
import { daysFrom } from '@cuadrilla/domain/scheduling/free-time.ts';
import { daysOf, localOf } from '@cuadrilla/domain/time/time.ts';
import type { Service } from '../work/service.ts';
import type { User } from '../staff/user.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { SlotTaken, SlotWarnings } from './plan-outcome.ts';
import { factsOf, questionOf, readSlotSettings } from './slot-facts.ts';
import type { Visit } from '../work/visit.ts';

type Planned = {
  service: Service;
  technicians: readonly User[];
  slot: Pick<VisitPlan, 'start' | 'end'> & { acceptedWarnings: readonly SlotReasonKind[] };
  visitId: string | null;
  /** The service's other visits; empty for a move. */
  visits: readonly Visit[];
};

/** Includes the data for the later search of the nearest free start. */
export type SlotRefused = {
  kind: 'slotRefused';
  reasons: SlotReason[];
  question: SlotQuestion;
  technicians: TechnicianFacts[];
};

/**
 * The refusal of a slot, or its unaccepted warnings; null if there are none. Reads the technicians' days, which
 * locks them: of two concurrent requests for one slot, one is second.
 */
export async function checkPlan(
  { settings: sections, planning }: Pick<UnitStores, 'settings' | 'planning'>,
  { service, technicians, slot, visitId, visits }: Planned,
): Promise<SlotRefused | SlotWarnings | null> {
  const settings = await readSlotSettings(sections.section);
  const interval = { start: slot.start, end: slot.end };
  const question = { ...questionOf(service, settings, visitId), interval };
  const ids = technicians.map(({ id }) => id);
  const days = daysOf(settings.zone, interval);
  const [busy, absences] = await Promise.all([
    planning.busyOn(ids, days),
    planning.absencesFrom(ids, days[0] ?? ''),
  ]);
  const facts = technicians.map((user) =>
    factsOf(user, settings, { visits: busy.get(user.id) ?? [], absences }),
  );
  const reasons = checkNewVisit(facts, question, visits.map(ofService));
  if (isHard(reasons)) {
    const hardFirst = reasons.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { kind: 'slotRefused', reasons: hardFirst, question, technicians: facts };
  }
  const isAccepted = reasons.every(({ kind }) => slot.acceptedWarnings.includes(kind));
  // All warnings: those that were accepted earlier must be accepted again.
  return isAccepted ? null : { kind: 'slotWarnings', reasons };
}

function ofService({ id, status, plannedStart, plannedEnd, technicians }: Visit): VisitOfService {
  const technicianNames = technicians.map(({ name }) => name);
  return { id, status, start: plannedStart, end: plannedEnd, technicianNames };
}

const rankOf = ({ severity }: SlotReason) => (severity === 'HARD' ? 0 : 1);

const DAYS_READ = 9;

/**
 * Proposes the nearest start that is possible for all technicians of the visit; none for a service that already has
 * a visit. Read after the transaction, which therefore is not delayed.
 */
export async function withNearestStart(
  planning: Pick<UnitStores['planning'], 'busyOn'>,
  { reasons, question, technicians }: SlotRefused,
): Promise<SlotTaken> {
  const [first] = technicians;
  const isSuspended = technicians.some(({ status }) => status === 'SUSPENDED');
  if (!first || isSuspended || hasVisitAlready(reasons))
    return { kind: 'slotTaken', reasons, nearestStart: null };
  const days = daysFrom(localOf(question.zone, question.interval.start).day, DAYS_READ);
  const busy = await planning.busyOn(
    technicians.map(({ id }) => id),
    days,
  );
  const together = {
    ...first,
    visits: [...busy.values()].flat(),
    absences: technicians.flatMap(({ absences }) => absences),
  };
  return { kind: 'slotTaken', reasons, nearestStart: nearestFreeStart(together, question) };
}
