import type { Move } from './moves.ts';

export type VisitNow = { id: string; version: number };

export type Undo = {
  done: string;
  /** The visit before the act; null for a new one. */
  before: VisitNow | null;
  back: { kind: 'plan'; move: Move } | { kind: 'unschedule'; serviceId: string; visit: VisitNow };
};

export type Kept = { order: number; undo: Undo };

export const KEPT_MAX = 10;

export function withKept(kept: readonly Kept[], one: Kept): Kept[] {
  return [...kept, one].sort((a, b) => a.order - b.order).slice(-KEPT_MAX);
}

const isSame = (one: VisitNow | null, other: VisitNow | null) =>
  one !== null && one.id === other?.id && one.version === other.version;

/** After an undo the visit has a new version or id; earlier acts are updated to it. */
export function relinked(kept: readonly Kept[], before: VisitNow | null, now: VisitNow | null): Kept[] {
  return kept.map(({ order, undo }) => {
    const { back } = undo;
    if (now === null) return { order, undo };
    if (back.kind === 'unschedule') {
      return isSame(back.visit, before)
        ? { order, undo: { ...undo, back: { ...back, visit: now } } }
        : { order, undo };
    }
    const { subject } = back.move;
    if (!subject.visit || !isSame(subject.visit, before)) return { order, undo };
    const visit = { ...subject.visit, id: now.id, version: now.version };
    return {
      order,
      undo: { ...undo, back: { ...back, move: { ...back.move, subject: { ...subject, visit } } } },
    };
  });
}
