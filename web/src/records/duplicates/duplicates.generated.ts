/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Details by which duplicates are looked for. */
export type DuplicateSearch = {
  /** E-mails as typed, at most 5. */
  emails?: Array<string> | null | undefined;
  /** The record itself, which is not its own duplicate. */
  exceptId?: string | number | null | undefined;
  /** Whether it is an administrador de fincas, whose phones and e-mails appear in communities. */
  isPropertyManager?: boolean | null | undefined;
  /** Its administrador de fincas, who and whose communities share phones and e-mails with it. */
  managedById?: string | number | null | undefined;
  /** NIF as typed. */
  nif?: string | null | undefined;
  /** Phones as typed, at most 5. */
  phones?: Array<string> | null | undefined;
};

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

/** The field in which two records match. */
export type MatchField =
  /** They share an e-mail. */
  | 'EMAIL'
  /** Their NIF is equal. */
  | 'NIF'
  /** They share a phone. */
  | 'PHONE';

/** The legal kind of a prospect or client. */
export type PartyKind =
  /** Comunidad de propietarios. */
  | 'COMMUNITY'
  /** Empresa. */
  | 'COMPANY'
  /** Particular. */
  | 'PERSON'
  /** Administración pública. */
  | 'PUBLIC_BODY';

/** The status of a prospect. Changed only by the transitions of `domain/prospects/prospect-states.ts`. */
export type ProspectStatus =
  /** Contactado. */
  | 'CONTACTED'
  /** Convertido in a client: final. */
  | 'CONVERTED'
  /** Descartado: spam or a duplicate. */
  | 'DISCARDED'
  /** Perdido, with a reason of the settings. */
  | 'LOST'
  /** Nuevo: not answered yet; the first-response deadline applies. */
  | 'NEW'
  /** Cualificado. */
  | 'QUALIFIED'
  /** Presupuestado. */
  | 'QUOTED';

export type DuplicatePanel_MatchFragment = { entity: Types.EntityKind, id: string, code: string, name: string, matchedOn: Array<Types.MatchField>, prospectStatus: Types.ProspectStatus | null, archived: boolean, kind: Types.PartyKind, phone: string | null, address: string | null, openServices: number | null };

export type DuplicatesQueryVariables = Exact<{
  input: Types.DuplicateSearch;
}>;


export type DuplicatesQuery = { duplicates: Array<{ entity: Types.EntityKind, id: string, code: string, name: string, matchedOn: Array<Types.MatchField>, prospectStatus: Types.ProspectStatus | null, archived: boolean, kind: Types.PartyKind, phone: string | null, address: string | null, openServices: number | null }> };

export const DuplicatePanel_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicatePanel_match"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateMatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"matchedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospectStatus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"archived"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openServices"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<DuplicatePanel_MatchFragment, unknown>;
export const DuplicatesDocument = {"__meta__":{"hash":"699eea79a4be29e332fd785d87fa00623d22f31755263ef09514279423cd3cd9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Duplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateSearch"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuplicatePanel_match"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicatePanel_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateMatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"matchedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospectStatus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"archived"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openServices"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<DuplicatesQuery, DuplicatesQueryVariables>;

/** Runs `Duplicates` and follows its answer in the cache. */
export const useDuplicatesQuery = /* #__PURE__ */ queryHook(DuplicatesDocument);