import { addDays, formatLocalDate, type LocalDate } from '../time/local-date.ts';
import type { VisitAction, VisitStatus } from '../visits/visit-states.ts';

/** What becomes of the visits of a service that is put on hold: they stay, go back to the tray, or are annulled. */
export const HELD_VISITS = ['KEEP', 'TRAY', 'ANNUL'] as const;
export type HeldVisits = (typeof HELD_VISITS)[number];

/** How long ahead a hold may end: a year that was mistyped would hide a service for good. */
const DAYS_MAX = 366;

/** What is done to a visit of a service that is held, or null: who has set out or is at work is left alone. */
export function heldVisitAct(
  choice: HeldVisits,
  status: VisitStatus,
): Extract<VisitAction, 'unschedule' | 'cancel'> | null {
  if (status !== 'SCHEDULED' || choice === 'KEEP') return null;
  return choice === 'TRAY' ? 'unschedule' : 'cancel';
}

/** The same of a service that is annulled, where whoever is on the way turns round. */
export function annulledVisitAct(status: VisitStatus): Extract<VisitAction, 'cancel'> | null {
  return status === 'SCHEDULED' || status === 'TRAVELLING' ? 'cancel' : null;
}

/** Why a hold cannot last until a day, in Spanish, or null. */
export function holdUntilProblem(until: LocalDate, today: LocalDate): string | null {
  if (until <= today) return 'Elige un día posterior a hoy';
  return until > addDays(today, DAYS_MAX) ? 'Elige un día de los próximos doce meses' : null;
}

/** Whether the day has come on which what is held is to be looked at again. */
export function isHoldOver(hold: { until: LocalDate | null } | null, today: LocalDate): boolean {
  return hold !== null && hold.until !== null && hold.until <= today;
}

/** Until when a service is on hold, in words. */
export function heldUntilWords(until: LocalDate | null, today: LocalDate): string {
  if (until === null) return 'En pausa';
  if (until === today) return 'Vuelve hoy';
  return `${until < today ? 'Volvió el' : 'Hasta el'} ${formatLocalDate(until)}`;
}
