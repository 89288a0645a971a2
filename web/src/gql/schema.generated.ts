export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A whole number of euro cents, not negative. */
  Cents: { input: number; output: number; }
  /** An instant in UTC, ISO 8601 with milliseconds: `2026-11-21T14:05:09.000Z`. */
  DateTime: { input: string; output: string; }
  /** A calendar day, `2026-11-21`, in the company's time zone. */
  LocalDate: { input: string; output: string; }
  /** The number of rows in a page: an integer from 1 to 100, also in a variable. */
  PageSize: { input: number; output: number; }
  /** A version 4 UUID that the client generates once per action, so that a repeated request has no second effect. */
  UUID: { input: string; output: string; }
};

/** An absence of a technician. */
export type Absence = {
  __typename?: 'Absence';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Who decided; null if undecided. */
  decidedByName?: Maybe<Scalars['String']['output']>;
  /** The first day. */
  from: Scalars['LocalDate']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: AbsenceKind;
  /** The note, or null. */
  note?: Maybe<Scalars['String']['output']>;
  /** The outcome. */
  status: AbsenceStatus;
  /** The technician. */
  technicianId: Scalars['ID']['output'];
  /** Their name at that time. */
  technicianName: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['LocalDate']['output'];
  /** Increases with each change. */
  version: Scalars['Int']['output'];
};

/** A page of absences. */
export type AbsenceConnection = {
  __typename?: 'AbsenceConnection';
  /** The rows with their cursors. */
  edges: Array<AbsenceEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
};

/** An absence in a page. */
export type AbsenceEdge = {
  __typename?: 'AbsenceEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Absence;
};

/** Days off. */
export type AbsenceInput = {
  /** The first day. */
  from: Scalars['LocalDate']['input'];
  /** The kind. */
  kind: AbsenceKind;
  /** At most 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The last day, not before the first. */
  to: Scalars['LocalDate']['input'];
};

/** The kind of an absence. */
export type AbsenceKind =
  /** Otro. */
  | 'OTHER'
  /** Asuntos propios. */
  | 'PERSONAL'
  /** Baja médica. */
  | 'SICK_LEAVE'
  /** Formación. */
  | 'TRAINING'
  /** Vacaciones. */
  | 'VACATION';

/** Result of changing an absence. */
export type AbsenceResult = AbsenceSuccess | ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** The decision on a request for absence. */
export type AbsenceStatus =
  /** Aprobada. */
  | 'APPROVED'
  /** Rechazada. */
  | 'REJECTED'
  /** Solicitada. */
  | 'REQUESTED';

/** The absence was written. */
export type AbsenceSuccess = {
  __typename?: 'AbsenceSuccess';
  /** The current state. */
  absence: Absence;
};

/** The planned visits on the days of an absence, counted among the first 200 planned for them or the day before. */
export type AbsenceWork = {
  __typename?: 'AbsenceWork';
  /** The first of the days with one, in the company's time zone, or null without any. */
  firstDay?: Maybe<Scalars['LocalDate']['output']>;
  /** How many. */
  visits: Scalars['Int']['output'];
};

/** Absences, the latest first. */
export type AbsencesExportInput = {
  /** Only those in this status. */
  status?: InputMaybe<AbsenceStatus>;
  /** Only this technician's. */
  technicianId?: InputMaybe<Scalars['ID']['input']>;
};

/** A step of an import. */
export type ActOnImportInput = {
  /** The action. */
  act: ImportAct;
  /** The import. */
  id: Scalars['ID']['input'];
  /** What unknown values of the file stand for; only with CHECK, which remembers it for these headers. */
  values?: InputMaybe<Array<ImportValueInput>>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A page of a timeline. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** The rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
};

/** An entry in a page of a timeline. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ActivityEntry;
};

/** An entry of a timeline. */
export type ActivityEntry = {
  __typename?: 'ActivityEntry';
  /** The name of the mutation, such as `updateClient`. */
  action: Scalars['String']['output'];
  /** The uid of who did it, or `system`. */
  actorId: Scalars['ID']['output'];
  /** Their name at that time. */
  actorName: Scalars['String']['output'];
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** The fields that changed, in the order of the input. */
  changes: Array<FieldChange>;
  /** The kind of record it is about. */
  entity: EntityKind;
  /** The id of that record. */
  entityId: Scalars['ID']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind of note; null for other entries. */
  noteKind?: Maybe<NoteKind>;
  /** The name of that record, for a timeline that includes those of other records; or null. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The text of the note or the reason, or null. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A note to add. */
export type AddNoteInput = {
  /** True if a call or e-mail also moves a NEW prospect to CONTACTED in the same transaction; has no further effect on a prospect past NEW. Only for a PROSPECT, with the permission to edit it. */
  answers?: InputMaybe<Scalars['Boolean']['input']>;
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** PROSPECT, CLIENT or SERVICE. */
  entity: EntityKind;
  /** The record. */
  id: Scalars['ID']['input'];
  /** The kind. */
  kind: NoteKind;
  /** The time it was written, according to the device; treated as in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of adding a note. */
export type AddNoteResult = AddNoteSuccess | KeyReusedError | NotFoundError | ValidationError;

/** The note was written. */
export type AddNoteSuccess = {
  __typename?: 'AddNoteSuccess';
  /** As the timeline shows it. */
  entry: ActivityEntry;
  /** The answered prospect in its current state; null if the note was not an answer. */
  prospect?: Maybe<Prospect>;
};

/** A new line. */
export type AddServiceLineInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** The line. */
  line: ServiceLineInput;
  /** An ID generated by the client (20 letters and digits); a line that has it already is not added again. */
  lineId: Scalars['ID']['input'];
  /** The time it was written down, according to the device; treated as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** A postal address in Spain. */
export type Address = {
  __typename?: 'Address';
  /** Población. */
  city: Scalars['String']['output'];
  /** Piso, puerta, escalera; or null. */
  floor?: Maybe<Scalars['String']['output']>;
  /** Número, or null. */
  number?: Maybe<Scalars['String']['output']>;
  /** Five digits. */
  postalCode: Scalars['String']['output'];
  /** Derived from the postal code. */
  province: Scalars['String']['output'];
  /** Calle. */
  street: Scalars['String']['output'];
};

/** A request with this key has already created an address, which is not stored; nothing was changed. */
export type AddressGivenError = UserError & {
  __typename?: 'AddressGivenError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** A postal address, as typed; if any part is given, street, postal code and city are required. */
export type AddressInput = {
  /** Población, at most 100. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Piso, puerta, escalera, at most 50. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Número, at most 20. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Five digits, of one of the 52 provinces. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Calle, at most 100 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** The import to continue. */
export type AdvanceImportInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A step forward. */
export type AdvanceProspectInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** CONTACTED, QUALIFIED or QUOTED, after the current status. */
  to: ProspectStatus;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Agente or administrador: a member of staff with the role AGENT or ADMIN. */
export type Agent = {
  __typename?: 'Agent';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** As typed, trimmed; sign-in ignores its case. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos, as typed, trimmed. */
  lastName: Scalars['String']['output'];
  /** Nombre, as typed, trimmed. */
  name: Scalars['String']['output'];
  /** E.164, or null if none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** ADMIN or AGENT. */
  role: Role;
  /** Whether they may sign in. */
  status: UserStatus;
  /** Increases with each change; a change sends the one it is based on. */
  version: Scalars['Int']['output'];
};

/** A page of agents and administrators. */
export type AgentConnection = {
  __typename?: 'AgentConnection';
  /** The rows with their cursors. */
  edges: Array<AgentEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`; null also while searching. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An agent or administrator in a page. */
export type AgentEdge = {
  __typename?: 'AgentEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Agent;
};

/** Result of changing an agent. */
export type AgentResult = AgentSuccess | ConflictError | EmailTakenError | KeyReusedError | LastAdminError | NotFoundError | RecentSignInError | ValidationError;

/** The agent or administrator was changed. */
export type AgentSuccess = {
  __typename?: 'AgentSuccess';
  /** The current state. */
  agent: Agent;
};

/** An answer to a point of a checklist. */
export type AnswerChecklistInput = {
  /** As JSON: `true`, `"text"`, `1.4`; null removes the answer. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** The point. */
  itemId: Scalars['ID']['input'];
  /** The time it was given, according to the device; treated as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of answering a point. */
export type AnswerChecklistResult = AnswerChecklistSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkFiled;

/** The point was answered. */
export type AnswerChecklistSuccess = {
  __typename?: 'AnswerChecklistSuccess';
  /** Its service in its current state. */
  service: Service;
};

/** Work to apply to its visit. */
export type ApplyWorkReviewInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Reason for the missing signature, if one is required and none was given. */
  refusal?: InputMaybe<Scalars['String']['input']>;
  /** The resolution, if the technician gave none. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Which records of a kind that can be archived. */
export type ArchiveFilter =
  /** Records in use. */
  | 'ACTIVE'
  /** Archived records. */
  | 'ARCHIVED';

/** Work to attach to another visit of the service. */
export type AttachWorkReviewInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** As in `ApplyWorkReviewInput`. */
  refusal?: InputMaybe<Scalars['String']['input']>;
  /** As in `ApplyWorkReviewInput`. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
  /** The visit. */
  visitId: Scalars['ID']['input'];
};

/** A photo, a document or a signature of a service. Its content is at `/files/{id}`, for users who may see the service. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Who added it. */
  authorName: Scalars['String']['output'];
  /** When it was added; according to the device if a technician was offline, not when it was received. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: AttachmentKind;
  /** `image/jpeg`, `image/png` or `application/pdf`. */
  mime: Scalars['String']['output'];
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** The visit in which it was taken, or null. */
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** The kind of a file of a service. */
export type AttachmentKind =
  /** Foto de después. */
  | 'AFTER'
  /** Foto de antes. */
  | 'BEFORE'
  /** Documento. */
  | 'DOCUMENT'
  /** Firma. */
  | 'SIGNATURE';

/** A page of the audit. */
export type AuditConnection = {
  __typename?: 'AuditConnection';
  /** The rows with their cursors. */
  edges: Array<AuditEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The total with this filter, up to 999; null if there are more, and after the first page. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An entry in a page of the audit. */
export type AuditEdge = {
  __typename?: 'AuditEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** An entry of the audit, about any record. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The name of the mutation, such as `updateClient`. */
  action: Scalars['String']['output'];
  /** The uid of who did it, or `system`. */
  actorId: Scalars['ID']['output'];
  /** Their name at that time. */
  actorName: Scalars['String']['output'];
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** The fields that changed, in the order of the input. */
  changes: Array<FieldChange>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The record it is about. */
  kind: AuditKind;
  /** The kind of note; null for other entries. */
  noteKind?: Maybe<NoteKind>;
  /** The id of that record, or the name of the section of the settings. */
  recordId: Scalars['ID']['output'];
  /** The name of that record then, or null. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The text of the note or the reason, or null. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Entries of the audit as its screen shows them. */
export type AuditExportInput = {
  /** The filter. */
  filter?: InputMaybe<AuditFilter>;
};

/** The filter for audit entries; all conditions must match. */
export type AuditFilter = {
  /** Done by this user. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** On this day or later, in the company's zone. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** About records of this kind. */
  kind?: InputMaybe<AuditKind>;
  /** About this record and those that belong to it; requires `kind`. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** On this day or earlier. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
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

/** A batch as it was seen. */
export type BatchVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
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

/** Closed services delivered for invoicing. */
export type BillingBatch = {
  __typename?: 'BillingBatch';
  /** `LF-2026-0001`. */
  code: Scalars['String']['output'];
  /** Its services. As many reads as services, in a draft also their clients. */
  content: Array<BillingInvoice>;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Who started it. */
  createdByName: Scalars['String']['output'];
  /** The time, or null. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who delivered it, or null. */
  deliveredByName?: Maybe<Scalars['String']['output']>;
  /** What is grouped into one invoice. */
  grouping: BillingGrouping;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The number of records that have it. */
  invoiced: Scalars['Int']['output'];
  /** How many invoices they become. */
  invoices: Scalars['Int']['output'];
  /** Base, without returned services; of a draft, as it was when prepared. */
  netCents: Scalars['Cents']['output'];
  /** The number of returned services. */
  returned: Scalars['Int']['output'];
  /** The number of its services, including returned ones. */
  services: Scalars['Int']['output'];
  /** The status. */
  status: BatchStatus;
  /** Total. */
  totalCents: Scalars['Cents']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Cuota of IVA. */
  vatCents: Scalars['Cents']['output'];
  /** Increases with each change. */
  version: Scalars['Int']['output'];
  /** How many services wait for their invoice; 0 in a draft. */
  waiting: Scalars['Int']['output'];
};

/** A page of batches. */
export type BillingBatchConnection = {
  __typename?: 'BillingBatchConnection';
  /** The rows with their cursors. */
  edges: Array<BillingBatchEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A batch in a page. */
export type BillingBatchEdge = {
  __typename?: 'BillingBatchEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: BillingBatch;
};

/** Result of changing a batch. */
export type BillingBatchResult = BillingBatchSuccess | ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** The batch was written. */
export type BillingBatchSuccess = {
  __typename?: 'BillingBatchSuccess';
  /** The current state. */
  batch: BillingBatch;
};

/** Batches as a list shows them. */
export type BillingBatchesExportInput = {
  /** The status; all but discarded ones if omitted. */
  status?: InputMaybe<BatchStatus>;
};

/** What is grouped into one invoice. */
export type BillingGrouping =
  /** The services of a client in a month. */
  | 'CLIENT_MONTH'
  /** The services of a client in a month, those of an administrador de fincas together. */
  | 'MANAGER'
  /** Each service. */
  | 'SERVICE';

/** The services that another program combines into one invoice. Cuadrilla issues none. */
export type BillingInvoice = {
  __typename?: 'BillingInvoice';
  /** Its services, by day. */
  items: Array<BillingItem>;
  /** The payer. */
  party: BillingParty;
  /** What is missing to invoice; none after delivery. */
  problems: Array<BillingProblem>;
  /** `LF-2026-0001-003`; null while it is in no batch. */
  ref?: Maybe<Scalars['String']['output']>;
  /** The total, without returned services. */
  totals: ServiceTotals;
};

/** A service of a batch. */
export type BillingItem = {
  __typename?: 'BillingItem';
  /** The service's code. */
  code: Scalars['String']['output'];
  /** Its id; in a draft the service's. */
  id: Scalars['ID']['output'];
  /** Nº de factura, or null. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** The day of the invoice, or null. */
  invoicedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The total without IVA. */
  netCents: Scalars['Cents']['output'];
  /** The day on which the work was done: of the end of its last visit with work. */
  on: Scalars['LocalDate']['output'];
  /** The site. */
  place: Scalars['String']['output'];
  /** The reason for its return, or null. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** The service's id. */
  serviceId: Scalars['ID']['output'];
  /** The state. */
  state: BillingItemState;
  /** The service's title. */
  title: Scalars['String']['output'];
};

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

/** The payer: the current client, or the client when the batch was delivered. */
export type BillingParty = {
  __typename?: 'BillingParty';
  /** Dirección fiscal, or null. */
  address?: Maybe<Address>;
  /** The client's id. */
  clientId: Scalars['ID']['output'];
  /** The client's code. */
  code: Scalars['String']['output'];
  /** The kind of client. */
  kind: PartyKind;
  /** A community's administrador de fincas, or null. */
  manager?: Maybe<ClientRef>;
  /** Nombre o razón social. */
  name: Scalars['String']['output'];
  /** NIF, or null. */
  nif?: Maybe<Scalars['String']['output']>;
};

/** What is missing to invoice. */
export type BillingProblem = {
  __typename?: 'BillingProblem';
  /** The kind of record. */
  kind: BillingProblemKind;
  /** The service to correct; null for the client. */
  serviceId?: Maybe<Scalars['ID']['output']>;
  /** Spanish, for display. */
  text: Scalars['String']['output'];
};

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

/** The services for the next batch. */
export type BillingProposal = {
  __typename?: 'BillingProposal';
  /** Whether there are more services than one batch can contain. */
  hasMore: Scalars['Boolean']['output'];
  /** By client. */
  invoices: Array<BillingInvoice>;
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

/** The deadlines in hours: of services by the clock of each priority, of prospects in calendar hours. */
export type Buffers = {
  __typename?: 'Buffers';
  /** The first answer to a prospect. */
  firstResponse: Scalars['Int']['output'];
  /** A service of high priority. */
  high: Scalars['Int']['output'];
  /** The clock that these hours are counted by. */
  highClock: DeadlineClock;
  /** A service of low priority. */
  low: Scalars['Int']['output'];
  /** The clock that these hours are counted by. */
  lowClock: DeadlineClock;
  /** A service of normal priority. */
  normal: Scalars['Int']['output'];
  /** The clock that these hours are counted by. */
  normalClock: DeadlineClock;
  /** An urgent service. */
  urgent: Scalars['Int']['output'];
  /** The clock that these hours are counted by. */
  urgentClock: DeadlineClock;
  /** Increases with each change of the section. */
  version: Scalars['Int']['output'];
};

/** Result of changing the buffers. */
export type BuffersResult = BuffersSuccess | ConflictError | KeyReusedError | ValidationError;

/** The section was changed. */
export type BuffersSuccess = {
  __typename?: 'BuffersSuccess';
  /** The current state. */
  buffers: Buffers;
};

/** A private feed of a technician's visits for calendar apps. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** An absence to cancel. */
export type CancelAbsenceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Result of cancelling an absence. */
export type CancelAbsenceResult = CancelAbsenceSuccess | ConflictError | KeyReusedError | NotFoundError | TransitionError;

/** The absence was cancelled. */
export type CancelAbsenceSuccess = {
  __typename?: 'CancelAbsenceSuccess';
  /** Its id. */
  id: Scalars['ID']['output'];
};

/** Cancelling a service. */
export type CancelServiceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.cancelReasons`. */
  reasonId: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Cancelling a visit. */
export type CancelVisitInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The reason. */
  reason: Scalars['String']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The options, by name. */
export type Catalog = {
  __typename?: 'Catalog';
  /** Motivos de anulación. */
  cancelReasons: Array<CatalogValue>;
  /** Motivos de espera. */
  holdReasons: Array<CatalogValue>;
  /** Motivos de pérdida. */
  lostReasons: Array<CatalogValue>;
  /** Orígenes de un prospecto. */
  prospectSources: Array<CatalogValue>;
  /** Tipos de servicio. */
  serviceTypes: Array<CatalogValue>;
  /** Competencias. */
  skills: Array<CatalogValue>;
  /** The company's zone, in which its days begin and end. */
  timeZone: Scalars['String']['output'];
  /** Zonas. */
  zones: Array<CatalogValue>;
};

/** The lists of values in the settings; a value in use cannot be removed, only retired. */
export type CatalogKind =
  /** Motivos de anulación. */
  | 'CANCEL_REASON'
  /** Motivos de espera. */
  | 'HOLD_REASON'
  /** Motivos de pérdida. */
  | 'LOST_REASON'
  /** Orígenes de un prospecto. */
  | 'PROSPECT_SOURCE'
  /** Tipos de servicio. */
  | 'SERVICE_TYPE'
  /** Competencias. */
  | 'SKILL'
  /** Zonas. */
  | 'ZONE';

/** A name that can be chosen. */
export type CatalogValue = {
  __typename?: 'CatalogValue';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether it is retired and cannot be chosen any more. */
  retired: Scalars['Boolean']['output'];
};

/** A value of a list of the settings. */
export type CatalogValueInput = {
  /** The value. */
  id: Scalars['ID']['input'];
  /** The list. */
  kind: CatalogKind;
  /** The version of the list the change is based on. */
  version: Scalars['Int']['input'];
};

/** Result of changing a value. */
export type CatalogValueResult = CatalogValueSuccess | ConflictError | InUseError | KeyReusedError | NotFoundError;

/** The value was retired, restored or removed. */
export type CatalogValueSuccess = {
  __typename?: 'CatalogValueSuccess';
  /** The settings as they are now. */
  settings: Settings;
};

/** A change of the hold of a service. */
export type ChangeHoldInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** A note; unchanged if omitted. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.holdReasons`, or the one it has. */
  reasonId: Scalars['ID']['input'];
  /** The day on which the hold ends, after today; null if unknown, unchanged if omitted. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** How a file is read and the target fields of its columns; omitted fields keep their values. */
export type ChangeImportInput = {
  /** Of a text. */
  encoding?: InputMaybe<ImportEncoding>;
  /** The row with the column headers, from 1; the target fields are guessed again. */
  headerRow?: InputMaybe<Scalars['Int']['input']>;
  /** The import. */
  id: Scalars['ID']['input'];
  /** Columns with another target field. */
  mapping?: InputMaybe<Array<ImportMappingInput>>;
  /** The address is the billing address too. */
  sameAddress?: InputMaybe<Scalars['Boolean']['input']>;
  /** Between the cells of a text. */
  separator?: InputMaybe<Scalars['String']['input']>;
  /** The index of a sheet; the target fields of its columns are guessed again. */
  sheet?: InputMaybe<Scalars['Int']['input']>;
  /** Names in capitals are converted to mixed case. */
  titleCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A new password of the user. */
export type ChangeOwnPasswordInput = {
  /** 6 to 128 characters, by the company's rules. */
  password: Scalars['String']['input'];
};

/** Result of setting one's own password. */
export type ChangeOwnPasswordResult = ChangeOwnPasswordSuccess | KeyReusedError | RecentSignInError | ValidationError;

/** The password was set. */
export type ChangeOwnPasswordSuccess = {
  __typename?: 'ChangeOwnPasswordSuccess';
  /** The id. */
  id: Scalars['ID']['output'];
};

/** A change of role between agent and administrator. */
export type ChangeRoleInput = {
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** ADMIN or AGENT. */
  role: Role;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A point of a checklist. */
export type ChecklistItem = {
  __typename?: 'ChecklistItem';
  /** The kind of answer. */
  kind: ChecklistKind;
  /** The answers of a CHOICE; none for others. */
  options: Array<Scalars['String']['output']>;
  /** Whether a visit cannot be completed without it. */
  required: Scalars['Boolean']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** A point of a checklist. */
export type ChecklistItemInput = {
  /** The kind of answer. */
  kind: ChecklistKind;
  /** Of a CHOICE, at least 2. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether a visit cannot be completed without it. */
  required: Scalars['Boolean']['input'];
  /** 1 to 100 characters. */
  text: Scalars['String']['input'];
};

/** The kind of answer to a point of a checklist. */
export type ChecklistKind =
  /** One of its options. */
  | 'CHOICE'
  /** A number. */
  | 'NUMBER'
  /** Free text. */
  | 'TEXT'
  /** Sí o no. */
  | 'YES_NO';

/** A client of the company. */
export type Client = {
  __typename?: 'Client';
  /** Whether it is archived. */
  archived: Scalars['Boolean']['output'];
  /** Dirección fiscal, or null. */
  billingAddress?: Maybe<Address>;
  /** `C-2026-0001`. */
  code: Scalars['String']['output'];
  /** Contacts, at most 10. */
  contacts: Array<Contact>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** At most 5, the main one first; none for a technician. */
  emails: Array<Scalars['String']['output']>;
  /** How many pieces of equipment are not retired. */
  equipmentCount: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether they are an administrador de fincas: a person or company that manages communities. */
  isPropertyManager: Scalars['Boolean']['output'];
  /** The kind. */
  kind: PartyKind;
  /** Nombre y apellidos, or razón social. */
  legalName: Scalars['String']['output'];
  /** The address of the main site (the oldest in use), or null. */
  mainSite?: Maybe<Address>;
  /** A community's administrador de fincas, or null; null for a technician. */
  managedBy?: Maybe<PropertyManager>;
  /** The client it was merged into, or null. */
  mergedInto?: Maybe<ClientRef>;
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
  /** The office's notes, or null; null for a technician. */
  notes?: Maybe<Scalars['String']['output']>;
  /** How many services are open: one count; null for a technician. */
  openServices?: Maybe<Scalars['Int']['output']>;
  /** The prospect it was converted from, or null. */
  originProspectId?: Maybe<Scalars['ID']['output']>;
  /** The responsible member of staff, or null. */
  owner?: Maybe<Owner>;
  /** E.164, at most 5, the main one first; none for a technician who may not see phones. */
  phones: Array<Scalars['String']['output']>;
  /** How many sites are in use. */
  siteCount: Scalars['Int']['output'];
  /** Etiquetas, at most 10; none for a technician. */
  tags: Array<Scalars['String']['output']>;
  /** Nombre comercial, or null. */
  tradeName?: Maybe<Scalars['String']['output']>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; a change sends the one it is based on. */
  version: Scalars['Int']['output'];
};

/** A page of clients. */
export type ClientConnection = {
  __typename?: 'ClientConnection';
  /** The rows with their cursors. */
  edges: Array<ClientEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`; null also while searching. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A client in a page. */
export type ClientEdge = {
  __typename?: 'ClientEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Client;
};

/** The filter for clients. */
export type ClientFilter = {
  /** In use or archived; in use if omitted. */
  archive?: InputMaybe<ArchiveFilter>;
  /** With their main site in this town, ignoring case and accents. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this kind. */
  kind?: InputMaybe<PartyKind>;
  /** Communities of this administrador de fincas. */
  managedById?: InputMaybe<Scalars['ID']['input']>;
  /** This member of staff is responsible for them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only administradores de fincas, if true. */
  propertyManagers?: InputMaybe<Scalars['Boolean']['input']>;
  /** With this tag, ignoring case and accents. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** The details of a client, as typed. */
export type ClientInput = {
  /** Dirección fiscal. */
  billingAddress?: InputMaybe<AddressInput>;
  /** At most 10. */
  contacts?: InputMaybe<Array<ContactInput>>;
  /** At most 5, the main one first. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether a person or company is an administrador de fincas. */
  isPropertyManager?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind. */
  kind: PartyKind;
  /** Nombre y apellidos, or razón social; 1 to 100 characters. */
  legalName: Scalars['String']['input'];
  /** A community's administrador de fincas, a client marked as one. */
  managedById?: InputMaybe<Scalars['ID']['input']>;
  /** NIF, with or without spaces, hyphens and ES; no two clients share one. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** At most 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The responsible agent or administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 5, the main one first. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 10 of at most 30 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Nombre comercial. */
  tradeName?: InputMaybe<Scalars['String']['input']>;
};

/** A client as another record names it. */
export type ClientRef = {
  __typename?: 'ClientRef';
  /** Its code. */
  code: Scalars['String']['output'];
  /** The client's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Result of changing a client. */
export type ClientResult = ClientSuccess | ConflictError | DuplicateError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** How clients are ordered. */
export type ClientSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** The most recently changed first. */
  | 'UPDATED';

/** The client was changed. */
export type ClientSuccess = {
  __typename?: 'ClientSuccess';
  /** The current state. */
  client: Client;
};

/** The text fields that clients can be filtered by. */
export type ClientValue =
  /** A tag. */
  | 'TAG'
  /** The town of the main site. */
  | 'TOWN';

/** A client, as it was seen. */
export type ClientVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Clients as a list shows them. */
export type ClientsExportInput = {
  /** The filter. */
  filter?: InputMaybe<ClientFilter>;
  /** Search words, as in `clients`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: InputMaybe<ClientSort>;
};

/** The services to close, at most 200. */
export type CloseServicesInput = {
  /** Each with the version the change is based on. */
  services: Array<ServiceVersionInput>;
};

/** Result of the closing of several services. */
export type CloseServicesResult = CloseServicesSuccess | KeyReusedError | ValidationError;

/** The services were closed, except those refused with a reason. */
export type CloseServicesSuccess = {
  __typename?: 'CloseServicesSuccess';
  /** The ids of those that are closed. */
  closed: Array<Scalars['ID']['output']>;
  /** Those that are not. */
  refused: Array<RefusedService>;
};

/** The company's logo, as its work reports show it. */
export type CompanyLogo = {
  __typename?: 'CompanyLogo';
  /** A PNG in base64, at most 48 KB and 720 × 216 pixels; null if there is none. */
  png?: Maybe<Scalars['String']['output']>;
  /** 0 until it is first changed. */
  version: Scalars['Int']['output'];
};

/** Result of changing the logo. */
export type CompanyLogoResult = CompanyLogoSuccess | ConflictError | KeyReusedError | ValidationError;

/** The logo was changed. */
export type CompanyLogoSuccess = {
  __typename?: 'CompanyLogoSuccess';
  /** The current state. */
  logo: CompanyLogo;
};

/** Result of changing the company. */
export type CompanyResult = CompanySuccess | ConflictError | KeyReusedError | ValidationError;

/** The company itself. */
export type CompanySettings = {
  __typename?: 'CompanySettings';
  /** Or null. */
  address?: Maybe<Address>;
  /** Whether agents approve absences too. */
  agentsApproveAbsences: Scalars['Boolean']['output'];
  /** Or null. */
  email?: Maybe<Scalars['String']['output']>;
  /** Razón social or nombre comercial. */
  name: Scalars['String']['output'];
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
  /** E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether a work report shows prices to users who may see them; otherwise only the service does. */
  pricesOnReport: Scalars['Boolean']['output'];
  /** IANA name; business days and hours are this zone's. */
  timeZone: Scalars['String']['output'];
  /** Increases with each change of the section. */
  version: Scalars['Int']['output'];
};

/** The section was changed. */
export type CompanySuccess = {
  __typename?: 'CompanySuccess';
  /** The current state. */
  company: CompanySettings;
};

/** The end of a visit that was completed. */
export type CompleteVisitInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** As in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Reason for the missing signature. */
  refusal?: InputMaybe<Scalars['String']['input']>;
  /** The work done. */
  resolution: Scalars['String']['input'];
  /** The attachment with the signature, of this visit. */
  signatureId?: InputMaybe<Scalars['ID']['input']>;
  /** Who signs; with `signatureId`. */
  signer?: InputMaybe<ReportSignerInput>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** The recorded invoices. */
export type ConfirmBillingItemsInput = {
  /** The batch. */
  id: Scalars['ID']['input'];
  /** At most 200. */
  items: Array<ConfirmedItemInput>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Times to confirm. */
export type ConfirmVisitTimesInput = {
  /** The visit. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The invoice of a service. */
export type ConfirmedItemInput = {
  /** Nº de factura, at most 40 characters; of one client in a year. */
  invoiceNumber: Scalars['String']['input'];
  /** The day of the invoice: not before the work, and at most 31 days ahead. */
  invoicedOn: Scalars['LocalDate']['input'];
  /** The item of the batch. */
  itemId: Scalars['ID']['input'];
};

/** The record has changed since the version that was sent; nothing was changed. Includes the newer record, so that no input is lost. */
export type ConflictError = UserError & {
  __typename?: 'ConflictError';
  /** Who changed it last, and when; null if unknown, for a single line of a service, and for technicians. */
  change?: Maybe<RecordChange>;
  /** The record as it is now. */
  current: ConflictRecord;
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** A record that two users may change at the same time. */
export type ConflictRecord = Absence | Agent | BillingBatch | Buffers | Client | CompanyLogo | CompanySettings | Equipment | HolidayList | Item | Me | PasswordSettings | Prospect | ReasonList | Service | ServiceLine | ServiceTypeList | Site | SkillList | Technician | Visit | WorkReview | WorkingHours | ZoneList;

/** A contact of a client. */
export type Contact = {
  __typename?: 'Contact';
  /** Or null; null for a technician. */
  email?: Maybe<Scalars['String']['output']>;
  /** The main contact; at most one per client. */
  main: Scalars['Boolean']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** E.164, or null; null for a technician who may not see phones. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Cargo, or null. */
  position?: Maybe<Scalars['String']['output']>;
};

/** A contact. In a change, one that is known by name keeps the fields that are omitted. */
export type ContactInput = {
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The main contact; at most one. */
  main?: InputMaybe<Scalars['Boolean']['input']>;
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A valid phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Cargo. */
  position?: InputMaybe<Scalars['String']['input']>;
};

/** The export. */
export type ContinueExportInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The first service of a converted prospect, at the site of the conversion, which is then required. */
export type ConversionServiceInput = {
  /** The client's description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The client does not want it before. */
  notBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** The priority; the type's if omitted. */
  priority?: InputMaybe<Priority>;
  /** The window promised to the client. */
  promisedWindow?: InputMaybe<TimeWindowInput>;
  /** A short title. */
  title: Scalars['String']['input'];
  /** An id of `catalog.serviceTypes`. */
  typeId: Scalars['ID']['input'];
};

/** How a prospect becomes a client. */
export type ConvertProspectInput = {
  /** The client to create; optional if an existing one is linked. */
  client?: InputMaybe<ClientInput>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The existing client; null to create one. */
  linkClientId?: InputMaybe<Scalars['ID']['input']>;
  /** The ids of the possible duplicates that the user has confirmed to be other people; an equal NIF cannot be confirmed. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The first service, created in the same request; null for none. */
  service?: InputMaybe<ConversionServiceInput>;
  /** The site to create; optional if an existing client is linked. */
  site?: InputMaybe<SiteInput>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Result of a conversion. */
export type ConvertProspectResult = ConflictError | ConvertProspectSuccess | DuplicateError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** The prospect was converted, by this request or an earlier one. */
export type ConvertProspectSuccess = {
  __typename?: 'ConvertProspectSuccess';
  /** The resulting client. */
  client: Client;
  /** Whether this request, or the first one with its key, converted the prospect; false if it was already converted. */
  made: Scalars['Boolean']['output'];
  /** The current state. */
  prospect: Prospect;
  /** The service created with the conversion; null if none was. */
  service?: Maybe<ServiceRef>;
  /** The site created with the conversion; null if none was. */
  site?: Maybe<Site>;
};

/** The actual data on a machine's plate. An omitted field keeps its value; null clears it. */
export type CorrectEquipmentInput = {
  /** Marca. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Modelo. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** The time it was read, according to the device; null for now. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Número de serie. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** The visit in which it was read; if omitted, the technician must be working there now. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** The right times of a visit. */
export type CorrectVisitTimesInput = {
  /** When the work began; not for a travelling visit; unchanged if omitted. */
  arrivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it ended; only for a visit that has ended; unchanged if omitted. */
  finishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Why they are corrected. */
  reason: Scalars['String']['input'];
  /** When the first technician started travelling; unchanged if omitted. */
  travelStartedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A technician's days off. */
export type CreateAbsenceInput = {
  /** The first day. */
  from: Scalars['LocalDate']['input'];
  /** The kind. */
  kind: AbsenceKind;
  /** At most 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The technician. */
  technicianId: Scalars['ID']['input'];
  /** The last day, not before the first. */
  to: Scalars['LocalDate']['input'];
};

/** A new agent or administrator, as typed; trimmed as in CreateTechnicianInput. */
export type CreateAgentInput = {
  /** The e-mail address they sign in with. */
  email: Scalars['String']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. Goes to Firebase Auth only. */
  password: Scalars['String']['input'];
  /** A valid phone number; blank or omitted for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ADMIN or AGENT. */
  role: Role;
};

/** Result of creating an agent. */
export type CreateAgentResult = CreateAgentSuccess | EmailTakenError | KeyReusedError | RecentSignInError | ValidationError;

/** The agent or administrator was created, by this request or the first one with this key. */
export type CreateAgentSuccess = {
  __typename?: 'CreateAgentSuccess';
  /** The agent or administrator. */
  agent: Agent;
};

/** A new batch. */
export type CreateBillingBatchInput = {
  /** What is grouped into one invoice. */
  grouping: BillingGrouping;
  /** Closed services in no batch, 1 to 200. */
  serviceIds: Array<Scalars['ID']['input']>;
};

/** Result of creating a calendar address. */
export type CreateCalendarFeedResult = AddressGivenError | CreateCalendarFeedSuccess | KeyReusedError;

/** There is a new address; the previous one, if any, is revoked. */
export type CreateCalendarFeedSuccess = {
  __typename?: 'CreateCalendarFeedSuccess';
  /** The part that is kept. */
  feed: CalendarFeed;
  /** Its path, `/calendar/….ics`. Anyone who has it can see the visits, and it is returned only once. */
  path: Scalars['String']['output'];
};

/** A new client, as typed. */
export type CreateClientInput = {
  /** The person's details. */
  client: ClientInput;
  /** The ids of the possible duplicates that the user has confirmed to be other people; an equal NIF cannot be confirmed. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Their first site, or null. */
  site?: InputMaybe<SiteInput>;
};

/** Result of creating a client. */
export type CreateClientResult = CreateClientSuccess | DuplicateError | KeyReusedError | ValidationError;

/** The client was created, by this request or the first one with this key. */
export type CreateClientSuccess = {
  __typename?: 'CreateClientSuccess';
  /** The new client. */
  client: Client;
  /** Its first site; null if none was given. */
  site?: Maybe<Site>;
};

/** A new machine. */
export type CreateEquipmentInput = {
  /** The work and the site. */
  equipment: EquipmentInput;
  /** Its id, generated on the device when offline; if omitted, the server generates one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The time it was added, according to the device; null for now. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The visit in which it was found; if omitted, the technician must be working there now. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** The list and its filter; exactly one of them. */
export type CreateExportInput = {
  /** Absences of technicians. */
  absences?: InputMaybe<AbsencesExportInput>;
  /** Agents and administrators. */
  agents?: InputMaybe<StaffExportInput>;
  /** The audit, with a row for each field that changed. */
  audit?: InputMaybe<AuditExportInput>;
  /** Batches of services to invoice. */
  billingBatches?: InputMaybe<BillingBatchesExportInput>;
  /** Clients, with a row for each site or contact. */
  clients?: InputMaybe<ClientsExportInput>;
  /** The equipment of these clients. */
  equipment?: InputMaybe<ClientsExportInput>;
  /** The format. */
  format: TableFormat;
  /** The price catalogue. */
  items?: InputMaybe<ItemsExportInput>;
  /** Prospects. */
  prospects?: InputMaybe<ProspectsExportInput>;
  /** Services. */
  services?: InputMaybe<ServicesExportInput>;
  /** Technicians. */
  technicians?: InputMaybe<StaffExportInput>;
  /** Work that was filed to be reviewed. */
  workReviews?: InputMaybe<WorkReviewsExportInput>;
};

/** A new item. */
export type CreateItemInput = {
  /** The item. */
  item: ItemInput;
};

/** A new prospect, as typed. */
export type CreateProspectInput = {
  /** The ids of the possible duplicates that the user has confirmed to be other people. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The person's details and what they need. */
  prospect: ProspectInput;
};

/** Result of creating a prospect. */
export type CreateProspectResult = CreateProspectSuccess | DuplicateError | KeyReusedError | ValidationError;

/** The prospect was created, by this request or the first one with this key. */
export type CreateProspectSuccess = {
  __typename?: 'CreateProspectSuccess';
  /** The new prospect. */
  prospect: Prospect;
};

/** A new service. */
export type CreateServiceInput = {
  /** The service it follows. */
  followsUpId?: InputMaybe<Scalars['ID']['input']>;
  /** The service. */
  service: ServiceInput;
};

/** Result of creating a service. */
export type CreateServiceResult = CreateServiceSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkFiled;

/** The service was created, by this request or the first one with this key. */
export type CreateServiceSuccess = {
  __typename?: 'CreateServiceSuccess';
  /** The title of the new service; a technician who proposed it has no visit of it and sees nothing else of it. */
  service: ServiceRef;
};

/** A new site. */
export type CreateSiteInput = {
  /** The client. */
  clientId: Scalars['ID']['input'];
  /** The work and the site. */
  site: SiteInput;
};

/** A new technician, as typed; the server trims name, surname, e-mail and phone. */
export type CreateTechnicianInput = {
  /** The e-mail address they sign in with, at most 254 characters. */
  email: Scalars['String']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. Goes to Firebase Auth only: never stored, logged or returned. */
  password: Scalars['String']['input'];
  /** A valid phone number, Spanish or with its country code; blank or omitted for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of creating a technician. */
export type CreateTechnicianResult = CreateTechnicianSuccess | EmailTakenError | KeyReusedError | ValidationError;

/** The technician was created, by this request or the first one with this key. */
export type CreateTechnicianSuccess = {
  __typename?: 'CreateTechnicianSuccess';
  /** The new technician. */
  technician: Technician;
};

/** A day on which a technician does not work, with the reason; listed once per reason. */
export type DayOff = {
  __typename?: 'DayOff';
  /** The kind of absence, or null for a holiday. */
  absence?: Maybe<AbsenceKind>;
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** The name of the holiday, or null if it is an absence. */
  holiday?: Maybe<Scalars['String']['output']>;
};

/** The clock of a deadline. */
export type DeadlineClock =
  /** Calendar hours; a deadline while the company is closed moves to the nearer of its closing and its next opening. */
  | 'CALENDAR'
  /** Working hours of the company, without nights, breaks, days off and holidays. */
  | 'WORKING';

/** The decision on a request. */
export type DecideAbsenceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** APPROVED or REJECTED. */
  status: AbsenceStatus;
  /** The version the decision is based on. */
  version: Scalars['Int']['input'];
};

/** What is done with duplicates. */
export type DecideImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** For single rows. */
  rows?: InputMaybe<Array<ImportRowDecisionInput>>;
  /** For all rows without an individual decision. */
  rule?: InputMaybe<ImportRule>;
};

/** A quantity of an item of the catalogue. */
export type DefaultLine = {
  __typename?: 'DefaultLine';
  /** The current item; null if it is no longer in the catalogue or the user may not see it. */
  item?: Maybe<Item>;
  /** Id of the item. */
  itemId: Scalars['ID']['output'];
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
};

/** A quantity of an item of the catalogue. */
export type DefaultLineInput = {
  /** Id of an item in use. */
  itemId: Scalars['ID']['input'];
  /** Cantidad, in thousandths, at least 1. */
  quantityMilli: Scalars['Int']['input'];
};

/** The reason for discarding a prospect. */
export type DiscardKind =
  /** Ya estaba dado de alta. */
  | 'DUPLICATE'
  /** Publicidad o broma. */
  | 'SPAM';

/** A prospect to discard. */
export type DiscardProspectInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The kind. */
  kind: DiscardKind;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A holiday to be removed. */
export type DropHolidayInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version of the list the change is based on. */
  version: Scalars['Int']['input'];
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

/** There are similar records; nothing was changed. */
export type DuplicateError = UserError & {
  __typename?: 'DuplicateError';
  /** The similar records; at most 10, besides those already acknowledged. */
  matches: Array<DuplicateMatch>;
  /** Spanish, for display. */
  message: Scalars['String']['output'];
  /** Whether one of them is a client with the same NIF, which must be linked as creating is refused. */
  mustLink: Scalars['Boolean']['output'];
};

/** A record of possibly the same person. */
export type DuplicateMatch = {
  __typename?: 'DuplicateMatch';
  /** The address on one line, or null; for a client that of the main site. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whether a client is archived; false for a prospect. */
  archived: Scalars['Boolean']['output'];
  /** Its code. */
  code: Scalars['String']['output'];
  /** PROSPECT or CLIENT. */
  entity: EntityKind;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: PartyKind;
  /** The matching fields. */
  matchedOn: Array<MatchField>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many services of a client are open: one count; null for a prospect. */
  openServices?: Maybe<Scalars['Int']['output']>;
  /** Its main phone, E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The status of a prospect; null for a client. */
  prospectStatus?: Maybe<ProspectStatus>;
};

/** Details by which duplicates are looked for. */
export type DuplicateSearch = {
  /** E-mails as typed, at most 5. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The record itself, which is not its own duplicate. */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is an administrador de fincas, whose phones and e-mails appear in communities. */
  isPropertyManager?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its administrador de fincas, who and whose communities share phones and e-mails with it. */
  managedById?: InputMaybe<Scalars['ID']['input']>;
  /** NIF as typed. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** Phones as typed, at most 5. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Another member of staff has this e-mail; nothing was changed. */
export type EmailTakenError = UserError & {
  __typename?: 'EmailTakenError';
  /** The field at fault, with the same message. */
  fields: Array<FieldError>;
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** Result of ending sessions. */
export type EndSessionsResult = EndSessionsSuccess | KeyReusedError | NotFoundError;

/** All sessions of that user were ended. */
export type EndSessionsSuccess = {
  __typename?: 'EndSessionsSuccess';
  /** The user whose sessions were ended. */
  id: Scalars['ID']['output'];
};

/** The end of a visit that was not completed. */
export type EndVisitIncompleteInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** As in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How much was done. */
  outcome: VisitOutcome;
  /** The reason. */
  reason: IncompleteReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** The kinds of record that have a timeline. */
export type EntityKind =
  /** Lote: closed services delivered for invoicing. */
  | 'BILLING_BATCH'
  /** Cliente; its timeline includes that of its sites and equipment. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** Artículo of the price catalogue. */
  | 'ITEM'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio; its timeline includes that of its visits, lines and files. */
  | 'SERVICE'
  /** Ubicación; its timeline includes that of its equipment. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

/** A machine that the company maintains. */
export type Equipment = {
  __typename?: 'Equipment';
  /** Marca, or null. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The client. */
  client: ClientRef;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was installed, or null. */
  installedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The kind. */
  kind: EquipmentKind;
  /** Modelo, or null. */
  model?: Maybe<Scalars['String']['output']>;
  /** Notes, or null. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Número de serie, or null. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** The site. */
  site: SiteRef;
  /** Whether it works. */
  status: EquipmentStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; a change sends the one it is based on. */
  version: Scalars['Int']['output'];
  /** The last day of its warranty, or null. */
  warrantyUntil?: Maybe<Scalars['LocalDate']['output']>;
};

/** A page of equipment. */
export type EquipmentConnection = {
  __typename?: 'EquipmentConnection';
  /** The rows with their cursors. */
  edges: Array<EquipmentEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
};

/** A piece of equipment in a page. */
export type EquipmentEdge = {
  __typename?: 'EquipmentEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Equipment;
};

/** A machine, as typed. */
export type EquipmentInput = {
  /** Marca. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** When it was installed: from 1950 to a year from now. */
  installedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The kind. */
  kind: EquipmentKind;
  /** Modelo. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** At most 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Número de serie. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** The site: one in use; in a change, of the same client. */
  siteId: Scalars['ID']['input'];
  /** Whether it works; OPERATIONAL if omitted. */
  status?: InputMaybe<EquipmentStatus>;
  /** The last day of its warranty, not before it was installed. */
  warrantyUntil?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** The kind of a piece of equipment. */
export type EquipmentKind =
  /** Aire acondicionado. */
  | 'AIR_CONDITIONER'
  /** Electrodoméstico. */
  | 'APPLIANCE'
  /** Caldera. */
  | 'BOILER'
  /** Aerotermia. */
  | 'HEAT_PUMP'
  /** Otro. */
  | 'OTHER'
  /** Bomba. */
  | 'PUMP'
  /** Radiadores. */
  | 'RADIATOR'
  /** Frío comercial. */
  | 'REFRIGERATION'
  /** Termostato. */
  | 'THERMOSTAT'
  /** Suelo radiante. */
  | 'UNDERFLOOR'
  /** Ventilación. */
  | 'VENTILATION'
  /** Calentador o termo. */
  | 'WATER_HEATER';

/** Result of changing equipment. */
export type EquipmentResult = ConflictError | EquipmentSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** Whether a piece of equipment works. */
export type EquipmentStatus =
  /** Averiado. */
  | 'FAULTY'
  /** Operativo. */
  | 'OPERATIONAL'
  /** Retirado. */
  | 'RETIRED';

/** The equipment was written. */
export type EquipmentSuccess = {
  __typename?: 'EquipmentSuccess';
  /** The current state. */
  equipment: Equipment;
};

/** An exported list, which its owner can download for a day at `/files/exports/{id}`. */
export type Export = {
  __typename?: 'Export';
  /** The expiry of its file. */
  expiresAt: Scalars['DateTime']['output'];
  /** The file name. */
  fileName: Scalars['String']['output'];
  /** The format. */
  format: TableFormat;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The list. */
  list: ExportedList;
  /** Why it failed, in Spanish; or null. */
  problem?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** The rows read so far; all of them if READY. */
  rows: Scalars['Int']['output'];
  /** The state. */
  status: ExportStatus;
};

/** The status of an export. */
export type ExportResult = ExportSuccess | KeyReusedError | NotFoundError;

/** The state of an export. */
export type ExportStatus =
  /** It will not be finished; `problem` says why. */
  | 'FAILED'
  /** Its file can be downloaded. */
  | 'READY'
  /** Its rows are being read. */
  | 'RUNNING';

/** The export was started and may already be finished. */
export type ExportSuccess = {
  __typename?: 'ExportSuccess';
  /** The export. */
  export: Export;
};

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

/** A field before and after. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** As text; null if there is nothing now. */
  after?: Maybe<Scalars['String']['output']>;
  /** As text, lists and addresses on one line; null if there was nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field's name, such as `phones` or `address`. */
  field: Scalars['String']['output'];
};

/** An error in a field of an input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Spanish, for display at the field. */
  message: Scalars['String']['output'];
  /** The field within `input`, such as `email`. */
  path: Scalars['String']['output'];
};

/** An item of the catalogue as a technician picks it, without its cost. */
export type FieldItem = {
  __typename?: 'FieldItem';
  /** Códigos de barras. */
  barcodes: Array<Scalars['String']['output']>;
  /** Referencia. */
  code: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: LineKind;
  /** Nombre. */
  name: Scalars['String']['output'];
  /** Cents of one unit, without IVA; null if it has no price, or the user may not see prices. */
  priceCents?: Maybe<Scalars['Cents']['output']>;
  /** The unit. */
  unit: LineUnit;
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
};

/** The changes of the catalogue. */
export type FieldItems = {
  __typename?: 'FieldItems';
  /** Archived records. */
  goneIds: Array<Scalars['ID']['output']>;
  /** Whether `items` is the complete catalogue and replaces the known one. */
  isWhole: Scalars['Boolean']['output'];
  /** Those in use, the latest changed first. */
  items: Array<FieldItem>;
  /** For the next request. */
  mark: Scalars['String']['output'];
};

/** The act of a technician, named like its mutation. */
export type FieldOperation =
  /** A line. */
  | 'ADD_LINE'
  /** An answer of the checklist, or its removal. */
  | 'ANSWER'
  /** Completar. */
  | 'COMPLETE'
  /** No completada. */
  | 'END_INCOMPLETE'
  /** A proposed service. */
  | 'FOLLOW_UP'
  /** Pausar. */
  | 'PAUSE'
  /** A removed file. */
  | 'REMOVE_FILE'
  /** A removed line. */
  | 'REMOVE_LINE'
  /** Reanudar. */
  | 'RESUME'
  /** Iniciar. */
  | 'START'
  /** En camino. */
  | 'TRAVEL';

/** The dashboard's figures. A figure counted on request is null from a thousand on. */
export type Figures = {
  __typename?: 'Figures';
  /** Clients that are not archived. */
  activeClients: Scalars['Int']['output'];
  /** Technicians who may sign in; for administrators. */
  activeTechnicians?: Maybe<Scalars['Int']['output']>;
  /** Services that the office has not closed yet. */
  finishedServices?: Maybe<Scalars['Int']['output']>;
  /** Prospects without a first answer. */
  newProspects: Scalars['Int']['output'];
  /** Prospects being worked on. */
  openProspects: Scalars['Int']['output'];
  /** Work filed for review that the office has not decided on. */
  openReviews: Scalars['Int']['output'];
  /** Those whose next action is overdue. */
  overdueProspects?: Maybe<Scalars['Int']['output']>;
  /** Services not finished in time. */
  overdueServices?: Maybe<Scalars['Int']['output']>;
  /** Services without a visit. */
  pendingServices?: Maybe<Scalars['Int']['output']>;
};

/** An act of a technician, as reported. */
export type FiledAct = {
  __typename?: 'FiledAct';
  /** The answer as displayed, for ANSWER; null if it was removed. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The reported time; the time it was received if none or an invalid one was reported. */
  at: Scalars['DateTime']['output'];
  /** The file, for REMOVE_FILE. */
  attachmentId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not applied, in Spanish. */
  because: Scalars['String']['output'];
  /** The time on the device's clock, if reported. */
  deviceAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Why, of END_INCOMPLETE. */
  incompleteReason?: Maybe<IncompleteReason>;
  /** The line, of ADD_LINE, or null. */
  line?: Maybe<FiledLine>;
  /** The line, for REMOVE_LINE. */
  lineId?: Maybe<Scalars['ID']['output']>;
  /** The operation. */
  operation: FieldOperation;
  /** How much was done, of END_INCOMPLETE. */
  outcome?: Maybe<VisitOutcome>;
  /** The reason, for PAUSE. */
  pauseReason?: Maybe<PauseReason>;
  /** The question, for ANSWER. */
  question?: Maybe<Scalars['String']['output']>;
  /** When it arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** Reason for the missing signature, for COMPLETE, or null. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The attachment with the signature, of COMPLETE, or null. */
  signatureId?: Maybe<Scalars['ID']['output']>;
  /** Who signed, for COMPLETE, or null. */
  signer?: Maybe<ReportSigner>;
  /** The text: the resolution, the note of an end, a follow-up. */
  text?: Maybe<Scalars['String']['output']>;
  /** Whether `at` is an unconfirmed time of a device. */
  unconfirmed: Scalars['Boolean']['output'];
};

/** A line as it was reported; its price is seen once it is applied. */
export type FiledLine = {
  __typename?: 'FiledLine';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: LineKind;
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
  /** Concepto. */
  text: Scalars['String']['output'];
  /** The unit. */
  unit: LineUnit;
};

/** The work to be done after a service, at the same site. */
export type FollowUpInput = {
  /** The work to be done. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** An ID generated by the client (20 letters and digits), so that offline input is stored once. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Not before. */
  notBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** The time it was typed, according to the device; the timeline shows it at the time it was received. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The service it follows. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
  /** A short title. */
  title: Scalars['String']['input'];
};

/** What happens to the planned visits of a service put on hold. */
export type HeldVisits =
  /** They are cancelled, with the reason of the hold. */
  | 'ANNUL'
  /** They are not changed. */
  | 'KEEP'
  /** They are unscheduled without a reason, as by `unscheduleVisit`. */
  | 'TRAY';

/** Open work of a staff member. */
export type HeldWork = {
  __typename?: 'HeldWork';
  /** Clients in use they own. */
  clients: Scalars['Int']['output'];
  /** Open prospects they own. */
  prospects: Scalars['Int']['output'];
  /** Their planned visits from now on. */
  visits: Scalars['Int']['output'];
};

/** Putting a service on hold. */
export type HoldServiceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.holdReasons`. */
  reasonId: Scalars['ID']['input'];
  /** The day on which the hold ends, after today; null if unknown. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
  /** What happens to its planned visits; KEEP if omitted. Visits that have begun are not affected. */
  visits?: InputMaybe<HeldVisits>;
};

/** A day on which the company is closed. */
export type Holiday = {
  __typename?: 'Holiday';
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Holidays. */
export type HolidayList = {
  __typename?: 'HolidayList';
  /** By date. */
  values: Array<Holiday>;
  /** Increases with each change of the list. */
  version: Scalars['Int']['output'];
};

/** Result of changing the holidays. */
export type HolidaysResult = ConflictError | HolidaysSuccess | KeyReusedError | NotFoundError | ValidationError;

/** The list was changed. */
export type HolidaysSuccess = {
  __typename?: 'HolidaysSuccess';
  /** The current state. */
  holidays: HolidayList;
};

/** An import of a file, with its format, its expected and its actual result. */
export type Import = {
  __typename?: 'Import';
  /** The expected result with the rule and the decisions, or as announced at *Importar*; null before the check. */
  announced?: Maybe<ImportCounts>;
  /** Who uploaded it. */
  byName: Scalars['String']['output'];
  /** The columns with their contents and target fields. */
  columns: Array<ImportColumn>;
  /** The time. */
  createdAt: Scalars['DateTime']['output'];
  /** Of a text; null for a workbook. */
  encoding?: Maybe<ImportEncoding>;
  /** As it was uploaded. */
  fileName: Scalars['String']['output'];
  /** The row of the file with the column headers, from 1; null if the sheet is empty. */
  headerRow?: Maybe<Scalars['Int']['output']>;
  /** Generated by the client. */
  id: Scalars['ID']['output'];
  /** Most names are in capitals, so that the conversion is offered. */
  inCapitals: Scalars['Boolean']['output'];
  /** The records. */
  kind: ImportKind;
  /** Rows of which something is not imported or not compared, whatever their result. */
  noticed: Scalars['Int']['output'];
  /** What prevents the check, in Spanish. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Parts done and in total of the current step. */
  progress?: Maybe<ImportProgress>;
  /** When target fields were last chosen for these headers; null if they are guessed. */
  rememberedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The result so far; null before the start. */
  result?: Maybe<ImportCounts>;
  /** Rows with data. */
  rowCount: Scalars['Int']['output'];
  /** What is done with duplicates without a decision. */
  rule: ImportRule;
  /** The address is the billing address too. */
  sameAddress: Scalars['Boolean']['output'];
  /** Between the cells of a text; null for a workbook. */
  separator?: Maybe<Scalars['String']['output']>;
  /** The index of the sheet that is read. */
  sheet: Scalars['Int']['output'];
  /** Names of the sheets of a workbook; one without a name for a text. */
  sheets: Array<ImportSheet>;
  /** The status. */
  state: ImportState;
  /** As installed apps from before an import could stop know it: STOPPED is PAUSED, UNDO_STOPPED is PARTLY_UNDONE. */
  status: ImportStatus;
  /** Why it stopped at a part that kept failing; null if it did not. */
  stopped?: Maybe<ImportStop>;
  /** The possible target fields of columns, in the order of the records' fields. */
  targets: Array<ImportTarget>;
  /** Names in capitals are converted to mixed case. */
  titleCase: Scalars['Boolean']['output'];
  /** Rows of totals that are skipped, by their number in the file. */
  totals: Array<Scalars['Int']['output']>;
  /** The result of the undo so far; null without one. */
  undo?: Maybe<ImportUndo>;
  /** Until when it can be undone; null if it cannot. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The values of the file that its columns of choices do not know, whether something was chosen for them or not; only while it is checked. */
  unknownValues: Array<ImportUnknownValues>;
  /** Increases with each change by a user. */
  version: Scalars['Int']['output'];
};

/** The steps of an import. */
export type ImportAct =
  /** Comprobar: writes nothing. */
  | 'CHECK'
  /** Descartar: the file is removed. */
  | 'DISCARD'
  /** Pausar. */
  | 'PAUSE'
  /** Reanudar. */
  | 'RESUME'
  /** Importar. */
  | 'START'
  /** Deshacer, within 30 days. */
  | 'UNDO';

/** A value that a field knows. */
export type ImportChoice = {
  __typename?: 'ImportChoice';
  /** Its id, or the name of the choice. */
  id: Scalars['ID']['output'];
  /** In Spanish. */
  name: Scalars['String']['output'];
};

/** A column of a file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Up to three values. */
  examples: Array<Scalars['String']['output']>;
  /** The text of its first cell, or its number. */
  header: Scalars['String']['output'];
  /** Whether this field of a record is never overwritten, regardless of the row's decision; null for a column that writes nothing. */
  neverOverwrite?: Maybe<Scalars['Boolean']['output']>;
  /** The path of its target field; null if it is skipped. */
  target?: Maybe<Scalars['String']['output']>;
};

/** A page of imports. */
export type ImportConnection = {
  __typename?: 'ImportConnection';
  /** The rows. */
  edges: Array<ImportEdge>;
  /** The end. */
  pageInfo: PageInfo;
  /** The total, if known. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Rows by outcome. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Skipped because the matching record has changed since the check. */
  changed: Scalars['Int']['output'];
  /** That create a record or add to one. */
  created: Scalars['Int']['output'];
  /** With errors. */
  error: Scalars['Int']['output'];
  /** That repeat an earlier row. */
  repeated: Scalars['Int']['output'];
  /** Skipped by decision. */
  skipped: Scalars['Int']['output'];
  /** That contain nothing new. */
  unchanged: Scalars['Int']['output'];
  /** That wait for a decision. */
  undecided: Scalars['Int']['output'];
  /** That change a record. */
  updated: Scalars['Int']['output'];
};

/** What is done with one row that matches a record. */
export type ImportDecision =
  /** Created despite the match. */
  | 'CREATE'
  /** Skipped. */
  | 'SKIP'
  /** The file's values replace the record's. */
  | 'UPDATE'
  /** Only empty fields of the record are filled in. */
  | 'UPDATE_EMPTY';

/** A row of the list of imports. */
export type ImportEdge = {
  __typename?: 'ImportEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: Import;
};

/** How the bytes of a text are read. */
export type ImportEncoding =
  /** UTF-8. */
  | 'UTF_8'
  /** Excel's Unicode text. */
  | 'UTF_16LE'
  /** Windows, western Europe. */
  | 'WINDOWS_1252';

/** A record that an undo kept. */
export type ImportKept = {
  __typename?: 'ImportKept';
  /** Its kind. */
  entity: EntityKind;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Why, in Spanish. */
  why: Scalars['String']['output'];
};

/** The records that a file imports. */
export type ImportKind =
  /** Clients with their sites and contacts. */
  | 'CLIENTS'
  /** Equipment of known clients. */
  | 'EQUIPMENT'
  /** Items of the price catalogue. */
  | 'ITEMS'
  /** Prospects. */
  | 'PROSPECTS';

/** The target field of a column. */
export type ImportMappingInput = {
  /** Its index. */
  column: Scalars['Int']['input'];
  /** Whether that field, with all its columns, is never overwritten; unchanged if omitted. */
  neverOverwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The path of a field; null to skip it. */
  target?: InputMaybe<Scalars['String']['input']>;
};

/** The match of a row. */
export type ImportMatch = {
  __typename?: 'ImportMatch';
  /** The matching field, in Spanish: `mismo NIF`. */
  by: Scalars['String']['output'];
  /** Why the record cannot be changed; null if it can. */
  closed?: Maybe<Scalars['String']['output']>;
  /** The record's code, if it has one. */
  code?: Maybe<Scalars['String']['output']>;
  /** The kind of record; null for an earlier row of the file. */
  entity?: Maybe<EntityKind>;
  /** The record's id; null for a row. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The row's number; null for a record. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** The outcome of a row. */
export type ImportOutcome =
  /** Cambió mientras tanto. */
  | 'CHANGED'
  /** Creada. */
  | 'CREATED'
  /** Con errores. */
  | 'ERROR'
  /** Repetida in the file. */
  | 'REPEATED'
  /** No importada. */
  | 'SKIPPED'
  /** Sin cambios. */
  | 'UNCHANGED'
  /** Actualizada. */
  | 'UPDATED';

/** An error in a row. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** The column's header; null if the file has none for it. */
  column?: Maybe<Scalars['String']['output']>;
  /** The field in Spanish; null for the whole row. */
  field?: Maybe<Scalars['String']['output']>;
  /** In Spanish. */
  message: Scalars['String']['output'];
  /** The text of the cell; null if it is empty. */
  raw?: Maybe<Scalars['String']['output']>;
  /** A record that stands in the way, and that the message names; null for none. */
  record?: Maybe<ImportRecord>;
};

/** How far something is. */
export type ImportProgress = {
  __typename?: 'ImportProgress';
  /** Parts done. */
  done: Scalars['Int']['output'];
  /** Parts in total. */
  total: Scalars['Int']['output'];
};

/** A record by its name. */
export type ImportRecord = {
  __typename?: 'ImportRecord';
  /** Its kind. */
  entity: EntityKind;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** As the message names it. */
  name: Scalars['String']['output'];
};

/** Result of changing an import. */
export type ImportResult = ImportSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** A row of a checked import. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** The changes under *Sobrescribir*, by field. */
  changes: Array<Scalars['String']['output']>;
  /** The individual decision about it. */
  decision?: Maybe<ImportDecision>;
  /** The possible decisions; empty if there is none. */
  decisions: Array<ImportDecision>;
  /** Records that an undo kept. */
  kept: Array<ImportKept>;
  /** The match. */
  match?: Maybe<ImportMatch>;
  /** The subject. */
  name: Scalars['String']['output'];
  /** Values that were converted when read. */
  notices: Array<Scalars['String']['output']>;
  /** Its number in the file, from 1. */
  number: Scalars['Int']['output'];
  /** The outcome; null before. */
  outcome?: Maybe<ImportOutcome>;
  /** The page that contains it, needed to decide it. */
  page: Scalars['Int']['output'];
  /** The planned outcome; null while a decision is missing. */
  planned?: Maybe<ImportOutcome>;
  /** The errors by field. */
  problems: Array<ImportProblem>;
  /** Why the result differs from the announcement. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Which earlier row of the file it repeats or adds to, and which fields differ from it, in Spanish; null for any other row. */
  repeats?: Maybe<Scalars['String']['output']>;
  /** The status. */
  status: ImportRowStatus;
  /** The fields that differ from the record but are never overwritten. */
  untouched: Array<Scalars['String']['output']>;
  /** What was read of it, in the order of the columns, without blank cells. */
  values: Array<ImportValue>;
};

/** What is done with one row. */
export type ImportRowDecisionInput = {
  /** Null to follow the rule. */
  decision?: InputMaybe<ImportDecision>;
  /** The page that contains it. */
  page: Scalars['Int']['input'];
  /** Its number in the file. */
  row: Scalars['Int']['input'];
};

/** Rows of an import, starting at a page. */
export type ImportRowPage = {
  __typename?: 'ImportRowPage';
  /** The next page; null if there are no more. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** In the order of the file, those of one client together. */
  rows: Array<ImportRow>;
};

/** The status of a row. */
export type ImportRowStatus =
  /** Matches a record or an earlier row. */
  | 'DUPLICATE'
  /** Cannot be imported. */
  | 'ERROR'
  /** Creates a record, or adds to the one of an earlier row. */
  | 'NEW'
  /** Repeats an earlier row. */
  | 'REPEATED'
  /** Matches a record that already has all its data. */
  | 'UNCHANGED';

/** What is done with matching rows that have no individual decision. */
export type ImportRule =
  /** Each decision. */
  | 'ASK'
  /** Created despite the match; never with the same NIF, code or reference. */
  | 'CREATE'
  /** Skipped. */
  | 'SKIP'
  /** The file's values replace the record's. */
  | 'UPDATE'
  /** Only empty fields of the record are filled in. */
  | 'UPDATE_EMPTY';

/** A sheet of a file. */
export type ImportSheet = {
  __typename?: 'ImportSheet';
  /** Hidden rows, which are read too. */
  hiddenRows: Scalars['Int']['output'];
  /** Empty for a text. */
  name: Scalars['String']['output'];
};

/** Where an import stands, those that stopped told apart. */
export type ImportState =
  /** Comprobado: nothing is written yet. */
  | 'CHECKED'
  /** Comprobando: the rows are read and compared with the data. */
  | 'CHECKING'
  /** Descartado. */
  | 'DISCARDED'
  /** Importado. */
  | 'IMPORTED'
  /** Importando. */
  | 'IMPORTING'
  /** Asignando: the target fields of columns were changed. */
  | 'MAPPING'
  /** Deshecho en parte: records that were changed or used since are kept. */
  | 'PARTLY_UNDONE'
  /** Pausado: written records stay. */
  | 'PAUSED'
  /** Detenido: a part kept failing; written records stay. */
  | 'STOPPED'
  /** Deshaciendo. */
  | 'UNDOING'
  /** Deshecho. */
  | 'UNDONE'
  /** Detenido al deshacer: a part kept failing; it can go on. */
  | 'UNDO_STOPPED'
  /** Subido. */
  | 'UPLOADED';

/** The status of an import. Changed only by the steps of `domain/imports/import-states.ts`. */
export type ImportStatus =
  /** Comprobado: nothing is written yet. */
  | 'CHECKED'
  /** Comprobando: the rows are read and compared with the data. */
  | 'CHECKING'
  /** Descartado. */
  | 'DISCARDED'
  /** Importado. */
  | 'IMPORTED'
  /** Importando. */
  | 'IMPORTING'
  /** Asignando: the target fields of columns were changed. */
  | 'MAPPING'
  /** Deshecho en parte: records that were changed or used since are kept. */
  | 'PARTLY_UNDONE'
  /** Pausado: written records stay. */
  | 'PAUSED'
  /** Deshaciendo. */
  | 'UNDOING'
  /** Deshecho. */
  | 'UNDONE'
  /** Subido. */
  | 'UPLOADED';

/** An import that the server no longer continues by itself. */
export type ImportStop = {
  __typename?: 'ImportStop';
  /** What happened and what can be done, in Spanish. */
  message: Scalars['String']['output'];
  /** Identifies the last request that failed, in the log too. */
  requestId: Scalars['String']['output'];
};

/** An import as it is now. */
export type ImportSuccess = {
  __typename?: 'ImportSuccess';
  /** The import. */
  import: Import;
};

/** A possible target field of a column. */
export type ImportTarget = {
  __typename?: 'ImportTarget';
  /** In Spanish. */
  label: Scalars['String']['output'];
  /** Names it. */
  path: Scalars['String']['output'];
  /** Whether several columns may have this target field. */
  takesMany: Scalars['Boolean']['output'];
};

/** The result of an undo. */
export type ImportUndo = {
  __typename?: 'ImportUndo';
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** Who did it. */
  byName: Scalars['String']['output'];
  /** Records that are kept because they were changed or used since. */
  kept: Scalars['Int']['output'];
  /** Rows that cannot be undone because nothing is left that says what they wrote. */
  lost: Scalars['Int']['output'];
  /** Records removed. */
  removed: Scalars['Int']['output'];
  /** Records with their earlier values. */
  restored: Scalars['Int']['output'];
};

/** A value of the file that is unknown. */
export type ImportUnknownValue = {
  __typename?: 'ImportUnknownValue';
  /** The id of the value chosen for it; null if none is, or if it is left blank. */
  chosen?: Maybe<Scalars['ID']['output']>;
  /** Whether it is left blank. */
  isBlank: Scalars['Boolean']['output'];
  /** How many rows have it. */
  rows: Scalars['Int']['output'];
  /** As it stands in the file. */
  text: Scalars['String']['output'];
};

/** The values that a target field does not know, and what may be chosen for them. */
export type ImportUnknownValues = {
  __typename?: 'ImportUnknownValues';
  /** The values that it knows. */
  choices: Array<ImportChoice>;
  /** The headers of its columns. */
  headers: Array<Scalars['String']['output']>;
  /** Its label in Spanish. */
  label: Scalars['String']['output'];
  /** Whether a value may be left out. */
  mayBeBlank: Scalars['Boolean']['output'];
  /** The path of the target field. */
  target: Scalars['String']['output'];
  /** The values, the most frequent first; at most 50. */
  values: Array<ImportUnknownValue>;
};

/** A value of a row, as it was understood. */
export type ImportValue = {
  __typename?: 'ImportValue';
  /** The label of the field in Spanish. */
  label: Scalars['String']['output'];
  /** The target field, as in `ImportTarget`. */
  path: Scalars['String']['output'];
  /** The value in Spanish, shortened if it is long: `12,50 €`. */
  text: Scalars['String']['output'];
};

/** What an unknown value of the file stands for. */
export type ImportValueInput = {
  /** The path of its target field. */
  target: Scalars['String']['input'];
  /** As it stands in the file. */
  text: Scalars['String']['input'];
  /** The id of a value of the field; null leaves it blank. */
  value?: InputMaybe<Scalars['ID']['input']>;
};

/** The rows of an import to list. */
export type ImportView =
  /** All of them. */
  | 'ALL'
  /** Rows that were not imported as announced. */
  | 'CHANGED'
  /** Rows that match a record or an earlier row. */
  | 'DUPLICATES'
  /** Rows with errors. */
  | 'ERRORS'
  /** Rows of which an undo kept something. */
  | 'KEPT'
  /** Rows of which something is not imported or not compared. */
  | 'NOTICES';

/** The value is used and cannot be removed, only retired; nothing was changed. */
export type InUseError = UserError & {
  __typename?: 'InUseError';
  /** What uses it, in Spanish, for display. */
  message: Scalars['String']['output'];
};

/** Why a visit was not completed. */
export type IncompleteReason =
  /** Cliente ausente. */
  | 'CUSTOMER_ABSENT'
  /** Falta material. */
  | 'MISSING_MATERIAL'
  /** Más tiempo. */
  | 'MORE_TIME'
  /** Sin acceso. */
  | 'NO_ACCESS';

/** What a finished service lacks to be invoiced. */
export type InvoiceGap = {
  __typename?: 'InvoiceGap';
  /** What leads to where it is given. */
  kind: InvoiceGapKind;
  /** Spanish, for display. */
  text: Scalars['String']['output'];
};

/** What a finished service may lack to be invoiced. */
export type InvoiceGapKind =
  /** The client's address. */
  | 'ADDRESS'
  /** Any line. */
  | 'LINES'
  /** The client's NIF. */
  | 'NIF'
  /** The price of a line. */
  | 'PRICE'
  /** A work report. */
  | 'REPORT'
  /** The signature of the report. */
  | 'SIGNATURE';

/** An entry of the company's price catalogue: a part, an hour of work, a trip. */
export type Item = {
  __typename?: 'Item';
  /** Whether it is archived. */
  archived: Scalars['Boolean']['output'];
  /** EAN-8, UPC-A, EAN-13 or GTIN-14. */
  barcodes: Array<Scalars['String']['output']>;
  /** The company's cost of one unit, in cents without IVA; null for users who may not see costs. */
  costCents?: Maybe<Scalars['Cents']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Descripción. */
  description?: Maybe<Scalars['String']['output']>;
  /** Familia. */
  family?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: LineKind;
  /** Nombre: the text of the lines written from it. */
  name: Scalars['String']['output'];
  /** Cents of one unit, without IVA; null until it has a price. */
  priceCents?: Maybe<Scalars['Cents']['output']>;
  /** Its past costs, the latest first; at most 20. */
  prices: Array<ItemPrice>;
  /** Referencia, unique. */
  ref: Scalars['String']['output'];
  /** Referencia del proveedor. */
  supplierRef?: Maybe<Scalars['String']['output']>;
  /** The unit. */
  unit: LineUnit;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
  /** Increases with each change. */
  version: Scalars['Int']['output'];
};

/** A page of items. */
export type ItemConnection = {
  __typename?: 'ItemConnection';
  /** The rows with their cursors. */
  edges: Array<ItemEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`; null also while searching. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item in a page. */
export type ItemEdge = {
  __typename?: 'ItemEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Item;
};

/** The filter for items. */
export type ItemFilter = {
  /** In use or archived; in use if omitted. */
  archive?: InputMaybe<ArchiveFilter>;
  /** Of this family, ignoring case and accents. */
  family?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this kind. */
  kind?: InputMaybe<LineKind>;
};

/** An item, as typed. */
export type ItemInput = {
  /** At most 5 of 8, 12, 13 or 14 digits, the last of which checks the others. */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The company's cost of one unit, in cents without IVA. */
  costCents?: InputMaybe<Scalars['Cents']['input']>;
  /** At most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Familia. */
  family?: InputMaybe<Scalars['String']['input']>;
  /** The kind. */
  kind: LineKind;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Cents of one unit, without IVA. */
  priceCents?: InputMaybe<Scalars['Cents']['input']>;
  /** 1 to 40 characters; no other item has it, ignoring case and accents. */
  ref: Scalars['String']['input'];
  /** Referencia del proveedor. */
  supplierRef?: InputMaybe<Scalars['String']['input']>;
  /** The unit. */
  unit: LineUnit;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: Scalars['Int']['input'];
};

/** A price that an item has or had. */
export type ItemPrice = {
  __typename?: 'ItemPrice';
  /** The start. */
  at: Scalars['DateTime']['output'];
  /** Who set it. */
  byName: Scalars['String']['output'];
  /** The company's cost of one unit; null for users who may not see costs. */
  costCents?: Maybe<Scalars['Cents']['output']>;
  /** Cents of one unit, without IVA, or null. */
  priceCents?: Maybe<Scalars['Cents']['output']>;
};

/** Result of changing an item. */
export type ItemResult = ConflictError | ItemSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** How items are ordered. */
export type ItemSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** By reference. */
  | 'REF'
  /** The most recently changed first. */
  | 'UPDATED';

/** The item was written. */
export type ItemSuccess = {
  __typename?: 'ItemSuccess';
  /** The current state. */
  item: Item;
};

/** An item, as it was seen. */
export type ItemVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Items as a list shows them. */
export type ItemsExportInput = {
  /** The filter. */
  filter?: InputMaybe<ItemFilter>;
  /** Search words, as in `items`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: InputMaybe<ItemSort>;
};

/** The key was already used for something else; nothing was changed. */
export type KeyReusedError = UserError & {
  __typename?: 'KeyReusedError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** The company would be left without an administrator; nothing was changed. */
export type LastAdminError = UserError & {
  __typename?: 'LastAdminError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** Services to remove from a draft. */
export type LeaveOutOfBatchInput = {
  /** The batch. */
  id: Scalars['ID']['input'];
  /** The services. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The company's letterhead. */
export type Letterhead = {
  __typename?: 'Letterhead';
  /** On one line, or null. */
  address?: Maybe<Scalars['String']['output']>;
  /** Razón social. */
  name: Scalars['String']['output'];
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
  /** E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** An item of the catalogue as it was when a line copied it. */
export type LineItem = {
  __typename?: 'LineItem';
  /** Referencia. */
  code: Scalars['String']['output'];
  /** Its id in the catalogue. */
  id: Scalars['ID']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
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

/** A loss. */
export type LoseProspectInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** More about it, at most 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.lostReasons`. */
  reasonId: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The field in which two records match. */
export type MatchField =
  /** They share an e-mail. */
  | 'EMAIL'
  /** Their NIF is equal. */
  | 'NIF'
  /** They share a phone. */
  | 'PHONE';

/** The signed-in user. */
export type Me = {
  __typename?: 'Me';
  /** The id of a technician's colour in the palette of `domain/text/colors.ts`; null for others. */
  color?: Maybe<Scalars['String']['output']>;
  /** As typed when the account was created, trimmed. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos. */
  lastName: Scalars['String']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** A technician's additional permissions; null for others. */
  permissions?: Maybe<TechnicianPermissions>;
  /** E.164, or null if none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Read from `rol` of `users/{uid}` in this request. */
  role: Role;
  /** The company's zone (IANA), in which its days begin and end; a change of it shows within a minute. */
  timeZone: Scalars['String']['output'];
  /** Increases with each change; a change of the user's own profile sends it. */
  version: Scalars['Int']['output'];
};

/** An administrator's first screen. */
export type MeAdmin = {
  __typename?: 'MeAdmin';
  /** Technicians who may sign in. One aggregation, billed as one read per thousand. */
  activeTechnicianCount: Scalars['Int']['output'];
  /** The signed-in user. */
  user: Me;
};

/** An agent's first screen. */
export type MeAgent = {
  __typename?: 'MeAgent';
  /** The signed-in user. */
  user: Me;
};

/** A technician's first screen. */
export type MeTechnician = {
  __typename?: 'MeTechnician';
  /** The signed-in user. */
  user: Me;
};

/** Two clients to merge. */
export type MergeClientsInput = {
  /** The client to keep. */
  keepId: Scalars['ID']['input'];
  /** Its version the change is based on. */
  keepVersion: Scalars['Int']['input'];
  /** The client to merge into it. */
  mergeId: Scalars['ID']['input'];
  /** Its version the change is based on. */
  mergeVersion: Scalars['Int']['input'];
};

/** Result of a merge. */
export type MergeClientsResult = ConflictError | KeyReusedError | MergeClientsSuccess | NotFoundError | RecentSignInError | TransitionError;

/** The clients were merged. */
export type MergeClientsSuccess = {
  __typename?: 'MergeClientsSuccess';
  /** The remaining client in its current state. */
  client: Client;
};

/** The effects of merging two clients. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Communities whose administrador de fincas would change to the remaining client. */
  communityCount: Scalars['Int']['output'];
  /** Pieces of equipment that would move. */
  equipmentCount: Scalars['Int']['output'];
  /** The remaining client in its current state. */
  keep: Client;
  /** The merged client in its current state. */
  merge: Client;
  /** Prospects that would be linked to the remaining client. */
  prospectCount: Scalars['Int']['output'];
  /** What the remaining client would gain: e-mails, phones, contacts, tags and missing fields. */
  result: MergeResult;
  /** Services that would move. */
  serviceCount: Scalars['Int']['output'];
  /** Sites that would move. */
  siteCount: Scalars['Int']['output'];
};

/** The client that would result from a merge. */
export type MergeResult = {
  __typename?: 'MergeResult';
  /** Its dirección fiscal, or the other client's if it has none. */
  billingAddress?: Maybe<Address>;
  /** Contacts of both, at most 10. */
  contacts: Array<Contact>;
  /** E-mails of both, at most 5. */
  emails: Array<Scalars['String']['output']>;
  /** Whether it would be an administrador de fincas, as one of them is. */
  isPropertyManager: Scalars['Boolean']['output'];
  /** What would remain only in the archived client, in Spanish: what exceeds limits, what differs, and always its past activity. */
  leftBehind: Array<Scalars['String']['output']>;
  /** Its administrador de fincas, or the other client's if it has none. */
  managedBy?: Maybe<ClientRef>;
  /** Its NIF, or the other client's if it has none. */
  nif?: Maybe<Scalars['String']['output']>;
  /** Its notes, or the other client's if it has none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The owner after the merge: its own, or the other's if it has none. */
  owner?: Maybe<Owner>;
  /** Phones of both, at most 5. */
  phones: Array<Scalars['String']['output']>;
  /** Tags of both, at most 10. */
  tags: Array<Scalars['String']['output']>;
  /** Its nombre comercial, or the other client's if it has none. */
  tradeName?: Maybe<Scalars['String']['output']>;
};

/** Moving a visit. */
export type MoveVisitInput = {
  /** The kinds of warning that the user accepts. */
  acceptedWarnings?: InputMaybe<Array<SlotReasonKind>>;
  /** The end, at most 16 hours later. */
  end: Scalars['DateTime']['input'];
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The office's instructions to the technicians; unchanged if omitted. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** The start. */
  start: Scalars['DateTime']['input'];
  /** The technicians, 1 to 10; the first one leads. */
  technicianIds: Array<Scalars['ID']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The mutations. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Checks, starts, pauses, resumes, undoes or discards an import. */
  actOnImport: ImportResult;
  /** Adds a note, a call or an e-mail to the timeline of a prospect, a client or a service; a technician only to their own services. */
  addNote: AddNoteResult;
  /** Adds a line to a service; a technician only to one of their open visits. The client generates the id, so that a repeated request adds nothing. */
  addServiceLine: ServiceLineResult;
  /** Continues a running import for a few seconds; repeat it until the import is finished. Each part is done once. */
  advanceImport: ImportResult;
  /** Moves an open prospect forward. */
  advanceProspect: ProspectResult;
  /** Answers a point of a service's checklist, or removes the answer; the last answer applies. */
  answerChecklist: AnswerChecklistResult;
  /**
   * Applies work filed for review: the visit gets its technicians, times, lines and answers; if it was completed, its report is
   * frozen in the same transaction. Missing requirements of the service type do not prevent it. A closed or cancelled
   * service is reopened.
   */
  applyWorkReview: WorkReviewResult;
  /** Archives a client: it disappears from the lists and keeps its data. */
  archiveClient: ClientResult;
  /** Archives an item: it cannot be chosen any more, and lines keep it. */
  archiveItem: ItemResult;
  /** Archives a site, except a client's last one in use. */
  archiveSite: SiteResult;
  /** Applies work to another visit of the service; a finished one keeps its times and gets the lines, answers, photos and texts. */
  attachWorkReview: WorkReviewResult;
  /** Cancels an absence: technicians their own while it is requested, administrators any. */
  cancelAbsence: CancelAbsenceResult;
  /** Cancels a service and its visits that have not begun; not while one is in progress. */
  cancelService: ServiceResult;
  /** Cancels a visit that has not begun. */
  cancelVisit: VisitResult;
  /** Changes the reason and the end of a hold: its clock stays stopped, or stops again if the hold had ended. */
  changeHold: ServiceResult;
  /** Changes how the file of an import is read and the target fields of its columns. */
  changeImport: ImportResult;
  /**
   * Sets the user's own password by the company's rules, after a recent sign-in. All earlier sessions end, including this one. It is
   * the only field for users who must replace their initial password: all others fail with PASSWORD_CHANGE_REQUIRED.
   * A password set in Firebase itself, by the link in an e-mail or with a token, is not checked by these rules.
   */
  changeOwnPassword: ChangeOwnPasswordResult;
  /** Changes an agent to an administrator or vice versa; never the last administrator. Requires a sign-in within the last ten minutes. */
  changeRole: AgentResult;
  /** Closes a finished service: reviewed, ready to invoice. */
  closeService: ServiceResult;
  /** Closes finished services, each like `closeService`; a refusal does not affect the others. */
  closeServices: CloseServicesResult;
  /** Completar: ends the work and freezes its report in the same transaction. */
  completeVisit: VisitResult;
  /** Records the invoices of the services of a delivered batch. */
  confirmBillingItems: BillingBatchResult;
  /** Confirms the unconfirmed times of a visit; its report shows that from the next version on. */
  confirmVisitTimes: VisitResult;
  /** Continues the user's own export. */
  continueExport: ExportResult;
  /** Converts an open prospect to a client with a site, or links it to an existing client, with its first service if one is given; only once, even if repeated. */
  convertProspect: ConvertProspectResult;
  /**
   * Corrects the data of a machine's plate, regardless of other changes since it was read; a technician only in their own visit at
   * its site, also after its end.
   */
  correctEquipment: EquipmentResult;
  /** Corrects times that were tapped wrongly. */
  correctVisitTimes: VisitResult;
  /** Records a technician's absence, approved from the start. */
  createAbsence: AbsenceResult;
  /** Creates an agent or an administrator, as `createTechnician` does. An administrator requires a sign-in within the last ten minutes. */
  createAgent: CreateAgentResult;
  /** Adds closed services to a draft. */
  createBillingBatch: BillingBatchResult;
  /**
   * Creates a private feed of the signed-in technician's visits for calendar apps and revokes the previous one. Only a digest of the
   * address is stored: it is returned once, and a repeated request with the same key returns AddressGivenError.
   */
  createCalendarFeed: CreateCalendarFeedResult;
  /** Creates a client, with its first site if one is given. An equal NIF is refused; other similar records return DuplicateError until they are acknowledged. */
  createClient: CreateClientResult;
  /** Adds a piece of equipment to a site; a technician only while working there. */
  createEquipment: EquipmentResult;
  /**
   * Writes a list to a file. Up to 10,000 rows it is READY in the response; a longer one continues with `continueExport`, or in the
   * background. An audit entry records who exported what.
   */
  createExport: ExportResult;
  /** Adds an item to the price catalogue. */
  createItem: ItemResult;
  /** Creates a prospect. Similar records return DuplicateError until they are acknowledged. */
  createProspect: CreateProspectResult;
  /** Creates a service for a client's site; the type provides defaults for omitted fields. */
  createService: CreateServiceResult;
  /** Adds a site to a client. */
  createSite: SiteResult;
  /**
   * Creates a technician: the Auth account and the document, both or neither.
   * The e-mail is compared ignoring case; an Auth account without a document is deleted and created again.
   */
  createTechnician: CreateTechnicianResult;
  /** Approves or rejects an absence; an agent only if the settings allow it. */
  decideAbsence: AbsenceResult;
  /** Decides what is done with rows that match a record. */
  decideImport: ImportResult;
  /** Entregar: freezes payers and amounts, and locks its services. */
  deliverBillingBatch: BillingBatchResult;
  /** Discards a draft: its services can be added to another. */
  discardBillingBatch: BillingBatchResult;
  /** Discards an open prospect as spam or a duplicate. */
  discardProspect: ProspectResult;
  /** Removes a holiday. */
  dropHoliday: HolidaysResult;
  /** Removes an unused value; one in use returns InUseError. */
  dropValue: CatalogValueResult;
  /**
   * Ends all sessions of a user on all devices, including this one. Users may end their own sessions, administrators also others'.
   * For anyone else the result is the same as for an unknown user.
   */
  endSessions: EndSessionsResult;
  /** No completada: ends a visit with remaining work, which has to be planned again. */
  endVisitIncomplete: VisitResult;
  /** Puts a service on hold; the time on hold extends its deadline. */
  holdService: ServiceResult;
  /** Removes services from a draft. */
  leaveOutOfBatch: BillingBatchResult;
  /** Marks an open prospect as lost. */
  loseProspect: ProspectResult;
  /** Moves everything of one client to another and archives it; this cannot be undone. Requires a sign-in within the last ten minutes. */
  mergeClients: MergeClientsResult;
  /** Changes the time, duration or technicians of a planned visit, with the same checks as `scheduleVisit`. */
  moveVisit: PlanVisitResult;
  /** Pausar: interrupts the work. */
  pauseVisit: VisitResult;
  /** Proposes another service at the same site, to be planned. A technician only after a visit of their own. */
  proposeFollowUp: CreateServiceResult;
  /** Reactivates a suspended member of staff. */
  reactivateStaff: StaffStatusResult;
  /** Rejects work with a reason that the technician can read; the work is kept. */
  rejectWorkReview: WorkReviewResult;
  /** Removes a file that no signed report shows; a technician only their own files and photos of their own visits. */
  removeAttachment: RemoveAttachmentResult;
  /** Removes a line of a service. */
  removeServiceLine: ServiceLineResult;
  /** Reopens a lost prospect as contacted. */
  reopenProspect: ProspectResult;
  /** Reopens a finished, closed or cancelled service that is not in a delivered batch; signed reports stay. */
  reopenService: ServiceResult;
  /** Requests days off for the signed-in technician, to be approved. */
  requestAbsence: AbsenceResult;
  /** Restores an archived client. */
  restoreClient: ClientResult;
  /** Restores an archived item. */
  restoreItem: ItemResult;
  /** Restores a discarded prospect as new. */
  restoreProspect: ProspectResult;
  /** Restores an archived site. */
  restoreSite: SiteResult;
  /** Restores a retired value so that it can be chosen again. */
  restoreValue: CatalogValueResult;
  /** Lifts the hold of a service. */
  resumeService: ServiceResult;
  /** Reanudar: resumes the work. */
  resumeVisit: VisitResult;
  /** Retires a value of a list so that it cannot be chosen any more; records that have it keep it. */
  retireValue: CatalogValueResult;
  /** Retries failed copies at once, with a new count of attempts. */
  retryStaleCopy: RetryStaleCopyResult;
  /** Devolver: returns services from a delivered batch, to be corrected and invoiced in another. */
  returnBillingItems: BillingBatchResult;
  /** Freezes a new version of a signed report from the current service; the signed one stays. */
  reviseWorkReport: WorkReportResult;
  /** Revokes the signed-in technician's calendar address: from then on it responds as if it had never existed. */
  revokeCalendarFeed: RevokeCalendarFeedResult;
  /** Creates a holiday, or changes the one with the given id. */
  saveHoliday: HolidaysResult;
  /** Creates a value of one of the lists of reasons, or renames the one with the given id. */
  saveReason: ReasonsResult;
  /** Creates a service type, or changes the one with the given id. */
  saveServiceType: ServiceTypesResult;
  /** Creates a skill, or renames the one with the given id. */
  saveSkill: SkillsResult;
  /** Creates a zone, or changes the one with the given id; sites keep their derived zone until they change. */
  saveZone: ZonesResult;
  /** Schedules a visit of a service. A forbidden slot returns SlotTakenError; warnings are returned until they are accepted. */
  scheduleVisit: PlanVisitResult;
  /** Sets or removes the logo on the company's documents; frozen reports keep theirs. */
  setCompanyLogo: CompanyLogoResult;
  /** Sets whether a technician may see prices and phones. Requires a sign-in within the last ten minutes. */
  setTechnicianPermissions: TechnicianResult;
  /** Iniciar: begins the work. */
  startVisit: VisitResult;
  /** Moves an open prospect one step back. */
  stepBackProspect: ProspectResult;
  /** Suspends a member of staff from their next request on; never the last administrator. */
  suspendStaff: StaffStatusResult;
  /** En camino: starts travelling to a visit. */
  travelToVisit: VisitResult;
  /** Removes a planned visit from the plan: its service has to be scheduled again. */
  unscheduleVisit: VisitResult;
  /**
   * Changes the personal data of an agent or administrator; a new e-mail changes their sign-in and ends their sessions.
   * A new e-mail of an administrator requires a sign-in within the last ten minutes.
   */
  updateAgent: AgentResult;
  /** Changes the deadlines of services by priority and of first answers. */
  updateBuffers: BuffersResult;
  /** Changes the details of a client. */
  updateClient: ClientResult;
  /** Changes the company's own data. */
  updateCompany: CompanyResult;
  /** Changes a piece of equipment, including its site within the client; a technician only while working there, and not its site. */
  updateEquipment: EquipmentResult;
  /** Changes an item; lines created from it do not change. */
  updateItem: ItemResult;
  /** Changes the user's own name and phone; a technician's phone and colour. */
  updateMyProfile: MyProfileResult;
  /** Changes the rules for new passwords. */
  updatePasswords: PasswordsResult;
  /** Changes the details of a prospect, but not its status. */
  updateProspect: ProspectResult;
  /** Changes the details of a service, but not its status, visits or lines. */
  updateService: ServiceResult;
  /** Changes a line of a service. In a closed one the office only gives what its invoice lacks: a missing price, or no IVA where none applies. */
  updateServiceLine: ServiceLineResult;
  /** Changes a site. */
  updateSite: SiteResult;
  /** Changes a technician's personal data; a new e-mail changes their sign-in and ends their sessions. */
  updateTechnician: TechnicianResult;
  /** Changes a technician's skills, zones and hours. */
  updateTechnicianProfile: TechnicianResult;
  /** Changes the company's working hours, which apply to technicians without their own. */
  updateWorkingHours: WorkingHoursResult;
};


/** The mutations. */
export type MutationActOnImportArgs = {
  input: ActOnImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationAddNoteArgs = {
  input: AddNoteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationAddServiceLineArgs = {
  input: AddServiceLineInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationAdvanceImportArgs = {
  input: AdvanceImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationAdvanceProspectArgs = {
  input: AdvanceProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationAnswerChecklistArgs = {
  input: AnswerChecklistInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationApplyWorkReviewArgs = {
  input: ApplyWorkReviewInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationArchiveClientArgs = {
  input: ClientVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationArchiveItemArgs = {
  input: ItemVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationArchiveSiteArgs = {
  input: SiteVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationAttachWorkReviewArgs = {
  input: AttachWorkReviewInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCancelAbsenceArgs = {
  input: CancelAbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCancelServiceArgs = {
  input: CancelServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCancelVisitArgs = {
  input: CancelVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationChangeHoldArgs = {
  input: ChangeHoldInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationChangeImportArgs = {
  input: ChangeImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationChangeOwnPasswordArgs = {
  input: ChangeOwnPasswordInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationChangeRoleArgs = {
  input: ChangeRoleInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCloseServiceArgs = {
  input: ServiceVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCloseServicesArgs = {
  input: CloseServicesInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCompleteVisitArgs = {
  input: CompleteVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationConfirmBillingItemsArgs = {
  input: ConfirmBillingItemsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationConfirmVisitTimesArgs = {
  input: ConfirmVisitTimesInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationContinueExportArgs = {
  input: ContinueExportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationConvertProspectArgs = {
  input: ConvertProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCorrectEquipmentArgs = {
  input: CorrectEquipmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCorrectVisitTimesArgs = {
  input: CorrectVisitTimesInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateAbsenceArgs = {
  input: CreateAbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateAgentArgs = {
  input: CreateAgentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateBillingBatchArgs = {
  input: CreateBillingBatchInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateCalendarFeedArgs = {
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateClientArgs = {
  input: CreateClientInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateEquipmentArgs = {
  input: CreateEquipmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateExportArgs = {
  input: CreateExportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateItemArgs = {
  input: CreateItemInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateProspectArgs = {
  input: CreateProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateServiceArgs = {
  input: CreateServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateSiteArgs = {
  input: CreateSiteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationCreateTechnicianArgs = {
  input: CreateTechnicianInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDecideAbsenceArgs = {
  input: DecideAbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDecideImportArgs = {
  input: DecideImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDeliverBillingBatchArgs = {
  input: BatchVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDiscardBillingBatchArgs = {
  input: BatchVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDiscardProspectArgs = {
  input: DiscardProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDropHolidayArgs = {
  input: DropHolidayInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationDropValueArgs = {
  input: CatalogValueInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationEndSessionsArgs = {
  input: StaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationEndVisitIncompleteArgs = {
  input: EndVisitIncompleteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationHoldServiceArgs = {
  input: HoldServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationLeaveOutOfBatchArgs = {
  input: LeaveOutOfBatchInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationLoseProspectArgs = {
  input: LoseProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationMergeClientsArgs = {
  input: MergeClientsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationMoveVisitArgs = {
  input: MoveVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationPauseVisitArgs = {
  input: PauseVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationProposeFollowUpArgs = {
  input: FollowUpInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationReactivateStaffArgs = {
  input: StaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRejectWorkReviewArgs = {
  input: RejectWorkReviewInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRemoveAttachmentArgs = {
  input: RemoveAttachmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRemoveServiceLineArgs = {
  input: RemoveServiceLineInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationReopenProspectArgs = {
  input: ProspectVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationReopenServiceArgs = {
  input: ReopenServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRequestAbsenceArgs = {
  input: AbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRestoreClientArgs = {
  input: ClientVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRestoreItemArgs = {
  input: ItemVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRestoreProspectArgs = {
  input: ProspectVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRestoreSiteArgs = {
  input: SiteVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRestoreValueArgs = {
  input: CatalogValueInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationResumeServiceArgs = {
  input: ServiceVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationResumeVisitArgs = {
  input: VisitActInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRetireValueArgs = {
  input: CatalogValueInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRetryStaleCopyArgs = {
  input: RetryStaleCopyInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationReturnBillingItemsArgs = {
  input: ReturnBillingItemsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationReviseWorkReportArgs = {
  input: ReviseWorkReportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationRevokeCalendarFeedArgs = {
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSaveHolidayArgs = {
  input: SaveHolidayInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSaveReasonArgs = {
  input: SaveReasonInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSaveServiceTypeArgs = {
  input: SaveServiceTypeInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSaveSkillArgs = {
  input: SaveSkillInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSaveZoneArgs = {
  input: SaveZoneInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationScheduleVisitArgs = {
  input: ScheduleVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSetCompanyLogoArgs = {
  input: SetCompanyLogoInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSetTechnicianPermissionsArgs = {
  input: SetTechnicianPermissionsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationStartVisitArgs = {
  input: VisitActInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationStepBackProspectArgs = {
  input: StepBackProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationSuspendStaffArgs = {
  input: StaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationTravelToVisitArgs = {
  input: VisitActInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUnscheduleVisitArgs = {
  input: VisitVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateAgentArgs = {
  input: UpdateStaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateBuffersArgs = {
  input: UpdateBuffersInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateClientArgs = {
  input: UpdateClientInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateEquipmentArgs = {
  input: UpdateEquipmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateItemArgs = {
  input: UpdateItemInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateMyProfileArgs = {
  input: UpdateMyProfileInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdatePasswordsArgs = {
  input: UpdatePasswordsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateProspectArgs = {
  input: UpdateProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateServiceArgs = {
  input: UpdateServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateServiceLineArgs = {
  input: UpdateServiceLineInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateSiteArgs = {
  input: UpdateSiteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateTechnicianArgs = {
  input: UpdateStaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateTechnicianProfileArgs = {
  input: UpdateTechnicianProfileInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** The mutations. */
export type MutationUpdateWorkingHoursArgs = {
  input: UpdateWorkingHoursInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};

/** The changes of a technician's days since a mark: visits, their services and their files. Not included: contacts of the client. */
export type MyDayChanges = {
  __typename?: 'MyDayChanges';
  /** Visits that may have changed and are not, or no longer, on the technician's days. */
  goneIds: Array<Scalars['ID']['output']>;
  /** Whether the whole days must be read again: too many changes or too old a mark. */
  isTooOld: Scalars['Boolean']['output'];
  /** The mark from which to request the next changes. */
  mark: Scalars['String']['output'];
  /** Visits of the days that may have changed, in their current state. */
  visits: Array<Visit>;
};

/** Result of changing the user's own profile. */
export type MyProfileResult = ConflictError | KeyReusedError | MyProfileSuccess | ValidationError;

/** The own profile was changed. */
export type MyProfileSuccess = {
  __typename?: 'MyProfileSuccess';
  /** The current profile. */
  me: Me;
};

/** The record does not exist or this user may not see it; nothing was changed. */
export type NotFoundError = UserError & {
  __typename?: 'NotFoundError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** A note about a record. */
export type NoteKind =
  /** Llamada. */
  | 'CALL'
  /** Correo. */
  | 'EMAIL'
  /** Nota. */
  | 'NOTE';

/** The member of staff responsible for a record, with the name at its last change. */
export type Owner = {
  __typename?: 'Owner';
  /** Their Auth uid. */
  id: Scalars['ID']['output'];
  /** Nombre and apellidos. */
  name: Scalars['String']['output'];
};

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Where the next page begins; null if there is nothing before it. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether `after: endCursor` gives more rows. */
  hasNextPage: Scalars['Boolean']['output'];
};

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

/**
 * The company's rules for passwords that are set in Cuadrilla. A password set by the link in an e-mail or with a token is checked
 * by Firebase only.
 */
export type PasswordSettings = {
  __typename?: 'PasswordSettings';
  /** Whether new users must replace their password at the first sign-in. */
  changeFirst: Scalars['Boolean']['output'];
  /** The fewest characters, 6 to 32. */
  minLength: Scalars['Int']['output'];
  /** Whether the 10,000 most common passwords are rejected. */
  refuseCommon: Scalars['Boolean']['output'];
  /** Increases with each change of the section. */
  version: Scalars['Int']['output'];
};

/** Result of changing the rules for passwords. */
export type PasswordsResult = ConflictError | KeyReusedError | PasswordsSuccess | ValidationError;

/** The section was changed. */
export type PasswordsSuccess = {
  __typename?: 'PasswordsSuccess';
  /** The current state. */
  passwords: PasswordSettings;
};

/** The report of an earlier visit. */
export type PastReport = {
  __typename?: 'PastReport';
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** Its service's id. */
  serviceId: Scalars['ID']['output'];
};

/** A visit that has ended, as shown to those who may see its site. */
export type PastVisit = {
  __typename?: 'PastVisit';
  /** When it ended. */
  endedAt: Scalars['DateTime']['output'];
  /** The machines of its service. */
  equipmentIds: Array<Scalars['ID']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The service's id and the report's, or null if there is no report. */
  report?: Maybe<PastReport>;
  /** COMPLETED or NOT_COMPLETED. */
  status: VisitStatus;
  /** The technicians; the first one leads. */
  technicianNames: Array<Scalars['String']['output']>;
  /** The work done or why it was not, or null. */
  text?: Maybe<Scalars['String']['output']>;
  /** The title of its service. */
  title: Scalars['String']['output'];
  /** The type of its service. */
  typeName: Scalars['String']['output'];
};

/** The reason for a pause. */
export type PauseReason =
  /** Descanso. */
  | 'BREAK'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER';

/** An interruption of a visit. */
export type PauseVisitInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** As in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The reason. */
  reason: PauseReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of planning a visit. */
export type PlanVisitResult = ConflictError | KeyReusedError | NotFoundError | PlanVisitSuccess | SlotTakenError | SlotWarningsError | TransitionError | ValidationError;

/** The visit was planned or moved. */
export type PlanVisitSuccess = {
  __typename?: 'PlanVisitSuccess';
  /** The current state. */
  visit: Visit;
};

/** A day or a week of the plan. */
export type Planning = {
  __typename?: 'Planning';
  /** The first day. */
  from: Scalars['LocalDate']['output'];
  /** Holidays among the days. */
  holidays: Array<Holiday>;
  /** The mark from which to request its changes. */
  mark: Scalars['String']['output'];
  /** The revision of the week when this was read, as in `planningRevision`. */
  revision: Scalars['Int']['output'];
  /** Active technicians, and others with a visit here, by name. */
  technicians: Array<PlanningTechnician>;
  /** The last day. */
  to: Scalars['LocalDate']['output'];
  /** The tray's revision, if a tray requested at the same time is certain to have it; otherwise null. */
  tray?: Maybe<Scalars['Int']['output']>;
  /** All visits on the days except cancelled ones, by start. */
  visits: Array<Visit>;
};

/** An absence of a technician, as the plan shows it. */
export type PlanningAbsence = {
  __typename?: 'PlanningAbsence';
  /** The first day. */
  from: Scalars['LocalDate']['output'];
  /** The kind. */
  kind: AbsenceKind;
  /** The last day. */
  to: Scalars['LocalDate']['output'];
};

/** The changes of a plan since a mark. */
export type PlanningChanges = {
  __typename?: 'PlanningChanges';
  /** Visits that may have changed and are not, or no longer, on the days. */
  goneIds: Array<Scalars['ID']['output']>;
  /** Whether the whole plan must be read again: too many changes, too old a mark, or changes of technicians, absences, hours or holidays. */
  isTooOld: Scalars['Boolean']['output'];
  /** The mark from which to request the next changes. */
  mark: Scalars['String']['output'];
  /** Increases whenever a service enters or leaves the tray or changes in it; null if the whole plan must be read again. */
  tray?: Maybe<Scalars['Int']['output']>;
  /** Visits of the days that may have changed, in their current state. */
  visits: Array<Visit>;
};

/** A revision of the plan; only a difference has a meaning. */
export type PlanningRevision = {
  __typename?: 'PlanningRevision';
  /** Increases whenever a service enters or leaves the tray or changes in it. */
  tray: Scalars['Int']['output'];
  /** A number that differs after each change of a visit in the week. */
  week: Scalars['Int']['output'];
};

/** A technician as the plan shows them. */
export type PlanningTechnician = {
  __typename?: 'PlanningTechnician';
  /** Approved absences among the days. */
  absences: Array<PlanningAbsence>;
  /** The id of their colour. */
  color: Scalars['String']['output'];
  /** The Auth uid. */
  id: Scalars['ID']['output'];
  /** Apellidos. */
  lastName: Scalars['String']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** The ids of their skills. */
  skillIds: Array<Scalars['ID']['output']>;
  /** Whether they may work. */
  status: UserStatus;
  /** Their working hours: their own, or the company's. */
  weeklyHours: WeeklyHours;
  /** The ids of the zones they work in; none means everywhere. */
  zoneIds: Array<Scalars['ID']['output']>;
};

/** The range of the plan. */
export type PlanningView =
  /** One day. */
  | 'DAY'
  /** The week of the day, Monday to Sunday. */
  | 'WEEK';

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

/** The administrador de fincas of a community, as the community names them. */
export type PropertyManager = {
  __typename?: 'PropertyManager';
  /** Whether it is archived. No further read. */
  archived: Scalars['Boolean']['output'];
  /** Its code. */
  code: Scalars['String']['output'];
  /** The client's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its main phone, E.164, or null. One read. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A potential client. */
export type Prospect = {
  __typename?: 'Prospect';
  /** The known address, with blanks for unknown parts; or null. */
  address?: Maybe<Address>;
  /** `P-2026-0001`. */
  code: Scalars['String']['output'];
  /** The service created by the conversion, or null. */
  convertedService?: Maybe<ServiceRef>;
  /** The resulting client, or null. */
  convertedTo?: Maybe<ClientRef>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The reason for discarding; null unless DISCARDED. */
  discardKind?: Maybe<DiscardKind>;
  /** The name in lists: the person's or the legal name. */
  displayName: Scalars['String']['output'];
  /** They asked not to be contacted. */
  doNotContact: Scalars['Boolean']['output'];
  /** When that is, relative to today; NONE for a prospect that is not open. */
  due: DueBucket;
  /** As typed, or null. */
  email?: Maybe<Scalars['String']['output']>;
  /** Cents, or null. */
  estimatedValueCents?: Maybe<Scalars['Cents']['output']>;
  /** When it was first answered, or null. */
  firstResponseAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the first answer is due by the settings; null once answered. */
  firstResponseDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The requested service types: ids of `catalog.serviceTypes`. */
  interestIds: Array<Scalars['ID']['output']>;
  /** The kind. */
  kind: PartyKind;
  /** Apellidos; of a company, its contact's; or null. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Razón social, or null for a person. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Why they were lost: an id of `catalog.lostReasons`; null unless LOST. */
  lostReasonId?: Maybe<Scalars['ID']['output']>;
  /** Nombre; of a company, its contact's; or null. */
  name?: Maybe<Scalars['String']['output']>;
  /** A short description of what they need, or null. */
  need?: Maybe<Scalars['String']['output']>;
  /** The day of the next step, or null. */
  nextActionOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
  /** The ids of similar clients and prospects confirmed to be other people when it was created; its conversion does not ask again. */
  notDuplicateOf: Array<Scalars['ID']['output']>;
  /** Notes, or null. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The responsible member of staff, or null. */
  owner?: Maybe<Owner>;
  /** E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The source: an id of `catalog.prospectSources`, or null. */
  sourceId?: Maybe<Scalars['ID']['output']>;
  /** The status. */
  status: ProspectStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; a change sends the one it is based on. */
  version: Scalars['Int']['output'];
};

/** A page of prospects. */
export type ProspectConnection = {
  __typename?: 'ProspectConnection';
  /** The rows with their cursors. */
  edges: Array<ProspectEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`; null also while searching. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A prospect in a page. */
export type ProspectEdge = {
  __typename?: 'ProspectEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Prospect;
};

/** The filter for prospects. */
export type ProspectFilter = {
  /** Open, and due then. */
  due?: InputMaybe<DueBucket>;
  /** Asking for this service type. */
  interestId?: InputMaybe<Scalars['ID']['input']>;
  /** Neither converted nor lost nor discarded. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** This member of staff is responsible for them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** From this source. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** In this status. */
  status?: InputMaybe<ProspectStatus>;
};

/** The details of a prospect, as typed. */
export type ProspectInput = {
  /** The known address: postal code and town may be given alone, a street may not. */
  address?: InputMaybe<AddressInput>;
  /** They asked not to be contacted. */
  doNotContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail; either this or a phone is required. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Cents. */
  estimatedValueCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Ids of `catalog.serviceTypes`, at most 10. */
  interestIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The kind. */
  kind: PartyKind;
  /** Apellidos. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Razón social; required unless they are a person. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** Nombre; a person must have one. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What they need, at most 100 characters. */
  need?: InputMaybe<Scalars['String']['input']>;
  /** The day of the next step. */
  nextActionOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** NIF, with or without spaces, hyphens and ES. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** At most 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The responsible agent or administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** A valid phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An id of `catalog.prospectSources`. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of changing a prospect. */
export type ProspectResult = ConflictError | KeyReusedError | NotFoundError | ProspectSuccess | TransitionError | ValidationError;

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

/** The prospect was changed. */
export type ProspectSuccess = {
  __typename?: 'ProspectSuccess';
  /** The current state. */
  prospect: Prospect;
};

/** The number and value of the prospects in a status. */
export type ProspectTotal = {
  __typename?: 'ProspectTotal';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: ProspectStatus;
  /** The sum of their estimated values, in cents. */
  valueCents: Scalars['Cents']['output'];
};

/** A prospect, as it was seen. */
export type ProspectVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Prospects as a list shows them. */
export type ProspectsExportInput = {
  /** The filter. */
  filter?: InputMaybe<ProspectFilter>;
  /** Search words, as in `prospects`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: InputMaybe<ProspectSort>;
};

/** The queries. */
export type Query = {
  __typename?: 'Query';
  /** The technician's planned work on the days of an absence, checked before its approval; null if the absence does not exist. Costs at most 203 document reads. */
  absenceWork?: Maybe<AbsenceWork>;
  /** Absences, the latest first. A technician sees their own, whatever the arguments. */
  absences: AbsenceConnection;
  /** The timeline of a record, the latest entries first; a technician sees only their own entries about their services. */
  activity: ActivityConnection;
  /** One agent or administrator, or null if it does not exist. */
  agent?: Maybe<Agent>;
  /** Agents and administrators; pages, search and order as in `technicians`. */
  agents: AgentConnection;
  /** The audit, the latest entries first. A page of n rows costs at most n + 2 document reads. */
  auditEntries: AuditConnection;
  /** One batch, or null if it does not exist. */
  billingBatch?: Maybe<BillingBatch>;
  /** Batches, the latest first; discarded ones only with that status. */
  billingBatches: BillingBatchConnection;
  /** The services for the next batch: closed, chargeable and in no batch, the oldest 200. As many reads as services and clients, plus two. */
  billingProposal: BillingProposal;
  /** Names of types, skills, zones and reasons, for selection and display; includes retired ones. */
  catalog: Catalog;
  /**
   * One client, or null if it does not exist. A technician sees only clients of their own visits that are open or ended at most
   * 30 days ago, and phones only if allowed; the same applies to sites and equipment.
   */
  client?: Maybe<Client>;
  /**
   * Tags or towns of clients in use that begin with a text, ignoring case and accents, in alphabetical order: at most 20, at one
   * read each.
   */
  clientValues: Array<Scalars['String']['output']>;
  /** Clients. A page of n rows costs at most n + 2 document reads, a search by several words at most four times that. */
  clients: ClientConnection;
  /** When technicians' devices last contacted the server, checked before visits are reassigned: a row per id, at most 50, at one read each. */
  devices: Array<TechnicianDevice>;
  /** Prospects and clients with the same NIF, e-mail or phone: ¿Es la misma persona? At most 10. */
  duplicates: Array<DuplicateMatch>;
  /** One piece of equipment, or null if it does not exist or this user may not see it. */
  equipment?: Maybe<Equipment>;
  /** Equipment of a client or of one of its sites, the retired last. */
  equipmentList: EquipmentConnection;
  /** The user's own exports of the last day, the latest first: at most 20. */
  exports: Array<Export>;
  /** The catalogue for a technician's device: one read if nothing has changed since the mark, otherwise the changes; without a mark all of it, at most 1,000 items in use. */
  fieldItems: FieldItems;
  /** The figures of the office's first screen. One read, plus one for each figure that is counted on request. */
  figures: Figures;
  /** The open work of a member of staff, checked before a suspension; null if the member does not exist. */
  heldWork?: Maybe<HeldWork>;
  /** An import; null if it does not exist or is of a kind that the user may not import. */
  import?: Maybe<Import>;
  /** Rows of a checked import, in pages as the server keeps them: at most 40 rows each. */
  importRows?: Maybe<ImportRowPage>;
  /** Imports of the kinds that the user may import, the latest first. */
  imports: ImportConnection;
  /** One item of the price catalogue, or null if it does not exist. */
  item?: Maybe<Item>;
  /** Families of the items in use that begin with a text, ignoring case and accents, in alphabetical order: at most 50. */
  itemFamilies: Array<Scalars['String']['output']>;
  /** The price catalogue. A page of n rows costs at most n + 2 document reads, a search by several words at most four times that. */
  items: ItemConnection;
  /** The company's letterhead, for documents that a technician hands to a customer on site. One read. */
  letterhead: Letterhead;
  /** The signed-in user, of any role; the web chooses menu and routes by the role. */
  me: Me;
  /** The signed-in administrator, with the data of their first screen. */
  meAdmin: MeAdmin;
  /** The signed-in agent, with the data of their first screen. */
  meAgent: MeAgent;
  /** The signed-in technician, with the data of their first screen. */
  meTechnician: MeTechnician;
  /** What a merge of two clients would move and change; null if one is missing or already merged, or both are the same. */
  mergePreview?: Maybe<MergePreview>;
  /** The signed-in technician's private calendar feed, or null if there is none. Never contains the address itself. */
  myCalendarFeed?: Maybe<CalendarFeed>;
  /** The changes of the signed-in technician's days. One read if there are none, otherwise as many as changes, each with its visit. */
  myDayChanges: MyDayChanges;
  /** The mark from which to request changes of the days read in the same request. No reads. */
  myDayMark: Scalars['String']['output'];
  /** The requested days on which the signed-in technician does not work: approved absences and the company's holidays, by date. As many reads as current and future absences, plus one. */
  myDaysOff: Array<DayOff>;
  /** The signed-in technician's work of the last 14 days that was filed for review, the latest first, with the decision. */
  myFiledWork: Array<WorkReview>;
  /** The signed-in technician's visits that begin on the requested days, without cancelled ones, by start. */
  myVisits: Array<Visit>;
  /** The number of open work reviews. One read. */
  openReviewCount: Scalars['Int']['output'];
  /** The plan of a day or a week: technicians with their hours and absences, and every visit. At most 300 technicians. */
  planning: Planning;
  /** The changes of a plan. As many reads as changes, each with its visit, plus two. */
  planningChanges: PlanningChanges;
  /** Whether a plan has changed: two document reads, so that a screen can poll every few seconds. */
  planningRevision: PlanningRevision;
  /** One prospect, or null if it does not exist. */
  prospect?: Maybe<Prospect>;
  /** The number and value of the prospects in each status: the headers of the board. One aggregation per status. */
  prospectTotals: Array<ProspectTotal>;
  /** Prospects. A page of n rows costs at most n + 2 document reads, a search by several words at most four times that. */
  prospects: ProspectConnection;
  /** Records with a word beginning with each of the search words: at most 5 each of prospects, clients, sites, equipment and services. */
  search: Array<SearchHit>;
  /** One service, or null if it does not exist or this user may not see it. */
  service?: Maybe<Service>;
  /**
   * Services. A page of n rows costs at most n + 2 document reads, a search by several words, or by a word and a technician or a
   * machine, at most four times that. A technician sees only those of their own visits.
   */
  services: ServiceConnection;
  /** The company's settings; each section is read only if requested. */
  settings: Settings;
  /** One site, or null if it does not exist or this user may not see it. */
  site?: Maybe<Site>;
  /** A client's sites by name, the archived ones last. */
  sites: SiteConnection;
  /** Suggested technicians and times for a service, the best first, at most 5, with two technicians among the first three if possible; none if it cannot be planned. Null if the service does not exist. */
  slotSuggestions?: Maybe<Array<SlotSuggestion>>;
  /** The status of the background jobs. One read per job listed. */
  systemStatus: SystemStatus;
  /** Staff that can be chosen for work or as an owner: active members with the roles, by name. At most 300. */
  team: Array<TeamMember>;
  /** The data of the dashboard for a day. As many reads as technicians, visits and absences, plus two. */
  teamDay: TeamDay;
  /** The planned share of each technician's time, at most seven days. As many reads as technicians, their days with work and absences, plus two. */
  teamLoad: Array<TechnicianLoad>;
  /** One technician, or null if it does not exist. */
  technician?: Maybe<Technician>;
  /** Technicians. A page of n rows, n ≥ 1, costs at most n + 2 document reads, a search by several words at most four times that. */
  technicians: TechnicianConnection;
  /** Totals of the closed services not yet delivered for invoicing. One read. Null for some minutes after an update, while older services are added. */
  toInvoice?: Maybe<ToInvoice>;
  /**
   * The towns of the company's sites with a postal code, the most frequent first, at most 3: at most 10 reads. None for an invalid
   * postal code.
   */
  townsOf: Array<Scalars['String']['output']>;
  /** One visit, or null if it does not exist or this user may not see it. */
  visit?: Maybe<Visit>;
  /** One work report, or null if it does not exist or this user may not see it. */
  workReport?: Maybe<WorkReport>;
  /** Work filed for review, the latest received first. */
  workReviews: WorkReviewConnection;
};


/** The queries. */
export type QueryAbsenceWorkArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryAbsencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  status?: InputMaybe<AbsenceStatus>;
  technicianId?: InputMaybe<Scalars['ID']['input']>;
};


/** The queries. */
export type QueryActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entity: EntityKind;
  first?: Scalars['PageSize']['input'];
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryAgentArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffSort;
  status?: InputMaybe<UserStatus>;
};


/** The queries. */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['PageSize']['input'];
};


/** The queries. */
export type QueryBillingBatchArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryBillingBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  status?: InputMaybe<BatchStatus>;
};


/** The queries. */
export type QueryBillingProposalArgs = {
  grouping?: BillingGrouping;
};


/** The queries. */
export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryClientValuesArgs = {
  of: ClientValue;
  startingWith?: Scalars['String']['input'];
};


/** The queries. */
export type QueryClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClientFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ClientSort;
};


/** The queries. */
export type QueryDevicesArgs = {
  technicianIds: Array<Scalars['ID']['input']>;
};


/** The queries. */
export type QueryDuplicatesArgs = {
  input: DuplicateSearch;
};


/** The queries. */
export type QueryEquipmentArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryEquipmentListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['PageSize']['input'];
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


/** The queries. */
export type QueryFieldItemsArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


/** The queries. */
export type QueryHeldWorkArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryImportRowsArgs = {
  fromPage?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  view?: ImportView;
};


/** The queries. */
export type QueryImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
};


/** The queries. */
export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryItemFamiliesArgs = {
  startingWith?: Scalars['String']['input'];
};


/** The queries. */
export type QueryItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ItemSort;
};


/** The queries. */
export type QueryMergePreviewArgs = {
  keepId: Scalars['ID']['input'];
  mergeId: Scalars['ID']['input'];
};


/** The queries. */
export type QueryMyDayChangesArgs = {
  days?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
  since: Scalars['String']['input'];
};


/** The queries. */
export type QueryMyDaysOffArgs = {
  days?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
};


/** The queries. */
export type QueryMyVisitsArgs = {
  days?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
};


/** The queries. */
export type QueryPlanningArgs = {
  date: Scalars['LocalDate']['input'];
  view?: PlanningView;
};


/** The queries. */
export type QueryPlanningChangesArgs = {
  date: Scalars['LocalDate']['input'];
  since: Scalars['String']['input'];
  view?: PlanningView;
};


/** The queries. */
export type QueryPlanningRevisionArgs = {
  date: Scalars['LocalDate']['input'];
};


/** The queries. */
export type QueryProspectArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryProspectTotalsArgs = {
  filter?: InputMaybe<ProspectFilter>;
};


/** The queries. */
export type QueryProspectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProspectFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ProspectSort;
};


/** The queries. */
export type QuerySearchArgs = {
  q: Scalars['String']['input'];
};


/** The queries. */
export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ServiceFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ServiceSort;
};


/** The queries. */
export type QuerySiteArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QuerySitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientId: Scalars['ID']['input'];
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The queries. */
export type QuerySlotSuggestionsArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  serviceId: Scalars['ID']['input'];
};


/** The queries. */
export type QueryTeamArgs = {
  roles?: InputMaybe<Array<Role>>;
};


/** The queries. */
export type QueryTeamDayArgs = {
  date: Scalars['LocalDate']['input'];
};


/** The queries. */
export type QueryTeamLoadArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** The queries. */
export type QueryTechnicianArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryTechniciansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffSort;
  status?: InputMaybe<UserStatus>;
};


/** The queries. */
export type QueryTownsOfArgs = {
  postalCode: Scalars['String']['input'];
};


/** The queries. */
export type QueryVisitArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryWorkReportArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryWorkReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  status?: WorkReviewStatus;
};

/** The lists of the settings whose values consist of a name only. */
export type ReasonKind =
  /** Motivos de anulación. */
  | 'CANCEL_REASON'
  /** Motivos de espera. */
  | 'HOLD_REASON'
  /** Motivos de pérdida. */
  | 'LOST_REASON'
  /** Orígenes de un prospecto. */
  | 'PROSPECT_SOURCE';

/** The lists whose values consist of a name only. */
export type ReasonList = {
  __typename?: 'ReasonList';
  /** Motivos de anulación. */
  cancelReasons: Array<CatalogValue>;
  /** Motivos de espera. */
  holdReasons: Array<CatalogValue>;
  /** Motivos de pérdida. */
  lostReasons: Array<CatalogValue>;
  /** Orígenes de un prospecto. */
  prospectSources: Array<CatalogValue>;
  /** Increases with each change of any of them. */
  version: Scalars['Int']['output'];
};

/** Result of changing the reasons. */
export type ReasonsResult = ConflictError | KeyReusedError | NotFoundError | ReasonsSuccess | ValidationError;

/** The lists were changed. */
export type ReasonsSuccess = {
  __typename?: 'ReasonsSuccess';
  /** The current state. */
  reasons: ReasonList;
};

/** Requires a sign-in within the last ten minutes: sign in and try again; nothing was changed. */
export type RecentSignInError = UserError & {
  __typename?: 'RecentSignInError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** A change of a record. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** Who did it, with the name at that time. */
  byName: Scalars['String']['output'];
};

/** The services that could not be closed. */
export type RefusedService = {
  __typename?: 'RefusedService';
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** Why, in Spanish. */
  message: Scalars['String']['output'];
};

/** Work to reject. */
export type RejectWorkReviewInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The reason, which the technician can read. */
  reason: Scalars['String']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A file to be removed. */
export type RemoveAttachmentInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The time it was taken away, according to the device; treated as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of removing a file. */
export type RemoveAttachmentResult = KeyReusedError | NotFoundError | RemoveAttachmentSuccess | TransitionError | WorkFiled;

/** The file was removed. */
export type RemoveAttachmentSuccess = {
  __typename?: 'RemoveAttachmentSuccess';
  /** Its service in its current state. */
  service: Service;
};

/** A line to be removed. */
export type RemoveServiceLineInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** The record. */
  lineId: Scalars['ID']['input'];
  /** The time it was taken away, according to the device; treated as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Reopening a service. */
export type ReopenServiceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The reason. */
  reason: Scalars['String']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A point of the checklist as a report shows it. */
export type ReportChecklistItem = {
  __typename?: 'ReportChecklistItem';
  /** The answer as displayed: `Sí`, `1,4`; null if there is none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** The checklist. */
  text: Scalars['String']['output'];
};

/** The client as a report shows it. */
export type ReportClient = {
  __typename?: 'ReportClient';
  /** The billing address, on one line; null if there is none, or in reports frozen before it was included. */
  address?: Maybe<Scalars['String']['output']>;
  /** Its code. */
  code: Scalars['String']['output'];
  /** The client's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
};

/** The company as a report shows it. */
export type ReportCompany = {
  __typename?: 'ReportCompany';
  /** On one line, or null. */
  address?: Maybe<Scalars['String']['output']>;
  /** E-mail, or null. */
  email?: Maybe<Scalars['String']['output']>;
  /** Its logo when the report was frozen: a PNG in base64, or null. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Razón social. */
  name: Scalars['String']['output'];
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
  /** E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A machine as a report shows it. */
export type ReportEquipment = {
  __typename?: 'ReportEquipment';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Kind, brand and model in one. */
  name: Scalars['String']['output'];
  /** Número de serie, or null. */
  serialNumber?: Maybe<Scalars['String']['output']>;
};

/** A line as a report shows it. */
export type ReportLine = {
  __typename?: 'ReportLine';
  /** The client's price, without IVA; null if prices are not shown. */
  amountCents?: Maybe<Scalars['Cents']['output']>;
  /** Whether the client pays it. */
  billable: Billable;
  /** Discount in hundredths of a percent; null if prices are not shown. */
  discountBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: LineKind;
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
  /** Concepto. */
  text: Scalars['String']['output'];
  /** The unit. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; null if it has no price, or prices are not shown. */
  unitPriceCents?: Maybe<Scalars['Cents']['output']>;
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
};

/** A photo as a report shows it: its content is at `/files/{attachmentId}`. */
export type ReportPhoto = {
  __typename?: 'ReportPhoto';
  /** The attachment. */
  attachmentId: Scalars['ID']['output'];
  /** Before or after. */
  kind: AttachmentKind;
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
};

/** Who signed a report. */
export type ReportSigner = {
  __typename?: 'ReportSigner';
  /** Nombre y apellidos. */
  name: Scalars['String']['output'];
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
};

/** Who signs a report. */
export type ReportSignerInput = {
  /** Nombre y apellidos. */
  name: Scalars['String']['input'];
  /** NIF. */
  nif?: InputMaybe<Scalars['String']['input']>;
};

/** The site as a report shows it. */
export type ReportSite = {
  __typename?: 'ReportSite';
  /** On one line. */
  address: Scalars['String']['output'];
  /** The site's id. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** A technician as a report shows them. */
export type ReportTechnician = {
  __typename?: 'ReportTechnician';
  /** The Auth uid. */
  id: Scalars['ID']['output'];
  /** Nombre and apellidos. */
  name: Scalars['String']['output'];
};

/** The job to retry. */
export type RetryStaleCopyInput = {
  /** The id of the `StaleCopy`. */
  id: Scalars['ID']['input'];
};

/** Result of a retry. */
export type RetryStaleCopyResult = KeyReusedError | NotFoundError | RetryStaleCopySuccess;

/** It was retried; its current state tells whether it failed again. */
export type RetryStaleCopySuccess = {
  __typename?: 'RetryStaleCopySuccess';
  /** The current value. */
  status: SystemStatus;
};

/** Services to return from a delivered batch. */
export type ReturnBillingItemsInput = {
  /** The batch. */
  id: Scalars['ID']['input'];
  /** Its item. */
  itemIds: Array<Scalars['ID']['input']>;
  /** The reason. */
  reason: Scalars['String']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A new version of a report. */
export type ReviseWorkReportInput = {
  /** The latest version. */
  id: Scalars['ID']['input'];
  /** The reason. */
  reason: Scalars['String']['input'];
};

/** Result of revoking a calendar address. */
export type RevokeCalendarFeedResult = KeyReusedError | NotFoundError | RevokeCalendarFeedSuccess;

/** The address was revoked. */
export type RevokeCalendarFeedSuccess = {
  __typename?: 'RevokeCalendarFeedSuccess';
  /** The current one: null, unless another was created since. */
  feed?: Maybe<CalendarFeed>;
};

/** The role of a member of staff. Stored in lower case in `users/{uid}.rol`. */
export type Role =
  /** Administrador: every screen; staff, settings and everything an agent may do. */
  | 'ADMIN'
  /** Agente (office): prospects, clients, services and planning. */
  | 'AGENT'
  /** Técnico: their own day, visits and work reports. */
  | 'TECHNICIAN';

/** A holiday. */
export type SaveHolidayInput = {
  /** The day; one holiday per day. */
  date: Scalars['LocalDate']['input'];
  /** Its id; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The version of the list the change is based on. */
  version: Scalars['Int']['input'];
};

/** A value of one of the lists of reasons. */
export type SaveReasonInput = {
  /** Its id; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The list. */
  kind: ReasonKind;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The version of the lists the change is based on. */
  version: Scalars['Int']['input'];
};

/** A service type. */
export type SaveServiceTypeInput = {
  /** The category. */
  category: ServiceCategory;
  /** At most 30; unchanged if omitted. */
  checklist?: InputMaybe<Array<ChecklistItemInput>>;
  /** The defaults of a new service, at most 20; unchanged if omitted. */
  defaultLines?: InputMaybe<Array<DefaultLineInput>>;
  /** 15 to 1,440, in steps of 5. */
  durationMinutes: Scalars['Int']['input'];
  /** Its id; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 4,000 characters; unchanged if omitted, null clears it. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 20. */
  minPhotos: Scalars['Int']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The priority. */
  priority: Priority;
  /** Whether the client must sign; unchanged if omitted. */
  requiresSignature?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of skills; unchanged if omitted. */
  skillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The version of the list the change is based on. */
  version: Scalars['Int']['input'];
};

/** A skill. */
export type SaveSkillInput = {
  /** Its id; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The version of the list the change is based on. */
  version: Scalars['Int']['input'];
};

/** A zone. */
export type SaveZoneInput = {
  /** Its id; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Postal codes or beginnings of them, 2 to 5 digits. */
  postalPrefixes: Array<Scalars['String']['input']>;
  /** The version of the list the change is based on. */
  version: Scalars['Int']['input'];
};

/** Planning a visit. */
export type ScheduleVisitInput = {
  /** The kinds of warning that the user accepts. */
  acceptedWarnings?: InputMaybe<Array<SlotReasonKind>>;
  /** The end, at most 16 hours later. */
  end: Scalars['DateTime']['input'];
  /** The office's instructions to the technicians. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** The start. */
  start: Scalars['DateTime']['input'];
  /** The technicians, 1 to 10; the first one leads. */
  technicianIds: Array<Scalars['ID']['input']>;
};

/** A search result. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The address on one line, if `detail` does not contain it; or null. */
  address?: Maybe<Scalars['String']['output']>;
  /** The client a site, a piece of equipment or a service belongs to; null for others. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** Code, address or serial number, with whose it is. */
  detail: Scalars['String']['output'];
  /** The entity. */
  entity: EntityKind;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How many services of a client are open: one count; null for others. */
  openServices?: Maybe<Scalars['Int']['output']>;
  /** The phone by which it is reached, E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its name or kind. */
  title: Scalars['String']['output'];
};

/** Work to be done at a client's site: an orden de trabajo. */
export type Service = {
  __typename?: 'Service';
  /** Its photos and documents, at most 200, without their content, at one read each. A technician does not see those of colleagues' visits. */
  attachments: Array<Attachment>;
  /** Its state of invoicing; NONE for a technician. No read. */
  billingState: BillingState;
  /** The cancellation; null unless CANCELLED. */
  cancellation?: Maybe<ServiceCancellation>;
  /** The purpose of the type. */
  category: ServiceCategory;
  /** The checklist. */
  checklist: Array<ServiceChecklistItem>;
  /** The client. */
  client: ClientRef;
  /** `S-2026-0001`. */
  code: Scalars['String']['output'];
  /** The contact person; also null for a technician who may no longer read the site. Reads the site and the client. */
  contact?: Maybe<WorkContact>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The client's description, or null. */
  description?: Maybe<Scalars['String']['output']>;
  /** The due time, by priority and the time on hold. */
  dueAt: Scalars['DateTime']['output'];
  /** How long a visit takes, in minutes, unless planned otherwise. */
  durationMinutes: Scalars['Int']['output'];
  /** The machines, at most 10. */
  equipment: Array<WorkEquipment>;
  /** The service it follows, or null. */
  followsUp?: Maybe<ServiceRef>;
  /** The hold; null unless ON_HOLD. */
  hold?: Maybe<ServiceHold>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The type's instructions to the technicians, or null. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** What is missing to invoice a finished service; none for others. */
  invoiceGaps: Array<InvoiceGap>;
  /** The batch that it is in and the invoice that it became, or null; null for a technician. */
  invoicing?: Maybe<ServiceInvoicing>;
  /** Material, work and travel, at most 200. */
  lines: Array<ServiceLine>;
  /** How many photos a visit needs at least. */
  minPhotos: Scalars['Int']['output'];
  /** The texts of `invoiceGaps`, as installed apps from before the kinds ask for them. */
  missingToInvoice: Array<Scalars['String']['output']>;
  /** The next planned or ongoing visit, or null; a technician does not see a colleague's. */
  nextVisit?: Maybe<VisitSlot>;
  /** The client does not want it before, or null. */
  notBefore?: Maybe<Scalars['DateTime']['output']>;
  /** The number of its open `WorkReview`s. No read. */
  openReviews: Scalars['Int']['output'];
  /** The responsible member of staff, or null. */
  owner?: Maybe<Owner>;
  /** The priority. */
  priority: Priority;
  /** The window promised to the client, or null. */
  promisedWindow?: Maybe<TimeWindow>;
  /** The technician who proposed it, or null if the office made it. */
  proposedByName?: Maybe<Scalars['String']['output']>;
  /** Its signed reports, the latest first, at one read each. */
  reports: Array<WorkReport>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Whether its report needs a signature or a recorded refusal. */
  requiresSignature: Scalars['Boolean']['output'];
  /** The resolution of the last completed visit, or null. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** The site. */
  site: WorkSite;
  /** The ids of the skills that its technicians need. */
  skillIds: Array<Scalars['ID']['output']>;
  /** The status. */
  status: ServiceStatus;
  /** The technicians with a visit that was not cancelled. */
  technicians: Array<VisitTechnician>;
  /** A short title. */
  title: Scalars['String']['output'];
  /** The total; null if prices are not shown. */
  totals?: Maybe<ServiceTotals>;
  /** An id of `catalog.serviceTypes`. */
  typeId: Scalars['ID']['output'];
  /** The type's name when the service was created. */
  typeName: Scalars['String']['output'];
  /** A repair under the warranty of an earlier one. */
  underWarranty: Scalars['Boolean']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change by `updateService` and the status mutations; lines, answers and visits have their own versions. */
  version: Scalars['Int']['output'];
  /** Its visits by their start, at most 100, at one read each. */
  visits: Array<Visit>;
  /** Its work reviews, the latest first, at one read each, none if there never was one. A technician sees their own. */
  workReviews: Array<WorkReview>;
};

/** The cancellation of a service. */
export type ServiceCancellation = {
  __typename?: 'ServiceCancellation';
  /** The note, or null. */
  note?: Maybe<Scalars['String']['output']>;
  /** An id of `catalog.cancelReasons`. */
  reasonId: Scalars['ID']['output'];
};

/** The purpose of a service type. */
export type ServiceCategory =
  /** Visita de valoración. */
  | 'ASSESSMENT'
  /** Avería. */
  | 'BREAKDOWN'
  /** Inspección. */
  | 'INSPECTION'
  /** Instalación. */
  | 'INSTALLATION'
  /** Mantenimiento. */
  | 'MAINTENANCE';

/** A point of a service's checklist, with its answer. */
export type ServiceChecklistItem = {
  __typename?: 'ServiceChecklistItem';
  /** The answer as JSON: `true`, `"text"`, `1.4`; null while there is none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The time, or null. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who answered, or null. */
  answeredByName?: Maybe<Scalars['String']['output']>;
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** The kind of answer. */
  kind: ChecklistKind;
  /** The options; none unless CHOICE. */
  options: Array<Scalars['String']['output']>;
  /** Whether a visit cannot be completed without it. */
  required: Scalars['Boolean']['output'];
  /** The checklist. */
  text: Scalars['String']['output'];
};

/** A page of services. */
export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** The rows with their cursors. */
  edges: Array<ServiceEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`; null also while searching. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A service in a page. */
export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Service;
};

/** The filter for services; all conditions must match. */
export type ServiceFilter = {
  /** Only those in this state of invoicing. */
  billing?: InputMaybe<BillingState>;
  /** Only this client's. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those on this machine; not together with `technicianId`. */
  equipmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those whose hold ends on or before this day and without an open visit, in that order; can be combined only with `zoneId`. */
  heldUntilBy?: InputMaybe<Scalars['LocalDate']['input']>;
  /** True: only those still to be done (neither FINISHED, CLOSED nor CANCELLED). */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only those still to be done that are past due; not together with dates. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those this member of staff is responsible for. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those planned from this day on. */
  plannedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only those planned up to this day. */
  plannedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only those of this priority. */
  priority?: InputMaybe<Priority>;
  /** Only those at this site. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those in this status. */
  status?: InputMaybe<ServiceStatus>;
  /** Only those with a visit of this technician. */
  technicianId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this type. */
  typeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those in this zone. */
  zoneId?: InputMaybe<Scalars['ID']['input']>;
};

/** Putting a service on hold. */
export type ServiceHold = {
  __typename?: 'ServiceHold';
  /** The note, or null. */
  note?: Maybe<Scalars['String']['output']>;
  /** An id of `catalog.holdReasons`. */
  reasonId: Scalars['ID']['output'];
  /** The start. */
  since: Scalars['DateTime']['output'];
  /** The day on which the hold ends; null if it lasts until it is lifted. */
  until?: Maybe<Scalars['LocalDate']['output']>;
};

/** The work to be done at a site. */
export type ServiceInput = {
  /** The client. */
  clientId: Scalars['ID']['input'];
  /** The client's description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long a visit takes, in minutes; the type's if omitted. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The machines at the site, at most 10. */
  equipmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The client does not want it before. */
  notBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** The responsible member of staff: an active agent or administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** The priority; the type's if omitted. */
  priority?: InputMaybe<Priority>;
  /** The window promised to the client. */
  promisedWindow?: InputMaybe<TimeWindowInput>;
  /** The site: one of the client's in use. */
  siteId: Scalars['ID']['input'];
  /** A short title. */
  title: Scalars['String']['input'];
  /** An id of `catalog.serviceTypes`. */
  typeId: Scalars['ID']['input'];
  /** A repair under the warranty of an earlier one. */
  underWarranty?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The batch that a service is in. */
export type ServiceInvoicing = {
  __typename?: 'ServiceInvoicing';
  /** `LF-2026-0001`. */
  batchCode: Scalars['String']['output'];
  /** The batch's id. */
  batchId: Scalars['ID']['output'];
  /** Nº de factura, or null. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** The day of the invoice, or null. */
  invoicedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The state. */
  state: ServiceInvoicingState;
};

/** The status of a batch for one of its services. */
export type ServiceInvoicingState =
  /** Delivered. */
  | 'DELIVERED'
  /** Being prepared. */
  | 'DRAFT'
  /** The invoice number was recorded. */
  | 'INVOICED';

/** Material, work or travel of a service. */
export type ServiceLine = {
  __typename?: 'ServiceLine';
  /** The client's price, without IVA; null if prices are not shown. */
  amountCents?: Maybe<Scalars['Cents']['output']>;
  /** Who wrote it. */
  authorName: Scalars['String']['output'];
  /** Whether the client pays it. */
  billable: Billable;
  /** The company's cost of one unit in cents, without IVA; null if unknown or the user may not see costs. */
  costCents?: Maybe<Scalars['Cents']['output']>;
  /** Discount in hundredths of a percent, 0 to 10,000. */
  discountBasisPoints: Scalars['Int']['output'];
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** The item of the catalogue that it was copied from, or null. */
  item?: Maybe<LineItem>;
  /** The kind. */
  kind: LineKind;
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
  /** Concepto. */
  text: Scalars['String']['output'];
  /** The unit. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; null if it has no price yet, or the user may not see prices. */
  unitPriceCents?: Maybe<Scalars['Cents']['output']>;
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
  /** Increases with each change of the line. */
  version: Scalars['Int']['output'];
};

/** A line of a service. */
export type ServiceLineInput = {
  /** Whether the client pays it. */
  billable: Billable;
  /** Discount in hundredths of a percent, none if omitted; ignored from users who may not see prices. */
  discountBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  /** The item of the catalogue it was created from: the server copies its cost, and its price and IVA for users who may not see prices. If omitted, an earlier item is kept. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** The kind. */
  kind: LineKind;
  /** Cantidad, in thousandths, at least 1. */
  quantityMilli: Scalars['Int']['input'];
  /** Concepto. */
  text: Scalars['String']['input'];
  /** The unit. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; ignored from users who may not see prices. */
  unitPriceCents?: InputMaybe<Scalars['Cents']['input']>;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: Scalars['Int']['input'];
};

/** Result of changing a line. */
export type ServiceLineResult = ConflictError | KeyReusedError | NotFoundError | ServiceLineSuccess | TransitionError | ValidationError | WorkFiled;

/** The line was written or removed. */
export type ServiceLineSuccess = {
  __typename?: 'ServiceLineSuccess';
  /** Its service in its current state. */
  service: Service;
};

/** A service as another record names it. */
export type ServiceRef = {
  __typename?: 'ServiceRef';
  /** Its code. */
  code: Scalars['String']['output'];
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Result of changing a service. */
export type ServiceResult = ConflictError | KeyReusedError | NotFoundError | ServiceSuccess | TransitionError | ValidationError;

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

/** The service was changed. */
export type ServiceSuccess = {
  __typename?: 'ServiceSuccess';
  /** The current state. */
  service: Service;
};

/** The totals of a service. */
export type ServiceTotals = {
  __typename?: 'ServiceTotals';
  /** Base imponible. */
  baseCents: Scalars['Cents']['output'];
  /** Total. */
  totalCents: Scalars['Cents']['output'];
  /** IVA by rate. */
  vat: Array<VatTotal>;
};

/** A kind of service, with the defaults of its services. */
export type ServiceType = {
  __typename?: 'ServiceType';
  /** The category. */
  category: ServiceCategory;
  /** The checks. */
  checklist: Array<ChecklistItem>;
  /** The defaults of a new service. */
  defaultLines: Array<DefaultLine>;
  /** How long a visit is planned for. */
  durationMinutes: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** For the technician, or null. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** How many photos it takes at least. */
  minPhotos: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The priority. */
  priority: Priority;
  /** Whether the client's signature or refusal is required. */
  requiresSignature: Scalars['Boolean']['output'];
  /** Whether it is retired and cannot be chosen any more. */
  retired: Scalars['Boolean']['output'];
  /** The ids of the skills that its technicians need. */
  skillIds: Array<Scalars['ID']['output']>;
};

/** Service types. */
export type ServiceTypeList = {
  __typename?: 'ServiceTypeList';
  /** In the order of creation, including retired ones. */
  values: Array<ServiceType>;
  /** Increases with each change of the list. */
  version: Scalars['Int']['output'];
};

/** Result of changing the service types. */
export type ServiceTypesResult = ConflictError | KeyReusedError | NotFoundError | ServiceTypesSuccess | ValidationError;

/** The list was changed. */
export type ServiceTypesSuccess = {
  __typename?: 'ServiceTypesSuccess';
  /** The current state. */
  serviceTypes: ServiceTypeList;
};

/** A service as it was seen. */
export type ServiceVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Services as a list shows them. */
export type ServicesExportInput = {
  /** The filter. */
  filter?: InputMaybe<ServiceFilter>;
  /** Search words, as in `services`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: InputMaybe<ServiceSort>;
};

/** The logo on the company's documents. */
export type SetCompanyLogoInput = {
  /** A PNG in base64, at most 48 KB and 720 × 216 pixels; null removes it. */
  png?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A technician's additional permissions. */
export type SetTechnicianPermissionsInput = {
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** Phones. */
  phones: Scalars['Boolean']['input'];
  /** Prices. */
  prices: Scalars['Boolean']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The company's settings. */
export type Settings = {
  __typename?: 'Settings';
  /** The deadlines. */
  buffers: Buffers;
  /** The company itself. */
  company: CompanySettings;
  /** When it is closed. */
  holidays: HolidayList;
  /** The data on its documents. */
  logo: CompanyLogo;
  /** The rules for passwords. */
  passwords: PasswordSettings;
  /** The sources of prospects and the reasons for losses, cancellations and holds. */
  reasons: ReasonList;
  /** The effect. */
  serviceTypes: ServiceTypeList;
  /** The skills its technicians need. */
  skills: SkillList;
  /** When it works. */
  workingHours: WorkingHours;
  /** Where it works. */
  zones: ZoneList;
};

/** A place of a client, with equipment, where work is done. */
export type Site = {
  __typename?: 'Site';
  /** The access instructions, or null. */
  accessNotes?: Maybe<Scalars['String']['output']>;
  /** The address. */
  address: Address;
  /** Whether it is archived. */
  archived: Scalars['Boolean']['output'];
  /** The client. */
  client: ClientRef;
  /** The contact person there, or null. */
  contactName?: Maybe<Scalars['String']['output']>;
  /** E.164, or null. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Its first 50 machines, the retired last, at one read each. */
  equipment: Array<Equipment>;
  /** How many pieces of equipment there are that are not retired. */
  equipmentCount: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Vivienda: its repairs may carry reduced IVA. */
  isDwelling: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The last 20 finished visits there, by any technician, the latest first. One read each, plus one per service. */
  pastVisits: Array<PastVisit>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change; a change sends the one it is based on. */
  version: Scalars['Int']['output'];
  /** Whether the zone was chosen manually, and so does not change with the postal code. */
  zoneChosen: Scalars['Boolean']['output'];
  /** The zone it is in, derived from the postal code unless chosen; null outside all zones. */
  zoneId?: Maybe<Scalars['ID']['output']>;
};

/** A page of sites. */
export type SiteConnection = {
  __typename?: 'SiteConnection';
  /** The rows with their cursors. */
  edges: Array<SiteEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
};

/** A site in a page. */
export type SiteEdge = {
  __typename?: 'SiteEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Site;
};

/** A place, as typed. */
export type SiteInput = {
  /** The access instructions, at most 4,000 characters. */
  accessNotes?: InputMaybe<Scalars['String']['input']>;
  /** The address; street, postal code and city are required. */
  address: AddressInput;
  /** The contact person. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** A valid phone number. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the site is a home. */
  isDwelling?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The zone; null to derive it from the postal code. */
  zoneId?: InputMaybe<Scalars['ID']['input']>;
};

/** A site as another record names it. */
export type SiteRef = {
  __typename?: 'SiteRef';
  /** The site's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Result of changing a site. */
export type SiteResult = ConflictError | KeyReusedError | NotFoundError | SiteSuccess | TransitionError | ValidationError;

/** The site was written. */
export type SiteSuccess = {
  __typename?: 'SiteSuccess';
  /** Its client, with the numbers it shows. */
  client: Client;
  /** The current state. */
  site: Site;
};

/** A site, as it was seen. */
export type SiteVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** Skills. */
export type SkillList = {
  __typename?: 'SkillList';
  /** In the order of creation, including retired ones. */
  values: Array<CatalogValue>;
  /** Increases with each change of the list. */
  version: Scalars['Int']['output'];
};

/** Result of changing the skills. */
export type SkillsResult = ConflictError | KeyReusedError | NotFoundError | SkillsSuccess | ValidationError;

/** The list was changed. */
export type SkillsSuccess = {
  __typename?: 'SkillsSuccess';
  /** The current state. */
  skills: SkillList;
};

/** Why a slot does not fit, or does not fit well. */
export type SlotReason = {
  __typename?: 'SlotReason';
  /** The kind. */
  kind: SlotReasonKind;
  /** In Spanish, for display. */
  message: Scalars['String']['output'];
  /** Whether it forbids the slot. */
  severity: SlotSeverity;
  /** The technician; the lead technician if it concerns the service alone. */
  technicianId: Scalars['ID']['output'];
};

/** Why a slot does not fit, or does not fit well. */
export type SlotReasonKind =
  /** They are absent. */
  | 'ABSENCE'
  /** The service has a planned or ongoing visit. */
  | 'ALREADY_PLANNED'
  /** The company is closed. */
  | 'HOLIDAY'
  /** They lack a skill that the service's type requires. */
  | 'MISSING_SKILL'
  /** Outside their hours. */
  | 'OUTSIDE_HOURS'
  /** Outside the window that was promised to the client. */
  | 'OUTSIDE_WINDOW'
  /** The site is in none of their zones. */
  | 'OUTSIDE_ZONES'
  /** Another visit of the technician. */
  | 'OVERLAP'
  /** Their account is suspended. */
  | 'SUSPENDED'
  /** Earlier than the client wants it. */
  | 'TOO_EARLY';

/** Whether a reason forbids a slot or warns about it. */
export type SlotSeverity =
  /** Impide. */
  | 'HARD'
  /** Avisa: a user may accept it. */
  | 'WARNING';

/** A suggested technician and time for a service. */
export type SlotSuggestion = {
  __typename?: 'SlotSuggestion';
  /** The end. */
  end: Scalars['DateTime']['output'];
  /** Its advantages and disadvantages, in Spanish. */
  reasons: Array<Scalars['String']['output']>;
  /** The start. */
  start: Scalars['DateTime']['output'];
  /** The technician. */
  technician: VisitTechnician;
};

/** The slot is not possible; nothing was changed. */
export type SlotTakenError = UserError & {
  __typename?: 'SlotTakenError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
  /** The nearest start that is possible for all technicians, or null if there is none within a week. */
  nearestStart?: Maybe<Scalars['DateTime']['output']>;
  /** The reasons against it, followed by the warnings. */
  reasons: Array<SlotReason>;
};

/** The slot has warnings that were not accepted; nothing was changed. Repeat the request with their kinds to accept them. */
export type SlotWarningsError = UserError & {
  __typename?: 'SlotWarningsError';
  /** Spanish, for display. */
  message: Scalars['String']['output'];
  /** The warnings. */
  reasons: Array<SlotReason>;
};

/** Members of staff as a list shows them. */
export type StaffExportInput = {
  /** Only those with this role; agents alone. */
  role?: InputMaybe<Role>;
  /** Search words, as in `technicians`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: InputMaybe<StaffSort>;
  /** Only those with this access. */
  status?: InputMaybe<UserStatus>;
};

/** A member of staff. */
export type StaffInput = {
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
};

/** How members of staff are ordered. */
export type StaffSort =
  /** By surname and name, in Spanish alphabetical order. */
  | 'NAME'
  /** The latest account first. */
  | 'NEWEST';

/** Result of changing a status. */
export type StaffStatusResult = KeyReusedError | LastAdminError | NotFoundError | StaffStatusSuccess;

/** The member of staff was suspended or reactivated. */
export type StaffStatusSuccess = {
  __typename?: 'StaffStatusSuccess';
  /** Their open work. */
  heldWork: HeldWork;
  /** Their Auth uid. */
  id: Scalars['ID']['output'];
  /** Whether they may sign in now. */
  status: UserStatus;
};

/** Records that still show data from before a change. */
export type StaleCopy = {
  __typename?: 'StaleCopy';
  /** The number of failures. */
  attempts: Scalars['Int']['output'];
  /** When it changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Of this work, not of a record. */
  id: Scalars['ID']['output'];
  /** The new name; null if the change does not contain it. */
  name?: Maybe<Scalars['String']['output']>;
  /** The earliest time of the automatic retry; null unless FAILING. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The message of the last failure; null if there was none. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Where the old data still appears. */
  records: StaleRecords;
  /** How the job proceeds. */
  state: StaleState;
  /** The change. */
  subject: StaleSubject;
};

/** The kind of records that still show it. */
export type StaleRecords =
  /** Days off. */
  | 'ABSENCES'
  /** Batches of services to invoice; they contain no copies that become stale. */
  | 'BILLING_BATCHES'
  /** Clients. */
  | 'CLIENTS'
  /** Machines. */
  | 'EQUIPMENT'
  /** Items of the price catalogue. */
  | 'ITEMS'
  /** Prospects. */
  | 'PROSPECTS'
  /** Services. */
  | 'SERVICES'
  /** Sites. */
  | 'SITES'
  /** Members of staff. */
  | 'USERS'
  /** Visits. */
  | 'VISITS'
  /** Work reviews. */
  | 'WORK_REVIEWS';

/** How the job proceeds. */
export type StaleState =
  /** It waits for an earlier change of the same record. */
  | 'BEHIND'
  /** It failed and is retried automatically. */
  | 'FAILING'
  /** It failed for a day and is retried only on request. */
  | 'STOPPED'
  /** It runs within minutes. */
  | 'WAITING';

/** A changed record whose old name or data other records still show. */
export type StaleSubject =
  /** A client, also one that was merged with another. */
  | 'CLIENT'
  /** A machine. */
  | 'EQUIPMENT'
  /** A member of staff. */
  | 'PERSON'
  /** A site. */
  | 'SITE';

/** A step back. */
export type StepBackProspectInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 100 characters. */
  reason: Scalars['String']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The background jobs and their status. */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  /**
   * Copied data that is still stale after a change with too many copies to update at once: the oldest hundred. Usually none, or a few
   * for seconds.
   */
  staleCopies: Array<StaleCopy>;
};

/** The format of a table. */
export type TableFormat =
  /** For Excel in Spanish: semicolons, a decimal comma, UTF-8. */
  | 'CSV'
  /** A list of objects with the values as they are stored. */
  | 'JSON'
  /** A workbook whose codes and phones are text. */
  | 'XLSX';

/** A day of the whole team. */
export type TeamDay = {
  __typename?: 'TeamDay';
  /** Technicians at work and their load, by name. */
  load: Array<TechnicianLoad>;
  /** Visits of the day without cancelled ones, by start. */
  visits: Array<Visit>;
};

/** An active member of staff, with the data that colleagues need. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** A technician's colour; null for others. */
  color?: Maybe<Scalars['String']['output']>;
  /** The Auth uid. */
  id: Scalars['ID']['output'];
  /** Apellidos. */
  lastName: Scalars['String']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** E.164, or null if none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Their role. */
  role: Role;
  /** A technician's zones; none for others. */
  zoneIds: Array<Scalars['ID']['output']>;
};

/** A technician: a member of staff with the role TECHNICIAN. */
export type Technician = {
  __typename?: 'Technician';
  /** The id of their colour in the palette of `domain/text/colors.ts`. */
  color: Scalars['String']['output'];
  /** When the account was created (the server's `timeStamp`). */
  createdAt: Scalars['DateTime']['output'];
  /** As typed, trimmed; sign-in ignores its case. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos, as typed, trimmed. */
  lastName: Scalars['String']['output'];
  /** Nombre, as typed, trimmed. */
  name: Scalars['String']['output'];
  /** Their additional permissions. */
  permissions: TechnicianPermissions;
  /** E.164, or null if none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The ids of their skills. */
  skillIds: Array<Scalars['ID']['output']>;
  /** Whether they may sign in. */
  status: UserStatus;
  /** Increases with each change; a change sends the one it is based on. */
  version: Scalars['Int']['output'];
  /** Their working hours; the company's if they have none of their own. */
  weeklyHours?: Maybe<WeeklyHours>;
  /** The ids of the zones they work in; none means everywhere. */
  zoneIds: Array<Scalars['ID']['output']>;
};

/** A page of technicians. */
export type TechnicianConnection = {
  __typename?: 'TechnicianConnection';
  /** The rows with their cursors. */
  edges: Array<TechnicianEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The total: on the first page only, and null from 1,000 on, as counting further would cost more reads. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The state of a technician's device. */
export type TechnicianDevice = {
  __typename?: 'TechnicianDevice';
  /** The last request, accurate to five minutes; null if there was none. */
  heardAt?: Maybe<Scalars['DateTime']['output']>;
  /** The requested technician's uid. */
  technicianId: Scalars['ID']['output'];
};

/** A technician in a page. */
export type TechnicianEdge = {
  __typename?: 'TechnicianEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Technician;
};

/** The planned share of a technician's time. */
export type TechnicianLoad = {
  __typename?: 'TechnicianLoad';
  /** Why they are absent on all of the days, in Spanish, or null. */
  away?: Maybe<Scalars['String']['output']>;
  /** Minutes of work by their hours, without absences and holidays. */
  capacityMinutes: Scalars['Int']['output'];
  /** Minutes of visits: as planned, or as they were once they are over. */
  plannedMinutes: Scalars['Int']['output'];
  /** The technician. */
  technician: VisitTechnician;
};

/** A technician's additional permissions; changed only by a mutation for administrators. */
export type TechnicianPermissions = {
  __typename?: 'TechnicianPermissions';
  /** Phones of clients and contacts. */
  phones: Scalars['Boolean']['output'];
  /** Prices of lines and reports. */
  prices: Scalars['Boolean']['output'];
};

/** Result of changing a technician. */
export type TechnicianResult = ConflictError | EmailTakenError | KeyReusedError | NotFoundError | RecentSignInError | TechnicianSuccess | ValidationError;

/** The technician was changed. */
export type TechnicianSuccess = {
  __typename?: 'TechnicianSuccess';
  /** The current state. */
  technician: Technician;
};

/** From when to when on one day, local time: `08:00` to `14:00`. */
export type TimeSpan = {
  __typename?: 'TimeSpan';
  /** HH:MM. */
  from: Scalars['String']['output'];
  /** HH:MM, after `from`. */
  to: Scalars['String']['output'];
};

/** From when to when on one day. */
export type TimeSpanInput = {
  /** HH:MM. */
  from: Scalars['String']['input'];
  /** HH:MM. */
  to: Scalars['String']['input'];
};

/** A time span. */
export type TimeWindow = {
  __typename?: 'TimeWindow';
  /** When it ends, after `start`. */
  end: Scalars['DateTime']['output'];
  /** When it begins. */
  start: Scalars['DateTime']['output'];
};

/** A time span. */
export type TimeWindowInput = {
  /** When it ends, after `start`; at most 24 hours later. */
  end: Scalars['DateTime']['input'];
  /** When it begins. */
  start: Scalars['DateTime']['input'];
};

/** Totals of the closed services not yet delivered for invoicing. */
export type ToInvoice = {
  __typename?: 'ToInvoice';
  /** The total without IVA. */
  netCents: Scalars['Cents']['output'];
  /** How many services. */
  services: Scalars['Int']['output'];
};

/** The record is in a state that does not allow this; nothing was changed. */
export type TransitionError = UserError & {
  __typename?: 'TransitionError';
  /** Why not, in Spanish, for display. */
  message: Scalars['String']['output'];
};

/** The deadlines: whole hours, 1 to 720, shorter for a higher priority. */
export type UpdateBuffersInput = {
  /** The first answer to a prospect. */
  firstResponse: Scalars['Int']['input'];
  /** High priority. */
  high: Scalars['Int']['input'];
  /** The clock that these hours are counted by; unchanged if omitted. */
  highClock?: InputMaybe<DeadlineClock>;
  /** Low priority. */
  low: Scalars['Int']['input'];
  /** The clock that these hours are counted by; unchanged if omitted. */
  lowClock?: InputMaybe<DeadlineClock>;
  /** Normal priority. */
  normal: Scalars['Int']['input'];
  /** The clock that these hours are counted by; unchanged if omitted. */
  normalClock?: InputMaybe<DeadlineClock>;
  /** Urgent. */
  urgent: Scalars['Int']['input'];
  /** The clock that these hours are counted by; unchanged if omitted. */
  urgentClock?: InputMaybe<DeadlineClock>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A client, changed. */
export type UpdateClientInput = {
  /** The fields to change: an omitted field keeps its value, null clears it. */
  client: ClientInput;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The company itself. */
export type UpdateCompanyInput = {
  /** The place. */
  address?: InputMaybe<AddressInput>;
  /** Whether agents approve absences too; unchanged if omitted. */
  agentsApproveAbsences?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** NIF; unchanged if omitted, null clears it, and so below. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** A valid phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether a work report shows prices to users who may see them; unchanged if omitted. */
  pricesOnReport?: InputMaybe<Scalars['Boolean']['input']>;
  /** IANA name. */
  timeZone: Scalars['String']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A machine, changed. */
export type UpdateEquipmentInput = {
  /** The fields to change: an omitted field keeps its value, null clears it. */
  equipment: EquipmentInput;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A change of an item. */
export type UpdateItemInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** An omitted field keeps its value; null clears it. */
  item: ItemInput;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The fields that users may change in their own profile. */
export type UpdateMyProfileInput = {
  /** An id of the palette; a technician's only. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Apellidos; as `name`. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Nombre; omitted by technicians, who cannot change it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A valid phone number; blank or null for none, unchanged if omitted. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The rules for new passwords. */
export type UpdatePasswordsInput = {
  /** Whether new users must replace their password at the first sign-in; unchanged if omitted. */
  changeFirst?: InputMaybe<Scalars['Boolean']['input']>;
  /** The fewest characters, 6 to 32. */
  minLength: Scalars['Int']['input'];
  /** Whether the 10,000 most common passwords are rejected; unchanged if omitted. */
  refuseCommon?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A prospect, changed. */
export type UpdateProspectInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The ids of the possible duplicates that the user has confirmed to be other people; added to the earlier ones, for the conversion. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The fields to change: an omitted field keeps its value, null clears it. */
  prospect: ProspectInput;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A changed service; client and type stay. */
export type UpdateServiceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The complete record. */
  service: ServiceInput;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A changed line. */
export type UpdateServiceLineInput = {
  /** The complete record. */
  line: ServiceLineInput;
  /** The record. */
  lineId: Scalars['ID']['input'];
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** The version of the line the change is based on. */
  version: Scalars['Int']['input'];
};

/** A site, changed. */
export type UpdateSiteInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The fields to change: an omitted field keeps its value, null clears it. */
  site: SiteInput;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The personal data of a member of staff. */
export type UpdateStaffInput = {
  /** The e-mail address they sign in with. */
  email: Scalars['String']['input'];
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A valid phone number; blank or null for none, unchanged if omitted. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** A technician's skills, zones and hours. */
export type UpdateTechnicianProfileInput = {
  /** An id of the palette. */
  color: Scalars['String']['input'];
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** Ids of skills, at most 50. */
  skillIds: Array<Scalars['ID']['input']>;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
  /** Their own hours; null for the company's. */
  weeklyHours?: InputMaybe<WeeklyHoursInput>;
  /** Ids of zones, at most 50; none means everywhere. */
  zoneIds: Array<Scalars['ID']['input']>;
};

/** When the company works. */
export type UpdateWorkingHoursInput = {
  /** The hours of its week. */
  hours: WeeklyHoursInput;
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** An expected failure, with a message for the user. */
export type UserError = {
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** Whether a member of staff may work. Staff are suspended, never deleted. */
export type UserStatus =
  /** May sign in and work. */
  | 'ACTIVE'
  /** Gets ACCOUNT_SUSPENDED for every request. */
  | 'SUSPENDED';

/** Fields of the input are missing or wrong; nothing was changed. */
export type ValidationError = UserError & {
  __typename?: 'ValidationError';
  /** Each wrong field once, in the order of the input. */
  fields: Array<FieldError>;
  /** Spanish, for display. */
  message: Scalars['String']['output'];
};

/** The totals of one rate of IVA. */
export type VatTotal = {
  __typename?: 'VatTotal';
  /** The taxable base. */
  baseCents: Scalars['Cents']['output'];
  /** The rate, in percent. */
  percent: Scalars['Int']['output'];
  /** The tax. */
  vatCents: Scalars['Cents']['output'];
};

/** Going to a site to do a service. */
export type Visit = {
  __typename?: 'Visit';
  /** When the work began, or null. */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its photos and documents, without their bytes, at one read each. */
  attachments: Array<Attachment>;
  /** The client. */
  client: ClientRef;
  /** When it was planned. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended, or null. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Why it was not completed; null unless NOT_COMPLETED. */
  incompleteReason?: Maybe<IncompleteReason>;
  /** The office's instructions to the technicians, or null. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** The number of its open `WorkReview`s. No read. */
  openReviews: Scalars['Int']['output'];
  /** How much was done; null unless NOT_COMPLETED. */
  outcome?: Maybe<VisitOutcome>;
  /** Its interruptions, in order. */
  pauses: Array<VisitPause>;
  /** The planned end. */
  plannedEnd: Scalars['DateTime']['output'];
  /** The planned start. */
  plannedStart: Scalars['DateTime']['output'];
  /** The note of a cancelled or incomplete visit, or null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Its current report, or null. One read. */
  report?: Maybe<WorkReport>;
  /** The resolution, or null. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** The service. One read per service in a request. */
  service: Service;
  /** The site. */
  site: WorkSite;
  /** The status. */
  status: VisitStatus;
  /** Its code, title, type and other data of the plan, copied at the last change of the service. */
  summary: VisitSummary;
  /** The technicians; the first one leads. */
  technicians: Array<VisitTechnician>;
  /** When the first technician started travelling, or null. */
  travelStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its unconfirmed times («sin confirmar»), until the office confirms or corrects them. */
  unconfirmedTimes: Array<VisitTime>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases with each change. */
  version: Scalars['Int']['output'];
};

/** A step of a visit. */
export type VisitActInput = {
  /** The time on the device's clock, if `occurredAt` is corrected by the known clock error; stored beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to file it for review if it cannot be applied, even for an error that the user could correct: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The time of the act, according to the device; stored as unconfirmed if more than 72 hours ago or more than 5 minutes ahead. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative if it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** How much of the work was done in a visit that was not completed. */
export type VisitOutcome =
  /** Sin hacer. */
  | 'NOT_DONE'
  /** Parcial. */
  | 'PARTIAL';

/** An interruption of a visit. */
export type VisitPause = {
  __typename?: 'VisitPause';
  /** The start. */
  from: Scalars['DateTime']['output'];
  /** The reason. */
  reason: PauseReason;
  /** The end; null while it lasts. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** Result of a step of a visit. */
export type VisitResult = ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError | VisitSuccess | WorkFiled;

/** A visit as its service's row names it. */
export type VisitSlot = {
  __typename?: 'VisitSlot';
  /** The visit's id. */
  id: Scalars['ID']['output'];
  /** When it ends. */
  plannedEnd: Scalars['DateTime']['output'];
  /** When it begins. */
  plannedStart: Scalars['DateTime']['output'];
  /** The status. */
  status: VisitStatus;
  /** The technicians; the first one leads. */
  technicians: Array<VisitTechnician>;
};

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

/** The visit was changed. */
export type VisitSuccess = {
  __typename?: 'VisitSuccess';
  /** The current state. */
  visit: Visit;
};

/** The data of a visit's service in the plan. */
export type VisitSummary = {
  __typename?: 'VisitSummary';
  /** Its code. */
  code: Scalars['String']['output'];
  /** The due time. */
  dueAt: Scalars['DateTime']['output'];
  /** The first of its machines, or null. */
  equipmentLabel?: Maybe<Scalars['String']['output']>;
  /** The priority. */
  priority: Priority;
  /** The window promised to the client, or null. */
  promisedWindow?: Maybe<TimeWindow>;
  /** The service's id. */
  serviceId: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** The type's name. */
  typeName: Scalars['String']['output'];
};

/** A technician of a visit, with their current name and colour. */
export type VisitTechnician = {
  __typename?: 'VisitTechnician';
  /** The id of their colour. */
  color: Scalars['String']['output'];
  /** The Auth uid. */
  id: Scalars['ID']['output'];
  /** Nombre and apellidos. */
  name: Scalars['String']['output'];
};

/** A time of a visit that may need confirmation. */
export type VisitTime =
  /** When the work began. */
  | 'ARRIVAL'
  /** When it ended. */
  | 'FINISH'
  /** Its interruptions. */
  | 'PAUSES'
  /** When the first technician started travelling. */
  | 'TRAVEL';

/** A visit as it was seen. */
export type VisitVersionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. */
  version: Scalars['Int']['input'];
};

/** The hours of a week, local time; at most four spans a day, in order, without overlap. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  /** Viernes. */
  fri: Array<TimeSpan>;
  /** Lunes. */
  mon: Array<TimeSpan>;
  /** Sábado. */
  sat: Array<TimeSpan>;
  /** Domingo. */
  sun: Array<TimeSpan>;
  /** Jueves. */
  thu: Array<TimeSpan>;
  /** Martes. */
  tue: Array<TimeSpan>;
  /** Miércoles. */
  wed: Array<TimeSpan>;
};

/** The hours of a week. */
export type WeeklyHoursInput = {
  /** Viernes. */
  fri: Array<TimeSpanInput>;
  /** Lunes. */
  mon: Array<TimeSpanInput>;
  /** Sábado. */
  sat: Array<TimeSpanInput>;
  /** Domingo. */
  sun: Array<TimeSpanInput>;
  /** Jueves. */
  thu: Array<TimeSpanInput>;
  /** Martes. */
  tue: Array<TimeSpanInput>;
  /** Miércoles. */
  wed: Array<TimeSpanInput>;
};

/** The contact person at a site. */
export type WorkContact = {
  __typename?: 'WorkContact';
  /** Their name, or null if only a phone is known. */
  name?: Maybe<Scalars['String']['output']>;
  /** E.164; null if there is none, or the user may not see phones. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A machine of a service, kept up to date. */
export type WorkEquipment = {
  __typename?: 'WorkEquipment';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Kind, brand and model in one: `Caldera Vaillant ecoTEC plus`. */
  label: Scalars['String']['output'];
  /** Número de serie, or null. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** The last day of its warranty, or null. */
  warrantyUntil?: Maybe<Scalars['LocalDate']['output']>;
};

/**
 * The act was filed for review by the office, because it can no longer be applied to the visit. Not a failure: do not send it again.
 * Only acts with `occurredAt`, or that request it, end like this.
 */
export type WorkFiled = {
  __typename?: 'WorkFiled';
  /** Why it was not applied, in Spanish. */
  because: Scalars['String']['output'];
  /** The `WorkReview` that contains it; null if it was applied earlier, to a record that this technician may not see any more. */
  reviewId?: Maybe<Scalars['ID']['output']>;
};

/** Parte de trabajo: the work done, frozen when the visit was completed. */
export type WorkReport = {
  __typename?: 'WorkReport';
  /** `PT-2026-0001`; a new version keeps the code. */
  code: Scalars['String']['output'];
  /** Its content at that time; phones and prices only for users who may see them, and prices only if the company's reports have them. */
  content: WorkReportContent;
  /** When it was frozen. */
  frozenAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether there is no newer version. */
  isLatest: Scalars['Boolean']['output'];
  /** 1 for the signed one; grows with each new version. */
  number: Scalars['Int']['output'];
  /** The hash of the report before it in the company's one chain; null for the first. */
  previousHash?: Maybe<Scalars['String']['output']>;
  /** Reason for the missing signature, or null. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Why there is a new version; null for the signed one. */
  revisionReason?: Maybe<Scalars['String']['output']>;
  /** The service. */
  service: ServiceRef;
  /** SHA-256 of the frozen content after the hash before it, hexadecimal: see `domain/field/work-report.ts`. */
  sha256: Scalars['String']['output'];
  /** The attachment with the signature, or null. */
  signatureId?: Maybe<Scalars['ID']['output']>;
  /** Who signed, or null if the signature was refused or not needed. */
  signer?: Maybe<ReportSigner>;
  /** The visit. */
  visitId: Scalars['ID']['output'];
};

/** The frozen content of a work report. */
export type WorkReportContent = {
  __typename?: 'WorkReportContent';
  /** When the work began. */
  arrivedAt: Scalars['DateTime']['output'];
  /** The type's kind of work; null in reports frozen before it was included. */
  category?: Maybe<ServiceCategory>;
  /** The checklist. */
  checklist: Array<ReportChecklistItem>;
  /** The client. */
  client: ReportClient;
  /** The company that did the work. */
  company: ReportCompany;
  /** The contact person of the visit, or null; the phone is null for users who may not see phones. */
  contact?: Maybe<WorkContact>;
  /** The client's report, or null. */
  description?: Maybe<Scalars['String']['output']>;
  /** The machines. */
  equipment: Array<ReportEquipment>;
  /** When it ended. */
  finishedAt: Scalars['DateTime']['output'];
  /** Material, work and travel. */
  lines: Array<ReportLine>;
  /** Its interruptions, in order. */
  pauses: Array<VisitPause>;
  /** The photos of the visit. */
  photos: Array<ReportPhoto>;
  /** Reason for the missing signature, or null. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The work done. */
  resolution: Scalars['String']['output'];
  /** The attachment with the signature, or null. */
  signatureId?: Maybe<Scalars['ID']['output']>;
  /** When it was signed, or the signature refused; null if none was needed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who signed, or null if the signature was refused or not needed. */
  signer?: Maybe<ReportSigner>;
  /** The site. */
  site: ReportSite;
  /** Who did it; the first leads. */
  technicians: Array<ReportTechnician>;
  /** The time zone in which to display its times: an IANA name. */
  timeZone: Scalars['String']['output'];
  /** The totals; null for users who may not see prices, and if the company's reports have none. */
  totals?: Maybe<ServiceTotals>;
  /** When travelling started, or null. */
  travelStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the service's type. */
  typeName: Scalars['String']['output'];
  /** Times that were unconfirmed when the report was frozen: printed as «sin confirmar». */
  unconfirmedTimes: Array<VisitTime>;
  /** A repair under the warranty of an earlier one. */
  underWarranty: Scalars['Boolean']['output'];
  /** The last day of the warranty of the repair, or null if it has none. */
  warrantyUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Whole minutes of work, without the interruptions. */
  workedMinutes: Scalars['Int']['output'];
};

/** Result of creating a new version of a report. */
export type WorkReportResult = KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkReportSuccess;

/** There is a new version of the report. */
export type WorkReportSuccess = {
  __typename?: 'WorkReportSuccess';
  /** The new version. */
  report: WorkReport;
};

/** Trabajo por revisar: a technician's work that could not be applied to its visit, pending a decision of the office. */
export type WorkReview = {
  __typename?: 'WorkReview';
  /** The number of acts. */
  actCount: Scalars['Int']['output'];
  /** The acts in their order, at most 500, at one read each. */
  acts: Array<FiledAct>;
  /** The visit that has it now, or null. */
  attachedToId?: Maybe<Scalars['ID']['output']>;
  /** The photos and the signature of its visit by this technician, without their bytes: as many reads as the visit has files. */
  attachments: Array<Attachment>;
  /** Why its first act was not applied, in Spanish. */
  because: Scalars['String']['output'];
  /** The client. */
  client: ClientRef;
  /** When the office decided, or null. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided, or null. */
  decidedByName?: Maybe<Scalars['String']['output']>;
  /** The reported time of the first act. */
  from: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When the first act was received. */
  openedAt: Scalars['DateTime']['output'];
  /** Why it was rejected, or null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The service. */
  service: ServiceRef;
  /** The status. */
  status: WorkReviewStatus;
  /** Who did it. */
  technician: VisitTechnician;
  /** The reported time of the last act. */
  to: Scalars['DateTime']['output'];
  /** Increases with each act that arrives and with the decision. */
  version: Scalars['Int']['output'];
  /** The current visit; null for a technician who may not see it any more. One read. */
  visit?: Maybe<Visit>;
  /** The visit. */
  visitId: Scalars['ID']['output'];
};

/** A page of work to be reviewed. */
export type WorkReviewConnection = {
  __typename?: 'WorkReviewConnection';
  /** The rows with their cursors. */
  edges: Array<WorkReviewEdge>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** As in `TechnicianConnection`. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A review in a page. */
export type WorkReviewEdge = {
  __typename?: 'WorkReviewEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WorkReview;
};

/** Result of deciding about work to be reviewed. */
export type WorkReviewResult = ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkReviewSuccess;

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

/** The office decided. */
export type WorkReviewSuccess = {
  __typename?: 'WorkReviewSuccess';
  /** The current state. */
  review: WorkReview;
  /** Its service in its current state. */
  service: Service;
};

/** Filed work as a list shows it. */
export type WorkReviewsExportInput = {
  /** The status. */
  status?: InputMaybe<WorkReviewStatus>;
};

/** The site of a service or visit, kept up to date. */
export type WorkSite = {
  __typename?: 'WorkSite';
  /** The access instructions, or null; also null for a technician who may no longer read the site. */
  accessNotes?: Maybe<Scalars['String']['output']>;
  /** The address. */
  address: Address;
  /** The site's id. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The zone it is in, or null. */
  zoneId?: Maybe<Scalars['ID']['output']>;
};

/** When the company works. */
export type WorkingHours = {
  __typename?: 'WorkingHours';
  /** The hours of its week. */
  hours: WeeklyHours;
  /** Increases with each change of the section. */
  version: Scalars['Int']['output'];
};

/** Result of changing the working hours. */
export type WorkingHoursResult = ConflictError | KeyReusedError | ValidationError | WorkingHoursSuccess;

/** The section was changed. */
export type WorkingHoursSuccess = {
  __typename?: 'WorkingHoursSuccess';
  /** The current state. */
  workingHours: WorkingHours;
};

/** A part of the country, as postal codes. */
export type Zone = {
  __typename?: 'Zone';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Postal codes or beginnings of them, 2 to 5 digits. */
  postalPrefixes: Array<Scalars['String']['output']>;
  /** Whether it is retired and cannot be chosen any more. */
  retired: Scalars['Boolean']['output'];
};

/** Zones. */
export type ZoneList = {
  __typename?: 'ZoneList';
  /** In the order of creation, including retired ones. */
  values: Array<Zone>;
  /** Increases with each change of the list. */
  version: Scalars['Int']['output'];
};

/** Result of changing the zones. */
export type ZonesResult = ConflictError | KeyReusedError | NotFoundError | ValidationError | ZonesSuccess;

/** The list was changed. */
export type ZonesSuccess = {
  __typename?: 'ZonesSuccess';
  /** The current state. */
  zones: ZoneList;
};
