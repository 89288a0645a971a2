/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TechnicianHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type TechnicianHomeQuery = { meTechnician: { user: { id: string, name: string } } };


export const TechnicianHomeDocument = {"__meta__":{"hash":"c117fc98717a3f782aef8076d217afa244ab5589dfde92a78c3afca40e1f8304"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TechnicianHome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meTechnician"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<TechnicianHomeQuery, TechnicianHomeQueryVariables>;

/** Runs `TechnicianHome` and follows its answer in the cache. */
export const useTechnicianHomeQuery = /* #__PURE__ */ queryHook(TechnicianHomeDocument);