/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The records that a file imports. */
export type ImportKind =
  /** Clients with their sites and contacts. */
  | 'CLIENTS'
  /** Equipment of known clients. */
  | 'EQUIPMENT'
  /** Items of the price catalogue. */
  | 'ITEMS'
  /** Prospects. */
  | 'PROSPECTS';

/** Where an import stands, those that stopped told apart. */
export type ImportState =
  /** Comprobado: nothing is written yet. */
  | 'CHECKED'
  /** Comprobando: the rows are read and compared with the data. */
  | 'CHECKING'
  /** Descartado. */
  | 'DISCARDED'
  /** Importado. */
  | 'IMPORTED'
  /** Importando. */
  | 'IMPORTING'
  /** Asignando: the target fields of columns were changed. */
  | 'MAPPING'
  /** Deshecho en parte: records that were changed or used since are kept. */
  | 'PARTLY_UNDONE'
  /** Pausado: written records stay. */
  | 'PAUSED'
  /** Detenido: a part kept failing; written records stay. */
  | 'STOPPED'
  /** Deshaciendo. */
  | 'UNDOING'
  /** Deshecho. */
  | 'UNDONE'
  /** Detenido al deshacer: a part kept failing; it can go on. */
  | 'UNDO_STOPPED'
  /** Subido. */
  | 'UPLOADED';

export type ImportsPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ImportsPageQuery = { imports: { totalCount: number | null, edges: Array<{ node: { id: string, kind: Types.ImportKind, fileName: string, byName: string, createdAt: string, rowCount: number, status: Types.ImportState } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const ImportsPageDocument = {"__meta__":{"hash":"5a466c89709b337d5e7d959afd1c5991d9e81c81912477faef7362501f915461"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSize"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"status"},"name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rowCount"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<ImportsPageQuery, ImportsPageQueryVariables>;

/** Runs `ImportsPage` and follows its answer in the cache. */
export const useImportsPageQuery = /* #__PURE__ */ queryHook(ImportsPageDocument);