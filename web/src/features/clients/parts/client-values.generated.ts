/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The text fields that clients can be filtered by. */
export type ClientValue =
  /** A tag. */
  | 'TAG'
  /** The town of the main site. */
  | 'TOWN';

export type ClientValuesQueryVariables = Exact<{
  of: Types.ClientValue;
  startingWith: string;
}>;


export type ClientValuesQuery = { clientValues: Array<string> };


export const ClientValuesDocument = {"__meta__":{"hash":"ab850f83f5dcec210d4b475bb11933153fe4294d722d8f48023e0b5c361cde18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientValue"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startingWith"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"startingWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startingWith"}}}],"directives":[]}]}}]} as unknown as DocumentNode<ClientValuesQuery, ClientValuesQueryVariables>;

/** Runs `ClientValues` and follows its answer in the cache. */
export const useClientValuesQuery = /* #__PURE__ */ queryHook(ClientValuesDocument);