import { weekdayOf } from '../local-date.ts';
import type { SlotReason } from '../scheduling.ts';
import { localOf, type Interval } from '../time.ts';
import { isVisitOver, type VisitStatus } from '../visit-states.ts';
import { DAY_LABELS, DAYS } from '../weekly-hours.ts';
import { intervalWords, listWords } from './words.ts';

/** A visit that a service has. */
export type VisitOfService = Interval & { status: VisitStatus; technicianNames: readonly string[] };

/** Who would lead the new visit, and by whose days its times are told. */
type Asked = { technicianId: string; zone: string };

/**
 * What warns of planning a service that has a visit to come or going on: whoever does not know of it sends two to one place.
 * It is said once, of the one who would lead, because it is about no technician.
 */
export function alreadyPlanned(
  visits: readonly VisitOfService[],
  { technicianId, zone }: Asked,
): SlotReason[] {
  return visits
    .filter(({ status }) => !isVisitOver(status))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map((visit) => ({
      kind: 'ALREADY_PLANNED',
      severity: 'WARNING',
      technicianId,
      message: `Ya tiene una visita: ${whenWords(visit, zone)}, ${listWords(visit.technicianNames)}`,
    }));
}

/** `lunes 23/11/2026 09:00–10:30`. */
function whenWords(visit: Interval, zone: string): string {
  const day = DAYS[weekdayOf(localOf(zone, visit.start).day) - 1] ?? 'mon';
  return `${DAY_LABELS[day].toLowerCase()} ${intervalWords(zone, visit, '')}`;
}
