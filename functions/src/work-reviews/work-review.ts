import type { ChecklistAnswer } from '@cuadrilla/domain/services/checklist.ts';
import type { WorkReviewStatus } from '@cuadrilla/domain/field/field-work.ts';
import type { IncompleteReason, PauseReason, VisitOutcome } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import type { ServiceRef, VisitTechnician } from '@cuadrilla/domain/records/service.ts';
import type { ClientRef } from '../records.ts';

/** Trabajo por revisar, `workReviews/{id}`: at most one open per visit and technician. */
export type WorkReview = {
  id: string;
  status: WorkReviewStatus;
  service: ServiceRef;
  client: ClientRef;
  visitId: string;
  technician: VisitTechnician;
  /** Why the first act was not applied. */
  because: string;
  from: Date;
  to: Date;
  openedAt: Date;
  actCount: number;
  decidedAt: Date | null;
  decidedByName: string | null;
  reason: string | null;
  attachedToId: string | null;
  version: number;
};

export type FiledWork =
  | { operation: 'TRAVEL' | 'START' | 'RESUME' }
  | { operation: 'PAUSE'; reason: PauseReason }
  | {
      operation: 'COMPLETE';
      resolution: string;
      signer: { name: string; nif: string | null } | null;
      signatureId: string | null;
      refusal: string | null;
    }
  | {
      operation: 'END_INCOMPLETE';
      outcome: VisitOutcome;
      incompleteReason: IncompleteReason;
      note: string | null;
    }
  | {
      operation: 'ANSWER';
      itemId: string;
      question: string;
      value: ChecklistAnswer | null;
      text: string | null;
    }
  | { operation: 'ADD_LINE'; line: ServiceLine }
  | { operation: 'REMOVE_LINE'; lineId: string }
  | { operation: 'REMOVE_FILE'; attachmentId: string }
  | { operation: 'FOLLOW_UP'; title: string; description: string | null; notBefore: Date | null };

export type FiledAct = {
  id: string;
  number: number;
  work: FiledWork;
  at: Date;
  unconfirmed: boolean;
  receivedAt: Date;
  deviceAt: Date | null;
  because: string;
};
