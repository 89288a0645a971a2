import { worksInField, type Role } from '../people/roles.ts';
import { isServiceSettled, SERVICE_STATUS_LABELS, type ServiceStatus } from '../services/service-status.ts';
import { isVisitOver, VISIT_STATUS_LABELS, type VisitStatus } from '../visits/visit-states.ts';

export const FIELD_OPERATIONS = [
  'TRAVEL',
  'START',
  'PAUSE',
  'RESUME',
  'COMPLETE',
  'END_INCOMPLETE',
  'ANSWER',
  'ADD_LINE',
  'REMOVE_LINE',
  'REMOVE_FILE',
  'FOLLOW_UP',
] as const;
export type FieldOperation = (typeof FIELD_OPERATIONS)[number];

export const FIELD_OPERATION_LABELS: Record<FieldOperation, string> = {
  TRAVEL: 'En camino',
  START: 'Iniciar',
  PAUSE: 'Pausar',
  RESUME: 'Reanudar',
  COMPLETE: 'Completar',
  END_INCOMPLETE: 'No completada',
  ANSWER: 'Respuesta',
  ADD_LINE: 'Línea',
  REMOVE_LINE: 'Línea quitada',
  REMOVE_FILE: 'Archivo quitado',
  FOLLOW_UP: 'Servicio propuesto',
};

export const WORK_REVIEW_STATUSES = ['OPEN', 'APPLIED', 'ATTACHED', 'REJECTED'] as const;
export type WorkReviewStatus = (typeof WORK_REVIEW_STATUSES)[number];

export const WORK_REVIEW_STATUS_LABELS: Record<WorkReviewStatus, string> = {
  OPEN: 'Por revisar',
  APPLIED: 'Aplicado',
  ATTACHED: 'Adjuntado a otra visita',
  REJECTED: 'Rechazado',
};

export type FieldRelation = 'PRESENT' | 'FORMER' | 'STRANGER';

type People = {
  technicianIds: readonly string[];
  formerTechnicians: readonly { id: string }[];
};

export function fieldRelation(personId: string, visit: People): FieldRelation {
  if (visit.technicianIds.includes(personId)) return 'PRESENT';
  return visit.formerTechnicians.some(({ id }) => id === personId) ? 'FORMER' : 'STRANGER';
}

/** `MENDABLE` where the technician can correct the input or wait. */
export type FieldRefusal = 'FINAL' | 'MENDABLE';

export type FieldFacts = {
  role: Role;
  relation: FieldRelation;
  refusal: FieldRefusal;
  /** Whether it carries the time at which it was done; calls from the office do not. */
  reported: boolean;
  /** Whether the technician asked to file it for review. */
  asked: boolean;
};

/**
 * Whether refused work is filed for review: work on a technician's present or former visit is kept, even if the
 * visit has changed since.
 */
export function isFiled({ role, relation, refusal, reported, asked }: FieldFacts): boolean {
  if (!worksInField(role) || relation === 'STRANGER') return false;
  return asked || (reported && refusal === 'FINAL');
}

/** Refusal of an act whose visit has earlier work under review, so that a visit is never half applied. */
export const AWAITS_OFFICE = 'Va con el trabajo de esta visita que ya espera a la oficina';

/** The reason shown to the office; `message` is the refusal in the technician's words. */
export function reviewReason(facts: {
  relation: FieldRelation;
  visit: VisitStatus;
  service: ServiceStatus | null;
  message: string;
}): string {
  const { relation, visit, service, message } = facts;
  if (relation === 'FORMER') return 'La visita ya no era suya: la oficina se la dio a otra persona';
  if (visit === 'CANCELLED') return 'La visita estaba anulada';
  if (service !== null && isServiceSettled(service)) {
    return `El servicio estaba «${SERVICE_STATUS_LABELS[service]}»`;
  }
  if (isVisitOver(visit)) return `La visita ya estaba «${VISIT_STATUS_LABELS[visit]}»`;
  return message;
}
