import { addDays, daysBetween, todayIn, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { hoursOn } from '@cuadrilla/domain/scheduling/facts.ts';
import { addMinutes, daysOf, instantAt, overlaps, type Interval } from '@cuadrilla/domain/time/time.ts';
import type { HoursSpan } from '@cuadrilla/domain/people/weekly-hours.ts';
import { DEMO_JOBS, type DemoJob } from './demo-jobs.ts';
import { demoSettings } from '../demo-settings.ts';
import { DEMO_TECHNICIANS } from '../demo-staff.ts';
import { randomFor, type Random } from '../../random.ts';

/** The first e-mail is the lead. An urgent call is answered at any hour of a working day. */
export type DemoSlot = Interval & { emails: readonly string[]; job: DemoJob; isUrgent?: boolean };

/** At most `count` visits; with `isPacked` also during the break. */
export type Filling = { count: number; isPacked?: boolean };

export type Agenda = {
  emails: readonly string[];
  today: LocalDate;
  timeZone: string;
  dayOf: (offset: number) => LocalDate;
  /** Fills the day `offset` days from today according to the technician's skills and hours. */
  fill: (email: string, offset: number, filling: Filling) => DemoSlot[];
  /** A slot at any hour of one of the technician's working days; null if the technician is off or busy. */
  callOut: (email: string, interval: Interval) => DemoSlot | null;
};

const settings = demoSettings();
const { timeZone } = settings.company;
const EMAILS = Object.keys(DEMO_TECHNICIANS);
const STEP = 15;
const SHORT = 90;
const TEAM_SHARE = 0.07;
const ASSESSMENT = 'Visita de valoración';

type Book = { today: LocalDate; busy: Map<string, Interval[]> };
type At = { interval: Interval; offset: number };

export function createAgenda(now: Date): Agenda {
  const book: Book = { today: todayIn(timeZone, now), busy: new Map() };
  const { today } = book;
  return {
    emails: EMAILS,
    today,
    timeZone,
    dayOf: (offset) => addDays(today, offset),
    fill: (email, offset, filling) => fillDay(book, email, offset, filling),
    callOut(email, interval) {
      const short = ownJobs(email).filter(({ minutes }) => minutes <= SHORT);
      const job = randomFor(`call ${today} ${email}`).pick(short);
      const days = daysOf(timeZone, interval);
      const isThere =
        days.every((day) => spansOf(email, day, daysBetween(today, day)).length > 0) &&
        isFree(book, email, interval);
      return isThere ? put(book, { ...interval, job, emails: [email], isUrgent: true }) : null;
    },
  };
}

function fillDay(
  book: Book,
  email: string,
  offset: number,
  { count, isPacked = false }: Filling,
): DemoSlot[] {
  const day = addDays(book.today, offset);
  const random = randomFor(`day ${day} ${email}`);
  const hours = spansOf(email, day, offset);
  const spans = isPacked ? wholeDay(hours) : hours;
  return spans.flatMap((span, index) => {
    const share = Math.ceil((count - index) / spans.length);
    const late = count > 2 ? random.int(0, 2) : random.int(0, 8);
    let start = addMinutes(instantAt(timeZone, day, span.from), late * STEP);
    const until = instantAt(timeZone, day, span.to);
    return Array.from({ length: share }).flatMap(() => {
      const job = jobFor(random, email);
      const interval = { start, end: addMinutes(start, job.minutes) };
      start = addMinutes(interval.end, random.int(1, 4) * STEP);
      return (interval.end > until ? null : tryAt(book, email, job, { interval, offset })) ?? [];
    });
  });
}

function wholeDay(hours: readonly HoursSpan[]): HoursSpan[] {
  const [first] = hours;
  const last = hours.at(-1);
  return first && last ? [{ from: first.from, to: last.to }] : [];
}

function isFree({ busy }: Book, email: string, interval: Interval): boolean {
  return !(busy.get(email) ?? []).some((each) => overlaps(each, interval));
}

function put({ busy }: Book, slot: DemoSlot): DemoSlot {
  for (const email of slot.emails) busy.set(email, [...(busy.get(email) ?? []), slot]);
  return slot;
}

/** With a helper who has the skills that the lead lacks, if any. */
function tryAt(book: Book, lead: string, job: DemoJob, at: At): DemoSlot | null {
  const lacking = missingSkills(lead, job.type);
  const helper = lacking.length > 0 ? helperFor(book, lead, lacking, at) : undefined;
  if ((lacking.length > 0 && helper === undefined) || !isFree(book, lead, at.interval)) return null;
  return put(book, { ...at.interval, job, emails: helper === undefined ? [lead] : [lead, helper] });
}

function helperFor(book: Book, lead: string, lacking: readonly string[], { interval, offset }: At) {
  const day = addDays(book.today, offset);
  const isAtWork = (email: string) =>
    spansOf(email, day, offset).some(
      ({ from, to }) =>
        interval.start >= instantAt(timeZone, day, from) && interval.end <= instantAt(timeZone, day, to),
    );
  const others = EMAILS.filter((email) => email !== lead && isAtWork(email));
  return others.find(
    (email) => isFree(book, email, interval) && lacking.every((skill) => skillsOf(email).includes(skill)),
  );
}

function skillsOf(email: string): string[] {
  const names = DEMO_TECHNICIANS[email]?.skills ?? [];
  return settings.skills.values.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}

function missingSkills(email: string, typeName: string): string[] {
  const type = settings.serviceTypes.values.find(({ name }) => name === typeName);
  const skills = skillsOf(email);
  return (type?.skillIds ?? []).filter((id) => !skills.includes(id));
}

function ownJobs(email: string): DemoJob[] {
  const jobs = DEMO_JOBS.filter(({ type }) => missingSkills(email, type).length === 0);
  const skilled = jobs.filter(({ type }) => type !== ASSESSMENT);
  return skilled.length > 0 ? skilled : jobs;
}

function jobFor(random: Random, email: string): DemoJob {
  const skills = skillsOf(email);
  const types = settings.serviceTypes.values.filter(({ name, skillIds }) => {
    const missing = missingSkills(email, name).length;
    return missing > 0 && missing < skillIds.length && skills.length > 0;
  });
  if (types.length > 0 && random.chance(TEAM_SHARE)) {
    const { name } = random.pick(types);
    return random.pick(DEMO_JOBS.filter(({ type }) => type === name));
  }
  const own = ownJobs(email);
  return random.pick(random.chance(0.1) ? DEMO_JOBS.filter(({ type }) => type === ASSESSMENT) : own);
}

function isAway(email: string, offset: number): boolean {
  const absences = DEMO_TECHNICIANS[email]?.absences ?? [];
  return absences.some(({ approved, from, to }) => approved && from <= offset && offset <= to);
}

function spansOf(email: string, day: LocalDate, offset: number): readonly HoursSpan[] {
  if (isAway(email, offset) || settings.holidays.values.some(({ date }) => date === day)) return [];
  return hoursOn(DEMO_TECHNICIANS[email]?.weeklyHours ?? settings.workingHours.hours, day);
}
