import { formatLocalDate, type LocalDate } from '../time/local-date.ts';
import {
  hoursOn,
  otherVisits,
  type NamedDay,
  type SlotQuestion,
  type TechnicianFacts,
} from '../scheduling/facts.ts';
import { daysFrom, freeSlot, startsOn, takenTime, workTime } from '../scheduling/free-time.ts';
import {
  absenceWords,
  hoursWords,
  intervalWords,
  listWords,
  namesOf,
  neitherWords,
} from '../scheduling/words.ts';
import {
  dayInterval,
  daysOf,
  isCovered,
  localOf,
  minutesBetween,
  overlaps,
  sharedBy,
  workIntervals,
  type Interval,
} from '../time/time.ts';

export type { ApprovedAbsence, BusyVisit, SlotQuestion, TechnicianFacts } from '../scheduling/facts.ts';

/** In the order in which they are reported. */
export const SLOT_REASON_KINDS = [
  'OVERLAP',
  'ABSENCE',
  'SUSPENDED',
  'ALREADY_PLANNED',
  'HOLIDAY',
  'OUTSIDE_HOURS',
  'MISSING_SKILL',
  'OUTSIDE_ZONES',
  'OUTSIDE_WINDOW',
  'TOO_EARLY',
] as const;
export type SlotReasonKind = (typeof SLOT_REASON_KINDS)[number];

export const SLOT_REASON_SEVERITIES = ['HARD', 'WARNING'] as const;
export type SlotReasonSeverity = (typeof SLOT_REASON_SEVERITIES)[number];

export type SlotReason = {
  kind: SlotReasonKind;
  severity: SlotReasonSeverity;
  technicianId: string;
  message: string;
};

type Question = SlotQuestion & { days: readonly LocalDate[]; firstDay: LocalDate };
type Check = (technician: TechnicianFacts, question: Question) => string[];

export const HARD_KINDS: readonly SlotReasonKind[] = ['OVERLAP', 'ABSENCE', 'SUSPENDED'];

// ALREADY_PLANNED is not about a technician; `alreadyPlanned` checks it.
const TECHNICIAN_KINDS = SLOT_REASON_KINDS.filter((kind) => kind !== 'ALREADY_PLANNED');

const CHECKS: Record<(typeof TECHNICIAN_KINDS)[number], Check> = {
  OVERLAP: overlapping,
  ABSENCE: ({ absences }, { days }) =>
    absences.filter(({ from, to }) => days.some((day) => from <= day && day <= to)).map(absenceWords),
  SUSPENDED: ({ status }) => (status === 'SUSPENDED' ? ['Su cuenta está suspendida'] : []),
  HOLIDAY: (_technician, { days, holidays }) =>
    days
      .flatMap((day) => holidays.filter(({ date }) => date === day))
      .map(({ date, name }) =>
        days.length === 1 ? `Es festivo: ${name}` : `El ${formatLocalDate(date)} es festivo: ${name}`,
      ),
  OUTSIDE_HOURS: outsideHours,
  MISSING_SKILL: ({ skillIds }, { skills }) =>
    skills.filter(({ id }) => !skillIds.includes(id)).map(({ name }) => `Le falta la competencia ${name}`),
  OUTSIDE_ZONES: outsideZones,
  OUTSIDE_WINDOW: (_technician, { promisedWindow, interval, zone, firstDay }) =>
    promisedWindow === null || isCovered(interval, [promisedWindow])
      ? []
      : [`Fuera de la franja prometida, ${intervalWords(zone, promisedWindow, firstDay)}`],
  TOO_EARLY: tooEarly,
};

export function checkSlot(technician: TechnicianFacts, question: SlotQuestion): SlotReason[] {
  const days = daysOf(question.zone, question.interval);
  const [firstDay = ''] = days;
  return TECHNICIAN_KINDS.flatMap((kind) =>
    CHECKS[kind](technician, { ...question, days, firstDay }).map((message): SlotReason => {
      const severity = HARD_KINDS.includes(kind) ? 'HARD' : 'WARNING';
      return { kind, severity, technicianId: technician.id, message };
    }),
  );
}

export function isHard(reasons: readonly Pick<SlotReason, 'severity'>[]): boolean {
  return reasons.some(({ severity }) => severity === 'HARD');
}

function overlapping({ name, visits }: TechnicianFacts, question: Question): string[] {
  const { zone, interval, exceptVisitId, firstDay } = question;
  return otherVisits(visits, exceptVisitId)
    .filter((visit) => overlaps(visit, interval))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(
      (visit) => `Se solapa con ${visit.serviceCode}, ${intervalWords(zone, visit, firstDay)}, de ${name}`,
    );
}

function outsideHours({ weeklyHours }: TechnicianFacts, { zone, interval, days }: Question): string[] {
  const wrong = days.filter((day) => {
    const part = sharedBy(interval, dayInterval(zone, day));
    return part && !isCovered(part, workIntervals(zone, day, hoursOn(weeklyHours, day)));
  });
  if (wrong.length === 0) return [];
  return [
    `Fuera de su horario: ${wrong.map((day) => hoursWords(day, hoursOn(weeklyHours, day))).join('; ')}`,
  ];
}

function outsideZones({ zoneIds }: TechnicianFacts, { site, zones }: Question): string[] {
  if (zoneIds.length === 0 || (site.zoneId !== null && zoneIds.includes(site.zoneId))) return [];
  const names = namesOf(zoneIds, zones);
  if (names.length === 0) return [`Fuera de zona: ${site.postalCode} no está en ninguna de las suyas`];
  if (site.zoneId !== null) return [`Fuera de zona: ${site.postalCode} no está en ${neitherWords(names)}`];
  return [`Fuera de zona: ${site.postalCode} no está en ninguna; trabaja en ${listWords(names)}`];
}

function tooEarly(_technician: TechnicianFacts, { notBefore, interval, zone, firstDay }: Question): string[] {
  if (notBefore === null || interval.start >= notBefore) return [];
  const { day, time } = localOf(zone, notBefore);
  return [
    day === firstDay
      ? `Antes de la hora pedida, ${time}`
      : `Antes de la fecha pedida, ${formatLocalDate(day)}`,
  ];
}

/** Zero capacity on holidays and absences. */
export function dayLoad(
  technician: Pick<TechnicianFacts, 'weeklyHours' | 'visits' | 'absences'>,
  day: LocalDate,
  context: { zone: string; holidays: readonly Pick<NamedDay, 'date'>[] },
): { plannedMinutes: number; capacityMinutes: number } {
  const whole = dayInterval(context.zone, day);
  const planned = technician.visits.map((visit) => sharedBy(visit, whole));
  return {
    plannedMinutes: totalMinutes(planned),
    capacityMinutes: totalMinutes(workTime(technician, day, context)),
  };
}

function totalMinutes(intervals: readonly (Interval | null)[]): number {
  return intervals.reduce((total, each) => total + (each ? minutesBetween(each.start, each.end) : 0), 0);
}

const DAYS_AHEAD = 7;

/** The next start within a week that nothing refuses, preferably in working hours; null if there is none. */
export function nearestFreeStart(
  technician: TechnicianFacts,
  question: SlotQuestion,
  stepMinutes = 15,
): Date | null {
  if (technician.status === 'SUSPENDED') return null;
  const { zone, interval } = question;
  const minutes = minutesBetween(interval.start, interval.end);
  const taken = takenTime(technician, question);
  // A slot starting on the last day may end on the next.
  const days = daysFrom(localOf(zone, interval.start).day, DAYS_AHEAD + 1);
  const lastDays = daysFrom(days.at(-1) ?? '', daysOf(zone, interval).length + 1).slice(1);
  const work = [...days, ...lastDays].flatMap((day) => workTime(technician, day, question));
  const free = [interval.start, ...days.flatMap((day) => startsOn(zone, day, stepMinutes, interval.start))]
    .map((start) => freeSlot(start, minutes, taken))
    .filter((slot) => slot !== null);
  return (free.find((slot) => isCovered(slot, work)) ?? free[0])?.start ?? null;
}
