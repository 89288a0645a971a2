import { durationWords } from '../time/duration.ts';
import type { LocalDate } from '../time/local-date.ts';
import {
  checkSlot,
  dayLoad,
  type SlotQuestion,
  type SlotReason,
  type TechnicianFacts,
} from './scheduling.ts';
import { otherVisits } from '../scheduling/facts.ts';
import { daysFrom, freeSlot, startsOn, takenTime, workTime } from '../scheduling/free-time.ts';
import { listWords, namesOf } from '../scheduling/words.ts';
import type { Priority } from '../services/service-type.ts';
import { isCovered, localOf, minutesBetween, type Interval } from '../time/time.ts';

export type SlotSuggestion = {
  technicianId: string;
  start: Date;
  end: Date;
  /** Only comparable within one result. */
  score: number;
  reasons: string[];
};

export type SuggestionQuestion = Omit<SlotQuestion, 'interval'> & {
  durationMinutes: number;
  from: Date;
  dueAt: Date | null;
  priority: Priority;
  /** Calendar days to search, starting with that of `from`. */
  days: number;
};

const STEP_MINUTES = 15;

/**
 * Points, one per hour of waiting. Being able to do the work outweighs the promised window, which outweighs the deadline; the
 * rest is worth a few days at most.
 */
const WORTH = { inWindow: 600, inTime: 240, ownZone: 24, fullDay: -8 } as const;

/** Points per hour past the deadline: an urgent service crosses zones rather than wait six hours longer. */
const LATE_HOUR: Record<Priority, number> = { LOW: -3, NORMAL: -6, HIGH: -12, URGENT: -24 };

/** The first this many suggestions include two technicians if two can do the work. */
const TWO_PEOPLE_WITHIN = 3;

const WARNING_WORTH: Record<SlotReason['kind'], number> = {
  OVERLAP: -10_000,
  ABSENCE: -10_000,
  SUSPENDED: -10_000,
  // About the service, not the slot.
  ALREADY_PLANNED: 0,
  HOLIDAY: -800,
  OUTSIDE_HOURS: -160,
  // Outweighs more than a week of lateness.
  MISSING_SKILL: -10_000,
  OUTSIDE_ZONES: -120,
  OUTSIDE_WINDOW: 0,
  TOO_EARLY: -800,
};

/**
 * The best slots that nothing refuses: at most one per technician and day, from two technicians if possible. Each starts in
 * working hours, and exceeds them only where it fits nowhere else.
 */
export function suggestSlots(
  technicians: readonly TechnicianFacts[],
  question: SuggestionQuestion,
  limit = 5,
): SlotSuggestion[] {
  const { zone, days, notBefore } = question;
  const from = notBefore && notBefore > question.from ? notBefore : question.from;
  const lookedAt = daysFrom(localOf(zone, question.from).day, days);
  const ranked = technicians
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap((technician) => {
      const taken = takenTime(technician, question);
      return lookedAt.flatMap((day) => bestOfDay(technician, { ...question, from }, day, taken) ?? []);
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.start.getTime() - b.start.getTime() ||
        (a.technicianId < b.technicianId ? -1 : 1),
    );
  return ofTwoPeople(ranked, limit)
    .slice(0, limit)
    .map(({ technicianId, start, end, score, reasons }) => ({ technicianId, start, end, score, reasons }));
}

function ofTwoPeople(ranked: readonly Judged[], limit: number): Judged[] {
  const within = Math.min(TWO_PEOPLE_WITHIN, limit);
  const first = ranked[0]?.technicianId;
  const second = ranked.findIndex(({ technicianId, isAble }) => technicianId !== first && isAble);
  const [other] = ranked.slice(second, second + 1);
  if (within < 2 || second < within || !other) return [...ranked];
  const rest = ranked.filter((each) => each !== other);
  return [...rest.slice(0, within - 1), other, ...rest.slice(within - 1)];
}

type Judged = SlotSuggestion & { isAble: boolean };

/** Compares the first free slots within working hours and within the promised window. */
function bestOfDay(
  technician: TechnicianFacts,
  question: SuggestionQuestion,
  day: LocalDate,
  taken: readonly Interval[],
): Judged | null {
  const { zone, durationMinutes, promisedWindow } = question;
  const today = workTime(technician, day, question);
  if (today.length === 0) return null;
  const work = [
    ...today,
    ...daysFrom(day, 3)
      .slice(1)
      .flatMap((next) => workTime(technician, next, question)),
  ];
  const free = startsOn(zone, day, STEP_MINUTES, question.from)
    .filter((start) => today.some((span) => span.start <= start && start < span.end))
    .map((start) => freeSlot(start, durationMinutes, taken))
    .filter((slot) => slot !== null);
  const inHours = free.filter((slot) => isCovered(slot, work));
  const inWindow = (slot: Interval) => promisedWindow !== null && isCovered(slot, [promisedWindow]);
  // Each list is chronological, so its first entry is the best.
  const candidates = [inHours.find(inWindow), free.find(inWindow), inHours[0], free[0]];
  const judged = candidates.flatMap((slot) => (slot ? [judge(technician, question, day, slot)] : []));
  return judged.reduce<Judged | null>((best, each) => (best && best.score >= each.score ? best : each), null);
}

function judge(
  technician: TechnicianFacts,
  question: SuggestionQuestion,
  day: LocalDate,
  slot: Interval,
): Judged {
  const warnings = checkSlot(technician, { ...question, interval: slot });
  const visits = otherVisits(technician.visits, question.exceptVisitId);
  const load = dayLoad({ ...technician, visits }, day, question);
  const points = [
    -minutesBetween(question.from, slot.start) / 60,
    Math.min(1, load.plannedMinutes / load.capacityMinutes) * WORTH.fullDay,
    isInTime(question, slot) ? WORTH.inTime : 0,
    // Lateness does not count within the window that was promised to the client.
    isInWindow(question, slot) ? 0 : lateHours(question, slot) * LATE_HOUR[question.priority],
    isInWindow(question, slot) ? WORTH.inWindow : 0,
    isOwnZone(technician, question) ? WORTH.ownZone : 0,
    ...warnings.map(({ kind }) => WARNING_WORTH[kind]),
  ];
  return {
    technicianId: technician.id,
    ...slot,
    score: points.reduce((sum, each) => sum + each, 0),
    isAble: warnings.every(({ kind }) => kind !== 'MISSING_SKILL'),
    reasons: [
      ...merits(technician, question, slot),
      `Carga del día: ${durationWords(load.plannedMinutes)} de ${durationWords(load.capacityMinutes)}`,
      ...warnings.map(({ message }) => message),
    ],
  };
}

const isInTime = ({ dueAt }: SuggestionQuestion, { end }: Interval) => dueAt !== null && end <= dueAt;
/** Counted from `from`: earlier time is already lost. */
const lateHours = ({ dueAt, from }: SuggestionQuestion, { end }: Interval) =>
  dueAt === null ? 0 : Math.max(0, minutesBetween(dueAt > from ? dueAt : from, end) / 60);
const isInWindow = ({ promisedWindow }: SuggestionQuestion, slot: Interval) =>
  promisedWindow !== null && isCovered(slot, [promisedWindow]);
const isOwnZone = ({ zoneIds }: TechnicianFacts, { site }: SuggestionQuestion) =>
  zoneIds.length === 0 || (site.zoneId !== null && zoneIds.includes(site.zoneId));

function merits(technician: TechnicianFacts, question: SuggestionQuestion, slot: Interval): string[] {
  const skills = question.skills.filter(({ id }) => technician.skillIds.includes(id)).map(({ name }) => name);
  const ofZone = technician.zoneIds.filter((id) => id === question.site.zoneId);
  return [
    isInWindow(question, slot) ? ['Dentro de la franja prometida'] : [],
    isInTime(question, slot) ? ['Libre antes de que venza el plazo'] : [],
    question.dueAt && slot.end > question.dueAt
      ? [`Termina ${lateWords(minutesBetween(question.dueAt, slot.end))} después del plazo`]
      : [],
    skills.length > 0
      ? [`Tiene ${skills.length === 1 ? 'la competencia' : 'las competencias'} ${listWords(skills)}`]
      : [],
    namesOf(ofZone, question.zones).map((name) => `Trabaja en ${name}`),
    technician.zoneIds.length === 0 ? ['Trabaja en todas las zonas'] : [],
  ].flat();
}

function lateWords(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  if (days === 0) return durationWords(minutes);
  return days === 1 ? '1 día' : `${days} días`;
}
