/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer to a point of a checklist. */
export type AnswerChecklistInput = {
  /** As JSON: `true`, `"text"`, `1.4`; null removes the answer. */
  answer?: string | null | undefined;
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: string | null | undefined;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** The point. */
  itemId: string | number;
  /** The time it was given, according to the device; treated as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** The service. */
  serviceId: string | number;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: number | null | undefined;
};

/** The kind of answer to a point of a checklist. */
export type ChecklistKind =
  /** One of its options. */
  | 'CHOICE'
  /** A number. */
  | 'NUMBER'
  /** Free text. */
  | 'TEXT'
  /** Sí o no. */
  | 'YES_NO';

/** The status of a service: derived from its visits, unless set explicitly. */
export type ServiceStatus =
  /** Anulado: explicit. */
  | 'CANCELLED'
  /** Cerrado: the office reviewed it; explicit. */
  | 'CLOSED'
  /** Finalizado. */
  | 'FINISHED'
  /** En curso. */
  | 'IN_PROGRESS'
  /** En espera: explicit. */
  | 'ON_HOLD'
  /** Pendiente de asignar. */
  | 'PENDING'
  /** Programado. */
  | 'SCHEDULED'
  /** En camino. */
  | 'TRAVELLING';

export type AnswerChecklistMutationVariables = Exact<{
  input: Types.AnswerChecklistInput;
  key: string;
}>;


export type AnswerChecklistMutation = { answerChecklist:
    | { __typename: 'AnswerChecklistSuccess', service: { id: string, status: Types.ServiceStatus, checklist: Array<{ id: string, text: string, kind: Types.ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };


export const AnswerChecklistDocument = {"__meta__":{"hash":"d1901e42a3f5a037a9c3b72783092a15cec393a203312255735a7033aebc591e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerChecklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerChecklistInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerChecklistSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistCard_service"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistCard_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<AnswerChecklistMutation, AnswerChecklistMutationVariables>;