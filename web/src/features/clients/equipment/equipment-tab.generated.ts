/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a piece of equipment. */
export type EquipmentKind =
  /** Aire acondicionado. */
  | 'AIR_CONDITIONER'
  /** Electrodoméstico. */
  | 'APPLIANCE'
  /** Caldera. */
  | 'BOILER'
  /** Aerotermia. */
  | 'HEAT_PUMP'
  /** Otro. */
  | 'OTHER'
  /** Bomba. */
  | 'PUMP'
  /** Radiadores. */
  | 'RADIATOR'
  /** Frío comercial. */
  | 'REFRIGERATION'
  /** Termostato. */
  | 'THERMOSTAT'
  /** Suelo radiante. */
  | 'UNDERFLOOR'
  /** Ventilación. */
  | 'VENTILATION'
  /** Calentador o termo. */
  | 'WATER_HEATER';

/** Whether a piece of equipment works. */
export type EquipmentStatus =
  /** Averiado. */
  | 'FAULTY'
  /** Operativo. */
  | 'OPERATIONAL'
  /** Retirado. */
  | 'RETIRED';

export type EquipmentTabQueryVariables = Exact<{
  clientId: string | number;
  siteId?: string | number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type EquipmentTabQuery = { equipmentList: { edges: Array<{ cursor: string, node: { id: string, kind: Types.EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, warrantyUntil: string | null, status: Types.EquipmentStatus, site: { id: string, name: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const EquipmentTabDocument = {"__meta__":{"hash":"aba535a950eb6de29c32d8e6323da1705080811099de65a7addc32820a565b24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EquipmentTab"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSize"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquipmentRow_equipment"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquipmentRow_equipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"model"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<EquipmentTabQuery, EquipmentTabQueryVariables>;

/** Runs `EquipmentTab` and follows its answer in the cache. */
export const useEquipmentTabQuery = /* #__PURE__ */ queryHook(EquipmentTabDocument);