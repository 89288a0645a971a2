import type { SlotReason, SlotReasonKind } from '@cuadrilla/domain/visits/scheduling.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { startWords } from '../services/slot-words.ts';

/** What speaks against a slot: by the rules, or because the service is due before. */
export type AgainstKind = SlotReasonKind | 'AFTER_DUE';
export type Against = Omit<SlotReason, 'kind'> & { kind: AgainstKind };

type Late = {
  service: { dueAt: string };
  /** What is moved: one that was late already may come nearer. */
  visit: { plannedEnd: string } | null;
  technicianId: string;
  interval: Interval;
};

/** Whether something would end after its service is due. */
export function afterDue({ service: { dueAt }, visit, technicianId, interval: { end } }: Late): Against[] {
  const allowed = Math.max(Date.parse(dueAt), visit === null ? 0 : Date.parse(visit.plannedEnd));
  if (end.getTime() <= allowed) return [];
  const message = `Termina después del plazo: ${startWords(dueAt, new Date())}`;
  return [{ kind: 'AFTER_DUE', severity: 'WARNING', technicianId, message }];
}

/** That it is late is between the plan and whoever makes it: the server takes it. */
export const toldToServer = (accepted: readonly AgainstKind[]): SlotReasonKind[] =>
  accepted.filter((kind): kind is SlotReasonKind => kind !== 'AFTER_DUE');
