export const SERVICE_CATEGORIES = [
  'BREAKDOWN',
  'INSTALLATION',
  'MAINTENANCE',
  'INSPECTION',
  'ASSESSMENT',
] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

export const SERVICE_CATEGORY_LABELS: Record<ServiceCategory, string> = {
  BREAKDOWN: 'Avería',
  INSTALLATION: 'Instalación',
  MAINTENANCE: 'Mantenimiento',
  INSPECTION: 'Inspección',
  ASSESSMENT: 'Visita de valoración',
};

export const PRIORITIES = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LABELS: Record<Priority, string> = {
  LOW: 'Baja',
  NORMAL: 'Normal',
  HIGH: 'Alta',
  URGENT: 'Urgente',
};

/** Of a visit; no type may require more. */
export const PHOTOS_MAX = 20;

export const CHECKLIST_KINDS = ['YES_NO', 'TEXT', 'NUMBER', 'CHOICE'] as const;
export type ChecklistKind = (typeof CHECKLIST_KINDS)[number];

export const CHECKLIST_KIND_LABELS: Record<ChecklistKind, string> = {
  YES_NO: 'Sí o no',
  TEXT: 'Texto',
  NUMBER: 'Número',
  CHOICE: 'Opciones',
};
