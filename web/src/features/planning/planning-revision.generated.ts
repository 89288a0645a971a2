/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanningRevisionQueryVariables = Exact<{
  date: string;
}>;


export type PlanningRevisionQuery = { planningRevision: number };


export const PlanningRevisionDocument = {"__meta__":{"hash":"247e3cfcee0cb254c79edcc22d4c1e1824520a3ac71bcd3c37e208b1facc7af2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanningRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planningRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"directives":[]}]}}]} as unknown as DocumentNode<PlanningRevisionQuery, PlanningRevisionQueryVariables>;

/** Runs `PlanningRevision` and follows its answer in the cache. */
export const usePlanningRevisionQuery = /* #__PURE__ */ queryHook(PlanningRevisionDocument);