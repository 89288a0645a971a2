import { addDays, formatLocalDate, type LocalDate } from '../time/local-date.ts';
import type { VisitAction, VisitStatus } from '../visits/visit-states.ts';

export const HELD_VISITS = ['KEEP', 'TRAY', 'ANNUL'] as const;
export type HeldVisits = (typeof HELD_VISITS)[number];

/** A mistyped year would hide a service permanently. */
const DAYS_MAX = 366;

/** null if the visit stays, as it always does once a technician is travelling or at work. */
export function heldVisitAct(
  choice: HeldVisits,
  status: VisitStatus,
): Extract<VisitAction, 'unschedule' | 'cancel'> | null {
  if (status !== 'SCHEDULED' || choice === 'KEEP') return null;
  return choice === 'TRAY' ? 'unschedule' : 'cancel';
}

export function annulledVisitAct(status: VisitStatus): Extract<VisitAction, 'cancel'> | null {
  return status === 'SCHEDULED' || status === 'TRAVELLING' ? 'cancel' : null;
}

export function holdUntilProblem(until: LocalDate, today: LocalDate): string | null {
  if (until <= today) return 'Elige un día posterior a hoy';
  return until > addDays(today, DAYS_MAX) ? 'Elige un día de los próximos doce meses' : null;
}

export function isHoldOver(hold: { until: LocalDate | null } | null, today: LocalDate): boolean {
  return hold !== null && hold.until !== null && hold.until <= today;
}

export function heldUntilWords(until: LocalDate | null, today: LocalDate): string {
  if (until === null) return 'En pausa';
  if (until === today) return 'Vuelve hoy';
  return `${until < today ? 'Volvió el' : 'Hasta el'} ${formatLocalDate(until)}`;
}
