/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { __typename: 'Query' };


export const ServerTimeDocument = {"__meta__":{"hash":"6dc2bdbd7477b261ff7b52d95efca650c679152ef00b081c8e53f89d8a0b96e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerTime"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ServerTimeQuery, ServerTimeQueryVariables>;

/** Runs `ServerTime` and follows its answer in the cache. */
export const useServerTimeQuery = /* #__PURE__ */ queryHook(ServerTimeDocument);