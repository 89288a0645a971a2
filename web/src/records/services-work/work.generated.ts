/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether the client pays a line. */
export type Billable =
  /** Contrato. */
  | 'CONTRACT'
  /** No. */
  | 'NO'
  /** Garantía. */
  | 'WARRANTY'
  /** Sí. */
  | 'YES';

/** How a point of a checklist is answered. */
export type ChecklistKind =
  /** One of its options. */
  | 'CHOICE'
  /** A number. */
  | 'NUMBER'
  /** Free text. */
  | 'TEXT'
  /** Sí o no. */
  | 'YES_NO';

/** What a line is for. */
export type LineKind =
  /** Mano de obra. */
  | 'LABOUR'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER'
  /** Desplazamiento. */
  | 'TRAVEL';

/** What a line is counted in. */
export type LineUnit =
  /** h */
  | 'HOUR'
  /** kg */
  | 'KILOGRAM'
  /** km */
  | 'KILOMETER'
  /** l */
  | 'LITER'
  /** m */
  | 'METER'
  /** ud. */
  | 'UNIT';

export type Work_ItemFragment = { id: string, text: string, kind: Types.ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null };

export type Work_LineFragment = { id: string, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number };

export const Work_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Work_item"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceChecklistItem"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<Work_ItemFragment, unknown>;
export const Work_LineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Work_line"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantityMilli"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPriceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountBasisPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amountCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"authorName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<Work_LineFragment, unknown>;