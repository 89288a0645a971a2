/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An item, as typed. */
export type ItemInput = {
  /** At most 5 of 8, 12, 13 or 14 digits, the last of which checks the others. */
  barcodes?: Array<string> | null | undefined;
  /** The company's cost of one unit, in cents without IVA. */
  costCents?: number | null | undefined;
  /** At most 4,000 characters. */
  description?: string | null | undefined;
  /** Familia. */
  family?: string | null | undefined;
  /** The kind. */
  kind: LineKind;
  /** 1 to 100 characters. */
  name: string;
  /** Cents of one unit, without IVA. */
  priceCents?: number | null | undefined;
  /** 1 to 40 characters; no other item has it, ignoring case and accents. */
  ref: string;
  /** Referencia del proveedor. */
  supplierRef?: string | null | undefined;
  /** The unit. */
  unit: LineUnit;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: number;
};

/** The kind of a line. */
export type LineKind =
  /** Mano de obra. */
  | 'LABOUR'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER'
  /** Desplazamiento. */
  | 'TRAVEL';

/** The unit of a line. */
export type LineUnit =
  /** h */
  | 'HOUR'
  /** kg */
  | 'KILOGRAM'
  /** km */
  | 'KILOMETER'
  /** l */
  | 'LITER'
  /** m */
  | 'METER'
  /** ud. */
  | 'UNIT';

/** A change of an item. */
export type UpdateItemInput = {
  /** Its id. */
  id: string | number;
  /** An omitted field keeps its value; null clears it. */
  item: ItemInput;
  /** The version the change is based on. */
  version: number;
};

export type EditItemPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EditItemPageQuery = { item: { id: string, version: number, archived: boolean, ref: string, name: string, kind: Types.LineKind, family: string | null, unit: Types.LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null } | null };

export type UpdateItemMutationVariables = Exact<{
  input: Types.UpdateItemInput;
  key: string;
}>;


export type UpdateItemMutation = { updateItem:
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
        | { __typename: 'Item', id: string, version: number, archived: boolean, ref: string, name: string, kind: Types.LineKind, family: string | null, unit: Types.LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null }
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
    | { __typename: 'ItemSuccess', item: { id: string, version: number, archived: boolean, ref: string, name: string, kind: Types.LineKind, family: string | null, unit: Types.LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const EditItemPageDocument = {"__meta__":{"hash":"81277e80dfb6df1140538438a9b2a1f1851a61d5dad7823932e5aae8ecae6247"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditItemPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemForm_item"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemForm_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"archived"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"family"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"barcodes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"supplierRef"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<EditItemPageQuery, EditItemPageQueryVariables>;
export const UpdateItemDocument = {"__meta__":{"hash":"d99122dc23950e0303cc0e942c59079d8f5e0be2c3d0b9a6ddab6cb8e877affb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateItemInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemForm_item"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemForm_item"},"directives":[]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemForm_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"archived"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"family"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"barcodes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"supplierRef"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<UpdateItemMutation, UpdateItemMutationVariables>;

/** Runs `EditItemPage` and follows its answer in the cache. */
export const useEditItemPageQuery = /* #__PURE__ */ queryHook(EditItemPageDocument);