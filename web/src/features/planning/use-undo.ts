import { SLOT_REASON_KINDS, type SlotReasonKind } from '@cuadrilla/domain/scheduling.ts';
import { useEffect, useRef, useState } from 'react';
import type { PlanVisit } from '#records/scheduling/plan-facts.ts';
import type { PlanCommand } from '#records/scheduling/use-plan-visit.ts';

/** What takes the last move back, and how that is said. */
export type Undo = {
  /** What was done: `S-2026-0321 programada`. */
  done: string;
  back:
    | { kind: 'plan'; command: PlanCommand }
    | { kind: 'takeOut'; serviceId: string; visit: { id: string; version: number } };
};

const HARD: readonly SlotReasonKind[] = ['OVERLAP', 'ABSENCE', 'SUSPENDED'];
const WARNINGS = SLOT_REASON_KINDS.filter((kind) => !HARD.includes(kind));

/** Puts a visit where it was; what spoke against that was accepted when it was put there. */
export function backTo(visit: PlanVisit, now: { id: string; version: number } | null): PlanCommand {
  return {
    serviceId: visit.summary.serviceId,
    visit: now,
    technicianIds: visit.technicians.map(({ id }) => id),
    start: new Date(visit.plannedStart),
    end: new Date(visit.plannedEnd),
    instructions: visit.instructions,
    acceptedWarnings: WARNINGS,
  };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** The last move, which a button and Ctrl+Z take back. */
export function useUndo(run: (undo: Undo) => void) {
  const [undo, setUndo] = useState<Undo | null>(null);
  const takeBack = () => {
    if (undo === null) return;
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
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { undo, remember: setUndo, takeBack };
}
