/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamLoadQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type TeamLoadQuery = { teamLoad: Array<{ plannedMinutes: number, capacityMinutes: number, away: string | null, technician: { id: string, name: string, color: string } }> };


export const TeamLoadDocument = {"__meta__":{"hash":"65c28c1dd7a35c10afdc47dfce797719ef08e6e189caae7db0823dcfb7c47135"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamLoad"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamLoad"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeHome_load"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeHome_load"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TechnicianLoad"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"technician"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"capacityMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"away"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<TeamLoadQuery, TeamLoadQueryVariables>;

/** Runs `TeamLoad` and follows its answer in the cache. */
export const useTeamLoadQuery = /* #__PURE__ */ queryHook(TeamLoadDocument);