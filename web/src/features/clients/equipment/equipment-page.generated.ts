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

export type EquipmentPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EquipmentPageQuery = { equipment: { id: string, version: number, installedOn: string | null, notes: string | null, createdAt: string, kind: Types.EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, warrantyUntil: string | null, status: Types.EquipmentStatus, client: { id: string, code: string, name: string }, site: { id: string, name: string } } | null };


export const EquipmentPageDocument = {"__meta__":{"hash":"ca0555eee7929639aea31e94e40328a3a93099bd90ce0218c6013eb9ddd88d27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EquipmentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquipmentDetail_equipment"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquipmentRow_equipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"model"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquipmentDetail_equipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquipmentRow_equipment"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"installedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<EquipmentPageQuery, EquipmentPageQueryVariables>;

/** Runs `EquipmentPage` and follows its answer in the cache. */
export const useEquipmentPageQuery = /* #__PURE__ */ queryHook(EquipmentPageDocument);