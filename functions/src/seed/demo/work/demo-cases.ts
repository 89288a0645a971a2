import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import { addMinutes, instantAt, localOf, type Interval } from '@cuadrilla/domain/time/time.ts';
import type { Agenda, DemoSlot } from './demo-agenda.ts';
import type { DemoJob } from './demo-jobs.ts';
import { slotsAhead, slotsBehind, todaySlots, type Standing } from './demo-schedule.ts';
import { randomFor, type Random } from '../../random.ts';

export type DemoAct = {
  action: 'closeService' | 'reopenService' | 'cancelService' | 'holdService';
  at: Date;
  reason: string | null;
  note: string | null;
  until?: LocalDate | null;
};

export type CaseVisit = { slot: DemoSlot; standing: Standing | 'cancelled' };

export type DemoCase = {
  job: DemoJob;
  priority: Priority | null;
  requestedAt: Date;
  notBefore: Date | null;
  promisedWindow: Interval | null;
  visits: readonly CaseVisit[];
  acts: readonly DemoAct[];
};

type Around = { agenda: Agenda; now: Date; random: Random };

const HOUR = 60;
const DAY = 24 * HOUR;
const HELD = 3;
const BEGUN = 2;

/** `count` services with visits, today's first and the oldest last. */
export function demoCases(agenda: Agenda, now: Date, count: number): DemoCase[] {
  const today = todaySlots(agenda, now);
  const ahead = slotsAhead(agenda);
  const behind = slotsBehind(agenda);
  const around = (name: string): Around => ({ agenda, now, random: randomFor(`${name} ${agenda.today}`) });
  const fresh = today.map(({ standing, ...slot }, index) =>
    freshCase({ slot, standing }, around(`today ${index}`)),
  );
  const planned = ahead.map((slot, index) =>
    aheadCase(slot, index, { behind, around: around(`ahead ${index}`) }),
  );
  const past: DemoCase[] = [];
  while (fresh.length + planned.length + past.length < count) {
    const slot = behind.shift();
    if (!slot) throw new Error('There are not enough slots for so many services');
    past.push(pastCase(slot, past.length, { behind, around: around(`behind ${past.length}`) }));
  }
  return [...fresh, ...planned, ...past];
}

function freshCase(visit: CaseVisit, { random, now }: Around): DemoCase {
  const begin = Math.min(visit.slot.start.getTime(), now.getTime());
  const requestedAt = addMinutes(new Date(begin), -random.int(2 * HOUR, 20 * HOUR));
  const isBreakdown = visit.slot.job.type === 'Avería de caldera';
  const isUrgent = visit.slot.isUrgent === true || (isBreakdown && random.chance(0.15));
  const priority = isUrgent ? 'URGENT' : null;
  return {
    ...plain(visit.slot, requestedAt),
    priority,
    promisedWindow: promise(random, visit.slot),
    visits: [visit],
  };
}

const plain = ({ job }: DemoSlot, requestedAt: Date) => ({
  job,
  requestedAt,
  priority: null,
  notBefore: null,
  promisedWindow: null,
  acts: [],
});

function promise(random: Random, { start, end }: Interval): Interval | null {
  if (!random.chance(0.2)) return null;
  return { start: addMinutes(start, -30), end: addMinutes(end, 60) };
}

type Behind = { behind: DemoSlot[]; around: Around };

/** A visit on a later day was requested for that day, so that it is not overdue in advance. */
function aheadCase(slot: DemoSlot, index: number, { behind, around }: Behind): DemoCase {
  const { agenda, now, random } = around;
  const requestedAt = addMinutes(now, -random.int(3 * HOUR, 4 * DAY));
  const { day } = localOf(agenda.timeZone, slot.start);
  const notBefore = instantAt(agenda.timeZone, day, '07:00');
  const planned = { slot, standing: 'ahead' } as const;
  const begun = index < BEGUN ? takeOlder(behind, slot) : null;
  if (begun) {
    const before = plain(slot, addMinutes(begun.start, -random.int(6 * HOUR, 30 * HOUR)));
    return { ...before, visits: [{ slot: { ...begun, job: slot.job }, standing: 'done' }, planned] };
  }
  const promisedWindow = promise(random, slot);
  const at = addMinutes(now, -random.int(20, HOUR));
  const held = { action: 'holdService', at, reason: 'Falta material', note: 'Llega con el reparto' } as const;
  const isHeld = index >= BEGUN && index < BEGUN + HELD;
  return {
    ...plain(slot, requestedAt),
    notBefore,
    promisedWindow,
    visits: [planned],
    acts: isHeld ? [held] : [],
  };
}

function takeOlder(behind: DemoSlot[], { emails }: DemoSlot): DemoSlot | null {
  const index = behind.findIndex((slot) => slot.emails.join() === emails.join());
  return index === -1 ? null : (behind.splice(index, 1)[0] ?? null);
}

function pastCase(slot: DemoSlot, index: number, { behind, around }: Behind): DemoCase {
  const { random } = around;
  const kind = index % 17 === 3 ? 'missed' : index % 29 === 5 ? 'cancelled' : null;
  const older = kind === null ? null : takeOlder(behind, slot);
  const first = older ?? slot;
  const requestedAt = addMinutes(first.start, -random.int(6 * HOUR, 2 * DAY));
  if (index % 31 === 12) return annulled(slot, requestedAt);
  const done = { slot, standing: 'done' } as const;
  const visits: CaseVisit[] =
    older && kind ? [{ slot: { ...older, job: slot.job }, standing: kind }, done] : [done];
  const isUrgent = slot.job.type === 'Avería de caldera' && random.chance(0.12);
  const priority = isUrgent ? 'URGENT' : null;
  return { ...plain(slot, requestedAt), priority, visits, acts: reviewOf(slot, index, around) };
}

function annulled(slot: DemoSlot, requestedAt: Date): DemoCase {
  const at = addMinutes(slot.start, -2 * HOUR);
  const act = { action: 'cancelService', at, reason: 'Lo pide el cliente', note: null } as const;
  return { ...plain(slot, requestedAt), visits: [{ slot, standing: 'ahead' }], acts: [act] };
}

/** Old work has been reviewed; of recent work, some waits for review, and one service was reopened. */
function reviewOf({ end }: DemoSlot, index: number, { now, random }: Around): DemoAct[] {
  const at = addMinutes(end, random.int(3 * HOUR, 2 * DAY));
  const isOld = now.getTime() - end.getTime() > 6 * DAY * 60_000;
  if (at >= addMinutes(now, -HOUR) || (!isOld && index !== REOPENED && random.chance(0.35))) return [];
  const closed: DemoAct = { action: 'closeService', at, reason: null, note: null };
  if (index !== REOPENED) return [closed];
  const reason = 'El cliente avisa de que vuelve a gotear';
  return [closed, { action: 'reopenService', at: addMinutes(now, -40), reason, note: null }];
}

/** The index of the reopened service: old enough to have been closed, whatever the weekday. */
const REOPENED = 75;
