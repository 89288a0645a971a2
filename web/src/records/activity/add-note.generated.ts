/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { mutationHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something to be written down. */
export type AddNoteInput = {
  /** PROSPECT, CLIENT or SERVICE. */
  entity: EntityKind;
  /** Of which record. */
  id: string | number;
  /** What it is. */
  kind: NoteKind;
  /** When it was written, as the device says; regarded as in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** 1 to 4,000 characters. */
  text: string;
};

/** The kinds of record that have a timeline. */
export type EntityKind =
  /** Cliente; its timeline holds that of its sites and equipment. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio; its timeline holds that of its visits, lines and files. */
  | 'SERVICE'
  /** Ubicación; its timeline holds that of its equipment. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

/** What somebody wrote down about a record. */
export type NoteKind =
  /** Llamada. */
  | 'CALL'
  /** Correo. */
  | 'EMAIL'
  /** Nota. */
  | 'NOTE';

export type AddNoteMutationVariables = Exact<{
  input: Types.AddNoteInput;
  key: string;
}>;


export type AddNoteMutation = { addNote:
    | { __typename: 'AddNoteSuccess' }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const AddNoteDocument = {"__meta__":{"hash":"1745e0e8aec5cb5f01ff57663f8b6cc458adbcfc226aa4ed587346a9eae6ad98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddNoteInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AddNoteMutation, AddNoteMutationVariables>;

/** Gives a function that runs `AddNote`, and how its last run ended. */
export const useAddNoteMutation = /* #__PURE__ */ mutationHook(AddNoteDocument);