import type { SlotReason, SlotReasonKind } from '@cuadrilla/domain/visits/scheduling.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { startWords } from '../services/slot-words.ts';

export type AgainstKind = SlotReasonKind | 'AFTER_DUE';
export type Against = Omit<SlotReason, 'kind'> & { kind: AgainstKind };

type Late = {
  service: { dueAt: string };
  visit: { plannedEnd: string } | null;
  technicianId: string;
  interval: Interval;
};

export function afterDue({ service: { dueAt }, visit, technicianId, interval: { end } }: Late): Against[] {
  const allowed = Math.max(Date.parse(dueAt), visit === null ? 0 : Date.parse(visit.plannedEnd));
  if (end.getTime() <= allowed) return [];
  const message = `Termina después del plazo: ${startWords(dueAt, new Date())}`;
  return [{ kind: 'AFTER_DUE', severity: 'WARNING', technicianId, message }];
}

/** The server does not know this warning: a late visit is allowed. */
export const withoutDueWarning = (accepted: readonly AgainstKind[]): SlotReasonKind[] =>
  accepted.filter((kind): kind is SlotReasonKind => kind !== 'AFTER_DUE');
