/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A postal address, as typed; if any part is given, street, postal code and city are required. */
export type AddressInput = {
  /** Población, at most 100. */
  city?: string | null | undefined;
  /** Piso, puerta, escalera, at most 50. */
  floor?: string | null | undefined;
  /** Número, at most 20. */
  number?: string | null | undefined;
  /** Five digits, of one of the 52 provinces. */
  postalCode?: string | null | undefined;
  /** Calle, at most 100 characters. */
  street?: string | null | undefined;
};

/** The company itself. */
export type UpdateCompanyInput = {
  /** The place. */
  address?: AddressInput | null | undefined;
  /** Whether agents approve absences too; unchanged if omitted. */
  agentsApproveAbsences?: boolean | null | undefined;
  /** E-mail. */
  email?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** NIF; unchanged if omitted, null clears it, and so below. */
  nif?: string | null | undefined;
  /** A valid phone number. */
  phone?: string | null | undefined;
  /** Whether a work report shows prices to users who may see them; unchanged if omitted. */
  pricesOnReport?: boolean | null | undefined;
  /** IANA name. */
  timeZone: string;
  /** The version the change is based on. */
  version: number;
};

export type UpdateCompanyMutationVariables = Exact<{
  input: Types.UpdateCompanyInput;
  key: string;
}>;


export type UpdateCompanyMutation = { result:
    | { __typename: 'CompanySuccess', company: { name: string, nif: string | null, phone: string | null, email: string | null, timeZone: string, agentsApproveAbsences: boolean, pricesOnReport: boolean, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string } | null } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch' }
        | { __typename: 'Buffers' }
        | { __typename: 'Client' }
        | { __typename: 'CompanyLogo' }
        | { __typename: 'CompanySettings', name: string, nif: string | null, phone: string | null, email: string | null, timeZone: string, agentsApproveAbsences: boolean, pricesOnReport: boolean, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string } | null }
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


export const UpdateCompanyDocument = {"__meta__":{"hash":"1baafb5c839dd247859c86d4b4254b86ec326c0c826fa96627428f92017bc35b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanySuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanySettings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"},"directives":[]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanySettings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"floor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"postalCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"agentsApproveAbsences"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pricesOnReport"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;