/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The decision on a request for absence. */
export type AbsenceStatus =
  /** Aprobada. */
  | 'APPROVED'
  /** Rechazada. */
  | 'REJECTED'
  /** Solicitada. */
  | 'REQUESTED';

/** Absences, the latest first. */
export type AbsencesExportInput = {
  /** Only those in this status. */
  status?: AbsenceStatus | null | undefined;
  /** Only this technician's. */
  technicianId?: string | number | null | undefined;
};

/** Which records of a kind that can be archived. */
export type ArchiveFilter =
  /** Records in use. */
  | 'ACTIVE'
  /** Archived records. */
  | 'ARCHIVED';

/** Entries of the audit as its screen shows them. */
export type AuditExportInput = {
  /** The filter. */
  filter?: AuditFilter | null | undefined;
};

/** The filter for audit entries; all conditions must match. */
export type AuditFilter = {
  /** Done by this user. */
  actorId?: string | number | null | undefined;
  /** On this day or later, in the company's zone. */
  from?: string | null | undefined;
  /** About records of this kind. */
  kind?: AuditKind | null | undefined;
  /** About this record and those that belong to it; requires `kind`. */
  recordId?: string | number | null | undefined;
  /** On this day or earlier. */
  to?: string | null | undefined;
};

/** The kinds of record an audit entry can be about. */
export type AuditKind =
  /** Ausencia. */
  | 'ABSENCE'
  /** A batch of services to be invoiced. */
  | 'BILLING_BATCH'
  /** Cliente. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** An export. */
  | 'EXPORT'
  /** An import. */
  | 'IMPORT'
  /** Artículo of the price catalogue. */
  | 'ITEM'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio, with its visits, lines and files. */
  | 'SERVICE'
  /** A section of the settings. */
  | 'SETTINGS'
  /** Ubicación. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

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

/** Batches as a list shows them. */
export type BillingBatchesExportInput = {
  /** The status; all but discarded ones if omitted. */
  status?: BatchStatus | null | undefined;
};

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

/** The filter for clients. */
export type ClientFilter = {
  /** In use or archived; in use if omitted. */
  archive?: ArchiveFilter | null | undefined;
  /** With their main site in this town, ignoring case and accents. */
  city?: string | null | undefined;
  /** Only those of this kind. */
  kind?: PartyKind | null | undefined;
  /** Communities of this administrador de fincas. */
  managedById?: string | number | null | undefined;
  /** This member of staff is responsible for them. */
  ownerId?: string | number | null | undefined;
  /** Only administradores de fincas, if true. */
  propertyManagers?: boolean | null | undefined;
  /** With this tag, ignoring case and accents. */
  tag?: string | null | undefined;
};

/** How clients are ordered. */
export type ClientSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** The most recently changed first. */
  | 'UPDATED';

/** Clients as a list shows them. */
export type ClientsExportInput = {
  /** The filter. */
  filter?: ClientFilter | null | undefined;
  /** Search words, as in `clients`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ClientSort | null | undefined;
};

/** The export. */
export type ContinueExportInput = {
  /** Its id. */
  id: string | number;
};

/** The list and its filter; exactly one of them. */
export type CreateExportInput = {
  /** Absences of technicians. */
  absences?: AbsencesExportInput | null | undefined;
  /** Agents and administrators. */
  agents?: StaffExportInput | null | undefined;
  /** The audit, with a row for each field that changed. */
  audit?: AuditExportInput | null | undefined;
  /** Batches of services to invoice. */
  billingBatches?: BillingBatchesExportInput | null | undefined;
  /** Clients, with a row for each site or contact. */
  clients?: ClientsExportInput | null | undefined;
  /** The equipment of these clients. */
  equipment?: ClientsExportInput | null | undefined;
  /** The format. */
  format: TableFormat;
  /** The price catalogue. */
  items?: ItemsExportInput | null | undefined;
  /** Prospects. */
  prospects?: ProspectsExportInput | null | undefined;
  /** Services. */
  services?: ServicesExportInput | null | undefined;
  /** Technicians. */
  technicians?: StaffExportInput | null | undefined;
  /** Work that was filed to be reviewed. */
  workReviews?: WorkReviewsExportInput | null | undefined;
};

/** When a prospect's next action is due, relative to today in the company's time zone. */
export type DueBucket =
  /** Más adelante. */
  | 'LATER'
  /** Sin fecha. */
  | 'NONE'
  /** Vencido: before today. */
  | 'OVERDUE'
  /** Esta semana: after today, up to Sunday. */
  | 'THIS_WEEK'
  /** Hoy. */
  | 'TODAY';

/** The state of an export. */
export type ExportStatus =
  /** It will not be finished; `problem` says why. */
  | 'FAILED'
  /** Its file can be downloaded. */
  | 'READY'
  /** Its rows are being read. */
  | 'RUNNING';

/** A list that can be exported. */
export type ExportedList =
  /** Absences of technicians. */
  | 'ABSENCES'
  /** Agents and administrators. */
  | 'AGENTS'
  /** The audit. */
  | 'AUDIT'
  /** Batches of services to invoice. */
  | 'BILLING_BATCHES'
  /** Clients with their sites and contacts. */
  | 'CLIENTS'
  /** The equipment of clients. */
  | 'EQUIPMENT'
  /** The price catalogue. */
  | 'ITEMS'
  /** Prospects. */
  | 'PROSPECTS'
  /** Services. */
  | 'SERVICES'
  /** Technicians. */
  | 'TECHNICIANS'
  /** Technicians' work that could not be applied to a visit. */
  | 'WORK_REVIEWS';

/** The filter for items. */
export type ItemFilter = {
  /** In use or archived; in use if omitted. */
  archive?: ArchiveFilter | null | undefined;
  /** Of this family, ignoring case and accents. */
  family?: string | null | undefined;
  /** Only those of this kind. */
  kind?: LineKind | null | undefined;
};

/** How items are ordered. */
export type ItemSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** By reference. */
  | 'REF'
  /** The most recently changed first. */
  | 'UPDATED';

/** Items as a list shows them. */
export type ItemsExportInput = {
  /** The filter. */
  filter?: ItemFilter | null | undefined;
  /** Search words, as in `items`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ItemSort | null | undefined;
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

/** The filter for prospects. */
export type ProspectFilter = {
  /** Open, and due then. */
  due?: DueBucket | null | undefined;
  /** Asking for this service type. */
  interestId?: string | number | null | undefined;
  /** Neither converted nor lost nor discarded. */
  open?: boolean | null | undefined;
  /** This member of staff is responsible for them. */
  ownerId?: string | number | null | undefined;
  /** From this source. */
  sourceId?: string | number | null | undefined;
  /** In this status. */
  status?: ProspectStatus | null | undefined;
};

/** How prospects are ordered. */
export type ProspectSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** By the day of the next action, those without one last. */
  | 'NEXT_ACTION'
  /** By estimated value, the highest first. */
  | 'VALUE';

/** The status of a prospect. Changed only by the transitions of `domain/prospects/prospect-states.ts`. */
export type ProspectStatus =
  /** Contactado. */
  | 'CONTACTED'
  /** Convertido in a client: final. */
  | 'CONVERTED'
  /** Descartado: spam or a duplicate. */
  | 'DISCARDED'
  /** Perdido, with a reason of the settings. */
  | 'LOST'
  /** Nuevo: not answered yet; the first-response deadline applies. */
  | 'NEW'
  /** Cualificado. */
  | 'QUALIFIED'
  /** Presupuestado. */
  | 'QUOTED';

/** Prospects as a list shows them. */
export type ProspectsExportInput = {
  /** The filter. */
  filter?: ProspectFilter | null | undefined;
  /** Search words, as in `prospects`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ProspectSort | null | undefined;
};

/** The role of a member of staff. Stored in lower case in `users/{uid}.rol`. */
export type Role =
  /** Administrador: every screen; staff, settings and everything an agent may do. */
  | 'ADMIN'
  /** Agente (office): prospects, clients, services and planning. */
  | 'AGENT'
  /** Técnico: their own day, visits and work reports. */
  | 'TECHNICIAN';

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

/** Services as a list shows them. */
export type ServicesExportInput = {
  /** The filter. */
  filter?: ServiceFilter | null | undefined;
  /** Search words, as in `services`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ServiceSort | null | undefined;
};

/** Members of staff as a list shows them. */
export type StaffExportInput = {
  /** Only those with this role; agents alone. */
  role?: Role | null | undefined;
  /** Search words, as in `technicians`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: StaffSort | null | undefined;
  /** Only those with this access. */
  status?: UserStatus | null | undefined;
};

/** How members of staff are ordered. */
export type StaffSort =
  /** By surname and name, in Spanish alphabetical order. */
  | 'NAME'
  /** The latest account first. */
  | 'NEWEST';

/** The format of a table. */
export type TableFormat =
  /** For Excel in Spanish: semicolons, a decimal comma, UTF-8. */
  | 'CSV'
  /** A list of objects with the values as they are stored. */
  | 'JSON'
  /** A workbook whose codes and phones are text. */
  | 'XLSX';

/** Whether a member of staff may work. Staff are suspended, never deleted. */
export type UserStatus =
  /** May sign in and work. */
  | 'ACTIVE'
  /** Gets ACCOUNT_SUSPENDED for every request. */
  | 'SUSPENDED';

/** The state of work filed for review. */
export type WorkReviewStatus =
  /** Aplicado: its visit became as done. */
  | 'APPLIED'
  /** Adjuntado: another visit of the service has it. */
  | 'ATTACHED'
  /** Por revisar. */
  | 'OPEN'
  /** Rechazado. */
  | 'REJECTED';

/** Filed work as a list shows it. */
export type WorkReviewsExportInput = {
  /** The status. */
  status?: WorkReviewStatus | null | undefined;
};

export type ExportDialog_ExportFragment = { id: string, list: Types.ExportedList, format: Types.TableFormat, status: Types.ExportStatus, rows: number, fileName: string, requestedAt: string, expiresAt: string, problem: string | null };

export type ExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportsQuery = { exports: Array<{ id: string, list: Types.ExportedList, format: Types.TableFormat, status: Types.ExportStatus, rows: number, fileName: string, requestedAt: string, expiresAt: string, problem: string | null }> };

export type CreateExportMutationVariables = Exact<{
  input: Types.CreateExportInput;
  key: string;
}>;


export type CreateExportMutation = { createExport:
    | { __typename: 'ExportSuccess', export: { id: string, list: Types.ExportedList, format: Types.TableFormat, status: Types.ExportStatus, rows: number, fileName: string, requestedAt: string, expiresAt: string, problem: string | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type ContinueExportMutationVariables = Exact<{
  input: Types.ContinueExportInput;
  key: string;
}>;


export type ContinueExportMutation = { continueExport:
    | { __typename: 'ExportSuccess', export: { id: string, list: Types.ExportedList, format: Types.TableFormat, status: Types.ExportStatus, rows: number, fileName: string, requestedAt: string, expiresAt: string, problem: string | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export const ExportDialog_ExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportDialog_export"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"format"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ExportDialog_ExportFragment, unknown>;
export const ExportsDocument = {"__meta__":{"hash":"ea22c11ef0a15366b894e5ef98e5ef54bf8211a89e736db2aa684445d96fcac6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exports"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exports"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportDialog_export"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportDialog_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"format"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ExportsQuery, ExportsQueryVariables>;
export const CreateExportDocument = {"__meta__":{"hash":"f6e43cff2b44b56c23bac27996b70ccae32d8ad72aabff8d2892ead95dcc1fc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExportInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportDialog_export"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportDialog_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"format"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<CreateExportMutation, CreateExportMutationVariables>;
export const ContinueExportDocument = {"__meta__":{"hash":"245a6cf851d028bb3043c357bb2229fd50cc3fe3bfce92d0a8f3f628f03db101"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueExportInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportDialog_export"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportDialog_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"format"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"problem"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ContinueExportMutation, ContinueExportMutationVariables>;

/** Runs `Exports` and follows its answer in the cache. */
export const useExportsQuery = /* #__PURE__ */ queryHook(ExportsDocument);