/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanningRevisionQueryVariables = Exact<{
  date: string;
}>;


export type PlanningRevisionQuery = { planningRevision: { week: number, tray: number } };


export const PlanningRevisionDocument = {"__meta__":{"hash":"bc065befe97c2fa7709d51d9851fedf040ed99589c0c6a3be97f8d3f0b61ac80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanningRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planningRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tray"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<PlanningRevisionQuery, PlanningRevisionQueryVariables>;

/** Runs `PlanningRevision` and follows its answer in the cache. */
export const usePlanningRevisionQuery = /* #__PURE__ */ queryHook(PlanningRevisionDocument);