import type { TechnicianFacts } from '@cuadrilla/domain/visits/scheduling.ts';
import { workTime } from '@cuadrilla/domain/scheduling/free-time.ts';
import { addMinutes, instantAt, localOf, type Interval } from '@cuadrilla/domain/time/time.ts';
import type { Judged, Subject } from '../drag/subject.ts';

type Known = {
  facts: TechnicianFacts;
  zone: string;
  holidays: readonly { date: string }[];
  judge: (interval: Interval) => Judged;
};

/**
 * The slot for something dropped on a day instead of an hour: a visit keeps its hour, a service gets the first free slot, or
 * the start of the day if there is none, so that the conflict is shown.
 */
export function slotOnDay({ visit, minutes, asks }: Subject, day: string, known: Known): Interval {
  const { facts, zone, holidays } = known;
  const at = (start: Date): Interval => ({ start, end: addMinutes(start, minutes) });
  if (visit) return at(instantAt(zone, day, localOf(zone, new Date(visit.plannedStart)).time));
  const promised = asks.promisedWindow && new Date(asks.promisedWindow.start);
  const begin = workTime(facts, day, { zone, holidays })[0]?.start ?? instantAt(zone, day, '08:00');
  const wanted = at(promised && localOf(zone, promised).day === day ? promised : begin);
  const nearest = known.judge(wanted).nearest();
  return nearest && localOf(zone, nearest).day === day ? at(nearest) : wanted;
}
