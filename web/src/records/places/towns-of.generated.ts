/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TownsOfQueryVariables = Exact<{
  postalCode: string;
}>;


export type TownsOfQuery = { townsOf: Array<string> };


export const TownsOfDocument = {"__meta__":{"hash":"170234f48ca01c6d3b894a7ffaf0aca7b43bfcd8a6a416ae815501318e8c4d0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TownsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postalCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"townsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postalCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postalCode"}}}],"directives":[]}]}}]} as unknown as DocumentNode<TownsOfQuery, TownsOfQueryVariables>;

/** Runs `TownsOf` and follows its answer in the cache. */
export const useTownsOfQuery = /* #__PURE__ */ queryHook(TownsOfDocument);