/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of records that still show it. */
export type StaleRecords =
  /** Days off. */
  | 'ABSENCES'
  /** Batches of services to invoice; they contain no copies that become stale. */
  | 'BILLING_BATCHES'
  /** Clients. */
  | 'CLIENTS'
  /** Machines. */
  | 'EQUIPMENT'
  /** Items of the price catalogue. */
  | 'ITEMS'
  /** Prospects. */
  | 'PROSPECTS'
  /** Services. */
  | 'SERVICES'
  /** Sites. */
  | 'SITES'
  /** Members of staff. */
  | 'USERS'
  /** Visits. */
  | 'VISITS'
  /** Work reviews. */
  | 'WORK_REVIEWS';

/** How the job proceeds. */
export type StaleState =
  /** It waits for an earlier change of the same record. */
  | 'BEHIND'
  /** It failed and is retried automatically. */
  | 'FAILING'
  /** It failed for a day and is retried only on request. */
  | 'STOPPED'
  /** It runs within minutes. */
  | 'WAITING';

/** A changed record whose old name or data other records still show. */
export type StaleSubject =
  /** A client, also one that was merged with another. */
  | 'CLIENT'
  /** A machine. */
  | 'EQUIPMENT'
  /** A member of staff. */
  | 'PERSON'
  /** A site. */
  | 'SITE';

export type Status_CopyFragment = { id: string, subject: Types.StaleSubject, name: string | null, records: Types.StaleRecords, changedAt: string, state: Types.StaleState, attempts: number, nextAttemptAt: string | null, problem: string | null };

export type StatusPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusPageQuery = { systemStatus: { staleCopies: Array<{ id: string, subject: Types.StaleSubject, name: string | null, records: Types.StaleRecords, changedAt: string, state: Types.StaleState, attempts: number, nextAttemptAt: string | null, problem: string | null }> } };

export const Status_CopyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Status_copy"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleCopy"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<Status_CopyFragment, unknown>;
export const StatusPageDocument = {"__meta__":{"hash":"b0a87066e4239160dc54011fd4d126aa001879c62ee4266d12dcae23bbdb0d20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusPage"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staleCopies"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Status_copy"},"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Status_copy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleCopy"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<StatusPageQuery, StatusPageQueryVariables>;

/** Runs `StatusPage` and follows its answer in the cache. */
export const useStatusPageQuery = /* #__PURE__ */ queryHook(StatusPageDocument);