/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The clock of a deadline. */
export type DeadlineClock =
  /** Calendar hours; a deadline while the company is closed moves to the nearer of its closing and its next opening. */
  | 'CALENDAR'
  /** Working hours of the company, without nights, breaks, days off and holidays. */
  | 'WORKING';

/** The deadlines: whole hours, 1 to 720, shorter for a higher priority. */
export type UpdateBuffersInput = {
  /** The first answer to a prospect. */
  firstResponse: number;
  /** High priority. */
  high: number;
  /** The clock that these hours are counted by; unchanged if omitted. */
  highClock?: DeadlineClock | null | undefined;
  /** Low priority. */
  low: number;
  /** The clock that these hours are counted by; unchanged if omitted. */
  lowClock?: DeadlineClock | null | undefined;
  /** Normal priority. */
  normal: number;
  /** The clock that these hours are counted by; unchanged if omitted. */
  normalClock?: DeadlineClock | null | undefined;
  /** Urgent. */
  urgent: number;
  /** The clock that these hours are counted by; unchanged if omitted. */
  urgentClock?: DeadlineClock | null | undefined;
  /** The version the change is based on. */
  version: number;
};

export type UpdateBuffersMutationVariables = Exact<{
  input: Types.UpdateBuffersInput;
  key: string;
}>;


export type UpdateBuffersMutation = { result:
    | { __typename: 'BuffersSuccess', buffers: { low: number, normal: number, high: number, urgent: number, lowClock: Types.DeadlineClock, normalClock: Types.DeadlineClock, highClock: Types.DeadlineClock, urgentClock: Types.DeadlineClock, firstResponse: number, version: number } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch' }
        | { __typename: 'Buffers', low: number, normal: number, high: number, urgent: number, lowClock: Types.DeadlineClock, normalClock: Types.DeadlineClock, highClock: Types.DeadlineClock, urgentClock: Types.DeadlineClock, firstResponse: number, version: number }
        | { __typename: 'Client' }
        | { __typename: 'CompanyLogo' }
        | { __typename: 'CompanySettings' }
        | { __typename: 'Equipment' }
        | { __typename: 'HolidayList' }
        | { __typename: 'Item' }
        | { __typename: 'Me' }
        | { __typename: 'PasswordSettings' }
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
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const UpdateBuffersDocument = {"__meta__":{"hash":"1ee09fa9bd17abc8f934541d904cc06e8f426bd7ae4cf78a16602dd57d55915b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBuffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBuffersInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateBuffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuffersSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buffers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Buffers_section"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buffers"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Buffers_section"},"directives":[]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Buffers_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buffers"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normal"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lowClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normalClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"highClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgentClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<UpdateBuffersMutation, UpdateBuffersMutationVariables>;