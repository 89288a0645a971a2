/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DevicesQueryVariables = Exact<{
  technicianIds: Array<string | number> | string | number;
}>;


export type DevicesQuery = { devices: Array<{ technicianId: string, heardAt: string | null }> };


export const DevicesDocument = {"__meta__":{"hash":"691e236da9dbdc1761ff4fd63d480283e26512fffcb80074e93bdd018a7f70f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"technicianIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"technicianIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"technicianIds"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"technicianId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"heardAt"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<DevicesQuery, DevicesQueryVariables>;

/** Runs `Devices` and follows its answer in the cache. */
export const useDevicesQuery = /* #__PURE__ */ queryHook(DevicesDocument);