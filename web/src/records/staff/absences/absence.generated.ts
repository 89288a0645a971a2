/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an absence. */
export type AbsenceKind =
  /** Otro. */
  | 'OTHER'
  /** Asuntos propios. */
  | 'PERSONAL'
  /** Baja médica. */
  | 'SICK_LEAVE'
  /** Formación. */
  | 'TRAINING'
  /** Vacaciones. */
  | 'VACATION';

/** The decision on a request for absence. */
export type AbsenceStatus =
  /** Aprobada. */
  | 'APPROVED'
  /** Rechazada. */
  | 'REJECTED'
  /** Solicitada. */
  | 'REQUESTED';

export type AbsenceList_AbsenceFragment = { id: string, technicianId: string, technicianName: string, from: string, to: string, kind: Types.AbsenceKind, status: Types.AbsenceStatus, note: string | null, decidedByName: string | null, version: number };

export const AbsenceList_AbsenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceList_absence"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Absence"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"technicianId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"technicianName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"from"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"to"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<AbsenceList_AbsenceFragment, unknown>;