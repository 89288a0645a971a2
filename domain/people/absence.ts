export const ABSENCE_KINDS = ['VACATION', 'SICK_LEAVE', 'PERSONAL', 'TRAINING', 'OTHER'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

export const ABSENCE_KIND_LABELS: Record<AbsenceKind, string> = {
  VACATION: 'Vacaciones',
  SICK_LEAVE: 'Baja médica',
  PERSONAL: 'Asuntos propios',
  TRAINING: 'Formación',
  OTHER: 'Otro',
};

export const ABSENCE_STATUSES = ['REQUESTED', 'APPROVED', 'REJECTED'] as const;
export type AbsenceStatus = (typeof ABSENCE_STATUSES)[number];

export const ABSENCE_STATUS_LABELS: Record<AbsenceStatus, string> = {
  REQUESTED: 'Solicitada',
  APPROVED: 'Aprobada',
  REJECTED: 'Rechazada',
};

/** Longest absence, both ends counted. */
export const ABSENCE_DAYS_MAX = 366;
