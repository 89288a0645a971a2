import { ABSENCE_KIND_LABELS, ABSENCE_STATUS_LABELS, type AbsenceStatus } from '../people/absence.ts';
import { choice, derived, note, requiredDate, system } from './field.ts';
import type { Form, Stored } from './record.ts';

export const ABSENCE = {
  /** Never changes; audit entries name this technician. */
  technicianId: derived(''),
  technicianName: system(''),
  from: requiredDate({ label: 'Desde' }),
  to: requiredDate({ label: 'Hasta' }),
  kind: choice(ABSENCE_KIND_LABELS, { label: 'Tipo' }),
  status: system<AbsenceStatus>('REQUESTED', { label: 'Estado', words: ABSENCE_STATUS_LABELS }),
  note: note({ label: 'Nota' }),
  decidedByName: system<string | null>(null),
} as const;

export type AbsenceFields = Stored<typeof ABSENCE>;
export type AbsenceForm = Form<typeof ABSENCE>;
