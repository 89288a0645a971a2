/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A member of staff. */
export type StaffInput = {
  /** Their Auth uid. */
  id: string | number;
};

/** Whether a member of staff may work. Staff are suspended, never deleted. */
export type UserStatus =
  /** May sign in and work. */
  | 'ACTIVE'
  /** Gets ACCOUNT_SUSPENDED for every request. */
  | 'SUSPENDED';

export type HeldWork_WorkFragment = { visits: number, prospects: number, clients: number };

export type HeldWorkQueryVariables = Exact<{
  id: string | number;
}>;


export type HeldWorkQuery = { heldWork: { visits: number, prospects: number, clients: number } | null };

export type StaffStatus_Result_KeyReusedError_Fragment = { __typename: 'KeyReusedError', message: string };

export type StaffStatus_Result_LastAdminError_Fragment = { __typename: 'LastAdminError', message: string };

export type StaffStatus_Result_NotFoundError_Fragment = { __typename: 'NotFoundError', message: string };

export type StaffStatus_Result_StaffStatusSuccess_Fragment = { __typename: 'StaffStatusSuccess', id: string, status: Types.UserStatus, heldWork: { visits: number, prospects: number, clients: number } };

export type StaffStatus_ResultFragment =
  | StaffStatus_Result_KeyReusedError_Fragment
  | StaffStatus_Result_LastAdminError_Fragment
  | StaffStatus_Result_NotFoundError_Fragment
  | StaffStatus_Result_StaffStatusSuccess_Fragment
;

export type SuspendStaffMutationVariables = Exact<{
  input: Types.StaffInput;
  key: string;
}>;


export type SuspendStaffMutation = { result:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'LastAdminError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'StaffStatusSuccess', id: string, status: Types.UserStatus, heldWork: { visits: number, prospects: number, clients: number } }
   };

export type ReactivateStaffMutationVariables = Exact<{
  input: Types.StaffInput;
  key: string;
}>;


export type ReactivateStaffMutation = { result:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'LastAdminError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'StaffStatusSuccess', id: string, status: Types.UserStatus, heldWork: { visits: number, prospects: number, clients: number } }
   };

export const HeldWork_WorkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldWork_work"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldWork"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<HeldWork_WorkFragment, unknown>;
export const StaffStatus_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStatus_result"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffStatusResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffStatusSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"heldWork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldWork_work"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldWork_work"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldWork"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<StaffStatus_ResultFragment, unknown>;
export const HeldWorkDocument = {"__meta__":{"hash":"626b1281dd8d50146158e81586f798ec0401436306a962947c25b4bfa02ab277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldWork_work"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldWork_work"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldWork"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<HeldWorkQuery, HeldWorkQueryVariables>;
export const SuspendStaffDocument = {"__meta__":{"hash":"6986552ab2b145d21437670bcc409a6afa653c6fe41b4cabbe3ba9cdf9ac5ae7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"suspendStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffStatus_result"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldWork_work"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldWork"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStatus_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffStatusResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffStatusSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"heldWork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldWork_work"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<SuspendStaffMutation, SuspendStaffMutationVariables>;
export const ReactivateStaffDocument = {"__meta__":{"hash":"37ad13a437102fd1126cdb6fbe69ffcdaed77a6c11559b9384cc3ed43d0d7130"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"reactivateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffStatus_result"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldWork_work"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldWork"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStatus_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffStatusResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffStatusSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"heldWork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldWork_work"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<ReactivateStaffMutation, ReactivateStaffMutationVariables>;

/** Runs `HeldWork` and follows its answer in the cache. */
export const useHeldWorkQuery = /* #__PURE__ */ queryHook(HeldWorkDocument);