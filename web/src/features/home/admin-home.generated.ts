/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomeQuery = { meAdmin: { user: { id: string, name: string } }, figures: { openProspects: number, overdueProspects: number | null, activeClients: number, activeTechnicians: number | null, overdueServices: number | null, pendingServices: number | null, openReviews: number, finishedServices: number | null } };


export const AdminHomeDocument = {"__meta__":{"hash":"1036e08edac0970fb50183da4c6dccf7974eb445b84caa0a7aeaab701389f35d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meAdmin"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures_query"},"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overdueProspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"activeClients"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"activeTechnicians"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overdueServices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pendingServices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openReviews"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"finishedServices"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<AdminHomeQuery, AdminHomeQueryVariables>;

/** Runs `AdminHome` and follows its answer in the cache. */
export const useAdminHomeQuery = /* #__PURE__ */ queryHook(AdminHomeDocument);