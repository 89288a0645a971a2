import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isServiceOpen, statusOfService } from '@cuadrilla/domain/services/service-status.ts';
import { lastWorkedAt } from '@cuadrilla/domain/services/worked-at.ts';
import { isVisitOver, isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import type { VisitSlot, VisitTechnician } from '@cuadrilla/domain/records/service.ts';
import type { Act } from '../../store/act.ts';
import type { Visit } from '../visit.ts';
import type { Service } from '../service.ts';
import { noteChange } from '../../store/visit-changes.ts';
import { writeService } from './write-service.ts';

export type VisitEffects = Pick<
  Service,
  'status' | 'open' | 'technicians' | 'technicianIds' | 'nextVisit' | 'plannedAt' | 'workedAt'
>;

type Explicit = Pick<Service, 'explicit' | 'reopenedAt'>;

/** `visits` are all of the service; cancelled ones do not count. */
export function effectsOfVisits(service: Explicit, visits: readonly Visit[]): VisitEffects {
  const counting = visits.filter(({ status }) => status !== 'CANCELLED');
  const status = statusOfService(
    service,
    counting.map(({ outcome, ...visit }) => ({ ...visit, ...(outcome === null ? {} : { outcome }) })),
  );
  const next = nextOf(counting);
  const technicians = eachOnce(counting);
  return {
    status,
    open: isServiceOpen(status),
    technicians,
    technicianIds: technicians.map(({ id }) => id),
    nextVisit: next && slotOf(next),
    plannedAt: next?.plannedStart ?? byStart(counting).at(-1)?.plannedStart ?? null,
    workedAt: lastWorkedAt(counting),
  };
}

const byStart = (visits: readonly Visit[]) =>
  visits.toSorted((a, b) => a.plannedStart.getTime() - b.plannedStart.getTime());

function nextOf(visits: readonly Visit[]): Visit | null {
  const left = byStart(visits.filter(({ status }) => !isVisitOver(status)));
  const begun = left.find(({ status }) => isVisitUnderWay(status));
  return begun ?? left.find(({ status }) => status === 'TRAVELLING') ?? left[0] ?? null;
}

function slotOf({ id, plannedStart, plannedEnd, status, technicians }: Visit): VisitSlot {
  return { id, plannedStart, plannedEnd, status, technicians };
}

/** The one of the latest visit, because a name may have changed since. */
function eachOnce(visits: readonly Visit[]): VisitTechnician[] {
  return [
    ...new Map(
      byStart(visits).flatMap(({ technicians }) => technicians.map((one) => [one.id, one])),
    ).values(),
  ];
}

export type AfterVisits = {
  before: Service;
  /** All of the service, after the change. */
  visits: readonly Visit[];
  also?: Partial<Service>;
};

/**
 * Writes the effects of changed visits on their service, and returns the stored service; the caller writes the
 * audit entry. A hold stays unless `also` ends it (`holdLifted`). Call it after writing the visits.
 */
export function writeServiceAfterVisits(
  tx: Transaction,
  firestore: Firestore,
  { before, visits, also = {} }: AfterVisits,
  act: Pick<Act, 'actor' | 'now'>,
): Service {
  const changed = { ...before, ...also };
  const after = { ...changed, ...effectsOfVisits(changed, visits) };
  if (before.dueAt.getTime() !== after.dueAt.getTime()) {
    for (const { id, days, technicianIds } of visits) {
      tx.update(firestore.doc(`visits/${id}`), { 'summary.dueAt': after.dueAt });
      noteChange(tx, firestore, { visitIds: [id], days, technicianIds });
    }
  }
  return writeService(tx, firestore, { before, after }, act);
}
