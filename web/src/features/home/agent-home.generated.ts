/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AgentHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentHomeQuery = { meAgent: { user: { id: string, name: string } }, figures: { openProspects: number, overdueProspects: number | null, activeClients: number, activeTechnicians: number | null, overdueServices: number | null, pendingServices: number | null, openReviews: number, finishedServices: number | null } };


export const AgentHomeDocument = {"__meta__":{"hash":"e6e91dbc90a159f5464b04cc0e0e261ef1814e8b3a0ee6854e4683127138cb00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgentHome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meAgent"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures_query"},"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overdueProspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"activeClients"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"activeTechnicians"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overdueServices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pendingServices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openReviews"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"finishedServices"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<AgentHomeQuery, AgentHomeQueryVariables>;

/** Runs `AgentHome` and follows its answer in the cache. */
export const useAgentHomeQuery = /* #__PURE__ */ queryHook(AgentHomeDocument);