/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomeQuery = { meAdmin: { activeTechnicianCount: number, user: { id: string, name: string } } };


export const AdminHomeDocument = {"__meta__":{"hash":"3341f59566e921a5689f7f5786a934dd2c630027ffc5741fb4db4b4f94a32dc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meAdmin"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"activeTechnicianCount"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<AdminHomeQuery, AdminHomeQueryVariables>;

/** Runs `AdminHome` and follows its answer in the cache. */
export const useAdminHomeQuery = /* #__PURE__ */ queryHook(AdminHomeDocument);