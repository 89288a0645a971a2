/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of work filed for review. */
export type WorkReviewStatus =
  /** Aplicado: its visit became as done. */
  | 'APPLIED'
  /** Adjuntado: another visit of the service has it. */
  | 'ATTACHED'
  /** Por revisar. */
  | 'OPEN'
  /** Rechazado. */
  | 'REJECTED';

export type OwnFiledWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFiledWorkQuery = { myFiledWork: Array<{ id: string, status: Types.WorkReviewStatus, because: string, reason: string | null, openedAt: string, decidedAt: string | null, actCount: number, visitId: string, service: { id: string, code: string, title: string } }> };


export const OwnFiledWorkDocument = {"__meta__":{"hash":"498de7a77956ab81e5bfd5bce1ce634784927812830da9f22bea27752d13628d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFiledWork"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFiledWork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"visitId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<OwnFiledWorkQuery, OwnFiledWorkQueryVariables>;

/** Runs `OwnFiledWork` and follows its answer in the cache. */
export const useOwnFiledWorkQuery = /* #__PURE__ */ queryHook(OwnFiledWorkDocument);