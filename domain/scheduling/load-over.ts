import { ABSENCE_KIND_LABELS } from '../people/absence.ts';
import type { LocalDate } from '../time/local-date.ts';
import { dayLoad } from '../visits/scheduling.ts';
import type { ApprovedAbsence, NamedDay, TechnicianFacts } from './facts.ts';
import { sumOfLoads, type Load } from './load.ts';

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
