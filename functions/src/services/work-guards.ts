import { serviceActProblem } from '@cuadrilla/domain/service-acts.ts';
import { isVisitOver } from '@cuadrilla/domain/visit-states.ts';
import { visitsOf } from '../visits/store/visit-document.ts';
import type { Reader } from './ownership.ts';
import type { Service } from './service.ts';
import type { Handle } from './store/service-change.ts';

const OVER = 'Tu visita ya ha terminado: esto lo cambia la oficina';

/**
 * Why a person may not write what is done on a service, in Spanish, or null where they may: the office until it is settled, a
 * technician while a visit of their own is not over.
 */
export async function workProblem(
  service: Service,
  { tx, firestore }: Handle,
  { viewer, act }: { viewer: Reader; act: 'writeLines' | 'edit' },
): Promise<string | null> {
  const problem = serviceActProblem(act, { status: service.status, hasVisitInProgress: false });
  if (problem !== null || viewer.role !== 'TECHNICIAN') return problem;
  const visits = await visitsOf(tx, firestore, service.id);
  const isOpen = visits.some(
    ({ status, technicianIds }) => technicianIds.includes(viewer.id) && !isVisitOver(status),
  );
  return isOpen ? null : OVER;
}
