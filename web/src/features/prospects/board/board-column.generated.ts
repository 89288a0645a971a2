/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When a prospect's next action is due, relative to today in the company's time zone. */
export type DueBucket =
  /** Más adelante. */
  | 'LATER'
  /** Sin fecha. */
  | 'NONE'
  /** Vencido: before today. */
  | 'OVERDUE'
  /** Esta semana: after today, up to Sunday. */
  | 'THIS_WEEK'
  /** Hoy. */
  | 'TODAY';

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

/** The filter for prospects. */
export type ProspectFilter = {
  /** Open, and due then. */
  due?: DueBucket | null | undefined;
  /** Asking for this service type. */
  interestId?: string | number | null | undefined;
  /** Neither converted nor lost nor discarded. */
  open?: boolean | null | undefined;
  /** This member of staff is responsible for them. */
  ownerId?: string | number | null | undefined;
  /** From this source. */
  sourceId?: string | number | null | undefined;
  /** In this status. */
  status?: ProspectStatus | null | undefined;
};

/** How prospects are ordered. */
export type ProspectSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** By the day of the next action, those without one last. */
  | 'NEXT_ACTION'
  /** By estimated value, the highest first. */
  | 'VALUE';

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

export type BoardColumnQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter: Types.ProspectFilter;
  sort: Types.ProspectSort;
}>;


export type BoardColumnQuery = { prospects: { edges: Array<{ cursor: string, node: { id: string, code: string, kind: Types.PartyKind, displayName: string, need: string | null, status: Types.ProspectStatus, version: number, sourceId: string | null, nextActionOn: string | null, estimatedValueCents: number | null, doNotContact: boolean, firstResponseDueAt: string | null, createdAt: string, owner: { id: string, name: string } | null, address: { city: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const BoardColumnDocument = {"__meta__":{"hash":"bd528ad6409c97501adb152d0deb2922d425e37c12905c3ce524aea8552b7c1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSize"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProspectFilter"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProspectSort"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prospects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_connection"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardCard_prospect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prospect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"need"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"estimatedValueCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"doNotContact"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponseDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardColumn_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProspectConnection"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardCard_prospect"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<BoardColumnQuery, BoardColumnQueryVariables>;

/** Runs `BoardColumn` and follows its answer in the cache. */
export const useBoardColumnQuery = /* #__PURE__ */ queryHook(BoardColumnDocument);