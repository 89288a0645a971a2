/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The rules for new passwords. */
export type UpdatePasswordsInput = {
  /** Whether new users must replace their password at the first sign-in; unchanged if omitted. */
  changeFirst?: boolean | null | undefined;
  /** The fewest characters, 6 to 32. */
  minLength: number;
  /** Whether the 10,000 most common passwords are rejected; unchanged if omitted. */
  refuseCommon?: boolean | null | undefined;
  /** The version the change is based on. */
  version: number;
};

export type UpdatePasswordsMutationVariables = Exact<{
  input: Types.UpdatePasswordsInput;
  key: string;
}>;


export type UpdatePasswordsMutation = { result:
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch' }
        | { __typename: 'Buffers' }
        | { __typename: 'Client' }
        | { __typename: 'CompanyLogo' }
        | { __typename: 'CompanySettings' }
        | { __typename: 'Equipment' }
        | { __typename: 'HolidayList' }
        | { __typename: 'Item' }
        | { __typename: 'Me' }
        | { __typename: 'PasswordSettings', minLength: number, refuseCommon: boolean, changeFirst: boolean, version: number }
        | { __typename: 'Prospect' }
        | { __typename: 'ReasonList' }
        | { __typename: 'Service' }
        | { __typename: 'ServiceLine' }
        | { __typename: 'ServiceTypeList' }
        | { __typename: 'Site' }
        | { __typename: 'SkillList' }
        | { __typename: 'Technician' }
        | { __typename: 'Visit' }
        | { __typename: 'WorkReview' }
        | { __typename: 'WorkingHours' }
        | { __typename: 'ZoneList' }
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'PasswordsSuccess', passwords: { minLength: number, refuseCommon: boolean, changeFirst: boolean, version: number } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const UpdatePasswordsDocument = {"__meta__":{"hash":"ae960e00f2ce4722e8f13ee1ae8029ba4b91c8f32b392c23b332c4e7f8965261"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePasswords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePasswordsInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updatePasswords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordsSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwords"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordsCard_passwords"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordSettings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordsCard_passwords"},"directives":[]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordsCard_passwords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordSettings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"refuseCommon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changeFirst"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<UpdatePasswordsMutation, UpdatePasswordsMutationVariables>;