/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ItemFamiliesQueryVariables = Exact<{
  startingWith: string;
}>;


export type ItemFamiliesQuery = { itemFamilies: Array<string> };


export const ItemFamiliesDocument = {"__meta__":{"hash":"602e479df1457e8fd1e2c7a1a4c257900246076178a40e576a633527d6c3f014"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemFamilies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startingWith"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemFamilies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startingWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startingWith"}}}],"directives":[]}]}}]} as unknown as DocumentNode<ItemFamiliesQuery, ItemFamiliesQueryVariables>;

/** Runs `ItemFamilies` and follows its answer in the cache. */
export const useItemFamiliesQuery = /* #__PURE__ */ queryHook(ItemFamiliesDocument);