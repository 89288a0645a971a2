import { addMinutes } from '@cuadrilla/domain/time/time.ts';
import type { IncompleteReason } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Visit } from '../../../work/visit.ts';
import type { DemoSlot } from './demo-agenda.ts';
import type { Standing } from './demo-schedule.ts';
import type { Random } from '../../random.ts';

export type VisitStep = { action: string; at: Date; by: 'OFFICE' | 'LEAD'; change: Partial<Visit> };

/** `scheduledAt` is when the office planned the visit. */
export type DemoVisit = DemoSlot & { id: string; scheduledAt: Date; steps: readonly VisitStep[] };

const MISSED: readonly [IncompleteReason, string][] = [
  ['CUSTOMER_ABSENT', 'Nadie abre y no contesta al teléfono'],
  ['MISSING_MATERIAL', 'Hay que pedir la pieza al fabricante'],
  ['NO_ACCESS', 'La sala está cerrada y no hay llave en portería'],
  ['MORE_TIME', 'Queda la prueba de estanqueidad'],
];
const CANCELLED = 'El cliente pide otro día';

type Facts = { slot: DemoSlot; now: Date; random: Random };

const step = (action: string, at: Date, change: Partial<Visit>): VisitStep => ({
  action,
  at,
  by: 'LEAD',
  change,
});

export function stepsOf(standing: Standing | 'cancelled', facts: Facts): VisitStep[] {
  const { slot, now, random } = facts;
  const { start, job } = slot;
  if (standing === 'ahead') return [];
  if (standing === 'cancelled') {
    const change = { status: 'CANCELLED', reason: CANCELLED } as const;
    return [{ ...step('cancelVisit', addMinutes(start, -random.int(40, 90)), change), by: 'OFFICE' }];
  }
  const setOut = new Date(
    Math.min(addMinutes(start, -random.int(6, 12)).getTime(), addMinutes(now, -4).getTime()),
  );
  const travel = step('travelToVisit', setOut, { status: 'TRAVELLING', travelStartedAt: setOut });
  if (standing === 'travelling') return [travel];
  const arrivedAt = addMinutes(start, random.int(0, 5));
  const begin = step('startVisit', arrivedAt, { status: 'IN_PROGRESS', arrivedAt });
  if (standing === 'current') return [travel, begin];
  if (standing === 'paused') {
    const from = addMinutes(now, -random.int(4, 9));
    const pauses: Visit['pauses'] = [{ from, to: null, reason: 'MATERIAL' }];
    return [travel, begin, step('pauseVisit', from, { status: 'PAUSED', pauses })];
  }
  if (standing === 'missed') return [travel, begin, missed(facts, arrivedAt)];
  const finishedAt = addMinutes(slot.end, -random.int(0, 8));
  const end = { status: 'COMPLETED', finishedAt, resolution: job.resolution } as const;
  return [travel, begin, ...rest(facts, arrivedAt), step('completeVisit', finishedAt, end)];
}

function rest({ slot, random }: Facts, arrivedAt: Date): VisitStep[] {
  const minutes = (slot.end.getTime() - slot.start.getTime()) / 60_000;
  if (minutes < 100 || random.chance(0.4)) return [];
  const from = addMinutes(arrivedAt, 45);
  const to = addMinutes(from, random.int(8, 18));
  const pause = (until: Date | null): Visit['pauses'] => [{ from, to: until, reason: 'BREAK' }];
  return [
    step('pauseVisit', from, { status: 'PAUSED', pauses: pause(null) }),
    step('resumeVisit', to, { status: 'IN_PROGRESS', pauses: pause(to) }),
  ];
}

function missed({ random }: Facts, arrivedAt: Date): VisitStep {
  const [incompleteReason, reason] = random.pick(MISSED);
  const isBegun = incompleteReason === 'MORE_TIME' || incompleteReason === 'MISSING_MATERIAL';
  const finishedAt = addMinutes(arrivedAt, random.int(isBegun ? 25 : 10, isBegun ? 38 : 20));
  return step('endVisitIncomplete', finishedAt, {
    status: 'NOT_COMPLETED',
    outcome: isBegun ? 'PARTIAL' : 'NOT_DONE',
    incompleteReason,
    reason,
    finishedAt,
  });
}
