import { visitsAsked } from '@cuadrilla/domain/home/home-lists.ts';
import { awayOn } from '@cuadrilla/domain/scheduling/load-over.ts';
import type { Load } from '@cuadrilla/domain/scheduling/load.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { dayLoad, type TechnicianFacts } from '@cuadrilla/domain/visits/scheduling.ts';
import { dayInterval, overlaps, type Interval } from '@cuadrilla/domain/time/time.ts';
import {
  factsOf,
  timesOf,
  type Plan,
  type PlanTechnician,
  type PlanVisit,
} from '#records/scheduling/plan-facts.ts';
import type { PlanState } from '../plan-state.ts';

export type Block = { visit: PlanVisit; interval: Interval; level: number };

export type DayOf = {
  day: LocalDate;
  blocks: readonly Block[];
  levels: number;
  load: Load;
  away: string | null;
};

export type Row = { technician: PlanTechnician; facts: TechnicianFacts; days: readonly DayOf[] };

export function inLevels(visits: readonly { visit: PlanVisit; interval: Interval }[]): Block[] {
  const ends: number[] = [];
  return [...visits]
    .sort((a, b) => a.interval.start.getTime() - b.interval.start.getTime())
    .map(({ visit, interval }) => {
      const free = ends.findIndex((end) => end <= interval.start.getTime());
      const level = free === -1 ? ends.length : free;
      ends[level] = interval.end.getTime();
      return { visit, interval, level };
    });
}

type RowFilter = Pick<PlanState, 'zoneId' | 'skillId' | 'technicianId' | 'status'>;

/** A technician without zones works in all of them. */
function isShown(
  { id, zoneIds, skillIds }: PlanTechnician,
  { zoneId, skillId, technicianId }: RowFilter,
): boolean {
  if (technicianId !== null && technicianId !== id) return false;
  const inZone = zoneId === null || zoneIds.length === 0 || zoneIds.includes(zoneId);
  return inZone && (skillId === null || skillIds.includes(skillId));
}

/** With a status only its visits, and the technicians who have one; load and facts remain those of the whole plan. */
export function rowsOf(plan: Plan, days: readonly LocalDate[], zone: string, filter: RowFilter): Row[] {
  const { status } = filter;
  const asked = visitsAsked(plan.visits, { status });
  const wholeDays = days.map((day) => ({ day, whole: dayInterval(zone, day) }));
  return plan.technicians
    .filter((technician) => isShown(technician, filter))
    .map((technician) => {
      const own = visitsAsked(asked, { technicianId: technician.id }).map((visit) => ({
        visit,
        interval: timesOf(visit),
      }));
      const facts = factsOf(technician, plan.visits);
      const onDay = ({ day, whole }: (typeof wholeDays)[number]): DayOf => {
        const blocks = inLevels(own.filter(({ interval }) => overlaps(interval, whole)));
        return {
          day,
          blocks,
          levels: Math.max(1, ...blocks.map(({ level }) => level + 1)),
          load: dayLoad(facts, day, { zone, holidays: plan.holidays }),
          away: awayOn({ ...technician, holidays: plan.holidays }, day),
        };
      };
      return { technician, facts, days: wholeDays.map(onDay) };
    })
    .filter((row) => status === null || row.days.some(({ blocks }) => blocks.length > 0));
}
