/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something to be written down. */
export type AddNoteInput = {
  /** True where a call or an e-mail also takes a prospect out of NEW, to CONTACTED, in the same transaction; nothing more than the note where the prospect is past NEW. Only of a PROSPECT, with the permission to edit it. */
  answers?: boolean | null | undefined;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** PROSPECT, CLIENT or SERVICE. */
  entity: EntityKind;
  /** Of which record. */
  id: string | number;
  /** What it is. */
  kind: NoteKind;
  /** When it was written, as the device says; regarded as in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
  /** 1 to 4,000 characters. */
  text: string;
};

/** The kinds of record that have a timeline. */
export type EntityKind =
  /** Lote: closed services handed over for their invoices. */
  | 'BILLING_BATCH'
  /** Cliente; its timeline holds that of its sites and equipment. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** Artículo of the price catalogue. */
  | 'ITEM'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio; its timeline holds that of its visits, lines and files. */
  | 'SERVICE'
  /** Ubicación; its timeline holds that of its equipment. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

/** A note about a record. */
export type NoteKind =
  /** Llamada. */
  | 'CALL'
  /** Correo. */
  | 'EMAIL'
  /** Nota. */
  | 'NOTE';

/** Where a prospect stands. Changed only by the named transitions of `domain/prospects/prospect-states.ts`. */
export type ProspectStatus =
  /** Contactado. */
  | 'CONTACTED'
  /** Convertido in a client: final. */
  | 'CONVERTED'
  /** Descartado: spam or a duplicate. */
  | 'DISCARDED'
  /** Perdido, with a reason of the settings. */
  | 'LOST'
  /** Nuevo: not answered yet; the first-response clock runs. */
  | 'NEW'
  /** Cualificado. */
  | 'QUALIFIED'
  /** Presupuestado. */
  | 'QUOTED';

export type AddNoteMutationVariables = Exact<{
  input: Types.AddNoteInput;
  key: string;
}>;


export type AddNoteMutation = { addNote:
    | { __typename: 'AddNoteSuccess', prospect: { id: string, version: number, status: Types.ProspectStatus, firstResponseDueAt: string | null, firstResponseAt: string | null } | null }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const AddNoteDocument = {"__meta__":{"hash":"057847056e812caec57e1fb436abea300a9cbf6fd7fa945d94a380184108bdbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddNoteInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddNoteSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prospect"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponseDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponseAt"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AddNoteMutation, AddNoteMutationVariables>;