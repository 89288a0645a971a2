import { addMinutes, localOf, type Interval } from '@cuadrilla/domain/time/time.ts';
import type { Agenda, DemoSlot } from './demo-agenda.ts';
import { randomFor } from '../../random.ts';

export type Standing = 'done' | 'missed' | 'current' | 'paused' | 'travelling' | 'ahead';
export type StandingSlot = DemoSlot & { standing: Standing };

const MINUTE_MS = 60_000;
const JAVIER = 'tecnico@demo.es';
const ARRIVED_AFTER = 8;
const RESTED_AFTER = 25;
const DAYS_AHEAD = 16;
const DAYS_BACK = 160;

/** Today's planned visits and urgent calls; none on a holiday. */
export function todaySlots(agenda: Agenda, now: Date): StandingSlot[] {
  const planned = agenda.emails.flatMap((email, index) =>
    agenda.fill(email, 0, { count: index % 2 === 0 ? 4 : 3, isPacked: true }),
  );
  const standing = planned.map((slot): StandingSlot => ({ ...slot, standing: standingOf(slot, now) }));
  const own = [...standing, ...javiersOwn(agenda, standing, now)];
  return withMissed(onTheWay(agenda, somebodyAtWork(agenda, own, now), now));
}

function standingOf({ start, end, emails }: DemoSlot, now: Date): Standing {
  if (end <= now) return 'done';
  if (start > now) return 'ahead';
  const minutes = (now.getTime() - start.getTime()) / MINUTE_MS;
  if (minutes < ARRIVED_AFTER) return 'travelling';
  return minutes > RESTED_AFTER && emails[0]?.startsWith('ruben') === true ? 'paused' : 'current';
}

const leads = ({ emails }: DemoSlot, email: string) => emails.includes(email);
const isGoingOn = ({ standing }: StandingSlot) => ['current', 'paused', 'travelling'].includes(standing);

function around(now: Date, from: number, to: number): Interval {
  const rounded = new Date(Math.floor(now.getTime() / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
  return { start: addMinutes(rounded, from), end: addMinutes(rounded, to) };
}

/**
 * At any hour of a working day the demo's technician has completed a visit and has another to do, unless the day is too short. On
 * a Sunday he is off and sees the next week.
 */
function javiersOwn(agenda: Agenda, slots: readonly StandingSlot[], now: Date): StandingSlot[] {
  const has = (standing: Standing) => slots.some((slot) => leads(slot, JAVIER) && slot.standing === standing);
  const wanted: [Standing, (later: number) => Interval][] = [
    ['done', (later) => around(now, -100 - later, -25 - later)],
    ['ahead', (later) => around(now, 35 + later, 95 + later)],
  ];
  return wanted.flatMap(([standing, at]) => {
    if (has(standing)) return [];
    const slot = firstOf(
      [0, 30, 60, 90, 120].map(at).filter((interval) => isToday(agenda, interval)),
      (interval) => agenda.callOut(JAVIER, interval),
    );
    return slot ? [{ ...slot, standing }] : [];
  });
}

const isToday = ({ timeZone, today }: Agenda, { start, end }: Interval) =>
  [start, end].every((at) => localOf(timeZone, at).day === today);

function firstOf<T, R>(tries: readonly T[], attempt: (each: T) => R | null): R | null {
  for (const each of tries) {
    const result = attempt(each);
    if (result !== null) return result;
  }
  return null;
}

function somebodyAtWork(agenda: Agenda, slots: StandingSlot[], now: Date): StandingSlot[] {
  if (slots.some(({ standing }) => standing === 'current')) return slots;
  const free = agenda.emails.filter(
    (email) => email !== JAVIER && !slots.some((slot) => leads(slot, email) && isGoingOn(slot)),
  );
  const slot = firstOf(free, (email) => agenda.callOut(email, around(now, -45, 30)));
  return slot ? [...slots, { ...slot, standing: 'current' }] : withFirstAs(slots, 'paused', 'current');
}

function withFirstAs(slots: readonly StandingSlot[], from: Standing, standing: Standing): StandingSlot[] {
  const first = slots.find((slot) => slot.standing === from && !leads(slot, JAVIER));
  return slots.map((slot) => (slot === first ? { ...slot, standing } : slot));
}

/** A technician without a current visit travels to the next planned one, or to a new call. */
function onTheWay(agenda: Agenda, slots: StandingSlot[], now: Date): StandingSlot[] {
  if (slots.some(({ standing }) => standing === 'travelling')) return slots;
  const idle = agenda.emails.filter(
    (email) => email !== JAVIER && !slots.some((slot) => leads(slot, email) && isGoingOn(slot)),
  );
  const soon = addMinutes(now, 75);
  const next = slots.find(
    ({ standing, start, emails }) =>
      standing === 'ahead' && start <= soon && emails.every((email) => idle.includes(email)),
  );
  if (next) return slots.map((slot) => (slot === next ? { ...slot, standing: 'travelling' } : slot));
  const slot = firstOf(idle, (email) => agenda.callOut(email, around(now, 10, 70)));
  if (slot) return [...slots, { ...slot, standing: 'travelling' }];
  // Every technician has a current visit: one of them is late.
  const begun = slots.filter(({ standing }) => standing === 'current');
  const late = begun.length > 1 ? begun.toSorted((a, b) => b.start.getTime() - a.start.getTime()) : [];
  const last = late.find((each) => !leads(each, JAVIER));
  return slots.map((each) => (each === last ? { ...each, standing: 'travelling' } : each));
}

function withMissed(slots: StandingSlot[]): StandingSlot[] {
  const done = slots.filter((slot) => slot.standing === 'done' && !leads(slot, JAVIER));
  const missed = done[Math.floor(done.length / 2)];
  return slots.map((slot) => (slot === missed ? { ...slot, standing: 'missed' } : slot));
}

export function slotsAhead(agenda: Agenda): DemoSlot[] {
  return days(DAYS_AHEAD).flatMap((offset) =>
    agenda.emails.flatMap((email) => {
      const random = randomFor(`ahead ${agenda.dayOf(offset)} ${email}`);
      const count = offset <= 4 ? random.int(1, 3) : random.chance(offset <= 7 ? 0.9 : 0.5) ? 1 : 0;
      return agenda.fill(email, offset, { count });
    }),
  );
}

export function slotsBehind(agenda: Agenda): DemoSlot[] {
  return days(DAYS_BACK).flatMap((back) => {
    const slots = agenda.emails.flatMap((email) => {
      const random = randomFor(`behind ${agenda.dayOf(-back)} ${email}`);
      const count = back <= 5 ? random.int(1, 3) : random.chance(back <= 20 ? 0.65 : 0.42) ? 1 : 0;
      return agenda.fill(email, -back, { count });
    });
    return slots.toSorted((a, b) => b.start.getTime() - a.start.getTime());
  });
}

const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
