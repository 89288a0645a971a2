import { worksInField, type Role } from '../people/roles.ts';
import { isServiceSettled, SERVICE_STATUS_LABELS, type ServiceStatus } from '../services/service-status.ts';
import { isVisitOver, VISIT_STATUS_LABELS, type VisitStatus } from '../visits/visit-states.ts';

/** What a technician does in the field; the names are those of the GraphQL enum. */
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

/** Where work stands that its visit did not take. */
export const WORK_REVIEW_STATUSES = ['OPEN', 'APPLIED', 'ATTACHED', 'REJECTED'] as const;
export type WorkReviewStatus = (typeof WORK_REVIEW_STATUSES)[number];

export const WORK_REVIEW_STATUS_LABELS: Record<WorkReviewStatus, string> = {
  OPEN: 'Por revisar',
  APPLIED: 'Aplicado',
  ATTACHED: 'Adjuntado a otra visita',
  REJECTED: 'Rechazado',
};

/** What somebody has to do with a visit: it is theirs, it was, or neither. */
export type FieldRelation = 'PRESENT' | 'FORMER' | 'STRANGER';

type People = {
  technicianIds: readonly string[];
  formerTechnicians: readonly { id: string }[];
};

export function fieldRelation(personId: string, visit: People): FieldRelation {
  if (visit.technicianIds.includes(personId)) return 'PRESENT';
  return visit.formerTechnicians.some(({ id }) => id === personId) ? 'FORMER' : 'STRANGER';
}

/** Why the server does not do what was asked: for good, or because of what whoever asks can mend or wait for. */
export type FieldRefusal = 'FINAL' | 'MENDABLE';

export type FieldFacts = {
  role: Role;
  relation: FieldRelation;
  refusal: FieldRefusal;
  /** Whether it is said when it was done: an office's call says nothing. */
  reported: boolean;
  /** Whether whoever asks gives it to the office as it is. */
  asked: boolean;
};

/**
 * Whether what was refused is filed for the office: what a technician did in a visit that is or was theirs happened, whatever
 * became of the visit since.
 */
export function isFiled({ role, relation, refusal, reported, asked }: FieldFacts): boolean {
  if (!worksInField(role) || relation === 'STRANGER') return false;
  return asked || (reported && refusal === 'FINAL');
}

/** What goes with an act that was filed before, so that a visit is not half applied. */
export const AWAITS_OFFICE = 'Va con el trabajo de esta visita que ya espera a la oficina';

/** Why something was not applied, as the office reads it; `message` is what whoever did it would have been told. */
export function becauseOf(facts: {
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
