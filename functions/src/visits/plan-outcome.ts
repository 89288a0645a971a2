import type { VisitPlan } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { SlotReason, SlotReasonKind } from '@cuadrilla/domain/visits/scheduling.ts';
import type { Conflict, Failure } from '../unit/failures.ts';
import type { Done } from '../store/act.ts';

/** Which visit, as it was seen, and what the person who acts is. */
export type VisitVersion = { id: string; version: number; role: Role };

/** A slot, who goes, and the kinds of warning that were accepted. */
export type PlanRequest = VisitPlan & { acceptedWarnings: readonly SlotReasonKind[] };

/** Done with the ids of the visit and of its service. */
export type VisitActOutcome = Done | Failure | Conflict;

/** Something forbids the slot; the nearest start at which nothing would, or null. */
export type SlotTaken = { kind: 'slotTaken'; reasons: SlotReason[]; nearestStart: Date | null };

/** Something warns of the slot that was not accepted. */
export type SlotWarnings = { kind: 'slotWarnings'; reasons: SlotReason[] };

export type PlanOutcome = VisitActOutcome | SlotTaken | SlotWarnings;
