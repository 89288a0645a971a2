import { daysBetween, formatLocalDate, todayIn } from '../time/local-date.ts';
import { isVisitOver, type VisitStatus } from './visit-states.ts';

type Planned = { status: VisitStatus; plannedStart: Date };

/**
 * Why a technician may not work at `at` on the records of these visits; null if one of them is in progress or
 * planned within a day. Also null without open visits, which callers check.
 */
export function notNearProblem(visits: readonly Planned[], at: Date, zone: string): string | null {
  const today = todayIn(zone, at);
  const away = ({ plannedStart }: Planned) => daysBetween(today, todayIn(zone, plannedStart));
  const open = visits.filter(({ status }) => !isVisitOver(status));
  if (open.some((visit) => visit.status !== 'SCHEDULED' || Math.abs(away(visit)) <= 1)) return null;
  const nearest = open.toSorted((a, b) => Math.abs(away(a)) - Math.abs(away(b)))[0];
  if (nearest === undefined) return null;
  const day = formatLocalDate(todayIn(zone, nearest.plannedStart));
  return away(nearest) > 0
    ? `Tu visita es el ${day}: podrás hacerlo desde el día anterior`
    : `Tu visita era el ${day}: pide a la oficina que la mueva`;
}
