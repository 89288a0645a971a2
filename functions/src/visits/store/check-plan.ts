import type { Firestore, Transaction } from '@google-cloud/firestore';
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
import { absencesFrom } from '../../planning/approved-absences-store.ts';
import type { Service } from '../../services/service.ts';
import type { User } from '../../staff/user.ts';
import type { SlotTaken, SlotWarnings } from '../plan-outcome.ts';
import { factsOf, questionOf, type SlotSettings } from '../slot-facts.ts';
import type { Visit } from '../visit.ts';
import { readDays } from './technician-days.ts';

/** A visit that is to be planned. */
export type Planned = {
  service: Service;
  technicians: readonly User[];
  slot: Pick<VisitPlan, 'start' | 'end'>;
  accepted: readonly SlotReasonKind[];
  /** Where it is planned already. */
  visitId: string | null;
  /** What the service has already, where a new visit is asked for; one that is moved makes no second. */
  besides: readonly Visit[];
};

/** Something forbids the slot; with what it takes to look for another one once the transaction is over. */
export type SlotRefused = {
  kind: 'slotRefused';
  reasons: SlotReason[];
  question: SlotQuestion;
  technicians: TechnicianFacts[];
};

/**
 * What refuses a slot, or warns of it unaccepted, as it stands in the transaction that takes it; null where nothing does.
 * It reads the technicians' days, so that whoever takes the same time at once comes second.
 */
export async function checkPlan(
  tx: Transaction,
  firestore: Firestore,
  { service, technicians, slot, accepted, visitId, besides }: Planned,
  settings: SlotSettings,
): Promise<SlotRefused | SlotWarnings | null> {
  const question = {
    ...questionOf(service, settings, visitId),
    interval: { start: slot.start, end: slot.end },
  };
  const ids = technicians.map(({ id }) => id);
  const days = daysOf(settings.zone, question.interval);
  const [busy, absences] = await Promise.all([
    readDays(tx, firestore, ids, days),
    absencesFrom(tx, firestore, ids, days[0] ?? ''),
  ]);
  const facts = technicians.map((user) => {
    const visits = busy.get(user.id) ?? [];
    return factsOf(user, settings, { visits, absences });
  });
  const reasons = checkNewVisit(facts, question, besides.map(told));
  if (isHard(reasons)) {
    const hardFirst = reasons.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { kind: 'slotRefused', reasons: hardFirst, question, technicians: facts };
  }
  const isAccepted = reasons.every(({ kind }) => accepted.includes(kind));
  // All of them: what was accepted before is to be named again.
  return isAccepted ? null : { kind: 'slotWarnings', reasons };
}

function told({ id, status, plannedStart, plannedEnd, technicians }: Visit): VisitOfService {
  const technicianNames = technicians.map(({ name }) => name);
  return { id, status, start: plannedStart, end: plannedEnd, technicianNames };
}

const rankOf = ({ severity }: SlotReason) => (severity === 'HARD' ? 0 : 1);

const DAYS_READ = 9;

/**
 * The refusal with the nearest start at which nothing forbids the visit, to any of those who were to go: read after the
 * transaction, because it is a proposal and must not keep anybody waiting. For a service that has a visit there is none: it
 * would be a second one.
 */
export async function withNearestStart(
  firestore: Firestore,
  { reasons, question, technicians }: SlotRefused,
): Promise<SlotTaken> {
  const [first] = technicians;
  const suspended = technicians.some(({ status }) => status === 'SUSPENDED');
  if (!first || suspended || hasVisitAlready(reasons))
    return { kind: 'slotTaken', reasons, nearestStart: null };
  const days = daysFrom(localOf(question.zone, question.interval.start).day, DAYS_READ);
  const ids = technicians.map(({ id }) => id);
  const busy = await readDays(firestore, firestore, ids, days);
  const together = {
    ...first,
    visits: [...busy.values()].flat(),
    absences: technicians.flatMap(({ absences }) => absences),
  };
  return { kind: 'slotTaken', reasons, nearestStart: nearestFreeStart(together, question) };
}
