import { HARD_KINDS, SLOT_REASON_KINDS } from '@cuadrilla/domain/scheduling.ts';
import { useEffect, useRef, useState } from 'react';
import { timesOf, type PlanVisit } from '#records/scheduling/plan-facts.ts';
import { toastError } from '#shared/ui/toast.tsx';
import type { Move } from './moves.ts';
import { subjectOfVisit } from './subject.ts';

/** A visit as the server has it now. */
export type VisitNow = { id: string; version: number };

/** What takes the last move back, and how that is said. */
export type Undo = {
  /** What was done: `S-2026-0321 programada`. */
  done: string;
  back: { kind: 'plan'; move: Move } | { kind: 'takeOut'; serviceId: string; visit: VisitNow };
};

// Whatever spoke against the old place was accepted there. That others have planned the service since is news.
const ACCEPTED = SLOT_REASON_KINDS.filter((kind) => !HARD_KINDS.includes(kind) && kind !== 'ALREADY_PLANNED');

/** Puts a visit where it was; `now` is null where it was taken out. */
function backTo(visit: PlanVisit, now: VisitNow | null): Move {
  return {
    subject: { ...subjectOfVisit(visit, null, null), visit: now && { ...visit, ...now } },
    technicianIds: visit.technicians.map(({ id }) => id),
    interval: timesOf(visit),
    accepted: ACCEPTED,
  };
}

/** The way back from a new visit of a service. */
export function undoOfNew(service: { id: string; code: string }, visit: VisitNow): Undo {
  return {
    done: `${service.code} programada`,
    back: { kind: 'takeOut', serviceId: service.id, visit },
  };
}

/** The way back from a move of a visit, which stood as it is given. */
export function undoOfMove(visit: PlanVisit, now: VisitNow): Undo {
  return { done: `${visit.summary.code} movida`, back: { kind: 'plan', move: backTo(visit, now) } };
}

/** The way back from taking a visit out. */
export function undoOfTakingOut(visit: PlanVisit): Undo {
  const done = `${visit.summary.code} devuelta a la bandeja`;
  return { done, back: { kind: 'plan', move: backTo(visit, null) } };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null;

// Also true of a move that is still on its way to the server.
const NOTHING = 'Ahora mismo no hay nada que deshacer';

/** The last move, which a button and Ctrl+Z take back; a key that does nothing says so. */
export function useUndo(run: (undo: Undo) => void) {
  const [undo, setUndo] = useState<Undo | null>(null);
  const takeBack = () => {
    if (undo === null) {
      toastError({ message: NOTHING });
      return;
    }
    setUndo(null);
    run(undo);
  };
  const latest = useRef(takeBack);
  useEffect(() => {
    latest.current = takeBack;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      if (event.repeat) return;
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { undo, remember: setUndo, takeBack };
}
