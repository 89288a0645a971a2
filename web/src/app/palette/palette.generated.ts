/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of record that have a timeline. */
export type EntityKind =
  /** Lote: closed services delivered for invoicing. */
  | 'BILLING_BATCH'
  /** Cliente; its timeline includes that of its sites and equipment. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** Artículo of the price catalogue. */
  | 'ITEM'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio; its timeline includes that of its visits, lines and files. */
  | 'SERVICE'
  /** Ubicación; its timeline includes that of its equipment. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

export type PaletteQueryVariables = Exact<{
  q: string;
}>;


export type PaletteQuery = { search: Array<{ entity: Types.EntityKind, id: string, clientId: string | null, title: string, detail: string, phone: string | null, address: string | null, openServices: number | null }> };


export const PaletteDocument = {"__meta__":{"hash":"7af057be044ee102e73aa127f15b8fb8f4e3110f771b1ca0f4a5dbb58c0800a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Palette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"detail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openServices"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<PaletteQuery, PaletteQueryVariables>;

/** Runs `Palette` and follows its answer in the cache. */
export const usePaletteQuery = /* #__PURE__ */ queryHook(PaletteDocument);