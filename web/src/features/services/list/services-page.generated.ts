/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of invoicing of a service; another program issues the invoice. */
export type BillingState =
  /** In a delivered batch, without a known invoice. */
  | 'DELIVERED'
  /** Its invoice is known. */
  | 'INVOICED'
  /** Not finished, cancelled, or finished with something missing to invoice it. */
  | 'NONE'
  /** Finished or closed, and the client pays nothing for it. */
  | 'NOTHING'
  /** Finished with nothing missing: it can be closed. */
  | 'READY'
  /** Closed and in no delivered batch. */
  | 'TO_INVOICE';

/** The priority of a service. */
export type Priority =
  /** Alta. */
  | 'HIGH'
  /** Baja. */
  | 'LOW'
  /** Normal. */
  | 'NORMAL'
  /** Urgente. */
  | 'URGENT';

/** The filter for services; all conditions must match. */
export type ServiceFilter = {
  /** Only those in this state of invoicing. */
  billing?: BillingState | null | undefined;
  /** Only this client's. */
  clientId?: string | number | null | undefined;
  /** Only those on this machine; not together with `technicianId`. */
  equipmentId?: string | number | null | undefined;
  /** Only those whose hold ends on or before this day and without an open visit, in that order; can be combined only with `zoneId`. */
  heldUntilBy?: string | null | undefined;
  /** True: only those still to be done (neither FINISHED, CLOSED nor CANCELLED). */
  open?: boolean | null | undefined;
  /** True: only those still to be done that are past due; not together with dates. */
  overdue?: boolean | null | undefined;
  /** Only those this member of staff is responsible for. */
  ownerId?: string | number | null | undefined;
  /** Only those planned from this day on. */
  plannedFrom?: string | null | undefined;
  /** Only those planned up to this day. */
  plannedTo?: string | null | undefined;
  /** Only those of this priority. */
  priority?: Priority | null | undefined;
  /** Only those at this site. */
  siteId?: string | number | null | undefined;
  /** Only those in this status. */
  status?: ServiceStatus | null | undefined;
  /** Only those with a visit of this technician. */
  technicianId?: string | number | null | undefined;
  /** Only those of this type. */
  typeId?: string | number | null | undefined;
  /** Only those in this zone. */
  zoneId?: string | number | null | undefined;
};

/** How services are ordered. */
export type ServiceSort =
  /** By due time, the earliest first. */
  | 'DUE'
  /** The latest request first. */
  | 'NEWEST'
  /** By the start of the next visit, or of the last one if none is planned; services without a visit are excluded. */
  | 'PLANNED';

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

/** The status of a visit. Changed only by the transitions of `domain/visits/visit-states.ts`. */
export type VisitStatus =
  /** Anulada. */
  | 'CANCELLED'
  /** Completada. */
  | 'COMPLETED'
  /** En curso. */
  | 'IN_PROGRESS'
  /** No completada. */
  | 'NOT_COMPLETED'
  /** Pausada. */
  | 'PAUSED'
  /** Programada. */
  | 'SCHEDULED'
  /** En camino. */
  | 'TRAVELLING';

export type ServicesPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: Types.ServiceFilter | null | undefined;
  sort: Types.ServiceSort;
}>;


export type ServicesPageQuery = { services: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, code: string, title: string, typeName: string, priority: Types.Priority, status: Types.ServiceStatus, requestedAt: string, dueAt: string, hold: { reasonId: string, until: string | null } | null, client: { id: string, code: string, name: string }, site: { id: string, name: string, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string } }, equipment: Array<{ id: string, label: string }>, technicians: Array<{ id: string, name: string, color: string }>, nextVisit: { id: string, plannedStart: string, plannedEnd: string, status: Types.VisitStatus, technicians: Array<{ id: string, name: string, color: string }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const ServicesPageDocument = {"__meta__":{"hash":"be7778ec84713228743c7e124b610440a23d288872896a7324a507fb462fc462"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServicesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSize"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceSort"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceRow_service"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceRow_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"typeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priority"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hold"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasonId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"floor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"postalCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"equipment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"technicians"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"nextVisit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"technicians"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<ServicesPageQuery, ServicesPageQueryVariables>;

/** Runs `ServicesPage` and follows its answer in the cache. */
export const useServicesPageQuery = /* #__PURE__ */ queryHook(ServicesPageDocument);