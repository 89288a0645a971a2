/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

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

/** What is done with one row that matches a record. */
export type ImportDecision =
  /** Created despite the match. */
  | 'CREATE'
  /** Skipped. */
  | 'SKIP'
  /** The file's values replace the record's. */
  | 'UPDATE'
  /** Only empty fields of the record are filled in. */
  | 'UPDATE_EMPTY';

/** How the bytes of a text are read. */
export type ImportEncoding =
  /** UTF-8. */
  | 'UTF_8'
  /** Excel's Unicode text. */
  | 'UTF_16LE'
  /** Windows, western Europe. */
  | 'WINDOWS_1252';

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

/** The outcome of a row. */
export type ImportOutcome =
  /** Cambió mientras tanto. */
  | 'CHANGED'
  /** Creada. */
  | 'CREATED'
  /** Con errores. */
  | 'ERROR'
  /** Repetida in the file. */
  | 'REPEATED'
  /** No importada. */
  | 'SKIPPED'
  /** Sin cambios. */
  | 'UNCHANGED'
  /** Actualizada. */
  | 'UPDATED';

/** The status of a row. */
export type ImportRowStatus =
  /** Matches a record or an earlier row. */
  | 'DUPLICATE'
  /** Cannot be imported. */
  | 'ERROR'
  /** Creates a record, or adds to the one of an earlier row. */
  | 'NEW'
  /** Repeats an earlier row. */
  | 'REPEATED'
  /** Matches a record that already has all its data. */
  | 'UNCHANGED';

/** What is done with matching rows that have no individual decision. */
export type ImportRule =
  /** Each decision. */
  | 'ASK'
  /** Created despite the match; never with the same NIF, code or reference. */
  | 'CREATE'
  /** Skipped. */
  | 'SKIP'
  /** The file's values replace the record's. */
  | 'UPDATE'
  /** Only empty fields of the record are filled in. */
  | 'UPDATE_EMPTY';

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

/** The rows of an import to list. */
export type ImportView =
  /** All of them. */
  | 'ALL'
  /** Rows that were not imported as announced. */
  | 'CHANGED'
  /** Rows that match a record or an earlier row. */
  | 'DUPLICATES'
  /** Rows with errors. */
  | 'ERRORS'
  /** Rows of which an undo kept something. */
  | 'KEPT'
  /** Rows of which something is not imported or not compared. */
  | 'NOTICES';

export type ImportPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportPageQuery = { import: { id: string, kind: Types.ImportKind, fileName: string, byName: string, createdAt: string, version: number, separator: string | null, encoding: Types.ImportEncoding | null, sheet: number, headerRow: number | null, titleCase: boolean, inCapitals: boolean, sameAddress: boolean, rememberedAt: string | null, problem: string | null, rowCount: number, totals: Array<number>, rule: Types.ImportRule, noticed: number, undoUntil: string | null, status: Types.ImportState, sheets: Array<{ name: string, hiddenRows: number }>, columns: Array<{ header: string, examples: Array<string>, target: string | null, neverOverwrite: boolean | null }>, targets: Array<{ path: string, label: string, takesMany: boolean }>, unknownValues: Array<{ target: string, label: string, headers: Array<string>, mayBeBlank: boolean, values: Array<{ text: string, rows: number, chosen: string | null, isBlank: boolean }>, choices: Array<{ id: string, name: string }> }>, announced: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, result: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, progress: { done: number, total: number } | null, undo: { at: string, byName: string, removed: number, restored: number, kept: number, lost: number } | null, stopped: { message: string, requestId: string } | null } | null };

export type ImportRowsQueryVariables = Exact<{
  id: string | number;
  view: Types.ImportView;
  fromPage: number;
}>;


export type ImportRowsQuery = { importRows: { nextPage: number | null, rows: Array<{ number: number, page: number, name: string, repeats: string | null, status: Types.ImportRowStatus, notices: Array<string>, changes: Array<string>, untouched: Array<string>, decisions: Array<Types.ImportDecision>, decision: Types.ImportDecision | null, planned: Types.ImportOutcome | null, outcome: Types.ImportOutcome | null, reason: string | null, values: Array<{ path: string, label: string, text: string }>, problems: Array<{ field: string | null, column: string | null, message: string, raw: string | null, record: { entity: Types.EntityKind, id: string, name: string } | null }>, match: { entity: Types.EntityKind | null, id: string | null, code: string | null, row: number | null, name: string, by: string, closed: string | null } | null, kept: Array<{ entity: Types.EntityKind, id: string, name: string, why: string }> }> } | null };


export const ImportPageDocument = {"__meta__":{"hash":"1d3b6c84a5b4c26fa3ea37d90436e16a535bdd53d6ad984eb70acd5f0e02536b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDetail"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportCounts"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unchanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"repeated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"error"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"undecided"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"status"},"name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"separator"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encoding"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"headerRow"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"columns"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"examples"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"neverOverwrite"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"takesMany"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"titleCase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inCapitals"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sameAddress"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rememberedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rowCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unknownValues"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"headers"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"values"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chosen"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isBlank"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"mayBeBlank"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"announced"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportCounts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"noticed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportCounts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"undo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"removed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"restored"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kept"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lost"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"stopped"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestId"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<ImportPageQuery, ImportPageQueryVariables>;
export const ImportRowsDocument = {"__meta__":{"hash":"2cb651576775aef26a2448e34df2df870811cb35236449f4bdbc4dde2e677e89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportView"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPage"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"values"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"column"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"raw"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"record"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"row"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"closed"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"untouched"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decision"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"planned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kept"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"why"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>;

/** Runs `ImportPage` and follows its answer in the cache. */
export const useImportPageQuery = /* #__PURE__ */ queryHook(ImportPageDocument);

/** Runs `ImportRows` and follows its answer in the cache. */
export const useImportRowsQuery = /* #__PURE__ */ queryHook(ImportRowsDocument);