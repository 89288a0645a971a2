import { ABSENCE_KIND_LABELS } from '../people/absence.ts';
import { durationWords } from '../time/duration.ts';
import type { LocalDate } from '../time/local-date.ts';
import { dayLoad } from '../visits/scheduling.ts';
import type { ApprovedAbsence, NamedDay, TechnicianFacts } from './facts.ts';

export type Load = { plannedMinutes: number; capacityMinutes: number };
export type LoadTone = 'calm' | 'full' | 'over';

export const sumOfLoads = (loads: readonly Load[]): Load => ({
  plannedMinutes: loads.reduce((total, each) => total + each.plannedMinutes, 0),
  capacityMinutes: loads.reduce((total, each) => total + each.capacityMinutes, 0),
});

export function loadTone({ plannedMinutes, capacityMinutes }: Load): LoadTone {
  if (plannedMinutes > capacityMinutes) return 'over';
  return plannedMinutes > capacityMinutes * 0.9 ? 'full' : 'calm';
}

/** From 0 to 1. */
export function loadShare({ plannedMinutes, capacityMinutes }: Load): number {
  if (plannedMinutes === 0) return 0;
  return capacityMinutes === 0 ? 1 : Math.min(1, plannedMinutes / capacityMinutes);
}

export function loadWords({ plannedMinutes, capacityMinutes }: Load): string {
  return `${durationWords(plannedMinutes)} de ${durationWords(capacityMinutes)}`;
}

type Away = { absences: readonly ApprovedAbsence[]; holidays: readonly NamedDay[] };

/** Why a technician does not work that day, or null. */
export function awayOn({ absences, holidays }: Away, day: LocalDate): string | null {
  const absence = absences.find(({ from, to }) => from <= day && day <= to);
  if (absence) return ABSENCE_KIND_LABELS[absence.kind];
  const holiday = holidays.find(({ date }) => date === day);
  return holiday ? `Festivo: ${holiday.name}` : null;
}

type Worker = Pick<TechnicianFacts, 'weeklyHours' | 'visits' | 'absences'>;

/** In whole minutes; `away` is null unless one reason covers all the days. */
export function loadOver(
  technician: Worker,
  days: readonly LocalDate[],
  context: { zone: string; holidays: readonly NamedDay[] },
): Load & { away: string | null } {
  const reasons = new Set(
    days.map((day) => awayOn({ absences: technician.absences, holidays: context.holidays }, day)),
  );
  const [reason = null] = reasons;
  const { plannedMinutes, capacityMinutes } = sumOfLoads(
    days.map((day) => dayLoad(technician, day, context)),
  );
  return {
    plannedMinutes: Math.round(plannedMinutes),
    capacityMinutes: Math.round(capacityMinutes),
    away: reasons.size === 1 ? reason : null,
  };
}
