/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a line is for. */
export type LineKind =
  /** Mano de obra. */
  | 'LABOUR'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER'
  /** Desplazamiento. */
  | 'TRAVEL';

/** What a line is counted in. */
export type LineUnit =
  /** h */
  | 'HOUR'
  /** kg */
  | 'KILOGRAM'
  /** km */
  | 'KILOMETER'
  /** l */
  | 'LITER'
  /** m */
  | 'METER'
  /** ud. */
  | 'UNIT';

export type LineItem_ItemFragment = { id: string, ref: string, name: string, kind: Types.LineKind, unit: Types.LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number };

export type LineItemsQueryVariables = Exact<{
  search: string;
}>;


export type LineItemsQuery = { items: { edges: Array<{ cursor: string, node: { id: string, ref: string, name: string, kind: Types.LineKind, unit: Types.LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LineItemQueryVariables = Exact<{
  id: string | number;
}>;


export type LineItemQuery = { item: { id: string, ref: string, name: string, kind: Types.LineKind, unit: Types.LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number } | null };

export const LineItem_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItem_item"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<LineItem_ItemFragment, unknown>;
export const LineItemsDocument = {"__meta__":{"hash":"8ec87b9fc2bceaca2f64a761a60ab9333e66451a8f7d5c8c5bee1d445af020da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItem_item"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<LineItemsQuery, LineItemsQueryVariables>;
export const LineItemDocument = {"__meta__":{"hash":"3bb4fc06bcb3e670a2c83cf718ba5cafc9237d8771b97c811d09977a8975042d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItem_item"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<LineItemQuery, LineItemQueryVariables>;

/** Runs `LineItems` and follows its answer in the cache. */
export const useLineItemsQuery = /* #__PURE__ */ queryHook(LineItemsDocument);

/** Runs `LineItem` and follows its answer in the cache. */
export const useLineItemQuery = /* #__PURE__ */ queryHook(LineItemDocument);