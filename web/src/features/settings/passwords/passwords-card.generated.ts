/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasswordsCard_PasswordsFragment = { minLength: number, refuseCommon: boolean, changeFirst: boolean, version: number };

export type PasswordsCardQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordsCardQuery = { settings: { passwords: { minLength: number, refuseCommon: boolean, changeFirst: boolean, version: number } } };

export const PasswordsCard_PasswordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordsCard_passwords"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordSettings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"refuseCommon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changeFirst"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<PasswordsCard_PasswordsFragment, unknown>;
export const PasswordsCardDocument = {"__meta__":{"hash":"195ebd36446105a30aed9e487f12715ac7acf1949080c24da60e3d3a33d3852c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordsCard"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwords"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordsCard_passwords"},"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordsCard_passwords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordSettings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"refuseCommon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changeFirst"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<PasswordsCardQuery, PasswordsCardQueryVariables>;

/** Runs `PasswordsCard` and follows its answer in the cache. */
export const usePasswordsCardQuery = /* #__PURE__ */ queryHook(PasswordsCardDocument);