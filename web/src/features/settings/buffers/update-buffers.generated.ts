/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { mutationHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How long things may take: whole calendar hours, 1 to 720, the more pressing the shorter. */
export type UpdateBuffersInput = {
  /** The first answer to a prospect. */
  firstResponse: number;
  /** High priority. */
  high: number;
  /** Low priority. */
  low: number;
  /** Normal priority. */
  normal: number;
  /** Urgent. */
  urgent: number;
  /** The version the change was made from. */
  version: number;
};

export type UpdateBuffersMutationVariables = Exact<{
  input: Types.UpdateBuffersInput;
  key: string;
}>;


export type UpdateBuffersMutation = { result:
    | { __typename: 'BuffersSuccess', buffers: { low: number, normal: number, high: number, urgent: number, firstResponse: number, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'Buffers', low: number, normal: number, high: number, urgent: number, firstResponse: number, version: number }
        | { __typename: 'Client' }
        | { __typename: 'CompanySettings' }
        | { __typename: 'Equipment' }
        | { __typename: 'HolidayList' }
        | { __typename: 'Me' }
        | { __typename: 'Prospect' }
        | { __typename: 'ReasonList' }
        | { __typename: 'Service' }
        | { __typename: 'ServiceLine' }
        | { __typename: 'ServiceTypeList' }
        | { __typename: 'Site' }
        | { __typename: 'SkillList' }
        | { __typename: 'Technician' }
        | { __typename: 'Visit' }
        | { __typename: 'WorkingHours' }
        | { __typename: 'ZoneList' }
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const UpdateBuffersDocument = {"__meta__":{"hash":"c69ee1abf02841df48eb6fac36e6126a4375e86dca63f0bf4e31b0798597a03b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBuffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBuffersInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateBuffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuffersSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buffers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Buffers_section"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buffers"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Buffers_section"},"directives":[]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Buffers_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buffers"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normal"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<UpdateBuffersMutation, UpdateBuffersMutationVariables>;

/** Gives a function that runs `UpdateBuffers`, and how its last run ended. */
export const useUpdateBuffersMutation = /* #__PURE__ */ mutationHook(UpdateBuffersDocument);