import { HARD_KINDS, SLOT_REASON_KINDS } from '@cuadrilla/domain/visits/scheduling.ts';
import { useRef, useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { timesOf, type PlanVisit } from '#records/scheduling/plan-facts.ts';
import { useKeyDown } from '#shared/use-key-down.ts';
import { toastError } from '#shared/ui/toasts/toast.tsx';
import type { Move } from './moves.ts';
import { subjectOfVisit } from '../drag/subject.ts';
import { relinked, withKept, type Kept, type Undo, type VisitNow } from './undo-stack.ts';

// The warnings of the old place were accepted before; that others have planned the service since is new.
const ACCEPTED = SLOT_REASON_KINDS.filter((kind) => !HARD_KINDS.includes(kind) && kind !== 'ALREADY_PLANNED');

function backTo(visit: PlanVisit, now: VisitNow | null): Move {
  return {
    subject: { ...subjectOfVisit(visit, null, null), visit: now && { ...visit, ...now } },
    technicianIds: visit.technicians.map(({ id }) => id),
    interval: timesOf(visit),
    accepted: ACCEPTED,
  };
}

const versionOf = ({ id, version }: PlanVisit): VisitNow => ({ id, version });

export function undoOfNew(service: { id: string; code: string }, visit: VisitNow): Undo {
  return {
    done: `${service.code} programada`,
    before: null,
    back: { kind: 'unschedule', serviceId: service.id, visit },
  };
}

export function undoOfMove(visit: PlanVisit, now: VisitNow): Undo {
  return {
    done: `${visit.summary.code} movida`,
    before: versionOf(visit),
    back: { kind: 'plan', move: backTo(visit, now) },
  };
}

export function undoOfUnscheduling(visit: PlanVisit): Undo {
  const done = `${visit.summary.code} devuelta a la bandeja`;
  return { done, before: versionOf(visit), back: { kind: 'plan', move: backTo(visit, null) } };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const NOTHING = 'Ahora mismo no hay nada que deshacer';
const ON_ITS_WAY = 'Espera a que se guarde el último cambio';

// Kept while the app is open, with their owner, because another person may sign in.
let session: { owner: string; kept: readonly Kept[] } = { owner: '', kept: [] };

/** The visit afterwards, null if it no longer exists, or that the undo may be retried. */
export type TakenBack = { kind: 'done'; now: VisitNow | null } | { kind: 'refused' } | { kind: 'again' };

function useKept() {
  const owner = useSession().person?.id ?? '';
  const [kept, setKept] = useState(() => (session.owner === owner ? session.kept : []));
  const latest = useRef(kept);
  const change = (next: readonly Kept[]) => {
    latest.current = next;
    session = { owner, kept: next };
    setKept(next);
  };
  return { kept, latest, change };
}

function useUndoKey(undo: () => void): void {
  useKeyDown((event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    if (event.repeat) return;
    undo();
  });
}

/** Undo by button and Ctrl+Z; a key press with nothing to undo says so. */
export function useUndo(run: (undo: Undo) => Promise<TakenBack>) {
  const { kept, latest, change } = useKept();
  const [flying, setFlying] = useState<readonly number[]>([]);
  // Acts of an earlier visit to the page are not announced; after an undo, the act before it is.
  const [announced, setAnnounced] = useState<'nothing' | 'last' | 'earlier'>('nothing');
  const newest = useRef(latest.current.at(-1)?.order ?? 0);
  const top = kept.at(-1) ?? null;
  const undo = top && flying.every((order) => order < top.order) ? top : null;
  const begin = () => {
    newest.current += 1;
    const order = newest.current;
    setFlying((all) => [...all, order]);
    return order;
  };
  const land = (order: number) => setFlying((all) => all.filter((each) => each !== order));
  const settle = (order: number, way: Undo | null) => {
    land(order);
    if (way === null) return;
    change(withKept(latest.current, { order, undo: way }));
    setAnnounced('last');
  };
  const takeBack = async () => {
    if (undo === null) {
      toastError({ message: flying.length > 0 ? ON_ITS_WAY : NOTHING });
      return;
    }
    change(latest.current.filter(({ order }) => order !== undo.order));
    const flight = begin();
    const ended = await run(undo.undo);
    if (ended.kind === 'done') change(relinked(latest.current, undo.undo.before, ended.now));
    if (ended.kind === 'again') change(withKept(latest.current, undo));
    setAnnounced('earlier');
    land(flight);
  };
  useUndoKey(() => void takeBack());
  const shown = announced === 'nothing' ? null : undo;
  return { undo: shown, isEarlier: announced === 'earlier', begin, settle, takeBack };
}
