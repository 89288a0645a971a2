import { serviceActProblem } from '@cuadrilla/domain/service-acts.ts';
import { isVisitOver } from '@cuadrilla/domain/visit-states.ts';
import type { Conflict, Failure } from '../../failures.ts';
import type { Done, Occasion } from '../../store/act.ts';
import { visitsOf } from '../../visits/store/visit-document.ts';
import type { Reader } from '../ownership.ts';
import type { Service } from '../service.ts';
import { changeService, type Handle, type NextService, type ServiceOutcome } from './service-change.ts';

const OVER = 'Tu visita ya ha terminado: esto lo cambia la oficina';

/** A change of what is done on a service: its lines, the answers of its checklist. */
export type WorkChange = {
  id: string;
  viewer: Reader;
  act: 'writeLines' | 'edit';
  /** Gives what the service is to say, or why it cannot. */
  work: (current: Service) => NextService | Done | Failure | Conflict;
};

/** Changes what is done on a service: the office until it is settled, a technician while a visit of their own is not over. */
export function changeWork(
  handle: Handle,
  { id, viewer, act, work }: WorkChange,
  occasion: Occasion,
): Promise<ServiceOutcome> {
  const guarded = async (current: Service) => {
    const message = await workProblem(handle, current, { viewer, act });
    return message === null ? work(current) : ({ kind: 'transition', message } as const);
  };
  return changeService(handle, { id, version: null, viewer, work: guarded }, occasion);
}

async function workProblem(
  { tx, firestore }: Handle,
  { id, status }: Service,
  { viewer, act }: Pick<WorkChange, 'viewer' | 'act'>,
): Promise<string | null> {
  const problem = serviceActProblem(act, { status, hasVisitInProgress: false });
  if (problem !== null || viewer.role !== 'TECHNICIAN') return problem;
  const visits = await visitsOf(tx, firestore, id);
  const isOpen = visits.some(
    (visit) => visit.technicianIds.includes(viewer.id) && !isVisitOver(visit.status),
  );
  return isOpen ? null : OVER;
}
