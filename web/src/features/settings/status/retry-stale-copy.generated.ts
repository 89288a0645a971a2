/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The job to retry. */
export type RetryStaleCopyInput = {
  /** The id of the `StaleCopy`. */
  id: string | number;
};

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

export type RetryStaleCopyMutationVariables = Exact<{
  input: Types.RetryStaleCopyInput;
  key: string;
}>;


export type RetryStaleCopyMutation = { result:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RetryStaleCopySuccess', status: { staleCopies: Array<{ id: string, subject: Types.StaleSubject, name: string | null, records: Types.StaleRecords, changedAt: string, state: Types.StaleState, attempts: number, nextAttemptAt: string | null, problem: string | null }> } }
   };


export const RetryStaleCopyDocument = {"__meta__":{"hash":"de37c62ea08d52612880974aae85d09b0714dd7a4bc0e1ff6910871795f0881d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryStaleCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryStaleCopyInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"retryStaleCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetryStaleCopySuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staleCopies"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Status_copy"},"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Status_copy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleCopy"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<RetryStaleCopyMutation, RetryStaleCopyMutationVariables>;