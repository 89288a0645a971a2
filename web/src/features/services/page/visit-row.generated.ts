/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a visit was not completed. */
export type IncompleteReason =
  /** Cliente ausente. */
  | 'CUSTOMER_ABSENT'
  /** Falta material. */
  | 'MISSING_MATERIAL'
  /** Más tiempo. */
  | 'MORE_TIME'
  /** Sin acceso. */
  | 'NO_ACCESS';

/** The reason for a pause. */
export type PauseReason =
  /** Descanso. */
  | 'BREAK'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER';

/** How much of the work was done in a visit that was not completed. */
export type VisitOutcome =
  /** Sin hacer. */
  | 'NOT_DONE'
  /** Parcial. */
  | 'PARTIAL';

/** The status of a visit. Changed only by the transitions of `domain/visits/visit-states.ts`. */
export type VisitStatus =
  /** Anulada. */
  | 'CANCELLED'
  /** Completada. */
  | 'COMPLETED'
  /** En curso. */
  | 'IN_PROGRESS'
  /** No completada. */
  | 'NOT_COMPLETED'
  /** Pausada. */
  | 'PAUSED'
  /** Programada. */
  | 'SCHEDULED'
  /** En camino. */
  | 'TRAVELLING';

/** A time of a visit that may need confirmation. */
export type VisitTime =
  /** When the work began. */
  | 'ARRIVAL'
  /** When it ended. */
  | 'FINISH'
  /** Its interruptions. */
  | 'PAUSES'
  /** When the first technician started travelling. */
  | 'TRAVEL';

export type VisitRow_VisitFragment = { status: Types.VisitStatus, outcome: Types.VisitOutcome | null, incompleteReason: Types.IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<Types.VisitTime>, id: string, version: number, plannedStart: string, plannedEnd: string, instructions: string | null, pauses: Array<{ from: string, to: string | null, reason: Types.PauseReason }>, technicians: Array<{ id: string, name: string, color: string }> };

export const VisitRow_VisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitRow_visit"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scheduling_visit"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"incompleteReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"travelStartedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedTimes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"to"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scheduling_visit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"technicians"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<VisitRow_VisitFragment, unknown>;