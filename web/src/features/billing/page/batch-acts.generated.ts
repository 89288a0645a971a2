/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a batch stands. */
export type BatchStatus =
  /** Confirmado: each service has its invoice, or came back. */
  | 'CONFIRMED'
  /** Entregado. */
  | 'DELIVERED'
  /** Descartado. */
  | 'DISCARDED'
  /** Borrador. */
  | 'DRAFT';

/** A batch as it was seen. */
export type BatchVersionInput = {
  /** Which. */
  id: string | number;
  /** The version that was seen. */
  version: number;
};

/** What becomes one invoice. */
export type BillingGrouping =
  /** The services of a client in a month. */
  | 'CLIENT_MONTH'
  /** Each service. */
  | 'SERVICE';

/** Where a service of a batch stands. */
export type BillingItemState =
  /** Handed over. */
  | 'DELIVERED'
  /** Of a draft, or of none yet. */
  | 'DRAFT'
  /** Its invoice is known. */
  | 'INVOICED'
  /** It came back. */
  | 'RETURNED';

/** What kind of thing is missing. */
export type BillingProblemKind =
  /** The client's address. */
  | 'ADDRESS'
  /** The client's NIF. */
  | 'NIF'
  /** Anything to be charged. */
  | 'NOTHING'
  /** The price of a line. */
  | 'PRICE'
  /** A rate of IVA that is none at the site. */
  | 'VAT';

/** Invoices that have come back. */
export type ConfirmBillingItemsInput = {
  /** Which batch. */
  id: string | number;
  /** At most 200. */
  items: Array<ConfirmedItemInput>;
  /** The version that was seen. */
  version: number;
};

/** The invoice of a service. */
export type ConfirmedItemInput = {
  /** Nº de factura, at most 40 characters. */
  invoiceNumber: string;
  /** The day of the invoice. */
  invoicedOn: string;
  /** Which item of the batch. */
  itemId: string | number;
};

/** Services to be taken out of a draft. */
export type LeaveOutOfBatchInput = {
  /** Which batch. */
  id: string | number;
  /** Which services. */
  serviceIds: Array<string | number>;
  /** The version that was seen. */
  version: number;
};

/** What a prospect or a client is before the law; stored and named alike. */
export type PartyKind =
  /** Comunidad de propietarios. */
  | 'COMMUNITY'
  /** Empresa. */
  | 'COMPANY'
  /** Particular. */
  | 'PERSON'
  /** Administración pública. */
  | 'PUBLIC_BODY';

/** Services that come back from a delivered batch. */
export type ReturnBillingItemsInput = {
  /** Which batch. */
  id: string | number;
  /** Which of its items. */
  itemIds: Array<string | number>;
  /** Why. */
  reason: string;
  /** The version that was seen. */
  version: number;
};

export type LeaveOutOfBatchMutationVariables = Exact<{
  input: Types.LeaveOutOfBatchInput;
  key: string;
}>;


export type LeaveOutOfBatchMutation = { leaveOutOfBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number, content: Array<{ ref: string | null, party: { clientId: string, code: string, kind: Types.PartyKind, name: string, nif: string | null, address: { street: string, city: string } | null }, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> }, problems: Array<{ kind: Types.BillingProblemKind, serviceId: string | null, text: string }>, items: Array<{ id: string, state: Types.BillingItemState, serviceId: string, code: string, title: string, on: string, place: string, netCents: number, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch', id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DiscardBillingBatchMutationVariables = Exact<{
  input: Types.BatchVersionInput;
  key: string;
}>;


export type DiscardBillingBatchMutation = { discardBillingBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number, content: Array<{ ref: string | null, party: { clientId: string, code: string, kind: Types.PartyKind, name: string, nif: string | null, address: { street: string, city: string } | null }, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> }, problems: Array<{ kind: Types.BillingProblemKind, serviceId: string | null, text: string }>, items: Array<{ id: string, state: Types.BillingItemState, serviceId: string, code: string, title: string, on: string, place: string, netCents: number, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch', id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DeliverBillingBatchMutationVariables = Exact<{
  input: Types.BatchVersionInput;
  key: string;
}>;


export type DeliverBillingBatchMutation = { deliverBillingBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number, content: Array<{ ref: string | null, party: { clientId: string, code: string, kind: Types.PartyKind, name: string, nif: string | null, address: { street: string, city: string } | null }, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> }, problems: Array<{ kind: Types.BillingProblemKind, serviceId: string | null, text: string }>, items: Array<{ id: string, state: Types.BillingItemState, serviceId: string, code: string, title: string, on: string, place: string, netCents: number, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch', id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReturnBillingItemsMutationVariables = Exact<{
  input: Types.ReturnBillingItemsInput;
  key: string;
}>;


export type ReturnBillingItemsMutation = { returnBillingItems:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number, content: Array<{ ref: string | null, party: { clientId: string, code: string, kind: Types.PartyKind, name: string, nif: string | null, address: { street: string, city: string } | null }, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> }, problems: Array<{ kind: Types.BillingProblemKind, serviceId: string | null, text: string }>, items: Array<{ id: string, state: Types.BillingItemState, serviceId: string, code: string, title: string, on: string, place: string, netCents: number, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch', id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ConfirmBillingItemsMutationVariables = Exact<{
  input: Types.ConfirmBillingItemsInput;
  key: string;
}>;


export type ConfirmBillingItemsMutation = { confirmBillingItems:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number, content: Array<{ ref: string | null, party: { clientId: string, code: string, kind: Types.PartyKind, name: string, nif: string | null, address: { street: string, city: string } | null }, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> }, problems: Array<{ kind: Types.BillingProblemKind, serviceId: string | null, text: string }>, items: Array<{ id: string, state: Types.BillingItemState, serviceId: string, code: string, title: string, on: string, place: string, netCents: number, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } }
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { __typename: 'Absence' }
        | { __typename: 'Agent' }
        | { __typename: 'BillingBatch', id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number }
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
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type BatchAct_Refusal_BillingBatchSuccess_Fragment = { __typename: 'BillingBatchSuccess' };

export type BatchAct_Refusal_ConflictError_Fragment = { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
    | { __typename: 'Absence' }
    | { __typename: 'Agent' }
    | { __typename: 'BillingBatch', id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number }
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
    | { __typename: 'ServiceLine' }
    | { __typename: 'ServiceTypeList' }
    | { __typename: 'Site' }
    | { __typename: 'SkillList' }
    | { __typename: 'Technician' }
    | { __typename: 'Visit' }
    | { __typename: 'WorkReview' }
    | { __typename: 'WorkingHours' }
    | { __typename: 'ZoneList' }
   };

export type BatchAct_Refusal_KeyReusedError_Fragment = { __typename: 'KeyReusedError', message: string };

export type BatchAct_Refusal_NotFoundError_Fragment = { __typename: 'NotFoundError', message: string };

export type BatchAct_Refusal_TransitionError_Fragment = { __typename: 'TransitionError', message: string };

export type BatchAct_Refusal_ValidationError_Fragment = { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> };

export type BatchAct_RefusalFragment =
  | BatchAct_Refusal_BillingBatchSuccess_Fragment
  | BatchAct_Refusal_ConflictError_Fragment
  | BatchAct_Refusal_KeyReusedError_Fragment
  | BatchAct_Refusal_NotFoundError_Fragment
  | BatchAct_Refusal_TransitionError_Fragment
  | BatchAct_Refusal_ValidationError_Fragment
;

export const BatchAct_RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchAct_refusal"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<BatchAct_RefusalFragment, unknown>;
export const LeaveOutOfBatchDocument = {"__meta__":{"hash":"94232ad5946059201bb7146d5b8b9e5ff605390b3dd2d559adfdf2214fb04b0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveOutOfBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveOutOfBatchInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveOutOfBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchDetail_batch"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchAct_refusal"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInvoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"on"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returnReason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchDetail_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard_invoice"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchAct_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<LeaveOutOfBatchMutation, LeaveOutOfBatchMutationVariables>;
export const DiscardBillingBatchDocument = {"__meta__":{"hash":"3ba841078ce562a352d610a06e402521e806cb823ed2c3443d1a36f894837154"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardBillingBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchVersionInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardBillingBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchDetail_batch"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchAct_refusal"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInvoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"on"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returnReason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchDetail_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard_invoice"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchAct_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<DiscardBillingBatchMutation, DiscardBillingBatchMutationVariables>;
export const DeliverBillingBatchDocument = {"__meta__":{"hash":"9164327a962534e90a7e8fab35a388c6ffb4a93b19d67f12c1abe2d50d7b46ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverBillingBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchVersionInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverBillingBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchDetail_batch"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchAct_refusal"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInvoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"on"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returnReason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchDetail_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard_invoice"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchAct_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<DeliverBillingBatchMutation, DeliverBillingBatchMutationVariables>;
export const ReturnBillingItemsDocument = {"__meta__":{"hash":"2ab047c8d9649696a70b7005a4dada21f70c665511a85cf10b9aa58a5e6345a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnBillingItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnBillingItemsInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnBillingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchDetail_batch"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchAct_refusal"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInvoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"on"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returnReason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchDetail_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard_invoice"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchAct_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<ReturnBillingItemsMutation, ReturnBillingItemsMutationVariables>;
export const ConfirmBillingItemsDocument = {"__meta__":{"hash":"8450f9e25691d92dde7520b7ad0f43cccf18fa1a92e33bb40670fbcea6dc157f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmBillingItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmBillingItemsInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmBillingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchDetail_batch"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchAct_refusal"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInvoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"on"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returnReason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchDetail_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard_invoice"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchAct_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatchResult"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<ConfirmBillingItemsMutation, ConfirmBillingItemsMutationVariables>;