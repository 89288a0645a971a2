import { useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import type { PlanVisit } from '#records/scheduling/plan-facts.ts';
import { toastError } from '#shared/ui/toasts/toast.tsx';
import { pendingOf, type Move, type Question } from './moves.ts';
import type { Pending } from '../drag/overlay.ts';
import type { usePlan } from '../use-plan.ts';
import { useSending } from './use-sending.ts';
import type { Undo, VisitNow } from './undo-stack.ts';
import { undoOfMove, undoOfNew, undoOfUnscheduling, useUndo, type TakenBack } from './use-undo.ts';

type Drawing = Pick<ReturnType<typeof usePlan>, 'plan' | 'draw' | 'undraw'> & {
  refetch: () => Promise<unknown>;
};

/** Null if the move was refused. */
type Applied = object | null;

function useDrawn({ draw, undraw, refetch }: Drawing) {
  return async (pending: Pending | null, act: () => Promise<Applied>): Promise<void> => {
    if (pending) draw(pending);
    try {
      // A refused move would stand in the way of the next one until the plan is reloaded.
      if ((await act()) === null && pending) undraw(pending);
      await refetch();
    } catch (error) {
      toastError(readFailure(error));
      // The move may have been applied although its answer was lost; the next poll will tell.
      await refetch().catch(() => undefined);
    } finally {
      if (pending) undraw(pending);
    }
  };
}

export function useMoves(drawing: Drawing) {
  const [question, setQuestion] = useState<Question | null>(null);
  const send = useSending(setQuestion);
  const drawn = useDrawn(drawing);
  const pending = (move: Move) => pendingOf(move, drawing.plan);

  const takenBack = async ({ back, done }: Undo): Promise<TakenBack> => {
    let ended: TakenBack = { kind: 'again' };
    const sent = async (): Promise<VisitNow | null> =>
      back.kind === 'plan' ? send.put(back.move, done) : send.unschedule(back.serviceId, back.visit, done);
    await drawn(back.kind === 'plan' ? pending(back.move) : null, async () => {
      const now = await sent();
      ended = now === null ? { kind: 'refused' } : { kind: 'done', now };
      return now;
    });
    return ended;
  };
  const { undo, isEarlier, begin: beginAct, settle, takeBack } = useUndo(takenBack);
  const begin = (what: Pending | null, act: () => Promise<Undo | null>) => {
    const order = beginAct();
    void drawn(what, async () => {
      let way: Undo | null = null;
      try {
        way = await act();
      } finally {
        settle(order, way);
      }
      return way;
    });
  };
  const put = (move: Move) =>
    begin(pending(move), async () => {
      const now = await send.put(move);
      const { visit, serviceId, code } = move.subject;
      if (now === null) return null;
      return visit ? undoOfMove(visit, now) : undoOfNew({ id: serviceId, code }, now);
    });
  const unschedule = (visit: PlanVisit) =>
    begin({ kind: 'remove', id: visit.id, version: visit.version }, async () =>
      (await send.unschedule(visit.summary.serviceId, visit)) ? undoOfUnscheduling(visit) : null,
    );
  const done = (way: Undo) => begin(null, () => Promise.resolve(way));
  return { put, unschedule, done, question, setQuestion, undo, isEarlier, takeBack };
}
