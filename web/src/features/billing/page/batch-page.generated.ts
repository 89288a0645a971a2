/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of a batch. */
export type BatchStatus =
  /** Confirmado: each service has its invoice or was returned. */
  | 'CONFIRMED'
  /** Entregado. */
  | 'DELIVERED'
  /** Descartado. */
  | 'DISCARDED'
  /** Borrador. */
  | 'DRAFT';

/** What is grouped into one invoice. */
export type BillingGrouping =
  /** The services of a client in a month. */
  | 'CLIENT_MONTH'
  /** The services of a client in a month, those of an administrador de fincas together. */
  | 'MANAGER'
  /** Each service. */
  | 'SERVICE';

/** The status of a service of a batch. */
export type BillingItemState =
  /** Delivered. */
  | 'DELIVERED'
  /** Of a draft, or of none yet. */
  | 'DRAFT'
  /** Its invoice is known. */
  | 'INVOICED'
  /** It was returned. */
  | 'RETURNED';

/** The kind of missing detail. */
export type BillingProblemKind =
  /** The client's address. */
  | 'ADDRESS'
  /** The client's NIF. */
  | 'NIF'
  /** Anything to be charged. */
  | 'NOTHING'
  /** The price of a line. */
  | 'PRICE'
  /** A rate of IVA that does not apply at the site. */
  | 'VAT';

/** The legal kind of a prospect or client. */
export type PartyKind =
  /** Comunidad de propietarios. */
  | 'COMMUNITY'
  /** Empresa. */
  | 'COMPANY'
  /** Particular. */
  | 'PERSON'
  /** Administración pública. */
  | 'PUBLIC_BODY';

export type BillingBatchPageQueryVariables = Exact<{
  id: string | number;
}>;


export type BillingBatchPageQuery = { billingBatch: { id: string, code: string, status: Types.BatchStatus, grouping: Types.BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, createdAt: string, deliveredByName: string | null, deliveredAt: string | null, version: number, content: Array<{ ref: string | null, party: { clientId: string, code: string, kind: Types.PartyKind, name: string, nif: string | null, address: { street: string, city: string } | null, manager: { id: string, code: string, name: string } | null }, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> }, problems: Array<{ kind: Types.BillingProblemKind, serviceId: string | null, text: string }>, items: Array<{ id: string, state: Types.BillingItemState, serviceId: string, code: string, title: string, on: string, place: string, netCents: number, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } | null };


export const BillingBatchPageDocument = {"__meta__":{"hash":"114aaed1fecae09dbee7b029c2d4e6203172b8e8ec41c6030d7ce9a9bc2872b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingBatchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchDetail_batch"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRow_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"grouping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiced"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredByName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInvoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vatCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"on"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"netCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"returnReason"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchDetail_batch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingBatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRow_batch"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard_invoice"},"directives":[]}]}}]}}]} as unknown as DocumentNode<BillingBatchPageQuery, BillingBatchPageQueryVariables>;

/** Runs `BillingBatchPage` and follows its answer in the cache. */
export const useBillingBatchPageQuery = /* #__PURE__ */ queryHook(BillingBatchPageDocument);