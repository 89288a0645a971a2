/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new line. */
export type AddServiceLineInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** What it is. */
  line: ServiceLineInput;
  /** An id made by the client (20 letters and digits); a line that has it already is not added again. */
  lineId: string | number;
  /** When it was written down, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string | number;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** Whether the client pays a line. */
export type Billable =
  /** Contrato. */
  | 'CONTRACT'
  /** No. */
  | 'NO'
  /** Garantía. */
  | 'WARRANTY'
  /** Sí. */
  | 'YES';

/** What a line is for. */
export type LineKind =
  /** Mano de obra. */
  | 'LABOUR'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER'
  /** Desplazamiento. */
  | 'TRAVEL';

/** What a line is counted in. */
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

/** A line to be removed. */
export type RemoveServiceLineInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  lineId: string | number;
  /** When it was taken away, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string | number;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** A line of a service. */
export type ServiceLineInput = {
  /** Whether the client pays it. */
  billable: Billable;
  /** Discount in hundredths of a percent, none where left out; not regarded from whoever may not see prices. */
  discountBasisPoints?: number | null | undefined;
  /** The item of the catalogue that it was picked from: the server copies its cost, and its price and IVA for whoever may not see prices. An earlier one is kept where it is left out. */
  itemId?: string | number | null | undefined;
  /** What it is for. */
  kind: LineKind;
  /** Cantidad, in thousandths, at least 1. */
  quantityMilli: number;
  /** Concepto. */
  text: string;
  /** What it is counted in. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; not regarded from whoever may not see prices. */
  unitPriceCents?: number | null | undefined;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: number;
};

/** Where a service stands: derived from its visits, unless one of the explicit acts stands above them. */
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

/** A changed line. */
export type UpdateServiceLineInput = {
  /** The whole of it. */
  line: ServiceLineInput;
  /** Which. */
  lineId: string | number;
  /** Of which service. */
  serviceId: string | number;
  /** The version of the line it was made from. */
  version: number;
};

export type LineAct_Result_ConflictError_Fragment = { __typename: 'ConflictError', message: string, current:
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
    | { __typename: 'PasswordSettings' }
    | { __typename: 'Prospect' }
    | { __typename: 'ReasonList' }
    | { __typename: 'Service' }
    | { __typename: 'ServiceLine', id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
    | { __typename: 'ServiceTypeList' }
    | { __typename: 'Site' }
    | { __typename: 'SkillList' }
    | { __typename: 'Technician' }
    | { __typename: 'Visit' }
    | { __typename: 'WorkReview' }
    | { __typename: 'WorkingHours' }
    | { __typename: 'ZoneList' }
   };

export type LineAct_Result_KeyReusedError_Fragment = { __typename: 'KeyReusedError', message: string };

export type LineAct_Result_NotFoundError_Fragment = { __typename: 'NotFoundError', message: string };

export type LineAct_Result_ServiceLineSuccess_Fragment = { __typename: 'ServiceLineSuccess', service: { id: string, missingToInvoice: Array<string>, status: Types.ServiceStatus, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> } | null, lines: Array<{ id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }> } };

export type LineAct_Result_TransitionError_Fragment = { __typename: 'TransitionError', message: string };

export type LineAct_Result_ValidationError_Fragment = { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> };

export type LineAct_Result_WorkFiled_Fragment = { __typename: 'WorkFiled' };

export type LineAct_ResultFragment =
  | LineAct_Result_ConflictError_Fragment
  | LineAct_Result_KeyReusedError_Fragment
  | LineAct_Result_NotFoundError_Fragment
  | LineAct_Result_ServiceLineSuccess_Fragment
  | LineAct_Result_TransitionError_Fragment
  | LineAct_Result_ValidationError_Fragment
  | LineAct_Result_WorkFiled_Fragment
;

export type AddServiceLineMutationVariables = Exact<{
  input: Types.AddServiceLineInput;
  key: string;
}>;


export type AddServiceLineMutation = { result:
    | { __typename: 'ConflictError', message: string, current:
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
        | { __typename: 'PasswordSettings' }
        | { __typename: 'Prospect' }
        | { __typename: 'ReasonList' }
        | { __typename: 'Service' }
        | { __typename: 'ServiceLine', id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess', service: { id: string, missingToInvoice: Array<string>, status: Types.ServiceStatus, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> } | null, lines: Array<{ id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }> } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type UpdateServiceLineMutationVariables = Exact<{
  input: Types.UpdateServiceLineInput;
  key: string;
}>;


export type UpdateServiceLineMutation = { result:
    | { __typename: 'ConflictError', message: string, current:
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
        | { __typename: 'PasswordSettings' }
        | { __typename: 'Prospect' }
        | { __typename: 'ReasonList' }
        | { __typename: 'Service' }
        | { __typename: 'ServiceLine', id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess', service: { id: string, missingToInvoice: Array<string>, status: Types.ServiceStatus, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> } | null, lines: Array<{ id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }> } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type RemoveServiceLineMutationVariables = Exact<{
  input: Types.RemoveServiceLineInput;
  key: string;
}>;


export type RemoveServiceLineMutation = { result:
    | { __typename: 'ConflictError', message: string, current:
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
        | { __typename: 'PasswordSettings' }
        | { __typename: 'Prospect' }
        | { __typename: 'ReasonList' }
        | { __typename: 'Service' }
        | { __typename: 'ServiceLine', id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess', service: { id: string, missingToInvoice: Array<string>, status: Types.ServiceStatus, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> } | null, lines: Array<{ id: string, costCents: number | null, kind: Types.LineKind, text: string, quantityMilli: number, unit: Types.LineUnit, unitPriceCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Types.Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }> } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export const LineAct_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineAct_result"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_service"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missingToInvoice"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantityMilli"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPriceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountBasisPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amountCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"authorName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}}]} as unknown as DocumentNode<LineAct_ResultFragment, unknown>;
export const AddServiceLineDocument = {"__meta__":{"hash":"c390225ddf51bc1e18347127461d03e348a3ec9b0f1b219fc39ec45c54b7300a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddServiceLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddServiceLineInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addServiceLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineAct_result"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantityMilli"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPriceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountBasisPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amountCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"authorName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineAct_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_service"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missingToInvoice"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AddServiceLineMutation, AddServiceLineMutationVariables>;
export const UpdateServiceLineDocument = {"__meta__":{"hash":"0e003c112815d8701a8b9c8bd00fe396a32c279ae9c9d27540506c39c620b721"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateServiceLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceLineInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateServiceLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineAct_result"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantityMilli"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPriceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountBasisPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amountCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"authorName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineAct_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_service"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missingToInvoice"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateServiceLineMutation, UpdateServiceLineMutationVariables>;
export const RemoveServiceLineDocument = {"__meta__":{"hash":"a635e4153448751084b269d124f5dab859c29f66859fbc19540f59597081ae76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveServiceLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveServiceLineInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"removeServiceLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineAct_result"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantityMilli"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPriceCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountBasisPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amountCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"authorName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesCard_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineAct_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLineSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_service"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missingToInvoice"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceLine"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesCard_line"},"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveServiceLineMutation, RemoveServiceLineMutationVariables>;