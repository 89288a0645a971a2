import { weekdayOf } from '../time/local-date.ts';
import { checkSlot, type SlotReason } from '../visits/scheduling.ts';
import { localOf, overlaps, type Interval } from '../time/time.ts';
import { isVisitOver, type VisitStatus } from '../visits/visit-states.ts';
import { DAY_LABELS, DAYS } from '../people/weekly-hours.ts';
import type { SlotQuestion, TechnicianFacts } from './facts.ts';
import { intervalWords, listWords } from './words.ts';

export type VisitOfService = Interval & {
  id: string;
  status: VisitStatus;
  technicianNames: readonly string[];
};

type Asked = { technicianId: string; zone: string };

/**
 * Warns that a service already has an open visit. Reported once, on the lead technician, although it concerns none in
 * particular.
 */
export function alreadyPlanned(
  visits: readonly VisitOfService[],
  { technicianId, zone }: Asked,
  inTheWay: ReadonlySet<string> = new Set(),
): SlotReason[] {
  return visits
    .filter(({ status }) => !isVisitOver(status))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map((visit) => ({
      kind: 'ALREADY_PLANNED',
      severity: inTheWay.has(visit.id) ? 'HARD' : 'WARNING',
      technicianId,
      message: `Ya tiene una visita: ${whenWords(visit, zone)}, ${listWords(visit.technicianNames)}`,
    }));
}

/**
 * All reasons against another visit of a service. An existing visit of the same service that overlaps refuses the slot as
 * ALREADY_PLANNED, not as OVERLAP: another hour would not solve it.
 */
export function checkNewVisit(
  technicians: readonly TechnicianFacts[],
  question: SlotQuestion,
  visits: readonly VisitOfService[],
): SlotReason[] {
  const toCome = visits.filter(({ status }) => !isVisitOver(status));
  const own = new Set(toCome.map(({ id }) => id));
  const busy = technicians.flatMap((technician) => technician.visits);
  const inTheWay = busy.filter((visit) => own.has(visit.id) && overlaps(visit, question.interval));
  const asked = { technicianId: technicians[0]?.id ?? '', zone: question.zone };
  return [
    ...alreadyPlanned(toCome, asked, new Set(inTheWay.map(({ id }) => id))),
    ...technicians.flatMap((technician) => {
      const others = technician.visits.filter(({ id }) => !own.has(id));
      return checkSlot({ ...technician, visits: others }, question);
    }),
  ];
}

export function hasVisitAlready(reasons: readonly Pick<SlotReason, 'kind'>[]): boolean {
  return reasons.some(({ kind }) => kind === 'ALREADY_PLANNED');
}

function whenWords(visit: Interval, zone: string): string {
  const day = DAYS[weekdayOf(localOf(zone, visit.start).day) - 1] ?? 'mon';
  return `${DAY_LABELS[day].toLowerCase()} ${intervalWords(zone, visit, '')}`;
}
