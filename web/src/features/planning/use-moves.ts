import type { SlotReason } from '@cuadrilla/domain/scheduling.ts';
import type { Interval } from '@cuadrilla/domain/time.ts';
import { useRef, useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import type { PlanVisit } from '#records/scheduling/plan-facts.ts';
import { usePlanVisit, type PlanCommand, type PlanResult } from '#records/scheduling/use-plan-visit.ts';
import { warningsIn } from '#records/scheduling/use-slot-check.ts';
import { toastError } from '#shared/ui/toast.tsx';
import type { Pending } from './overlay.ts';
import type { Subject } from './subject.ts';
import type { usePlan } from './use-plan.ts';
import { backTo, useUndo, type Undo } from './use-undo.ts';

/** Something put somewhere, with what the person has accepted that speaks against it. */
export type Move = {
  subject: Subject;
  technicianIds: readonly string[];
  interval: Interval;
  accepted: readonly SlotReason[];
};

/** What speaks against a move, for a person to decide. */
export type Question = { move: Move; reasons: readonly SlotReason[]; nearest: Date | null };

/** The same act sent again after a lost answer keeps its key; several may be on their way. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return async <R>(act: unknown, send: (key: string) => Promise<R>): Promise<R> => {
    const name = JSON.stringify(act);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    const result = await send(key);
    keys.current.delete(name);
    return result;
  };
}

function pendingOf({ subject, technicianIds, interval }: Move): Pending {
  const { visit, serviceId, code, title, asks } = subject;
  if (visit) return { kind: 'move', id: visit.id, version: visit.version, technicianIds, interval };
  const service = { id: serviceId, code, title, ...asks };
  return { kind: 'add', id: `nueva-${serviceId}`, service, technicianIds, interval };
}

const commandOf = ({ subject, technicianIds, interval, accepted }: Move): PlanCommand => ({
  ...interval,
  serviceId: subject.serviceId,
  visit: subject.visit && { id: subject.visit.id, version: subject.visit.version },
  technicianIds,
  instructions: subject.visit?.instructions ?? null,
  acceptedWarnings: warningsIn(accepted),
});

function undoOf({ subject }: Move, { id, version }: { id: string; version: number }): Undo {
  const now = { id, version };
  const { visit, code, serviceId } = subject;
  return visit
    ? { done: `${code} movida`, back: { kind: 'plan', command: backTo(visit, now) } }
    : { done: `${code} programada`, back: { kind: 'takeOut', serviceId, visit: now } };
}

function questionFrom(result: PlanResult, move: Move): Question | null {
  if (result.__typename === 'SlotWarningsError') return { move, reasons: result.reasons, nearest: null };
  if (result.__typename !== 'SlotTakenError') return null;
  const { reasons, nearestStart } = result;
  return { move, reasons, nearest: nearestStart === null ? null : new Date(nearestStart) };
}

const STALE = 'Alguien ha cambiado esta visita mientras tanto. Mira dónde está ahora e inténtalo de nuevo';

const said = (result: { __typename: string; message: string }) =>
  toastError({ message: result.__typename === 'ConflictError' ? STALE : result.message });

/** Draws what is sent until the plan has it, and asks for the plan afterwards, whatever came of it. */
function useDrawn({ draw, undraw, refetch }: ReturnType<typeof usePlan>) {
  return async (pending: Pending | null, act: () => Promise<void>): Promise<void> => {
    if (pending) draw(pending);
    try {
      await act();
      await refetch();
    } catch (error) {
      toastError(readFailure(error));
    } finally {
      if (pending) undraw(pending);
    }
  };
}

/** Planning, moving and taking out: drawn at once, told to the server, taken back with its reasons where it refuses. */
export function useMoves(plan: ReturnType<typeof usePlan>) {
  const { plan: send, takeOut } = usePlanVisit();
  const withKey = useKeys();
  const drawn = useDrawn(plan);
  const [question, setQuestion] = useState<Question | null>(null);

  // What was done before is no longer the last move, also while this one is on its way.
  const begin = (pending: Pending, act: () => Promise<void>) => {
    remember(null);
    void drawn(pending, act);
  };
  const put = (move: Move) =>
    begin(pendingOf(move), async () => {
      const command = commandOf(move);
      const result = await withKey(command, (key) => send(command, key));
      if (result.__typename === 'PlanVisitSuccess') remember(undoOf(move, result.visit));
      else if (result.__typename === 'SlotTakenError' || result.__typename === 'SlotWarningsError') {
        setQuestion(questionFrom(result, move));
      } else said(result);
    });

  const runUndo = ({ back }: Undo) =>
    void drawn(null, async () => {
      const result =
        back.kind === 'plan'
          ? await withKey(back.command, (key) => send(back.command, key))
          : await withKey(back, (key) => takeOut(back.serviceId, back.visit, key));
      if (result.__typename !== 'PlanVisitSuccess' && result.__typename !== 'VisitSuccess') said(result);
    });
  const { undo, remember, takeBack } = useUndo(runUndo);

  const unschedule = (visit: PlanVisit) =>
    begin({ kind: 'remove', id: visit.id, version: visit.version }, async () => {
      const { code, serviceId } = visit.summary;
      const result = await withKey([visit.id, visit.version], (key) => takeOut(serviceId, visit, key));
      if (result.__typename !== 'VisitSuccess') said(result);
      else
        remember({
          done: `${code} devuelta a la bandeja`,
          back: { kind: 'plan', command: backTo(visit, null) },
        });
    });
  return { put, unschedule, question, setQuestion, undo, takeBack, forgetUndo: () => remember(null) };
}
