import { useApolloClient } from '@apollo/client/react';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { addMinutes, instantAt, minutesBetween } from '@cuadrilla/domain/time/time.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import type { PlanVisit, SchedulingService } from '#records/scheduling/plan-facts.ts';
import { SchedulingServiceDocument } from '#records/scheduling/scheduling-service.generated.ts';
import { warningsIn } from '#records/scheduling/use-slot-check.ts';
import { companyZone } from '#shared/format/company-zone.ts';
import { DragStore } from './drag/drag-store.ts';
import { daysShown, type PlanState, type usePlanState } from './plan-state.ts';
import type { PlanTools } from './plan-tools.ts';
import { rowsOf } from './grid/rows.ts';
import { slotOnDay } from './dialogs/slot-on-day.ts';
import { isWhereItWas, judge, subjectOfVisit, technicianIdsAfter, type Subject } from './drag/subject.ts';
import type { Move, Question } from './moves/moves.ts';
import { useMoves } from './moves/use-moves.ts';
import { useOthersMoves } from './moves/use-others-moves.ts';
import { useDevices } from './use-devices.ts';
import { usePlan } from './use-plan.ts';
import { useTray } from './tray/use-tray.ts';

/** Details of services that the plan lacks (skills, earliest day), cached once loaded. */
function useServices() {
  const client = useApolloClient();
  const known = (id: string) =>
    client.readQuery({ query: SchedulingServiceDocument, variables: { id } })?.service ?? null;
  const learn = (id: string) =>
    // Without it the plan checks with what it has; the server checks everything.
    void client.query({ query: SchedulingServiceDocument, variables: { id } }).catch(() => undefined);
  return { known, learn };
}

function useRows(plan: ReturnType<typeof usePlan>['plan'], state: PlanState) {
  const { day, view, zoneId, skillId, technicianId, status } = state;
  return useMemo(
    () =>
      plan &&
      rowsOf(plan, daysShown({ day, view }), companyZone(), { zoneId, skillId, technicianId, status }),
    [plan, day, view, zoneId, skillId, technicianId, status],
  );
}

type Shown = {
  plan: ReturnType<typeof usePlan>;
  rows: ReturnType<typeof useRows>;
  refetch: () => Promise<unknown>;
};

type Leaving = { visit: PlanVisit; devices: readonly string[] };

function useDrops({ plan, rows, refetch }: Shown) {
  const names = useCatalog();
  const services = useServices();
  const moves = useMoves({ ...plan, refetch });
  const devices = useDevices();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const zone = companyZone();
  const factsOf = (id: string) => rows?.find(({ technician }) => technician.id === id)?.facts;

  const look = (subject: Subject, technicianIds: readonly string[], interval: Interval) => {
    if (plan.plan === null) return { reasons: [], nearest: () => null };
    const asks = services.known(subject.serviceId) ?? subject.asks;
    return judge({ ...subject, asks }, technicianIds, interval, { plan: plan.plan, names, zone, factsOf });
  };
  const tryMove = (move: Move) => {
    const { subject, technicianIds, interval, accepted, hasSeenDevices } = move;
    moves.setQuestion(null);
    if (isWhereItWas(subject, technicianIds, interval)) return;
    const { visit } = subject;
    devices.before(hasSeenDevices ? null : visit, { technicianIds, start: interval.start }, (warnings) => {
      const { reasons, nearest } = look(subject, technicianIds, interval);
      const isNew = reasons.some(({ kind, severity }) => severity === 'HARD' || !accepted.includes(kind));
      if (isNew || warnings.length > 0)
        moves.setQuestion({ move, reasons, devices: warnings, nearest: nearest() });
      else moves.put({ ...move, accepted: warningsIn(reasons) });
    });
  };
  const unschedule = (visit: PlanVisit) =>
    devices.before(visit, null, (warnings) => {
      if (warnings.length > 0) setLeaving({ visit, devices: warnings });
      else moves.unschedule(visit);
    });
  const pass = ({ move, reasons, nearest }: Question) => {
    if (nearest === null) return;
    const interval = {
      start: nearest,
      end: addMinutes(nearest, minutesBetween(move.interval.start, move.interval.end)),
    };
    tryMove({ ...move, interval, accepted: warningsIn(reasons), hasSeenDevices: true });
  };
  const accept = ({ move, reasons }: Question) => {
    moves.setQuestion(null);
    moves.put({ ...move, accepted: warningsIn(reasons) });
  };
  const learn = (visit: PlanVisit) => {
    services.learn(visit.summary.serviceId);
    devices.learn(visit);
  };
  return {
    moves,
    services,
    learn,
    look,
    factsOf,
    tryMove,
    unschedule,
    leaving,
    setLeaving,
    pass,
    accept,
    zone,
  };
}

export type Opened = { visit: PlanVisit } | { service: SchedulingService } | null;

type Parts = {
  drops: ReturnType<typeof useDrops>;
  state: ReturnType<typeof usePlanState>;
  plan: ReturnType<typeof usePlan>;
};

function onDay({ drops, plan }: Parts, subject: Subject, id: string, day: string): Interval {
  const facts = drops.factsOf(id);
  const { zone } = drops;
  if (!facts || !plan.plan) {
    const start = instantAt(zone, day, '08:00');
    return { start, end: addMinutes(start, subject.minutes) };
  }
  const look = (interval: Interval) => drops.look(subject, technicianIdsAfter(subject, id), interval);
  return slotOnDay(subject, day, { facts, zone, holidays: plan.plan.holidays, judge: look });
}

/** Stable for the life of the page; it always acts on the latest state. */
function useTools(parts: Parts, open: (opened: Opened) => void): PlanTools {
  const [store] = useState(() => new DragStore());
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  return useMemo(
    () => ({
      zone: companyZone(),
      store,
      subjectOf: (visit, id) =>
        subjectOfVisit(visit, id, latest.current.drops.services.known(visit.summary.serviceId)),
      learn: (visit) => latest.current.drops.learn(visit),
      over: (subject, technicianId, day, interval) =>
        store.over({ technicianId, day, interval }, () => {
          const ids = technicianIdsAfter(subject, technicianId);
          return { subject, reasons: latest.current.drops.look(subject, ids, interval).reasons };
        }),
      drop: (subject, id, interval) => {
        const technicianIds = technicianIdsAfter(subject, id);
        latest.current.drops.tryMove({ subject, technicianIds, interval, accepted: [] });
      },
      slotOnDay: (subject, id, day) => onDay(latest.current, subject, id, day),
      unschedule: (visit) => latest.current.drops.unschedule(visit),
      openVisit: (visit) => {
        latest.current.drops.learn(visit);
        open({ visit });
      },
      openService: (service) => open({ service }),
      showDay: (day) => latest.current.state.showDay(day),
    }),
    [store, open],
  );
}

export function usePlanner(state: ReturnType<typeof usePlanState>) {
  const plan = usePlan(state.drawn);
  const tray = useTray(state.drawn.zoneId);
  const refetch = useOthersMoves({ plan, tray });
  // Rows that were not there are drawn in slices, behind the frame, the toolbar and the tray.
  const isHere = useDeferredValue(plan.plan !== null);
  const rows = useRows(isHere ? plan.plan : null, state.drawn);
  const drops = useDrops({ plan, rows, refetch });
  const [opened, setOpened] = useState<Opened>(null);
  const tools = useTools({ drops, state, plan }, setOpened);
  return { plan, tray, rows, drops, tools, opened, close: () => setOpened(null) };
}

export type Planner = ReturnType<typeof usePlanner>;
