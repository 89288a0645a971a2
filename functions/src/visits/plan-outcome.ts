import type { SlotReason } from '@cuadrilla/domain/visits/scheduling.ts';
import type { Conflict, Failure } from '../failures.ts';
import type { Done } from '../store/act.ts';

export type VisitActOutcome = Done | Failure | Conflict;

export type SlotTaken = { kind: 'slotTaken'; reasons: SlotReason[]; nearestStart: Date | null };

export type SlotWarnings = { kind: 'slotWarnings'; reasons: SlotReason[] };

export type PlanOutcome = VisitActOutcome | SlotTaken | SlotWarnings;
