import { addDays, formatLocalDate } from '../time/local-date.ts';
import { localOf, minutesBetween } from '../time/time.ts';
import { isVisitUnderWay, type VisitStatus } from '../visits/visit-states.ts';

export type VisitInHand = {
  status: VisitStatus;
  plannedStart: Date;
  plannedEnd: Date;
  technicians: readonly { id: string; name: string }[];
};

type Clock = { zone: string; now: Date };

const QUIET_MINUTES = 15;

const isBegun = (status: VisitStatus) => status === 'TRAVELLING' || isVisitUnderWay(status);

/** Whether a phone may hold work of this visit that has not arrived: under way, due today, or left over from an earlier day. */
export function mayHoldWork(
  { status, plannedStart }: Pick<VisitInHand, 'status' | 'plannedStart'>,
  { zone, now }: Clock,
): boolean {
  if (isBegun(status)) return true;
  return status === 'SCHEDULED' && localOf(zone, plannedStart).day <= localOf(zone, now).day;
}

/** Keeps only the technicians who lose the visit, or for whom its start changes. */
export function withAffectedCrew(
  visit: VisitInHand,
  after: { technicianIds: readonly string[]; start: Date },
): VisitInHand {
  if (visit.plannedStart.getTime() !== after.start.getTime()) return visit;
  const { technicians } = visit;
  return { ...visit, technicians: technicians.filter(({ id }) => !after.technicianIds.includes(id)) };
}

/**
 * Warnings before visits are taken from their technicians, one for each whose phone may hold unsent work. Never a refusal: the
 * work is kept whatever the office does. `heardAt` is each phone's last contact.
 */
export function deviceWarnings(
  visits: readonly VisitInHand[],
  heardAt: ReadonlyMap<string, Date | null>,
  clock: Clock,
): string[] {
  const asked = visits.filter((visit) => mayHoldWork(visit, clock));
  const crew = new Map(asked.flatMap(({ technicians }) => technicians.map(({ id, name }) => [id, name])));
  return [...crew].flatMap(([id, name]) => {
    const last = heardAt.get(id) ?? null;
    const theirs = asked.filter(({ technicians }) => technicians.some((each) => each.id === id));
    return theirs.some((visit) => isQuiet(visit, last, clock)) ? [silenceWords(name, last, clock)] : [];
  });
}

function isQuiet(visit: VisitInHand, heardAt: Date | null, { zone, now }: Clock): boolean {
  if (heardAt === null || isBegun(visit.status)) return true;
  const isOfToday = localOf(zone, visit.plannedStart).day === localOf(zone, now).day;
  return isOfToday ? minutesBetween(heardAt, now) > QUIET_MINUTES : heardAt < visit.plannedEnd;
}

const HELD = 'puede haber trabajo en curso que aún no ha llegado';

function silenceWords(name: string, heardAt: Date | null, clock: Clock): string {
  if (heardAt === null) return `No consta ninguna conexión del móvil de ${name}: ${HELD}`;
  const ago = agoWords(minutesBetween(heardAt, clock.now));
  return `El móvil de ${name} se conectó por última vez ${whenWords(heardAt, clock)} (${ago}): ${HELD}`;
}

function whenWords(instant: Date, { zone, now }: Clock): string {
  const { day, time } = localOf(zone, instant);
  const today = localOf(zone, now).day;
  if (day >= today) return `a las ${time}`;
  return `${day === addDays(today, -1) ? 'ayer' : `el ${formatLocalDate(day)}`} a las ${time}`;
}

function agoWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (minutes < 1) return 'ahora mismo';
  if (hours < 1) return `hace ${Math.floor(minutes)} min`;
  if (days < 1) return `hace ${hours} h`;
  return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
}
