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
  /** How many rows a page carries: a whole number from 1 to 100, also when it comes in a variable. */
  PageSize: { input: number; output: number; }
  /** A version 4 UUID made by the client, one per intent, so that a repeated request is not a second act. */
  UUID: { input: string; output: string; }
};

/** Days on which a technician is away. */
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
  /** Why. */
  kind: AbsenceKind;
  /** What was said about it, or null. */
  note?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status: AbsenceStatus;
  /** Whose. */
  technicianId: Scalars['ID']['output'];
  /** Their name when it was written. */
  technicianName: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['LocalDate']['output'];
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** A page of absences. */
export type AbsenceConnection = {
  __typename?: 'AbsenceConnection';
  /** The rows with their cursors. */
  edges: Array<AbsenceEdge>;
  /** Where this page stands. */
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
  /** Why. */
  kind: AbsenceKind;
  /** At most 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The last day, not before the first. */
  to: Scalars['LocalDate']['input'];
};

/** Why a technician is away. */
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

/** How a change of an absence ended. */
export type AbsenceResult = AbsenceSuccess | ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** What became of a request for absence. */
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
  /** As it is now. */
  absence: Absence;
};

/** The visits to come on the days of an absence, counted among the first 200 planned for them or the day before. */
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
  /** What is done. */
  act: ImportAct;
  /** Which import. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A page of a timeline. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** The rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** Where this page stands. */
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

/** One thing that happened to a record. */
export type ActivityEntry = {
  __typename?: 'ActivityEntry';
  /** What: the name of the mutation, such as `updateClient`. */
  action: Scalars['String']['output'];
  /** The uid of who did it, or `system`. */
  actorId: Scalars['ID']['output'];
  /** Their name then. */
  actorName: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The fields that changed, in the order of the input. */
  changes: Array<FieldChange>;
  /** The kind of record it was done to. */
  entity: EntityKind;
  /** The id of that record. */
  entityId: Scalars['ID']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What kind of note it is; null for everything else. */
  noteKind?: Maybe<NoteKind>;
  /** How that record is called, for a timeline that holds those of others too; or null. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What was written down, in a note or as a reason; or null. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Something to be written down. */
export type AddNoteInput = {
  /** True where a call or an e-mail also takes a prospect out of NEW, to CONTACTED, in the same transaction; nothing more than the note where the prospect is past NEW. Only of a PROSPECT, with the permission to edit it. */
  answers?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** PROSPECT, CLIENT or SERVICE. */
  entity: EntityKind;
  /** Of which record. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: NoteKind;
  /** When it was written, as the device says; regarded as in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** How writing a note ended. */
export type AddNoteResult = AddNoteSuccess | KeyReusedError | NotFoundError | ValidationError;

/** The note was written. */
export type AddNoteSuccess = {
  __typename?: 'AddNoteSuccess';
  /** As the timeline shows it. */
  entry: ActivityEntry;
  /** The prospect that was answered, as it is now; null where the note was not to answer anybody. */
  prospect?: Maybe<Prospect>;
};

/** A new line. */
export type AddServiceLineInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is. */
  line: ServiceLineInput;
  /** An id made by the client (20 letters and digits); a line that has it already is not added again. */
  lineId: Scalars['ID']['input'];
  /** When it was written down, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of which service. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
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

/** The request with this key has made an address already, and what was given once is not kept; nothing was changed. */
export type AddressGivenError = UserError & {
  __typename?: 'AddressGivenError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** A postal address, as typed; where any part is given, street, postal code and city must be. */
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

/** Which import goes on. */
export type AdvanceImportInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A step forward. */
export type AdvanceProspectInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** CONTACTED, QUALIFIED or QUOTED, after where it stands. */
  to: ProspectStatus;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Agente or administrador: a member of staff with the role AGENT or ADMIN. */
export type Agent = {
  __typename?: 'Agent';
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** As typed, trimmed; signing in does not regard its case. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos, as typed, trimmed. */
  lastName: Scalars['String']['output'];
  /** Nombre, as typed, trimmed. */
  name: Scalars['String']['output'];
  /** E.164, or null where none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** ADMIN or AGENT. */
  role: Role;
  /** Whether they may sign in. */
  status: UserStatus;
  /** Grows with each change; a change carries the one it was made from. */
  version: Scalars['Int']['output'];
};

/** A page of agents and administrators. */
export type AgentConnection = {
  __typename?: 'AgentConnection';
  /** The rows with their cursors. */
  edges: Array<AgentEdge>;
  /** Where this page stands. */
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

/** How a change of an agent ended. */
export type AgentResult = AgentSuccess | ConflictError | EmailTakenError | KeyReusedError | LastAdminError | NotFoundError | RecentSignInError | ValidationError;

/** The agent or administrator was changed. */
export type AgentSuccess = {
  __typename?: 'AgentSuccess';
  /** As they are now. */
  agent: Agent;
};

/** An answer to a point of a checklist. */
export type AnswerChecklistInput = {
  /** As JSON: `true`, `"text"`, `1.4`; null takes the answer back. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which point. */
  itemId: Scalars['ID']['input'];
  /** When it was given, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of which service. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** How answering a point ended. */
export type AnswerChecklistResult = AnswerChecklistSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkFiled;

/** The point was answered. */
export type AnswerChecklistSuccess = {
  __typename?: 'AnswerChecklistSuccess';
  /** Its service, as it is now. */
  service: Service;
};

/** Work that its visit is to have. */
export type ApplyWorkReviewInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Reason for the missing signature, if one is required and none was given. */
  refusal?: InputMaybe<Scalars['String']['input']>;
  /** What was done, where the technician did not say. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Which records of a kind that can be archived. */
export type ArchiveFilter =
  /** Those in use. */
  | 'ACTIVE'
  /** Those put away. */
  | 'ARCHIVED';

/** Work that another visit of the service is to have. */
export type AttachWorkReviewInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** As in `ApplyWorkReviewInput`. */
  refusal?: InputMaybe<Scalars['String']['input']>;
  /** As in `ApplyWorkReviewInput`. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
  /** The visit. */
  visitId: Scalars['ID']['input'];
};

/** A photo, a document or a signature of a service. Its bytes are at `/files/{id}`, for whoever may see the service. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Who added it. */
  authorName: Scalars['String']['output'];
  /** When it was added; where a technician did it without a connection, as the device said, not when it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is. */
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

/** What a file of a service is. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are with this filter, up to 999; null where there are more, and after the first page. */
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

/** One thing that somebody did, to whatever record. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What: the name of the mutation, such as `updateClient`. */
  action: Scalars['String']['output'];
  /** The uid of who did it, or `system`. */
  actorId: Scalars['ID']['output'];
  /** Their name then. */
  actorName: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The fields that changed, in the order of the input. */
  changes: Array<FieldChange>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it was done to. */
  kind: AuditKind;
  /** What kind of note it is; null for everything else. */
  noteKind?: Maybe<NoteKind>;
  /** The id of that record, or the name of the section of the settings. */
  recordId: Scalars['ID']['output'];
  /** How that record was called; or null. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What was written down, in a note or as a reason; or null. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Entries of the audit as its screen shows them. */
export type AuditExportInput = {
  /** What they must be. */
  filter?: InputMaybe<AuditFilter>;
};

/** What entries of the audit must be; all of it at once. */
export type AuditFilter = {
  /** Done by this person. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** On this day or later, in the company's zone. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** About records of this kind. */
  kind?: InputMaybe<AuditKind>;
  /** About this record of that kind, and what belongs to it; needs `kind`. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** On this day or earlier. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** What an entry of the audit can be about. */
export type AuditKind =
  /** Ausencia. */
  | 'ABSENCE'
  /** A batch of services to be invoiced. */
  | 'BILLING_BATCH'
  /** Cliente. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** A list that was taken out. */
  | 'EXPORT'
  /** A file that was brought in. */
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
  id: Scalars['ID']['input'];
  /** The version that was seen. */
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

/** Closed services that are handed over to whoever issues their invoices. */
export type BillingBatch = {
  __typename?: 'BillingBatch';
  /** `LF-2026-0001`. */
  code: Scalars['String']['output'];
  /** What it holds: as many reads as services, in a draft also their clients. */
  content: Array<BillingInvoice>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Who began it. */
  createdByName: Scalars['String']['output'];
  /** When, or null. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who delivered it, or null. */
  deliveredByName?: Maybe<Scalars['String']['output']>;
  /** What becomes one invoice. */
  grouping: BillingGrouping;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How many have it. */
  invoiced: Scalars['Int']['output'];
  /** How many invoices they become. */
  invoices: Scalars['Int']['output'];
  /** Base, without what came back. */
  netCents: Scalars['Cents']['output'];
  /** How many came back. */
  returned: Scalars['Int']['output'];
  /** How many services it holds, also those that came back. */
  services: Scalars['Int']['output'];
  /** Where it stands. */
  status: BatchStatus;
  /** Total. */
  totalCents: Scalars['Cents']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Cuota of IVA. */
  vatCents: Scalars['Cents']['output'];
  /** Grows with each change. */
  version: Scalars['Int']['output'];
  /** How many services wait for their invoice; 0 in a draft. */
  waiting: Scalars['Int']['output'];
};

/** A page of batches. */
export type BillingBatchConnection = {
  __typename?: 'BillingBatchConnection';
  /** The rows with their cursors. */
  edges: Array<BillingBatchEdge>;
  /** Where this page stands. */
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

/** How a change of a batch ended. */
export type BillingBatchResult = BillingBatchSuccess | ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** The batch was written. */
export type BillingBatchSuccess = {
  __typename?: 'BillingBatchSuccess';
  /** As it is now. */
  batch: BillingBatch;
};

/** Batches as a list shows them. */
export type BillingBatchesExportInput = {
  /** Where they stand; left out, all but discarded ones. */
  status?: InputMaybe<BatchStatus>;
};

/** What becomes one invoice. */
export type BillingGrouping =
  /** The services of a client in a month. */
  | 'CLIENT_MONTH'
  /** The services of a client in a month, those of an administrador de fincas together. */
  | 'MANAGER'
  /** Each service. */
  | 'SERVICE';

/** What another program is to make one invoice of. We issue none. */
export type BillingInvoice = {
  __typename?: 'BillingInvoice';
  /** Its services, by day. */
  items: Array<BillingItem>;
  /** Who pays. */
  party: BillingParty;
  /** What is missing; none once it was delivered. */
  problems: Array<BillingProblem>;
  /** `LF-2026-0001-003`; null while it is in no batch. */
  ref?: Maybe<Scalars['String']['output']>;
  /** What it comes to, without what came back. */
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
  /** What it comes to without IVA. */
  netCents: Scalars['Cents']['output'];
  /** The day of its last visit. */
  on: Scalars['LocalDate']['output'];
  /** Where it was done. */
  place: Scalars['String']['output'];
  /** Why it came back, or null. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** The service's id. */
  serviceId: Scalars['ID']['output'];
  /** Where it stands. */
  state: BillingItemState;
  /** The service's title. */
  title: Scalars['String']['output'];
};

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

/** Who pays: the client as it is, or as it was when the batch was delivered. */
export type BillingParty = {
  __typename?: 'BillingParty';
  /** Dirección fiscal, or null. */
  address?: Maybe<Address>;
  /** The client's id. */
  clientId: Scalars['ID']['output'];
  /** The client's code. */
  code: Scalars['String']['output'];
  /** What kind of client. */
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
  /** What kind of thing. */
  kind: BillingProblemKind;
  /** The service to be mended; null for the client. */
  serviceId?: Maybe<Scalars['ID']['output']>;
  /** Spanish, ready to be shown. */
  text: Scalars['String']['output'];
};

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

/** What the next batch may hold. */
export type BillingProposal = {
  __typename?: 'BillingProposal';
  /** Whether there is more than fits into one batch. */
  hasMore: Scalars['Boolean']['output'];
  /** By client. */
  invoices: Array<BillingInvoice>;
};

/** How a service stands on its way to an invoice, which another program issues. */
export type BillingState =
  /** In a delivered batch, and its invoice is not known yet. */
  | 'DELIVERED'
  /** Its invoice is known. */
  | 'INVOICED'
  /** Still to be done, annulled, or finished with something missing to invoice it. */
  | 'NONE'
  /** Finished or closed, and the client pays nothing for it. */
  | 'NOTHING'
  /** Finished, and nothing is missing: it can be closed. */
  | 'READY'
  /** Closed and in no delivered batch. */
  | 'TO_INVOICE';

/** How long things may take, in hours: of services by each priority's clock, of prospects in calendar hours. */
export type Buffers = {
  __typename?: 'Buffers';
  /** The first answer to a prospect. */
  firstResponse: Scalars['Int']['output'];
  /** A service of high priority. */
  high: Scalars['Int']['output'];
  /** What these hours are counted by. */
  highClock: DeadlineClock;
  /** A service of low priority. */
  low: Scalars['Int']['output'];
  /** What these hours are counted by. */
  lowClock: DeadlineClock;
  /** A service of normal priority. */
  normal: Scalars['Int']['output'];
  /** What these hours are counted by. */
  normalClock: DeadlineClock;
  /** An urgent service. */
  urgent: Scalars['Int']['output'];
  /** What these hours are counted by. */
  urgentClock: DeadlineClock;
  /** Grows with each change of the section. */
  version: Scalars['Int']['output'];
};

/** How a change of the buffers ended. */
export type BuffersResult = BuffersSuccess | ConflictError | KeyReusedError | ValidationError;

/** The section was changed. */
export type BuffersSuccess = {
  __typename?: 'BuffersSuccess';
  /** As they are now. */
  buffers: Buffers;
};

/** A private address at which calendar apps find a technician's visits. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** An absence to be taken back. */
export type CancelAbsenceInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** How taking an absence back ended. */
export type CancelAbsenceResult = CancelAbsenceSuccess | ConflictError | KeyReusedError | NotFoundError | TransitionError;

/** The absence was taken back. */
export type CancelAbsenceSuccess = {
  __typename?: 'CancelAbsenceSuccess';
  /** Which. */
  id: Scalars['ID']['output'];
};

/** Annulling a service. */
export type CancelServiceInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** What there is to say about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.cancelReasons`. */
  reasonId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Annulling a visit. */
export type CancelVisitInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** What can be chosen, by name. */
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

/** The lists of short values in the settings; a value in use cannot be dropped, only retired. */
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
  /** Whether it can no longer be chosen. */
  retired: Scalars['Boolean']['output'];
};

/** A value of a list of the settings. */
export type CatalogValueInput = {
  /** Which value. */
  id: Scalars['ID']['input'];
  /** Which list. */
  kind: CatalogKind;
  /** The version of the list that was seen. */
  version: Scalars['Int']['input'];
};

/** How a change of a value ended. */
export type CatalogValueResult = CatalogValueSuccess | ConflictError | InUseError | KeyReusedError | NotFoundError;

/** The value was retired, restored or removed. */
export type CatalogValueSuccess = {
  __typename?: 'CatalogValueSuccess';
  /** The settings as they are now. */
  settings: Settings;
};

/** Why a service that is on hold goes on waiting. */
export type ChangeHoldInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** What there is to say about it; as it was where left out. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.holdReasons`, or the one it has. */
  reasonId: Scalars['ID']['input'];
  /** The day on which it waits for a visit again, after today; null if unknown, unchanged if left out. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** How a file is read and where its columns go; what is left out stays. */
export type ChangeImportInput = {
  /** Of a text. */
  encoding?: InputMaybe<ImportEncoding>;
  /** The row that names the columns, from 1; where they go is guessed again. */
  headerRow?: InputMaybe<Scalars['Int']['input']>;
  /** Which import. */
  id: Scalars['ID']['input'];
  /** Columns that go elsewhere. */
  mapping?: InputMaybe<Array<ImportMappingInput>>;
  /** The address is the billing address too. */
  sameAddress?: InputMaybe<Scalars['Boolean']['input']>;
  /** Between the cells of a text. */
  separator?: InputMaybe<Scalars['String']['input']>;
  /** The index of a sheet; where its columns go is guessed again. */
  sheet?: InputMaybe<Scalars['Int']['input']>;
  /** Names in capitals are written with small letters. */
  titleCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A password of one's own. */
export type ChangeOwnPasswordInput = {
  /** 6 to 128 characters, and what the company asks for. */
  password: Scalars['String']['input'];
};

/** How setting one's own password ended. */
export type ChangeOwnPasswordResult = ChangeOwnPasswordSuccess | KeyReusedError | RecentSignInError | ValidationError;

/** The password was set. */
export type ChangeOwnPasswordSuccess = {
  __typename?: 'ChangeOwnPasswordSuccess';
  /** Whose. */
  id: Scalars['ID']['output'];
};

/** A change between agent and administrator. */
export type ChangeRoleInput = {
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** ADMIN or AGENT. */
  role: Role;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** A point of a checklist. */
export type ChecklistItem = {
  __typename?: 'ChecklistItem';
  /** How it is answered. */
  kind: ChecklistKind;
  /** The answers of a CHOICE; none for others. */
  options: Array<Scalars['String']['output']>;
  /** Whether a visit can be completed without it. */
  required: Scalars['Boolean']['output'];
  /** What is asked. */
  text: Scalars['String']['output'];
};

/** A point of a checklist. */
export type ChecklistItemInput = {
  /** How it is answered. */
  kind: ChecklistKind;
  /** Of a CHOICE, at least 2. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether a visit can be completed without it. */
  required: Scalars['Boolean']['input'];
  /** 1 to 100 characters. */
  text: Scalars['String']['input'];
};

/** How a point of a checklist is answered. */
export type ChecklistKind =
  /** One of its options. */
  | 'CHOICE'
  /** A number. */
  | 'NUMBER'
  /** Free text. */
  | 'TEXT'
  /** Sí o no. */
  | 'YES_NO';

/** Somebody the company works for. */
export type Client = {
  __typename?: 'Client';
  /** Whether it was put away. */
  archived: Scalars['Boolean']['output'];
  /** Dirección fiscal, or null. */
  billingAddress?: Maybe<Address>;
  /** `C-2026-0001`. */
  code: Scalars['String']['output'];
  /** People to speak to, at most 10. */
  contacts: Array<Contact>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** At most 5, the main one first; none for a technician. */
  emails: Array<Scalars['String']['output']>;
  /** How many pieces of equipment are not retired. */
  equipmentCount: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether they are an administrador de fincas: a person or company that looks after communities. */
  isPropertyManager: Scalars['Boolean']['output'];
  /** What they are. */
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
  /** The prospect they were, or null. */
  originProspectId?: Maybe<Scalars['ID']['output']>;
  /** Who looks after them, or null. */
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
  /** Grows with each change; a change carries the one it was made from. */
  version: Scalars['Int']['output'];
};

/** A page of clients. */
export type ClientConnection = {
  __typename?: 'ClientConnection';
  /** The rows with their cursors. */
  edges: Array<ClientEdge>;
  /** Where this page stands. */
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

/** What clients must be. */
export type ClientFilter = {
  /** In use or put away; in use where left out. */
  archive?: InputMaybe<ArchiveFilter>;
  /** With their main site in this town, whatever its case and accents. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<PartyKind>;
  /** Communities of this administrador de fincas. */
  managedById?: InputMaybe<Scalars['ID']['input']>;
  /** Looked after by this member of staff. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Administradores de fincas alone, where true. */
  propertyManagers?: InputMaybe<Scalars['Boolean']['input']>;
  /** With this tag, whatever its case and accents. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** What is known of a client, as typed. */
export type ClientInput = {
  /** Dirección fiscal. */
  billingAddress?: InputMaybe<AddressInput>;
  /** At most 10. */
  contacts?: InputMaybe<Array<ContactInput>>;
  /** At most 5, the main one first. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether a person or company is an administrador de fincas. */
  isPropertyManager?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they are. */
  kind: PartyKind;
  /** Nombre y apellidos, or razón social; 1 to 100 characters. */
  legalName: Scalars['String']['input'];
  /** A community's administrador de fincas, a client marked as one. */
  managedById?: InputMaybe<Scalars['ID']['input']>;
  /** NIF, with or without spaces, hyphens and ES; no two clients share one. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** At most 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Who looks after them: an agent or administrator. */
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

/** How a change of a client ended. */
export type ClientResult = ClientSuccess | ConflictError | DuplicateError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** How clients are ordered. */
export type ClientSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The latest first. */
  | 'NEWEST'
  /** The one changed last first. */
  | 'UPDATED';

/** The client was changed. */
export type ClientSuccess = {
  __typename?: 'ClientSuccess';
  /** As it is now. */
  client: Client;
};

/** What clients can be filtered by in words. */
export type ClientValue =
  /** A tag. */
  | 'TAG'
  /** The town of the main site. */
  | 'TOWN';

/** A client, as it was seen. */
export type ClientVersionInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Clients as a list shows them. */
export type ClientsExportInput = {
  /** What they must be. */
  filter?: InputMaybe<ClientFilter>;
  /** Words, as in `clients`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: ClientSort;
};

/** Which services to close, at most 200. */
export type CloseServicesInput = {
  /** Each with the version that was seen. */
  services: Array<ServiceVersionInput>;
};

/** How the closing of several services ended. */
export type CloseServicesResult = CloseServicesSuccess | KeyReusedError | ValidationError;

/** The services were closed, or each refusal says why not. */
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
  /** A PNG in base64, at most 48 KB and 720 × 216 pixels; null where there is none. */
  png?: Maybe<Scalars['String']['output']>;
  /** 0 until it is first changed. */
  version: Scalars['Int']['output'];
};

/** How a change of the logo ended. */
export type CompanyLogoResult = CompanyLogoSuccess | ConflictError | KeyReusedError | ValidationError;

/** The logo was changed. */
export type CompanyLogoSuccess = {
  __typename?: 'CompanyLogoSuccess';
  /** As it is now. */
  logo: CompanyLogo;
};

/** How a change of the company ended. */
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
  /** Whether a work report shows prices to whoever may see them; else they are only in the service. */
  pricesOnReport: Scalars['Boolean']['output'];
  /** IANA name; business days and hours are this zone's. */
  timeZone: Scalars['String']['output'];
  /** Grows with each change of the section. */
  version: Scalars['Int']['output'];
};

/** The section was changed. */
export type CompanySuccess = {
  __typename?: 'CompanySuccess';
  /** As it is now. */
  company: CompanySettings;
};

/** The end of a visit that was completed. */
export type CompleteVisitInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** As in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Reason for the missing signature. */
  refusal?: InputMaybe<Scalars['String']['input']>;
  /** What was done. */
  resolution: Scalars['String']['input'];
  /** The attachment with the signature, of this visit. */
  signatureId?: InputMaybe<Scalars['ID']['input']>;
  /** Who signs; with `signatureId`. */
  signer?: InputMaybe<ReportSignerInput>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Invoices that have come back. */
export type ConfirmBillingItemsInput = {
  /** Which batch. */
  id: Scalars['ID']['input'];
  /** At most 200. */
  items: Array<ConfirmedItemInput>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Times that are right as they are. */
export type ConfirmVisitTimesInput = {
  /** Which visit. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** The invoice of a service. */
export type ConfirmedItemInput = {
  /** Nº de factura, at most 40 characters. */
  invoiceNumber: Scalars['String']['input'];
  /** The day of the invoice. */
  invoicedOn: Scalars['LocalDate']['input'];
  /** Which item of the batch. */
  itemId: Scalars['ID']['input'];
};

/** The record changed since the version that was sent; nothing was changed. The newer one comes with it, so that nothing typed is lost. */
export type ConflictError = UserError & {
  __typename?: 'ConflictError';
  /** Who changed it last, and when; null where that is not known, of a single line of a service, and for technicians. */
  change?: Maybe<RecordChange>;
  /** The record as it is now. */
  current: ConflictRecord;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** What two people may change at once. */
export type ConflictRecord = Absence | Agent | BillingBatch | Buffers | Client | CompanyLogo | CompanySettings | Equipment | HolidayList | Item | Me | PasswordSettings | Prospect | ReasonList | Service | ServiceLine | ServiceTypeList | Site | SkillList | Technician | Visit | WorkReview | WorkingHours | ZoneList;

/** Somebody to speak to at a client's. */
export type Contact = {
  __typename?: 'Contact';
  /** Or null; null for a technician. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first to be called; at most one of a client. */
  main: Scalars['Boolean']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** E.164, or null; null for a technician who may not see phones. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Cargo, or null. */
  position?: Maybe<Scalars['String']['output']>;
};

/** Somebody to speak to. */
export type ContactInput = {
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first to be called; at most one. */
  main?: InputMaybe<Scalars['Boolean']['input']>;
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A number that can be dialled. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Cargo. */
  position?: InputMaybe<Scalars['String']['input']>;
};

/** Which export. */
export type ContinueExportInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The first service of a converted prospect, at the site of the conversion, which is then required. */
export type ConversionServiceInput = {
  /** What the client says. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The client does not want it before. */
  notBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** How much it presses; the type's where left out. */
  priority?: InputMaybe<Priority>;
  /** What is promised to the client. */
  promisedWindow?: InputMaybe<TimeWindowInput>;
  /** In a few words. */
  title: Scalars['String']['input'];
  /** An id of `catalog.serviceTypes`. */
  typeId: Scalars['ID']['input'];
};

/** How a prospect becomes a client. */
export type ConvertProspectInput = {
  /** The client to be made; may be left out where one is linked. */
  client?: InputMaybe<ClientInput>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** The client it is; null to make one. */
  linkClientId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of the duplicates that a person has seen and says are others; an equal NIF cannot be waved through. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is to be done for them first, made in the same act; null for nothing yet. */
  service?: InputMaybe<ConversionServiceInput>;
  /** The site to be made; may be left out where one is linked. */
  site?: InputMaybe<SiteInput>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** How a conversion ended. */
export type ConvertProspectResult = ConflictError | ConvertProspectSuccess | DuplicateError | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** The prospect is a client, now or since it was first asked for. */
export type ConvertProspectSuccess = {
  __typename?: 'ConvertProspectSuccess';
  /** The client it became. */
  client: Client;
  /** Whether this request made them one, or with its key the first; false where they were already. */
  made: Scalars['Boolean']['output'];
  /** As it is now. */
  prospect: Prospect;
  /** The service that was made with them, by whomever; null where none was. */
  service?: Maybe<ServiceRef>;
  /** The site that was made with them, by whomever; null where none was. */
  site?: Maybe<Site>;
};

/** What the plate of a machine really says. What is left out stays as it is; null clears it. */
export type CorrectEquipmentInput = {
  /** Marca. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** Modelo. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** When it was read, as the device says; null for now. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Número de serie. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** The visit in which it was read; where left out, a technician must be at work there now. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** The right times of a visit. */
export type CorrectVisitTimesInput = {
  /** When the work began; none of a visit on the way. */
  arrivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it ended; of a visit that has ended. */
  finishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** Why they are corrected. */
  reason: Scalars['String']['input'];
  /** When the first technician set out. */
  travelStartedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A technician's days off. */
export type CreateAbsenceInput = {
  /** The first day. */
  from: Scalars['LocalDate']['input'];
  /** Why. */
  kind: AbsenceKind;
  /** At most 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whose. */
  technicianId: Scalars['ID']['input'];
  /** The last day, not before the first. */
  to: Scalars['LocalDate']['input'];
};

/** A new agent or administrator, as typed; trimmed as in CreateTechnicianInput. */
export type CreateAgentInput = {
  /** The address they sign in with. */
  email: Scalars['String']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. Goes to Firebase Auth only. */
  password: Scalars['String']['input'];
  /** A number that can be dialled; blank or absent for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ADMIN or AGENT. */
  role: Role;
};

/** How making an agent ended. */
export type CreateAgentResult = CreateAgentSuccess | EmailTakenError | KeyReusedError | RecentSignInError | ValidationError;

/** The agent or administrator was made, now or by the first request with this key. */
export type CreateAgentSuccess = {
  __typename?: 'CreateAgentSuccess';
  /** Who. */
  agent: Agent;
};

/** A new batch. */
export type CreateBillingBatchInput = {
  /** What becomes one invoice. */
  grouping: BillingGrouping;
  /** Closed services in no batch, 1 to 200. */
  serviceIds: Array<Scalars['ID']['input']>;
};

/** How making a calendar address ended. */
export type CreateCalendarFeedResult = AddressGivenError | CreateCalendarFeedSuccess | KeyReusedError;

/** There is a new address; the one before, if any, answers no more. */
export type CreateCalendarFeedSuccess = {
  __typename?: 'CreateCalendarFeedSuccess';
  /** What is kept of it. */
  feed: CalendarFeed;
  /** Its path on the product's own site, `/calendar/….ics`. Whoever has it sees the visits, and it is never given again. */
  path: Scalars['String']['output'];
};

/** A new client, as typed. */
export type CreateClientInput = {
  /** Who they are. */
  client: ClientInput;
  /** Ids of the duplicates that a person has seen and says are others; an equal NIF cannot be waved through. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Their first site, or null. */
  site?: InputMaybe<SiteInput>;
};

/** How making a client ended. */
export type CreateClientResult = CreateClientSuccess | DuplicateError | KeyReusedError | ValidationError;

/** The client was made, now or by the first request with this key. */
export type CreateClientSuccess = {
  __typename?: 'CreateClientSuccess';
  /** The new client. */
  client: Client;
  /** Its first site; null where none was given. */
  site?: Maybe<Site>;
};

/** A new machine. */
export type CreateEquipmentInput = {
  /** What and where. */
  equipment: EquipmentInput;
  /** Its id, made on the device where there was no connection; where left out, the server makes one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** When it was added, as the device says; null for now. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The visit in which it was found; where left out, a technician must be at work there now. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which list, as it is filtered; exactly one of them. */
export type CreateExportInput = {
  /** Absences of technicians. */
  absences?: InputMaybe<AbsencesExportInput>;
  /** Agents and administrators. */
  agents?: InputMaybe<StaffExportInput>;
  /** The audit, with a row for each field that changed. */
  audit?: InputMaybe<AuditExportInput>;
  /** Batches of what is to be invoiced. */
  billingBatches?: InputMaybe<BillingBatchesExportInput>;
  /** Clients, with a row for each site or contact. */
  clients?: InputMaybe<ClientsExportInput>;
  /** The equipment of these clients. */
  equipment?: InputMaybe<ClientsExportInput>;
  /** How it is written. */
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
  /** What it is. */
  item: ItemInput;
};

/** A new prospect, as typed. */
export type CreateProspectInput = {
  /** Ids of the duplicates that a person has seen and says are others. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who they are and what they need. */
  prospect: ProspectInput;
};

/** How making a prospect ended. */
export type CreateProspectResult = CreateProspectSuccess | DuplicateError | KeyReusedError | ValidationError;

/** The prospect was made, now or by the first request with this key. */
export type CreateProspectSuccess = {
  __typename?: 'CreateProspectSuccess';
  /** The new prospect. */
  prospect: Prospect;
};

/** A new service. */
export type CreateServiceInput = {
  /** The service it follows. */
  followsUpId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is. */
  service: ServiceInput;
};

/** How making a service ended. */
export type CreateServiceResult = CreateServiceSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkFiled;

/** The service was made, now or by the first request with this key. */
export type CreateServiceSuccess = {
  __typename?: 'CreateServiceSuccess';
  /** How the new service is called: a technician who proposed it has no visit of it, and sees no more of it. */
  service: ServiceRef;
};

/** A new site. */
export type CreateSiteInput = {
  /** Whose. */
  clientId: Scalars['ID']['input'];
  /** What and where. */
  site: SiteInput;
};

/** A new technician, as typed; the server trims name, surname, e-mail and phone. */
export type CreateTechnicianInput = {
  /** The address they sign in with; the form of one, at most 254 characters. */
  email: Scalars['String']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. Goes to Firebase Auth only: never stored, logged or returned. */
  password: Scalars['String']['input'];
  /** A number that can be dialled, Spanish or with its prefix; blank or absent for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** How making a technician ended. */
export type CreateTechnicianResult = CreateTechnicianSuccess | EmailTakenError | KeyReusedError | ValidationError;

/** The technician was made, now or by the first request with this key. */
export type CreateTechnicianSuccess = {
  __typename?: 'CreateTechnicianSuccess';
  /** The new technician. */
  technician: Technician;
};

/** A day on which a technician does not work, and why; with two reasons it is there twice. */
export type DayOff = {
  __typename?: 'DayOff';
  /** Why they are away, or null on a holiday. */
  absence?: Maybe<AbsenceKind>;
  /** Which day. */
  date: Scalars['LocalDate']['output'];
  /** The name of the holiday, or null where it is an absence. */
  holiday?: Maybe<Scalars['String']['output']>;
};

/** What the hours of a deadline are counted by. */
export type DeadlineClock =
  /** Hours that pass; one that ends while the company is closed is due at the nearer of its closing and its next opening. */
  | 'CALENDAR'
  /** Hours that the company works: nights, breaks, free days and holidays are none. */
  | 'WORKING';

/** How a request was decided. */
export type DecideAbsenceInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** APPROVED or REJECTED. */
  status: AbsenceStatus;
  /** The version the decision was made from. */
  version: Scalars['Int']['input'];
};

/** What is done with duplicates. */
export type DecideImportInput = {
  /** Which import. */
  id: Scalars['ID']['input'];
  /** For single rows. */
  rows?: InputMaybe<Array<ImportRowDecisionInput>>;
  /** For all that were not decided one by one. */
  rule?: InputMaybe<ImportRule>;
};

/** So much of an item of the catalogue. */
export type DefaultLine = {
  __typename?: 'DefaultLine';
  /** The item as it is now; null where it has left the catalogue, or for whoever may not open it. */
  item?: Maybe<Item>;
  /** Id of the item. */
  itemId: Scalars['ID']['output'];
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
};

/** So much of an item of the catalogue. */
export type DefaultLineInput = {
  /** Id of an item in use. */
  itemId: Scalars['ID']['input'];
  /** Cantidad, in thousandths, at least 1. */
  quantityMilli: Scalars['Int']['input'];
};

/** Why a prospect is thrown away. */
export type DiscardKind =
  /** Ya estaba dado de alta. */
  | 'DUPLICATE'
  /** Publicidad o broma. */
  | 'SPAM';

/** Something thrown away. */
export type DiscardProspectInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Why. */
  kind: DiscardKind;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A holiday to be removed. */
export type DropHolidayInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version of the list that was seen. */
  version: Scalars['Int']['input'];
};

/** When a prospect's next action is due, counted from today in the company's zone. */
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

/** Others look like the same person; nothing was changed. */
export type DuplicateError = UserError & {
  __typename?: 'DuplicateError';
  /** Who they are; at most 10, and those that were said to be others beside them. */
  matches: Array<DuplicateMatch>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** Whether one of them is a client with the same NIF: it must be linked, creating is refused. */
  mustLink: Scalars['Boolean']['output'];
};

/** A record that may be the same person. */
export type DuplicateMatch = {
  __typename?: 'DuplicateMatch';
  /** Where it is, in one line, or null: of a client its main site. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whether a client was put away; false for a prospect. */
  archived: Scalars['Boolean']['output'];
  /** Its code. */
  code: Scalars['String']['output'];
  /** PROSPECT or CLIENT. */
  entity: EntityKind;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: PartyKind;
  /** What is alike. */
  matchedOn: Array<MatchField>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many services of a client are open: one count; null for a prospect. */
  openServices?: Maybe<Scalars['Int']['output']>;
  /** Its main phone, E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Where a prospect stands; null for a client. */
  prospectStatus?: Maybe<ProspectStatus>;
};

/** Details by which duplicates are looked for. */
export type DuplicateSearch = {
  /** E-mails as typed, at most 5. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The record itself, which is not its own duplicate. */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is an administrador de fincas itself, whose phones and e-mails stand in communities. */
  isPropertyManager?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its administrador de fincas: that one, and those they look after, share phones and e-mails with it. */
  managedById?: InputMaybe<Scalars['ID']['input']>;
  /** NIF as typed. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** Phones as typed, at most 5. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Another member of staff has this e-mail; nothing was changed. */
export type EmailTakenError = UserError & {
  __typename?: 'EmailTakenError';
  /** The field at fault, with the same words. */
  fields: Array<FieldError>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** Result of ending sessions. */
export type EndSessionsResult = EndSessionsSuccess | KeyReusedError | NotFoundError;

/** Nobody is signed in as that person any more. */
export type EndSessionsSuccess = {
  __typename?: 'EndSessionsSuccess';
  /** Whose sessions were ended. */
  id: Scalars['ID']['output'];
};

/** The end of a visit that was not completed. */
export type EndVisitIncompleteInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** What there is to say about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** As in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How much was done. */
  outcome: VisitOutcome;
  /** Why. */
  reason: IncompleteReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** The kinds of record that have a timeline. */
export type EntityKind =
  /** Lote: closed services handed over for their invoices. */
  | 'BILLING_BATCH'
  /** Cliente; its timeline holds that of its sites and equipment. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** Artículo of the price catalogue. */
  | 'ITEM'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio; its timeline holds that of its visits, lines and files. */
  | 'SERVICE'
  /** Ubicación; its timeline holds that of its equipment. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

/** A machine the company looks after. */
export type Equipment = {
  __typename?: 'Equipment';
  /** Marca, or null. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Whose. */
  client: ClientRef;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was installed, or null. */
  installedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What it is. */
  kind: EquipmentKind;
  /** Modelo, or null. */
  model?: Maybe<Scalars['String']['output']>;
  /** Notes, or null. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Número de serie, or null. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** Where. */
  site: SiteRef;
  /** Whether it works. */
  status: EquipmentStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; a change carries the one it was made from. */
  version: Scalars['Int']['output'];
  /** The last day of its warranty, or null. */
  warrantyUntil?: Maybe<Scalars['LocalDate']['output']>;
};

/** A page of equipment. */
export type EquipmentConnection = {
  __typename?: 'EquipmentConnection';
  /** The rows with their cursors. */
  edges: Array<EquipmentEdge>;
  /** Where this page stands. */
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
  /** What it is. */
  kind: EquipmentKind;
  /** Modelo. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** At most 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Número de serie. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** Where: a site in use; in a change, one of the same client. */
  siteId: Scalars['ID']['input'];
  /** Whether it works; OPERATIONAL where left out. */
  status?: InputMaybe<EquipmentStatus>;
  /** The last day of its warranty, not before it was installed. */
  warrantyUntil?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** What a piece of equipment is. */
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

/** How a change of equipment ended. */
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
  /** As it is now. */
  equipment: Equipment;
};

/** A list written to a file, which its maker can fetch for a day at `/files/exports/{id}`. */
export type Export = {
  __typename?: 'Export';
  /** Until when its file is kept. */
  expiresAt: Scalars['DateTime']['output'];
  /** What the file is called. */
  fileName: Scalars['String']['output'];
  /** How it is written. */
  format: TableFormat;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Which list. */
  list: ExportedList;
  /** Why it failed, in Spanish; or null. */
  problem?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Rows gathered so far; all of them where it is READY. */
  rows: Scalars['Int']['output'];
  /** How far it is. */
  status: ExportStatus;
};

/** How an export stands. */
export type ExportResult = ExportSuccess | KeyReusedError | NotFoundError;

/** How far an export is. */
export type ExportStatus =
  /** It will not be finished; `problem` says why. */
  | 'FAILED'
  /** Its file can be fetched. */
  | 'READY'
  /** Its rows are being gathered. */
  | 'RUNNING';

/** It was begun, and often finished. */
export type ExportSuccess = {
  __typename?: 'ExportSuccess';
  /** The export. */
  export: Export;
};

/** A list that can be taken out as a file. */
export type ExportedList =
  /** Absences of technicians. */
  | 'ABSENCES'
  /** Agents and administrators. */
  | 'AGENTS'
  /** What everybody did. */
  | 'AUDIT'
  /** Batches of what is to be invoiced. */
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
  /** What technicians did and the product could not apply to a visit. */
  | 'WORK_REVIEWS';

/** A field before and after. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** As text; null where there is nothing now. */
  after?: Maybe<Scalars['String']['output']>;
  /** As text, lists and addresses on one line; null where there was nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field's name, such as `phones` or `address`. */
  field: Scalars['String']['output'];
};

/** What is wrong with one field of an input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Spanish, ready to stand beside the field. */
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
  /** What it is. */
  kind: LineKind;
  /** Nombre. */
  name: Scalars['String']['output'];
  /** Cents of one unit, without IVA; null where it has no price, or the person may not see prices. */
  priceCents?: Maybe<Scalars['Cents']['output']>;
  /** What it is counted in. */
  unit: LineUnit;
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
};

/** What has changed of the catalogue. */
export type FieldItems = {
  __typename?: 'FieldItems';
  /** Those that have been put away. */
  goneIds: Array<Scalars['ID']['output']>;
  /** Whether `items` is all of it, and replaces what was known. */
  isWhole: Scalars['Boolean']['output'];
  /** Those in use, the latest changed first. */
  items: Array<FieldItem>;
  /** For the next question. */
  mark: Scalars['String']['output'];
};

/** What a technician did, by the name of the mutation. */
export type FieldOperation =
  /** A line. */
  | 'ADD_LINE'
  /** An answer of the checklist, or one that was taken back. */
  | 'ANSWER'
  /** Completar. */
  | 'COMPLETE'
  /** No completada. */
  | 'END_INCOMPLETE'
  /** A service that was proposed. */
  | 'FOLLOW_UP'
  /** Pausar. */
  | 'PAUSE'
  /** A file that was taken away. */
  | 'REMOVE_FILE'
  /** A line that was taken away. */
  | 'REMOVE_LINE'
  /** Reanudar. */
  | 'RESUME'
  /** Iniciar. */
  | 'START'
  /** En camino. */
  | 'TRAVEL';

/** The dashboard's figures. A figure that is counted at each request is null from a thousand on. */
export type Figures = {
  __typename?: 'Figures';
  /** Clients that are not archived. */
  activeClients: Scalars['Int']['output'];
  /** Technicians who may sign in; for administrators. */
  activeTechnicians?: Maybe<Scalars['Int']['output']>;
  /** Services that the office has not closed yet. */
  finishedServices?: Maybe<Scalars['Int']['output']>;
  /** Prospects whom nobody has answered yet. */
  newProspects: Scalars['Int']['output'];
  /** Prospects being worked on. */
  openProspects: Scalars['Int']['output'];
  /** Work that no visit took and the office has not decided on. */
  openReviews: Scalars['Int']['output'];
  /** Those whose next action is overdue. */
  overdueProspects?: Maybe<Scalars['Int']['output']>;
  /** Services not finished in time. */
  overdueServices?: Maybe<Scalars['Int']['output']>;
  /** Services without a visit. */
  pendingServices?: Maybe<Scalars['Int']['output']>;
};

/** Something that a technician did, as it was reported. */
export type FiledAct = {
  __typename?: 'FiledAct';
  /** The answer as it is read, of ANSWER; null where it was taken back. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When, as reported; when it was received where nothing was, or nothing that can be kept. */
  at: Scalars['DateTime']['output'];
  /** Which file, of REMOVE_FILE. */
  attachmentId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not applied, in Spanish. */
  because: Scalars['String']['output'];
  /** What the device's clock showed, where it says so. */
  deviceAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Why, of END_INCOMPLETE. */
  incompleteReason?: Maybe<IncompleteReason>;
  /** The line, of ADD_LINE, or null. */
  line?: Maybe<FiledLine>;
  /** Which line, of REMOVE_LINE. */
  lineId?: Maybe<Scalars['ID']['output']>;
  /** What. */
  operation: FieldOperation;
  /** How much was done, of END_INCOMPLETE. */
  outcome?: Maybe<VisitOutcome>;
  /** Why work rested, of PAUSE. */
  pauseReason?: Maybe<PauseReason>;
  /** What was asked, of ANSWER. */
  question?: Maybe<Scalars['String']['output']>;
  /** When it arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** Reason for the missing signature, for COMPLETE, or null. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The attachment with the signature, of COMPLETE, or null. */
  signatureId?: Maybe<Scalars['ID']['output']>;
  /** Who signed, of COMPLETE, or null. */
  signer?: Maybe<ReportSigner>;
  /** What was typed: the resolution, the note of an end, a follow-up. */
  text?: Maybe<Scalars['String']['output']>;
  /** Whether `at` is as a device said without being believed. */
  unconfirmed: Scalars['Boolean']['output'];
};

/** A line as it was reported; its price is seen once it is applied. */
export type FiledLine = {
  __typename?: 'FiledLine';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  kind: LineKind;
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
  /** Concepto. */
  text: Scalars['String']['output'];
  /** What it is counted in. */
  unit: LineUnit;
};

/** What is to be done after a service, at the same site. */
export type FollowUpInput = {
  /** What is to be done. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** An id made by the client (20 letters and digits), so that what was typed without a connection is sent once. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Not before. */
  notBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was typed, as the device says; it stands in the timeline where it arrived. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The service it follows. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
  /** In a few words. */
  title: Scalars['String']['input'];
};

/** What becomes of the planned visits of a service that is put on hold. */
export type HeldVisits =
  /** They are annulled, for the reason of the hold. */
  | 'ANNUL'
  /** They stay as they are. */
  | 'KEEP'
  /** Unscheduled without a reason, as `unscheduleVisit` does. */
  | 'TRAY';

/** Open work of a staff member. */
export type HeldWork = {
  __typename?: 'HeldWork';
  /** Clients in use they own. */
  clients: Scalars['Int']['output'];
  /** Open prospects they own. */
  prospects: Scalars['Int']['output'];
  /** Visits from now on that they are to make. */
  visits: Scalars['Int']['output'];
};

/** Putting a service on hold. */
export type HoldServiceInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** What there is to say about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.holdReasons`. */
  reasonId: Scalars['ID']['input'];
  /** The day on which it waits for a visit again, after today; null if unknown. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
  /** What becomes of its planned visits; KEEP where nothing is said. Who has set out or is at work is left alone. */
  visits?: InputMaybe<HeldVisits>;
};

/** A day on which the company is closed. */
export type Holiday = {
  __typename?: 'Holiday';
  /** Which day. */
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
  /** Grows with each change of the list. */
  version: Scalars['Int']['output'];
};

/** How a change of the holidays ended. */
export type HolidaysResult = ConflictError | HolidaysSuccess | KeyReusedError | NotFoundError | ValidationError;

/** The list was changed. */
export type HolidaysSuccess = {
  __typename?: 'HolidaysSuccess';
  /** As it is now. */
  holidays: HolidayList;
};

/** An import of a file: how it is read, what it will do and what it has done. */
export type Import = {
  __typename?: 'Import';
  /** What it will do under the rule and the decisions, or what *Importar* announced; null before it is checked. */
  announced?: Maybe<ImportCounts>;
  /** Who uploaded it. */
  byName: Scalars['String']['output'];
  /** The columns with what they hold and where they go. */
  columns: Array<ImportColumn>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Of a text; null for a workbook. */
  encoding?: Maybe<ImportEncoding>;
  /** As it was uploaded. */
  fileName: Scalars['String']['output'];
  /** The row of the file that names the columns, from 1; null if the sheet is empty. */
  headerRow?: Maybe<Scalars['Int']['output']>;
  /** Made by the client. */
  id: Scalars['ID']['output'];
  /** Most names are in capitals, so that it may be offered. */
  inCapitals: Scalars['Boolean']['output'];
  /** Which records. */
  kind: ImportKind;
  /** What keeps it from being checked, in Spanish. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Parts done and in total of what is under way. */
  progress?: Maybe<ImportProgress>;
  /** When somebody last chose where columns with these headers go; null if that is guessed. */
  rememberedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it has done so far; null before it is started. */
  result?: Maybe<ImportCounts>;
  /** Rows with data. */
  rowCount: Scalars['Int']['output'];
  /** What is done with duplicates that nobody decided. */
  rule: ImportRule;
  /** The address is the billing address too. */
  sameAddress: Scalars['Boolean']['output'];
  /** Between the cells of a text; null for a workbook. */
  separator?: Maybe<Scalars['String']['output']>;
  /** The index of the sheet that is read. */
  sheet: Scalars['Int']['output'];
  /** Names of the sheets of a workbook; one without a name for a text. */
  sheets: Array<ImportSheet>;
  /** Where it stands. */
  status: ImportStatus;
  /** Where columns may go, in the order of the records' fields. */
  targets: Array<ImportTarget>;
  /** Names in capitals are written with small letters. */
  titleCase: Scalars['Boolean']['output'];
  /** Rows of sums that are left out, by their number in the file. */
  totals: Array<Scalars['Int']['output']>;
  /** What an undo did so far; null without one. */
  undo?: Maybe<ImportUndo>;
  /** Until when it can be undone; null where it cannot. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Grows with each change that a person makes. */
  version: Scalars['Int']['output'];
};

/** What a person does with an import. */
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

/** A column of a file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Up to three values. */
  examples: Array<Scalars['String']['output']>;
  /** What its first cell says, or its number. */
  header: Scalars['String']['output'];
  /** Whether a record keeps what it says there, whatever is decided of the row; null for a column that writes nothing. */
  neverOverwrite?: Maybe<Scalars['Boolean']['output']>;
  /** The path of the field it goes to; null if it is left out. */
  target?: Maybe<Scalars['String']['output']>;
};

/** A page of imports. */
export type ImportConnection = {
  __typename?: 'ImportConnection';
  /** The rows. */
  edges: Array<ImportEdge>;
  /** Where it ends. */
  pageInfo: PageInfo;
  /** How many there are, where it is known. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Rows by what becomes of them. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Left out because what they match has changed since the check. */
  changed: Scalars['Int']['output'];
  /** That make a record or add to one. */
  created: Scalars['Int']['output'];
  /** With errors. */
  error: Scalars['Int']['output'];
  /** That repeat an earlier row. */
  repeated: Scalars['Int']['output'];
  /** Left out by decision. */
  skipped: Scalars['Int']['output'];
  /** That say nothing new. */
  unchanged: Scalars['Int']['output'];
  /** That wait for a decision. */
  undecided: Scalars['Int']['output'];
  /** That change a record. */
  updated: Scalars['Int']['output'];
};

/** What is done with one row that matches a record. */
export type ImportDecision =
  /** Made although it matches. */
  | 'CREATE'
  /** Left out. */
  | 'SKIP'
  /** What the file says replaces what the record says. */
  | 'UPDATE'
  /** Only what the record lacks is filled in. */
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

/** Which records a file brings in. */
export type ImportKind =
  /** Clients with their sites and contacts. */
  | 'CLIENTS'
  /** Equipment of known clients. */
  | 'EQUIPMENT'
  /** Items of the price catalogue. */
  | 'ITEMS'
  /** Prospects. */
  | 'PROSPECTS';

/** Where one column goes. */
export type ImportMappingInput = {
  /** Its index. */
  column: Scalars['Int']['input'];
  /** Whether a record keeps what it says in that field, with all columns of it; left out it stays. */
  neverOverwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The path of a field; null to leave it out. */
  target?: InputMaybe<Scalars['String']['input']>;
};

/** What a row matches. */
export type ImportMatch = {
  __typename?: 'ImportMatch';
  /** By what, in Spanish: `mismo NIF`. */
  by: Scalars['String']['output'];
  /** Why the record cannot be changed; null if it can. */
  closed?: Maybe<Scalars['String']['output']>;
  /** The record's code, if it has one. */
  code?: Maybe<Scalars['String']['output']>;
  /** The kind of record; null for an earlier row of the file. */
  entity?: Maybe<EntityKind>;
  /** The record's id; null for a row. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The row's number; null for a record. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** What becomes of a row. */
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

/** Something wrong in a row. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** The column's header; null where the file has none for it. */
  column?: Maybe<Scalars['String']['output']>;
  /** The field in Spanish; null for the whole row. */
  field?: Maybe<Scalars['String']['output']>;
  /** In Spanish. */
  message: Scalars['String']['output'];
  /** What the cell says; null where it says nothing. */
  raw?: Maybe<Scalars['String']['output']>;
};

/** How far something is. */
export type ImportProgress = {
  __typename?: 'ImportProgress';
  /** Parts done. */
  done: Scalars['Int']['output'];
  /** Parts in total. */
  total: Scalars['Int']['output'];
};

/** What comes of a change of an import. */
export type ImportResult = ImportSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** A row of a checked import. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** What would change under *Sobrescribir*, by field. */
  changes: Array<Scalars['String']['output']>;
  /** What was decided for it alone. */
  decision?: Maybe<ImportDecision>;
  /** What may be decided; empty where there is nothing to decide. */
  decisions: Array<ImportDecision>;
  /** Records that an undo kept. */
  kept: Array<ImportKept>;
  /** What it matches. */
  match?: Maybe<ImportMatch>;
  /** What it is about. */
  name: Scalars['String']['output'];
  /** What was read otherwise than it was written. */
  notices: Array<Scalars['String']['output']>;
  /** Its number in the file, from 1. */
  number: Scalars['Int']['output'];
  /** What became of it; null before. */
  outcome?: Maybe<ImportOutcome>;
  /** The page where it is kept, by which it is decided. */
  page: Scalars['Int']['output'];
  /** What will become of it; null while it waits for a decision. */
  planned?: Maybe<ImportOutcome>;
  /** What is wrong, by field. */
  problems: Array<ImportProblem>;
  /** Why it is not what was announced. */
  reason?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  status: ImportRowStatus;
  /** Of what the file says otherwise than the record, the fields that are never overwritten. */
  untouched: Array<Scalars['String']['output']>;
};

/** What is done with one row. */
export type ImportRowDecisionInput = {
  /** Null to follow the rule. */
  decision?: InputMaybe<ImportDecision>;
  /** The page where it is kept. */
  page: Scalars['Int']['input'];
  /** Its number in the file. */
  row: Scalars['Int']['input'];
};

/** Rows of an import from one page on. */
export type ImportRowPage = {
  __typename?: 'ImportRowPage';
  /** The page to ask for next; null if there are no more. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** In the order of the file, those of one client together. */
  rows: Array<ImportRow>;
};

/** How a row stands. */
export type ImportRowStatus =
  /** Matches a record or an earlier row. */
  | 'DUPLICATE'
  /** Cannot be imported. */
  | 'ERROR'
  /** Makes a record, or adds to the one of an earlier row. */
  | 'NEW'
  /** Says what an earlier row says. */
  | 'REPEATED'
  /** Matches a record that already says all of it. */
  | 'UNCHANGED';

/** What is done with rows that match a record and were not decided one by one. */
export type ImportRule =
  /** Each is decided. */
  | 'ASK'
  /** Made although they match; never with the same NIF, code or reference. */
  | 'CREATE'
  /** Left out. */
  | 'SKIP'
  /** What the file says replaces what the record says. */
  | 'UPDATE'
  /** Only what the record lacks is filled in. */
  | 'UPDATE_EMPTY';

/** A sheet of a file. */
export type ImportSheet = {
  __typename?: 'ImportSheet';
  /** Hidden rows, which are read too. */
  hiddenRows: Scalars['Int']['output'];
  /** Empty for a text. */
  name: Scalars['String']['output'];
};

/** Where an import stands. Changed only by the steps of `domain/imports/import-states.ts`. */
export type ImportStatus =
  /** Comprobado: nothing is written yet. */
  | 'CHECKED'
  /** Comprobando: the rows are read and held against the data. */
  | 'CHECKING'
  /** Descartado. */
  | 'DISCARDED'
  /** Importado. */
  | 'IMPORTED'
  /** Importando. */
  | 'IMPORTING'
  /** Asignando: somebody has changed where columns go. */
  | 'MAPPING'
  /** Deshecho en parte: what somebody has changed or used is kept. */
  | 'PARTLY_UNDONE'
  /** Pausado: what is written stays. */
  | 'PAUSED'
  /** Deshaciendo. */
  | 'UNDOING'
  /** Deshecho. */
  | 'UNDONE'
  /** Subido. */
  | 'UPLOADED';

/** An import as it is now. */
export type ImportSuccess = {
  __typename?: 'ImportSuccess';
  /** The import. */
  import: Import;
};

/** A field that a column may go to. */
export type ImportTarget = {
  __typename?: 'ImportTarget';
  /** In Spanish. */
  label: Scalars['String']['output'];
  /** Names it. */
  path: Scalars['String']['output'];
  /** Whether several columns may go there. */
  takesMany: Scalars['Boolean']['output'];
};

/** What an undo did. */
export type ImportUndo = {
  __typename?: 'ImportUndo';
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** By whom. */
  byName: Scalars['String']['output'];
  /** Records that are kept because somebody has changed or used them. */
  kept: Scalars['Int']['output'];
  /** Records removed. */
  removed: Scalars['Int']['output'];
  /** Records with their earlier values. */
  restored: Scalars['Int']['output'];
};

/** Which rows of an import are listed. */
export type ImportView =
  /** All of them. */
  | 'ALL'
  /** Those that were not imported as announced. */
  | 'CHANGED'
  /** Those that match a record or an earlier row. */
  | 'DUPLICATES'
  /** Those with errors. */
  | 'ERRORS'
  /** Those of which an undo kept something. */
  | 'KEPT';

/** The value is used and cannot be removed, only retired; nothing was changed. */
export type InUseError = UserError & {
  __typename?: 'InUseError';
  /** Spanish, ready to be shown: what uses it. */
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

/** An entry of the firm's price catalogue: a part, an hour of work, a trip. */
export type Item = {
  __typename?: 'Item';
  /** Whether it was put away. */
  archived: Scalars['Boolean']['output'];
  /** EAN-8, UPC-A, EAN-13 or GTIN-14. */
  barcodes: Array<Scalars['String']['output']>;
  /** What the firm pays for one unit, in cents without IVA; null to whoever may not see costs. */
  costCents?: Maybe<Scalars['Cents']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Descripción. */
  description?: Maybe<Scalars['String']['output']>;
  /** Familia. */
  family?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  kind: LineKind;
  /** Nombre: the text of the lines written from it. */
  name: Scalars['String']['output'];
  /** Cents of one unit, without IVA; null until it has a price. */
  priceCents?: Maybe<Scalars['Cents']['output']>;
  /** What it has cost, the latest first; at most 20. */
  prices: Array<ItemPrice>;
  /** Referencia, unique. */
  ref: Scalars['String']['output'];
  /** Referencia del proveedor. */
  supplierRef?: Maybe<Scalars['String']['output']>;
  /** What it is counted in. */
  unit: LineUnit;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** A page of items. */
export type ItemConnection = {
  __typename?: 'ItemConnection';
  /** The rows with their cursors. */
  edges: Array<ItemEdge>;
  /** Where this page stands. */
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

/** What items must be. */
export type ItemFilter = {
  /** In use or put away; in use where left out. */
  archive?: InputMaybe<ArchiveFilter>;
  /** Of this family, whatever its case and accents. */
  family?: InputMaybe<Scalars['String']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<LineKind>;
};

/** An item, as typed. */
export type ItemInput = {
  /** At most 5 of 8, 12, 13 or 14 digits, the last of which checks the others. */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the firm pays for one unit, in cents without IVA. */
  costCents?: InputMaybe<Scalars['Cents']['input']>;
  /** At most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Familia. */
  family?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  kind: LineKind;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Cents of one unit, without IVA. */
  priceCents?: InputMaybe<Scalars['Cents']['input']>;
  /** 1 to 40 characters; no other item has it, whatever its case and accents. */
  ref: Scalars['String']['input'];
  /** Referencia del proveedor. */
  supplierRef?: InputMaybe<Scalars['String']['input']>;
  /** What it is counted in. */
  unit: LineUnit;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: Scalars['Int']['input'];
};

/** A price that an item has or had. */
export type ItemPrice = {
  __typename?: 'ItemPrice';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** Who set it. */
  byName: Scalars['String']['output'];
  /** What the firm paid for one unit; null to whoever may not see costs. */
  costCents?: Maybe<Scalars['Cents']['output']>;
  /** Cents of one unit, without IVA, or null. */
  priceCents?: Maybe<Scalars['Cents']['output']>;
};

/** How a change of an item ended. */
export type ItemResult = ConflictError | ItemSuccess | KeyReusedError | NotFoundError | TransitionError | ValidationError;

/** How items are ordered. */
export type ItemSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** By reference. */
  | 'REF'
  /** The one changed last first. */
  | 'UPDATED';

/** The item was written. */
export type ItemSuccess = {
  __typename?: 'ItemSuccess';
  /** As it is now. */
  item: Item;
};

/** An item, as it was seen. */
export type ItemVersionInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Items as a list shows them. */
export type ItemsExportInput = {
  /** What they must be. */
  filter?: InputMaybe<ItemFilter>;
  /** Words, as in `items`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: ItemSort;
};

/** The key was used before for something else; nothing was changed. */
export type KeyReusedError = UserError & {
  __typename?: 'KeyReusedError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** The company would be left without an administrator; nothing was changed. */
export type LastAdminError = UserError & {
  __typename?: 'LastAdminError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** Services to be taken out of a draft. */
export type LeaveOutOfBatchInput = {
  /** Which batch. */
  id: Scalars['ID']['input'];
  /** Which services. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** The company as the head of its papers. */
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

/** A loss. */
export type LoseProspectInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** More about it, at most 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why: an id of `catalog.lostReasons`. */
  reasonId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** By what two records look like the same person. */
export type MatchField =
  /** They share an e-mail. */
  | 'EMAIL'
  /** Their NIF is equal. */
  | 'NIF'
  /** They share a phone. */
  | 'PHONE';

/** The signed-in person. */
export type Me = {
  __typename?: 'Me';
  /** The id of a technician's colour in the palette of `domain/text/colors.ts`; null for others. */
  color?: Maybe<Scalars['String']['output']>;
  /** As it was typed when the account was made, trimmed. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos. */
  lastName: Scalars['String']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** What a technician may see beside their work; null for others. */
  permissions?: Maybe<TechnicianPermissions>;
  /** E.164, or null where none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Read from `rol` of `users/{uid}` on this very request. */
  role: Role;
  /** The company's zone (IANA), in which its days begin and end; a change of it shows within a minute. */
  timeZone: Scalars['String']['output'];
  /** Grows with each change; a change of one's own profile carries it. */
  version: Scalars['Int']['output'];
};

/** An administrator's first screen. */
export type MeAdmin = {
  __typename?: 'MeAdmin';
  /** Technicians who may sign in. One aggregation, billed as one read per thousand. */
  activeTechnicianCount: Scalars['Int']['output'];
  /** The person. */
  user: Me;
};

/** An agent's first screen. */
export type MeAgent = {
  __typename?: 'MeAgent';
  /** The person. */
  user: Me;
};

/** A technician's first screen. */
export type MeTechnician = {
  __typename?: 'MeTechnician';
  /** The person. */
  user: Me;
};

/** Two clients that are one. */
export type MergeClientsInput = {
  /** The client that stays. */
  keepId: Scalars['ID']['input'];
  /** The version of it that was seen. */
  keepVersion: Scalars['Int']['input'];
  /** The client that goes into it. */
  mergeId: Scalars['ID']['input'];
  /** The version of it that was seen. */
  mergeVersion: Scalars['Int']['input'];
};

/** How a merge ended. */
export type MergeClientsResult = ConflictError | KeyReusedError | MergeClientsSuccess | NotFoundError | RecentSignInError | TransitionError;

/** The clients are one. */
export type MergeClientsSuccess = {
  __typename?: 'MergeClientsSuccess';
  /** The one that stays, as it is now. */
  client: Client;
};

/** What merging two clients would do. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Communities that would get the one that stays for their administrador de fincas. */
  communityCount: Scalars['Int']['output'];
  /** Pieces of equipment that would move. */
  equipmentCount: Scalars['Int']['output'];
  /** The one that stays, as it is now. */
  keep: Client;
  /** The one that goes, as it is now. */
  merge: Client;
  /** Prospects that would point to the one that stays. */
  prospectCount: Scalars['Int']['output'];
  /** What the one that stays would gain: e-mails, phones, contacts, tags, and what it lacks. */
  result: MergeResult;
  /** Services that would move. */
  serviceCount: Scalars['Int']['output'];
  /** Sites that would move. */
  siteCount: Scalars['Int']['output'];
};

/** The client that would come out of a merge. */
export type MergeResult = {
  __typename?: 'MergeResult';
  /** Its dirección fiscal: its own, or the other's where it has none. */
  billingAddress?: Maybe<Address>;
  /** Contacts of both, at most 10. */
  contacts: Array<Contact>;
  /** E-mails of both, at most 5. */
  emails: Array<Scalars['String']['output']>;
  /** Whether it would be an administrador de fincas: where one of them is. */
  isPropertyManager: Scalars['Boolean']['output'];
  /** What would only be kept in the archived one, in Spanish: what does not fit, what differs, and always its activity until then. */
  leftBehind: Array<Scalars['String']['output']>;
  /** Its administrador de fincas: its own, or the other's where it has none. */
  managedBy?: Maybe<ClientRef>;
  /** Its NIF: its own, or the other's where it has none. */
  nif?: Maybe<Scalars['String']['output']>;
  /** Its notes: its own, or the other's where it has none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The owner after the merge: its own, or the other's if it has none. */
  owner?: Maybe<Owner>;
  /** Phones of both, at most 5. */
  phones: Array<Scalars['String']['output']>;
  /** Tags of both, at most 10. */
  tags: Array<Scalars['String']['output']>;
  /** Its nombre comercial: its own, or the other's where it has none. */
  tradeName?: Maybe<Scalars['String']['output']>;
};

/** Moving a visit. */
export type MoveVisitInput = {
  /** The kinds of warning that a person has seen and accepts. */
  acceptedWarnings?: InputMaybe<Array<SlotReasonKind>>;
  /** Until when, at most 16 hours later. */
  end: Scalars['DateTime']['input'];
  /** Which. */
  id: Scalars['ID']['input'];
  /** What the office tells whoever goes. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  start: Scalars['DateTime']['input'];
  /** Who, 1 to 10; the first leads. */
  technicianIds: Array<Scalars['ID']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** What can be done. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Checks, starts, pauses, resumes, undoes or discards an import. */
  actOnImport: ImportResult;
  /** Writes a note, a call or an e-mail into the timeline of a prospect, a client or a service; a technician of own services. */
  addNote: AddNoteResult;
  /** Adds a line to a service; a technician to one of their open visits. The id is the client's, so that a repeat adds nothing. */
  addServiceLine: ServiceLineResult;
  /** Goes on with an import that is under way for a few seconds; asked again until it is not. Each part is done once. */
  advanceImport: ImportResult;
  /** Moves an open prospect forward. */
  advanceProspect: ProspectResult;
  /** Answers a point of a service's checklist, or takes the answer back; the last answer holds. */
  answerChecklist: AnswerChecklistResult;
  /**
   * Applies work that its visit did not take: the visit becomes as it was done, by whoever did it, with its times, lines and
   * answers; where it was completed its report is frozen from it in the same transaction. What the type of service asks for and is
   * not there does not hold it back. A settled service is taken up again.
   */
  applyWorkReview: WorkReviewResult;
  /** Puts a client away: it leaves the lists and keeps everything. */
  archiveClient: ClientResult;
  /** Puts an item away: it can no longer be chosen, and lines keep it. */
  archiveItem: ItemResult;
  /** Puts a site away; the last one in use of a client stays. */
  archiveSite: SiteResult;
  /** The same on another visit of the service; one that is over keeps its times and is given lines, answers, photos and what was typed. */
  attachWorkReview: WorkReviewResult;
  /** Takes back an absence: one's own while it is only requested, an administrator any. */
  cancelAbsence: CancelAbsenceResult;
  /** Annuls a service and its visits that have not begun; not while one is going on. */
  cancelService: ServiceResult;
  /** Annuls a visit that has not begun. */
  cancelVisit: VisitResult;
  /** Says why a service goes on waiting, and until when: its clock stands on, or again where the day had come. */
  changeHold: ServiceResult;
  /** Changes how the file of an import is read and where its columns go. */
  changeImport: ImportResult;
  /**
   * Sets one's own password, by the company's rules, soon after a sign-in. Every session of before ends, this one included. The one
   * field for whoever was given their password and has to replace it: all others are refused to them with PASSWORD_CHANGE_REQUIRED.
   * A password that is set at Firebase itself, by the link of an e-mail or with a token, is not checked by these rules.
   */
  changeOwnPassword: ChangeOwnPasswordResult;
  /** Makes an agent an administrator or the reverse; never the last administrator. Needs a sign-in of the last ten minutes. */
  changeRole: AgentResult;
  /** Closes a finished service: reviewed, ready to invoice. */
  closeService: ServiceResult;
  /** Closes finished services, each as `closeService` would: what is refused does not keep the others from it. */
  closeServices: CloseServicesResult;
  /** Completar: ends the work and freezes its report in the same transaction. */
  completeVisit: VisitResult;
  /** Says which invoices services of a delivered batch became. */
  confirmBillingItems: BillingBatchResult;
  /** Says that the times of a visit that wait for it are right; its report says so from the next version on. */
  confirmVisitTimes: VisitResult;
  /** Gathers more rows of an own export. */
  continueExport: ExportResult;
  /** Makes an open prospect a client with a site, or links it to a client there is, with its first service where one is given; once, however often it is asked. */
  convertProspect: ConvertProspectResult;
  /**
   * Corrects what the plate of a machine says, whatever else was changed since it was read; a technician in a visit of theirs at
   * its site, also once that is over.
   */
  correctEquipment: EquipmentResult;
  /** Corrects times that were tapped wrongly. */
  correctVisitTimes: VisitResult;
  /** Records a technician's absence, approved from the start. */
  createAbsence: AbsenceResult;
  /** Makes an agent or an administrator, as `createTechnician` makes a technician. An administrator needs a sign-in of the last ten minutes. */
  createAgent: CreateAgentResult;
  /** Puts closed services into a draft. */
  createBillingBatch: BillingBatchResult;
  /**
   * Makes a private address at which calendar apps find the signed-in technician's visits, in place of the one before, which
   * answers no more. Only a digest of it is kept: it is given this once, and a repeat with the same key is AddressGivenError.
   */
  createCalendarFeed: CreateCalendarFeedResult;
  /** Makes a client, with its first site where one is given. An equal NIF is refused; other likenesses until they are named as seen. */
  createClient: CreateClientResult;
  /** Adds a piece of equipment to a site; a technician while they are at work there. */
  createEquipment: EquipmentResult;
  /**
   * Writes a list to a file. Up to 10,000 rows it is READY with the answer; a longer one goes on with `continueExport`, and without it
   * by itself. An entry of the audit says who took out what.
   */
  createExport: ExportResult;
  /** Adds an item to the price catalogue. */
  createItem: ItemResult;
  /** Makes a prospect. Others that look like the same person are refused as DuplicateError until they are named as seen. */
  createProspect: CreateProspectResult;
  /** Makes a service for a site of a client; type fills what is left out. */
  createService: CreateServiceResult;
  /** Adds a site to a client. */
  createSite: SiteResult;
  /**
   * Makes a technician: the account they sign in with and their document, both or neither.
   * The e-mail is compared without regard to case; an Auth account left over without a document is deleted and made anew.
   */
  createTechnician: CreateTechnicianResult;
  /** Approves or rejects an absence; an agent only where the settings say so. */
  decideAbsence: AbsenceResult;
  /** Says what is done with rows that match a record. */
  decideImport: ImportResult;
  /** Entregar: freezes who pays and what for, and locks its services. */
  deliverBillingBatch: BillingBatchResult;
  /** Gives up a draft: its services can be put into another. */
  discardBillingBatch: BillingBatchResult;
  /** Throws an open prospect away as spam or a duplicate. */
  discardProspect: ProspectResult;
  /** Removes a holiday. */
  dropHoliday: HolidaysResult;
  /** Removes a value that nothing uses; one in use is refused as InUseError. */
  dropValue: CatalogValueResult;
  /**
   * Ends every session of a person on every device, this one included. Everyone may end their own; administrators may end others'.
   * For anyone else the answer is the one for a missing person.
   */
  endSessions: EndSessionsResult;
  /** No completada: ends a visit with work left, which is to be planned again. */
  endVisitIncomplete: VisitResult;
  /** Puts a service on hold; the time held moves the instant it is due. */
  holdService: ServiceResult;
  /** Takes services out of a draft. */
  leaveOutOfBatch: BillingBatchResult;
  /** Gives an open prospect up as lost. */
  loseProspect: ProspectResult;
  /** Moves everything of one client to another and archives it; this cannot be undone. Needs a sign-in of the last ten minutes. */
  mergeClients: MergeClientsResult;
  /** Moves a planned visit: when, how long or who. Refuses as `scheduleVisit` does. */
  moveVisit: PlanVisitResult;
  /** Pausar: interrupts the work. */
  pauseVisit: VisitResult;
  /** Proposes another service at the same site: it waits to be planned. A technician only after a visit of their own. */
  proposeFollowUp: CreateServiceResult;
  /** Lets a suspended member of staff in again. */
  reactivateStaff: StaffStatusResult;
  /** Leaves work unapplied, for a reason that the technician reads; it is kept. */
  rejectWorkReview: WorkReviewResult;
  /** Removes a file that no signed report shows; a technician what they added, and photos of an own visit. */
  removeAttachment: RemoveAttachmentResult;
  /** Removes a line of a service. */
  removeServiceLine: ServiceLineResult;
  /** Takes a lost prospect up again, as contacted. */
  reopenProspect: ProspectResult;
  /** Takes up again a finished, closed or annulled service; signed reports stay. Not one of a delivered batch. */
  reopenService: ServiceResult;
  /** Asks for days off for oneself, to be approved. */
  requestAbsence: AbsenceResult;
  /** Takes an archived client back. */
  restoreClient: ClientResult;
  /** Takes an archived item back. */
  restoreItem: ItemResult;
  /** Takes a discarded prospect back, as new. */
  restoreProspect: ProspectResult;
  /** Takes an archived site back. */
  restoreSite: SiteResult;
  /** Lets a retired value be chosen again. */
  restoreValue: CatalogValueResult;
  /** Lifts the hold of a service. */
  resumeService: ServiceResult;
  /** Reanudar: goes on with the work. */
  resumeVisit: VisitResult;
  /** Keeps a value of a list from being chosen again; who has it keeps it. */
  retireValue: CatalogValueResult;
  /** Tries copies again that failed, at once and as if for the first time. */
  retryStaleCopy: RetryStaleCopyResult;
  /** Devolver: takes services out of a delivered batch, to be corrected and invoiced in another. */
  returnBillingItems: BillingBatchResult;
  /** Freezes a new version of a signed report from what the service says now; the signed one stays. */
  reviseWorkReport: WorkReportResult;
  /** Revokes the signed-in technician's calendar address: from then on it answers like one that never was. */
  revokeCalendarFeed: RevokeCalendarFeedResult;
  /** Makes a holiday, or changes the one whose id is given. */
  saveHoliday: HolidaysResult;
  /** Makes a value of one of the lists of reasons, or renames the one whose id is given. */
  saveReason: ReasonsResult;
  /** Makes a service type, or changes the one whose id is given. */
  saveServiceType: ServiceTypesResult;
  /** Makes a skill, or renames the one whose id is given. */
  saveSkill: SkillsResult;
  /** Makes a zone, or changes the one whose id is given; sites keep the zone that was derived for them until they change. */
  saveZone: ZonesResult;
  /** Plans a visit of a service. What forbids the slot is refused as SlotTakenError, what warns of it until it is named as accepted. */
  scheduleVisit: PlanVisitResult;
  /** Sets or removes the logo of the company's papers; reports that are frozen keep theirs. */
  setCompanyLogo: CompanyLogoResult;
  /** Says whether a technician sees prices and phones. Needs a sign-in of the last ten minutes. */
  setTechnicianPermissions: TechnicianResult;
  /** Iniciar: begins the work. */
  startVisit: VisitResult;
  /** Moves an open prospect one step back. */
  stepBackProspect: ProspectResult;
  /** Keeps a member of staff out from their next request on, everywhere; never the last administrator. */
  suspendStaff: StaffStatusResult;
  /** En camino: sets out for a visit. */
  travelToVisit: VisitResult;
  /** Takes a planned visit out of the plan: its service is to be assigned again. */
  unscheduleVisit: VisitResult;
  /**
   * Changes who an agent or administrator is; a new e-mail changes what they sign in with, and signs them out.
   * That of an administrator needs a sign-in of the last ten minutes.
   */
  updateAgent: AgentResult;
  /** Changes how long a service of each priority, and a first answer, may take. */
  updateBuffers: BuffersResult;
  /** Changes what is known of a client. */
  updateClient: ClientResult;
  /** Changes the company's own data. */
  updateCompany: CompanyResult;
  /** Changes a piece of equipment, also its site within the client; a technician while they are at work there, and not its site. */
  updateEquipment: EquipmentResult;
  /** Changes an item; lines that were written from it keep what they say. */
  updateItem: ItemResult;
  /** Changes one's own name and phone; a technician's, phone and colour. */
  updateMyProfile: MyProfileResult;
  /** Changes what is asked of passwords from now on. */
  updatePasswords: PasswordsResult;
  /** Changes what is known of a prospect; not its status. */
  updateProspect: ProspectResult;
  /** Changes what is known of a service; not its status, visits or lines. */
  updateService: ServiceResult;
  /** Changes a line of a service. */
  updateServiceLine: ServiceLineResult;
  /** Changes a site. */
  updateSite: SiteResult;
  /** Changes who a technician is; a new e-mail changes what they sign in with, and signs them out. */
  updateTechnician: TechnicianResult;
  /** Changes what a technician can do, where and when. */
  updateTechnicianProfile: TechnicianResult;
  /** Changes the hours in which the company works, which technicians have until they have their own. */
  updateWorkingHours: WorkingHoursResult;
};


/** What can be done. */
export type MutationActOnImportArgs = {
  input: ActOnImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationAddNoteArgs = {
  input: AddNoteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationAddServiceLineArgs = {
  input: AddServiceLineInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationAdvanceImportArgs = {
  input: AdvanceImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationAdvanceProspectArgs = {
  input: AdvanceProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationAnswerChecklistArgs = {
  input: AnswerChecklistInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationApplyWorkReviewArgs = {
  input: ApplyWorkReviewInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationArchiveClientArgs = {
  input: ClientVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationArchiveItemArgs = {
  input: ItemVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationArchiveSiteArgs = {
  input: SiteVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationAttachWorkReviewArgs = {
  input: AttachWorkReviewInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCancelAbsenceArgs = {
  input: CancelAbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCancelServiceArgs = {
  input: CancelServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCancelVisitArgs = {
  input: CancelVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationChangeHoldArgs = {
  input: ChangeHoldInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationChangeImportArgs = {
  input: ChangeImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationChangeOwnPasswordArgs = {
  input: ChangeOwnPasswordInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationChangeRoleArgs = {
  input: ChangeRoleInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCloseServiceArgs = {
  input: ServiceVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCloseServicesArgs = {
  input: CloseServicesInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCompleteVisitArgs = {
  input: CompleteVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationConfirmBillingItemsArgs = {
  input: ConfirmBillingItemsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationConfirmVisitTimesArgs = {
  input: ConfirmVisitTimesInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationContinueExportArgs = {
  input: ContinueExportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationConvertProspectArgs = {
  input: ConvertProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCorrectEquipmentArgs = {
  input: CorrectEquipmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCorrectVisitTimesArgs = {
  input: CorrectVisitTimesInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateAbsenceArgs = {
  input: CreateAbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateAgentArgs = {
  input: CreateAgentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateBillingBatchArgs = {
  input: CreateBillingBatchInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateCalendarFeedArgs = {
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateClientArgs = {
  input: CreateClientInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateEquipmentArgs = {
  input: CreateEquipmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateExportArgs = {
  input: CreateExportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateItemArgs = {
  input: CreateItemInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateProspectArgs = {
  input: CreateProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateServiceArgs = {
  input: CreateServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateSiteArgs = {
  input: CreateSiteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationCreateTechnicianArgs = {
  input: CreateTechnicianInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDecideAbsenceArgs = {
  input: DecideAbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDecideImportArgs = {
  input: DecideImportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDeliverBillingBatchArgs = {
  input: BatchVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDiscardBillingBatchArgs = {
  input: BatchVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDiscardProspectArgs = {
  input: DiscardProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDropHolidayArgs = {
  input: DropHolidayInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationDropValueArgs = {
  input: CatalogValueInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationEndSessionsArgs = {
  input: StaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationEndVisitIncompleteArgs = {
  input: EndVisitIncompleteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationHoldServiceArgs = {
  input: HoldServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationLeaveOutOfBatchArgs = {
  input: LeaveOutOfBatchInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationLoseProspectArgs = {
  input: LoseProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationMergeClientsArgs = {
  input: MergeClientsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationMoveVisitArgs = {
  input: MoveVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationPauseVisitArgs = {
  input: PauseVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationProposeFollowUpArgs = {
  input: FollowUpInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationReactivateStaffArgs = {
  input: StaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRejectWorkReviewArgs = {
  input: RejectWorkReviewInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRemoveAttachmentArgs = {
  input: RemoveAttachmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRemoveServiceLineArgs = {
  input: RemoveServiceLineInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationReopenProspectArgs = {
  input: ProspectVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationReopenServiceArgs = {
  input: ReopenServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRequestAbsenceArgs = {
  input: AbsenceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRestoreClientArgs = {
  input: ClientVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRestoreItemArgs = {
  input: ItemVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRestoreProspectArgs = {
  input: ProspectVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRestoreSiteArgs = {
  input: SiteVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRestoreValueArgs = {
  input: CatalogValueInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationResumeServiceArgs = {
  input: ServiceVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationResumeVisitArgs = {
  input: VisitActInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRetireValueArgs = {
  input: CatalogValueInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRetryStaleCopyArgs = {
  input: RetryStaleCopyInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationReturnBillingItemsArgs = {
  input: ReturnBillingItemsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationReviseWorkReportArgs = {
  input: ReviseWorkReportInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationRevokeCalendarFeedArgs = {
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSaveHolidayArgs = {
  input: SaveHolidayInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSaveReasonArgs = {
  input: SaveReasonInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSaveServiceTypeArgs = {
  input: SaveServiceTypeInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSaveSkillArgs = {
  input: SaveSkillInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSaveZoneArgs = {
  input: SaveZoneInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationScheduleVisitArgs = {
  input: ScheduleVisitInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSetCompanyLogoArgs = {
  input: SetCompanyLogoInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSetTechnicianPermissionsArgs = {
  input: SetTechnicianPermissionsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationStartVisitArgs = {
  input: VisitActInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationStepBackProspectArgs = {
  input: StepBackProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationSuspendStaffArgs = {
  input: StaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationTravelToVisitArgs = {
  input: VisitActInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUnscheduleVisitArgs = {
  input: VisitVersionInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateAgentArgs = {
  input: UpdateStaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateBuffersArgs = {
  input: UpdateBuffersInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateClientArgs = {
  input: UpdateClientInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateEquipmentArgs = {
  input: UpdateEquipmentInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateItemArgs = {
  input: UpdateItemInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateMyProfileArgs = {
  input: UpdateMyProfileInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdatePasswordsArgs = {
  input: UpdatePasswordsInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateProspectArgs = {
  input: UpdateProspectInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateServiceArgs = {
  input: UpdateServiceInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateServiceLineArgs = {
  input: UpdateServiceLineInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateSiteArgs = {
  input: UpdateSiteInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateTechnicianArgs = {
  input: UpdateStaffInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateTechnicianProfileArgs = {
  input: UpdateTechnicianProfileInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};


/** What can be done. */
export type MutationUpdateWorkingHoursArgs = {
  input: UpdateWorkingHoursInput;
  key?: InputMaybe<Scalars['UUID']['input']>;
};

/** What has changed of a technician's days since a mark: visits, their services and their files. Not told: a contact of the client. */
export type MyDayChanges = {
  __typename?: 'MyDayChanges';
  /** Visits that may have changed and are not, or no longer, on the technician's days. */
  goneIds: Array<Scalars['ID']['output']>;
  /** Whether the days must be read whole: too much has changed, or too long ago. */
  isTooOld: Scalars['Boolean']['output'];
  /** From where on the next changes are asked for. */
  mark: Scalars['String']['output'];
  /** Visits of the days that may have changed, as they are now. */
  visits: Array<Visit>;
};

/** How a change of the own profile ended. */
export type MyProfileResult = ConflictError | KeyReusedError | MyProfileSuccess | ValidationError;

/** The own profile was changed. */
export type MyProfileSuccess = {
  __typename?: 'MyProfileSuccess';
  /** As one is now. */
  me: Me;
};

/** There is no such record, or none for this person; nothing was changed. */
export type NotFoundError = UserError & {
  __typename?: 'NotFoundError';
  /** Spanish, ready to be shown. */
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

/** A member of staff who looks after a record, by the name they had when it was last written. */
export type Owner = {
  __typename?: 'Owner';
  /** Their Auth uid. */
  id: Scalars['ID']['output'];
  /** Nombre and apellidos. */
  name: Scalars['String']['output'];
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Where the next page begins; null where there is nothing before it. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether `after: endCursor` gives more rows. */
  hasNextPage: Scalars['Boolean']['output'];
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

/**
 * The company's rules for passwords that are set in Cuadrilla. Firebase alone checks one that is set by the link of an e-mail or
 * with a token.
 */
export type PasswordSettings = {
  __typename?: 'PasswordSettings';
  /** Whether whoever is given an account replaces its password when they first sign in. */
  changeFirst: Scalars['Boolean']['output'];
  /** The fewest characters, 6 to 32. */
  minLength: Scalars['Int']['output'];
  /** Whether the 10,000 that are used most are refused. */
  refuseCommon: Scalars['Boolean']['output'];
  /** Grows with each change of the section. */
  version: Scalars['Int']['output'];
};

/** How a change of what is asked of passwords ended. */
export type PasswordsResult = ConflictError | KeyReusedError | PasswordsSuccess | ValidationError;

/** The section was changed. */
export type PasswordsSuccess = {
  __typename?: 'PasswordsSuccess';
  /** As it is now. */
  passwords: PasswordSettings;
};

/** Where the report of a former visit is. */
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
  /** The service's id and the report's, or null where there is no report. */
  report?: Maybe<PastReport>;
  /** COMPLETED or NOT_COMPLETED. */
  status: VisitStatus;
  /** Who; the first leads. */
  technicianNames: Array<Scalars['String']['output']>;
  /** What was done, or why it was not; or null. */
  text?: Maybe<Scalars['String']['output']>;
  /** The title of its service. */
  title: Scalars['String']['output'];
  /** The type of its service. */
  typeName: Scalars['String']['output'];
};

/** Why a visit rests. */
export type PauseReason =
  /** Descanso. */
  | 'BREAK'
  /** Material. */
  | 'MATERIAL'
  /** Otro. */
  | 'OTHER';

/** An interruption of a visit. */
export type PauseVisitInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** As in `VisitActInput`. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why. */
  reason: PauseReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** How planning a visit ended. */
export type PlanVisitResult = ConflictError | KeyReusedError | NotFoundError | PlanVisitSuccess | SlotTakenError | SlotWarningsError | TransitionError | ValidationError;

/** The visit was planned or moved. */
export type PlanVisitSuccess = {
  __typename?: 'PlanVisitSuccess';
  /** As it is now. */
  visit: Visit;
};

/** A day or a week of the plan. */
export type Planning = {
  __typename?: 'Planning';
  /** The first day. */
  from: Scalars['LocalDate']['output'];
  /** Holidays among the days. */
  holidays: Array<Holiday>;
  /** From where on its changes are asked for. */
  mark: Scalars['String']['output'];
  /** The week's, as `planningRevision` gave it when this was read. */
  revision: Scalars['Int']['output'];
  /** Active technicians, and others who have a visit here, by name. */
  technicians: Array<PlanningTechnician>;
  /** The last day. */
  to: Scalars['LocalDate']['output'];
  /** The tray's revision, if a tray that was asked for at the same time has it for certain; else null. */
  tray?: Maybe<Scalars['Int']['output']>;
  /** Every visit that touches one of the days and was not annulled, by its start. */
  visits: Array<Visit>;
};

/** Days on which a technician is away, as the plan shows them. */
export type PlanningAbsence = {
  __typename?: 'PlanningAbsence';
  /** The first day. */
  from: Scalars['LocalDate']['output'];
  /** Why. */
  kind: AbsenceKind;
  /** The last day. */
  to: Scalars['LocalDate']['output'];
};

/** What has changed of a plan since a mark. */
export type PlanningChanges = {
  __typename?: 'PlanningChanges';
  /** Visits that may have changed and are not, or no longer, on the days. */
  goneIds: Array<Scalars['ID']['output']>;
  /** Whether the plan must be read whole: too much has changed, too long ago, or not of visits but of technicians, absences, hours or holidays. */
  isTooOld: Scalars['Boolean']['output'];
  /** From where on the next changes are asked for. */
  mark: Scalars['String']['output'];
  /** Grows whenever a service begins or ceases to wait for a visit, and with what is changed of one that waits; null if the plan must be read whole. */
  tray?: Maybe<Scalars['Int']['output']>;
  /** Visits of the days that may have changed, as they are now. */
  visits: Array<Visit>;
};

/** How often what a plan shows has changed; only whether it is another number means anything. */
export type PlanningRevision = {
  __typename?: 'PlanningRevision';
  /** Grows whenever a service begins or ceases to wait for a visit, and with what is changed of one that waits. */
  tray: Scalars['Int']['output'];
  /** Another number after each change of a visit in the week. */
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
  /** What they can do: ids of skills. */
  skillIds: Array<Scalars['ID']['output']>;
  /** Whether they may work. */
  status: UserStatus;
  /** When they work: their own hours, or the company's. */
  weeklyHours: WeeklyHours;
  /** Where they work: ids of zones; none means everywhere. */
  zoneIds: Array<Scalars['ID']['output']>;
};

/** How much of the plan is asked for. */
export type PlanningView =
  /** One day. */
  | 'DAY'
  /** The week, Monday to Sunday, that the day is in. */
  | 'WEEK';

/** How much a service presses. */
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
  /** Whether it was put away: the same read. */
  archived: Scalars['Boolean']['output'];
  /** Its code. */
  code: Scalars['String']['output'];
  /** The client's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its main phone, E.164, or null: one read. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Somebody who may become a client. */
export type Prospect = {
  __typename?: 'Prospect';
  /** Where they are, as far as it is known, with blanks for what is not; or null. */
  address?: Maybe<Address>;
  /** `P-2026-0001`. */
  code: Scalars['String']['output'];
  /** The service that the conversion made, or null. */
  convertedService?: Maybe<ServiceRef>;
  /** The client they became, or null. */
  convertedTo?: Maybe<ClientRef>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why they were thrown away; null unless DISCARDED. */
  discardKind?: Maybe<DiscardKind>;
  /** How they are called in lists: the person's name or the legal name. */
  displayName: Scalars['String']['output'];
  /** They asked not to be contacted. */
  doNotContact: Scalars['Boolean']['output'];
  /** When that is, from today; NONE for a prospect that is not open. */
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
  /** What they ask for: ids of `catalog.serviceTypes`. */
  interestIds: Array<Scalars['ID']['output']>;
  /** What they are. */
  kind: PartyKind;
  /** Apellidos; of a company, its contact's; or null. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Razón social, or null for a person. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Why they were lost: an id of `catalog.lostReasons`; null unless LOST. */
  lostReasonId?: Maybe<Scalars['ID']['output']>;
  /** Nombre; of a company, its contact's; or null. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they need, in a few words; or null. */
  need?: Maybe<Scalars['String']['output']>;
  /** The day of the next step, or null. */
  nextActionOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Compact, or null. */
  nif?: Maybe<Scalars['String']['output']>;
  /** Ids of the clients and prospects that look alike and, whoever made it has said, are others: its conversion does not ask again. */
  notDuplicateOf: Array<Scalars['ID']['output']>;
  /** Notes, or null. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Who looks after them, or null. */
  owner?: Maybe<Owner>;
  /** E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Where they came from: an id of `catalog.prospectSources`, or null. */
  sourceId?: Maybe<Scalars['ID']['output']>;
  /** Where they stand. */
  status: ProspectStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; a change carries the one it was made from. */
  version: Scalars['Int']['output'];
};

/** A page of prospects. */
export type ProspectConnection = {
  __typename?: 'ProspectConnection';
  /** The rows with their cursors. */
  edges: Array<ProspectEdge>;
  /** Where this page stands. */
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

/** What prospects must be. */
export type ProspectFilter = {
  /** Open, and due then. */
  due?: InputMaybe<DueBucket>;
  /** Asking for this service type. */
  interestId?: InputMaybe<Scalars['ID']['input']>;
  /** Neither converted nor lost nor discarded. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Looked after by this member of staff. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** From this source. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** In this status. */
  status?: InputMaybe<ProspectStatus>;
};

/** What is known of a prospect, as typed. */
export type ProspectInput = {
  /** Where they are, as far as it is known: postal code and town may stand alone, a street may not. */
  address?: InputMaybe<AddressInput>;
  /** They asked not to be contacted. */
  doNotContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail; this or a phone must be there. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Cents. */
  estimatedValueCents?: InputMaybe<Scalars['Cents']['input']>;
  /** Ids of `catalog.serviceTypes`, at most 10. */
  interestIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What they are. */
  kind: PartyKind;
  /** Apellidos. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Razón social; whoever is no person must have one. */
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
  /** Who looks after them: an agent or administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** A number that can be dialled. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An id of `catalog.prospectSources`. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a change of a prospect ended. */
export type ProspectResult = ConflictError | KeyReusedError | NotFoundError | ProspectSuccess | TransitionError | ValidationError;

/** How prospects are ordered. */
export type ProspectSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The latest first. */
  | 'NEWEST'
  /** By the day of the next action, those without one last. */
  | 'NEXT_ACTION'
  /** By estimated value, the highest first. */
  | 'VALUE';

/** Where a prospect stands. Changed only by the named transitions of `domain/prospects/prospect-states.ts`. */
export type ProspectStatus =
  /** Contactado. */
  | 'CONTACTED'
  /** Convertido in a client: final. */
  | 'CONVERTED'
  /** Descartado: spam or a duplicate. */
  | 'DISCARDED'
  /** Perdido, with a reason of the settings. */
  | 'LOST'
  /** Nuevo: not answered yet; the first-response clock runs. */
  | 'NEW'
  /** Cualificado. */
  | 'QUALIFIED'
  /** Presupuestado. */
  | 'QUOTED';

/** The prospect was changed. */
export type ProspectSuccess = {
  __typename?: 'ProspectSuccess';
  /** As it is now. */
  prospect: Prospect;
};

/** How many prospects are in a status and what they are worth. */
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
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Prospects as a list shows them. */
export type ProspectsExportInput = {
  /** What they must be. */
  filter?: InputMaybe<ProspectFilter>;
  /** Words, as in `prospects`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: ProspectSort;
};

/** What can be asked. */
export type Query = {
  __typename?: 'Query';
  /** What a technician is still to do on the days of an absence, asked before it is approved; null where there is none with that id. Costs at most 203 document reads. */
  absenceWork?: Maybe<AbsenceWork>;
  /** Absences, the latest first. A technician sees their own, whatever the arguments. */
  absences: AbsenceConnection;
  /** What happened to a record, the latest first; a technician sees what they did themselves to own services. */
  activity: ActivityConnection;
  /** One agent or administrator, or null where there is none with that id. */
  agent?: Maybe<Agent>;
  /** Agents and administrators; pages, search and order as in `technicians`. */
  agents: AgentConnection;
  /** What everybody did, the latest first. A page of n rows costs at most n + 2 document reads. */
  auditEntries: AuditConnection;
  /** One batch, or null where there is none with that id. */
  billingBatch?: Maybe<BillingBatch>;
  /** Batches, the latest first; discarded ones only if asked for. */
  billingBatches: BillingBatchConnection;
  /** What the next batch may hold: closed, charged and in no batch, the oldest 200. As many reads as services and clients, and two. */
  billingProposal: BillingProposal;
  /** Names of types, skills, zones and reasons, for choosing and for showing; also what is retired. */
  catalog: Catalog;
  /**
   * One client, or null where there is none with that id. A technician sees those of own visits, open or ended at most 30 days
   * ago, their phones only where allowed; so with sites and equipment.
   */
  client?: Maybe<Client>;
  /**
   * Tags or towns that clients in use have and that begin with a text, whatever its case and accents, in alphabetical order: at most 20,
   * at one read each.
   */
  clientValues: Array<Scalars['String']['output']>;
  /** Clients. A page of n rows costs at most n + 2 document reads, a search by several words at most four times that. */
  clients: ClientConnection;
  /** When technicians' devices were last heard of, asked before visits are taken from them: a row for each id, at most 50 of them, and as many reads. */
  devices: Array<TechnicianDevice>;
  /** Prospects and clients with the same NIF, e-mail or phone: ¿Es la misma persona? At most 10. */
  duplicates: Array<DuplicateMatch>;
  /** One piece of equipment, or null where there is none with that id, or none for this person. */
  equipment?: Maybe<Equipment>;
  /** Equipment of a client or of one of its sites, the retired last. */
  equipmentList: EquipmentConnection;
  /** The exports of this person of the last day, the latest first: at most 20. */
  exports: Array<Export>;
  /** What a technician's device keeps of the catalogue: one read if nothing has changed since the mark, else what has; all of it, at most 1,000 items in use, without a mark. */
  fieldItems: FieldItems;
  /** What the first screen of the office counts: one read, and one for each figure that is counted when it is asked for. */
  figures: Figures;
  /** What a member of staff would leave behind if they were suspended now; null where there is none with that id. */
  heldWork?: Maybe<HeldWork>;
  /** An import; null if it is not there or of a kind that the person may not import. */
  import?: Maybe<Import>;
  /** Rows of a checked import, in pages as the server keeps them: at most 40 rows each. */
  importRows?: Maybe<ImportRowPage>;
  /** Imports of the kinds that the person may import, the latest first. */
  imports: ImportConnection;
  /** One item of the price catalogue, or null where there is none with that id. */
  item?: Maybe<Item>;
  /** Families of the items in use that begin with a text, whatever its case and accents, in alphabetical order: at most 50. */
  itemFamilies: Array<Scalars['String']['output']>;
  /** The price catalogue. A page of n rows costs at most n + 2 document reads, a search by several words at most four times that. */
  items: ItemConnection;
  /** How the company heads its papers, for what a technician gives to a customer on the spot. One read. */
  letterhead: Letterhead;
  /** The signed-in person. Any role; carries the role, which the web needs to choose menu and routes. */
  me: Me;
  /** The administrator signed in, with what their first screen shows. */
  meAdmin: MeAdmin;
  /** The agent signed in, with what their first screen shows. */
  meAgent: MeAgent;
  /** The technician signed in, with what their first screen shows. */
  meTechnician: MeTechnician;
  /** What a merge of two clients would move and change; null where one of them is missing or was merged already, or both are one. */
  mergePreview?: Maybe<MergePreview>;
  /** The private address of the signed-in technician's visits for calendar apps, or null where they have none. Never the address itself. */
  myCalendarFeed?: Maybe<CalendarFeed>;
  /** What has changed of the signed-in technician's days: one read if nothing has, else as many as changes, each with its visit. */
  myDayChanges: MyDayChanges;
  /** From where on changes of the days are asked for that are read in the same request. No reads. */
  myDayMark: Scalars['String']['output'];
  /** The days among those asked for on which the signed-in technician does not work: approved absences and the company's holidays, by their date. As many reads as absences that are not over, and one. */
  myDaysOff: Array<DayOff>;
  /** What the signed-in technician did in the last 14 days and no visit took, the latest first: what became of it. */
  myFiledWork: Array<WorkReview>;
  /** The visits of the signed-in technician that begin on the days asked for and were not annulled, by their start. */
  myVisits: Array<Visit>;
  /** How much work waits to be reviewed: one read. */
  openReviewCount: Scalars['Int']['output'];
  /** The plan of a day or a week: technicians with their hours and absences, and every visit. At most 300 technicians. */
  planning: Planning;
  /** What has changed of a plan: as many reads as changes, each with its visit, and two. */
  planningChanges: PlanningChanges;
  /** Whether what a plan shows has changed: two documents read, so that a screen may ask every few seconds. */
  planningRevision: PlanningRevision;
  /** One prospect, or null where there is none with that id. */
  prospect?: Maybe<Prospect>;
  /** How many prospects there are in each status and what they are worth: the heads of the board. One aggregation a status. */
  prospectTotals: Array<ProspectTotal>;
  /** Prospects. A page of n rows costs at most n + 2 document reads, a search by several words at most four times that. */
  prospects: ProspectConnection;
  /** Whatever has each of the words at the beginning of one of its own: at most 5 of each kind, prospects, clients, sites, equipment, services. */
  search: Array<SearchHit>;
  /** One service, or null where there is none with that id, or none for this person. */
  service?: Maybe<Service>;
  /**
   * Services. A page of n rows costs at most n + 2 document reads, a search by several words, or by a word and a technician or a
   * machine, at most four times that. A technician sees those of their own visits, whatever the arguments.
   */
  services: ServiceConnection;
  /** The company's settings, each section read when it is asked for. */
  settings: Settings;
  /** One site, or null where there is none with that id, or none for this person. */
  site?: Maybe<Site>;
  /** A client's sites by name, the archived ones last. */
  sites: SiteConnection;
  /** Who could do a service when, the best first, at most 5, two people among the first three where two can; none for one that cannot be planned. Null where there is no such service. */
  slotSuggestions?: Maybe<Array<SlotSuggestion>>;
  /** How what the product does by itself stands. One read for each that is listed. */
  systemStatus: SystemStatus;
  /** Who may be chosen for work or as an owner: active staff of the roles, by name. At most 300. */
  team: Array<TeamMember>;
  /** What the dashboard shows of a day: as many reads as technicians, visits and absences, and two. */
  teamDay: TeamDay;
  /** How much of each technician's time is planned, at most seven days: as many reads as technicians, their days with work and absences, and two. */
  teamLoad: Array<TechnicianLoad>;
  /** One technician, or null where there is none with that id. */
  technician?: Maybe<Technician>;
  /** Technicians. A page of n rows, n ≥ 1, costs at most n + 2 document reads, a search by several words at most four times that. */
  technicians: TechnicianConnection;
  /** What is closed and not handed over for its invoice: one read. Null for some minutes after an update, while older services are brought in. */
  toInvoice?: Maybe<ToInvoice>;
  /**
   * The towns that the company's own sites with a postal code are in, the most frequent first, at most 3: at most 10 reads. None
   * for what is no postal code.
   */
  townsOf: Array<Scalars['String']['output']>;
  /** One visit, or null where there is none with that id, or none for this person. */
  visit?: Maybe<Visit>;
  /** One work report, or null where there is none with that id, or none for this person. */
  workReport?: Maybe<WorkReport>;
  /** Work that its visits did not take, the latest to arrive first. */
  workReviews: WorkReviewConnection;
};


/** What can be asked. */
export type QueryAbsenceWorkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryAbsencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  status?: InputMaybe<AbsenceStatus>;
  technicianId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked. */
export type QueryActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entity: EntityKind;
  first?: Scalars['PageSize']['input'];
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryAgentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffSort;
  status?: InputMaybe<UserStatus>;
};


/** What can be asked. */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['PageSize']['input'];
};


/** What can be asked. */
export type QueryBillingBatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryBillingBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  status?: InputMaybe<BatchStatus>;
};


/** What can be asked. */
export type QueryBillingProposalArgs = {
  grouping?: BillingGrouping;
};


/** What can be asked. */
export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryClientValuesArgs = {
  of: ClientValue;
  startingWith?: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClientFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ClientSort;
};


/** What can be asked. */
export type QueryDevicesArgs = {
  technicianIds: Array<Scalars['ID']['input']>;
};


/** What can be asked. */
export type QueryDuplicatesArgs = {
  input: DuplicateSearch;
};


/** What can be asked. */
export type QueryEquipmentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryEquipmentListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['PageSize']['input'];
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked. */
export type QueryFieldItemsArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. */
export type QueryHeldWorkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryImportRowsArgs = {
  fromPage?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  view?: ImportView;
};


/** What can be asked. */
export type QueryImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
};


/** What can be asked. */
export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryItemFamiliesArgs = {
  startingWith?: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ItemSort;
};


/** What can be asked. */
export type QueryMergePreviewArgs = {
  keepId: Scalars['ID']['input'];
  mergeId: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryMyDayChangesArgs = {
  days?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
  since: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryMyDaysOffArgs = {
  days?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
};


/** What can be asked. */
export type QueryMyVisitsArgs = {
  days?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
};


/** What can be asked. */
export type QueryPlanningArgs = {
  date: Scalars['LocalDate']['input'];
  view?: PlanningView;
};


/** What can be asked. */
export type QueryPlanningChangesArgs = {
  date: Scalars['LocalDate']['input'];
  since: Scalars['String']['input'];
  view?: PlanningView;
};


/** What can be asked. */
export type QueryPlanningRevisionArgs = {
  date: Scalars['LocalDate']['input'];
};


/** What can be asked. */
export type QueryProspectArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryProspectTotalsArgs = {
  filter?: InputMaybe<ProspectFilter>;
};


/** What can be asked. */
export type QueryProspectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProspectFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ProspectSort;
};


/** What can be asked. */
export type QuerySearchArgs = {
  q: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ServiceFilter>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ServiceSort;
};


/** What can be asked. */
export type QuerySiteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QuerySitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientId: Scalars['ID']['input'];
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. */
export type QuerySlotSuggestionsArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  serviceId: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryTeamArgs = {
  roles?: InputMaybe<Array<Role>>;
};


/** What can be asked. */
export type QueryTeamDayArgs = {
  date: Scalars['LocalDate']['input'];
};


/** What can be asked. */
export type QueryTeamLoadArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** What can be asked. */
export type QueryTechnicianArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryTechniciansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffSort;
  status?: InputMaybe<UserStatus>;
};


/** What can be asked. */
export type QueryTownsOfArgs = {
  postalCode: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryVisitArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryWorkReportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryWorkReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
  status?: WorkReviewStatus;
};

/** The lists of the settings whose values are a name and nothing else. */
export type ReasonKind =
  /** Motivos de anulación. */
  | 'CANCEL_REASON'
  /** Motivos de espera. */
  | 'HOLD_REASON'
  /** Motivos de pérdida. */
  | 'LOST_REASON'
  /** Orígenes de un prospecto. */
  | 'PROSPECT_SOURCE';

/** The lists whose values are a name and nothing else. */
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
  /** Grows with each change of any of them. */
  version: Scalars['Int']['output'];
};

/** How a change of the reasons ended. */
export type ReasonsResult = ConflictError | KeyReusedError | NotFoundError | ReasonsSuccess | ValidationError;

/** The lists were changed. */
export type ReasonsSuccess = {
  __typename?: 'ReasonsSuccess';
  /** As they are now. */
  reasons: ReasonList;
};

/** This needs a sign-in of the last ten minutes: sign in again and send it again; nothing was changed. */
export type RecentSignInError = UserError & {
  __typename?: 'RecentSignInError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** A change of a record. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who, by the name they had then. */
  byName: Scalars['String']['output'];
};

/** What could not be closed. */
export type RefusedService = {
  __typename?: 'RefusedService';
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** Why, in Spanish. */
  message: Scalars['String']['output'];
};

/** Work that is not to be applied. */
export type RejectWorkReviewInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Why; the technician reads it. */
  reason: Scalars['String']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A file to be removed. */
export type RemoveAttachmentInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** When it was taken away, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** How removing a file ended. */
export type RemoveAttachmentResult = KeyReusedError | NotFoundError | RemoveAttachmentSuccess | TransitionError | WorkFiled;

/** The file was removed. */
export type RemoveAttachmentSuccess = {
  __typename?: 'RemoveAttachmentSuccess';
  /** Its service, as it is now. */
  service: Service;
};

/** A line to be removed. */
export type RemoveServiceLineInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which. */
  lineId: Scalars['ID']['input'];
  /** When it was taken away, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of which service. */
  serviceId: Scalars['ID']['input'];
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Taking up a service again. */
export type ReopenServiceInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A point of the checklist as a report shows it. */
export type ReportChecklistItem = {
  __typename?: 'ReportChecklistItem';
  /** The answer as a person reads it: `Sí`, `1,4`; null where there is none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** What was checked. */
  text: Scalars['String']['output'];
};

/** The client as a report shows it. */
export type ReportClient = {
  __typename?: 'ReportClient';
  /** Where its invoices go, on one line; null where it has none, or in reports frozen before it was printed. */
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
  /** What the client pays for it, without IVA; null where prices are not shown. */
  amountCents?: Maybe<Scalars['Cents']['output']>;
  /** Whether the client pays it. */
  billable: Billable;
  /** Discount in hundredths of a percent; null where prices are not shown. */
  discountBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  kind: LineKind;
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
  /** Concepto. */
  text: Scalars['String']['output'];
  /** What it is counted in. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; null where it has no price, or prices are not shown. */
  unitPriceCents?: Maybe<Scalars['Cents']['output']>;
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
};

/** A photo as a report shows it: its bytes are at `/files/{attachmentId}`. */
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
  /** What people call it. */
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

/** Which work is to be tried again. */
export type RetryStaleCopyInput = {
  /** The id of the `StaleCopy`. */
  id: Scalars['ID']['input'];
};

/** How trying again ended. */
export type RetryStaleCopyResult = KeyReusedError | NotFoundError | RetryStaleCopySuccess;

/** It was tried; what it is now says whether it failed again. */
export type RetryStaleCopySuccess = {
  __typename?: 'RetryStaleCopySuccess';
  /** As it stands now. */
  status: SystemStatus;
};

/** Services that come back from a delivered batch. */
export type ReturnBillingItemsInput = {
  /** Which batch. */
  id: Scalars['ID']['input'];
  /** Which of its items. */
  itemIds: Array<Scalars['ID']['input']>;
  /** Why. */
  reason: Scalars['String']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A new version of a report. */
export type ReviseWorkReportInput = {
  /** The latest version. */
  id: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
};

/** How revoking a calendar address ended. */
export type RevokeCalendarFeedResult = KeyReusedError | NotFoundError | RevokeCalendarFeedSuccess;

/** The address answers no more. */
export type RevokeCalendarFeedSuccess = {
  __typename?: 'RevokeCalendarFeedSuccess';
  /** What there is now: null, unless another was made since. */
  feed?: Maybe<CalendarFeed>;
};

/** What a member of staff may do. Stored in lower case in `users/{uid}.rol`. */
export type Role =
  /** Administración: every screen; staff, settings and everything an agent may do. */
  | 'ADMIN'
  /** Agente (office): prospects, clients, services and planning. */
  | 'AGENT'
  /** Técnico: their own day, visits and work reports. */
  | 'TECHNICIAN';

/** A holiday. */
export type SaveHolidayInput = {
  /** Which day; one holiday a day. */
  date: Scalars['LocalDate']['input'];
  /** Which; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The version of the list the change was made from. */
  version: Scalars['Int']['input'];
};

/** A value of one of the lists of reasons. */
export type SaveReasonInput = {
  /** Which; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Which list. */
  kind: ReasonKind;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The version of the lists the change was made from. */
  version: Scalars['Int']['input'];
};

/** A service type. */
export type SaveServiceTypeInput = {
  /** What it is for. */
  category: ServiceCategory;
  /** At most 30. */
  checklist: Array<ChecklistItemInput>;
  /** What a new service of it begins with, at most 20; left out it keeps its value. */
  defaultLines?: InputMaybe<Array<DefaultLineInput>>;
  /** 15 to 1,440, in steps of 5. */
  durationMinutes: Scalars['Int']['input'];
  /** Which; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 4,000 characters; left out it keeps its value, null clears it. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 20. */
  minPhotos: Scalars['Int']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** How much it presses. */
  priority: Priority;
  /** Whether the client must sign. */
  requiresSignature: Scalars['Boolean']['input'];
  /** Ids of skills. */
  skillIds: Array<Scalars['ID']['input']>;
  /** The version of the list the change was made from. */
  version: Scalars['Int']['input'];
};

/** A skill. */
export type SaveSkillInput = {
  /** Which; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The version of the list the change was made from. */
  version: Scalars['Int']['input'];
};

/** A zone. */
export type SaveZoneInput = {
  /** Which; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Postal codes or beginnings of them, 2 to 5 digits. */
  postalPrefixes: Array<Scalars['String']['input']>;
  /** The version of the list the change was made from. */
  version: Scalars['Int']['input'];
};

/** Planning a visit. */
export type ScheduleVisitInput = {
  /** The kinds of warning that a person has seen and accepts. */
  acceptedWarnings?: InputMaybe<Array<SlotReasonKind>>;
  /** Until when, at most 16 hours later. */
  end: Scalars['DateTime']['input'];
  /** What the office tells whoever goes. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** Of which service. */
  serviceId: Scalars['ID']['input'];
  /** From when. */
  start: Scalars['DateTime']['input'];
  /** Who, 1 to 10; the first leads. */
  technicianIds: Array<Scalars['ID']['input']>;
};

/** Something that was found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Where it is, in one line, where `detail` does not tell; or null. */
  address?: Maybe<Scalars['String']['output']>;
  /** The client a site, a piece of equipment or a service belongs to; null for others. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** Code, address or serial number, with whose it is. */
  detail: Scalars['String']['output'];
  /** What it is. */
  entity: EntityKind;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How many services of a client are open: one count; null for others. */
  openServices?: Maybe<Scalars['Int']['output']>;
  /** The phone by which it is reached, E.164, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its name, or what it is. */
  title: Scalars['String']['output'];
};

/** Something to be done at a site of a client: on paper, an orden de trabajo. */
export type Service = {
  __typename?: 'Service';
  /** Its photos and documents, at most 200, without their bytes: as many reads. To a technician those of colleagues' visits are none. */
  attachments: Array<Attachment>;
  /** Where it stands on its way to an invoice; NONE for a technician. No read. */
  billingState: BillingState;
  /** Why it was annulled; null unless CANCELLED. */
  cancellation?: Maybe<ServiceCancellation>;
  /** What the type is for. */
  category: ServiceCategory;
  /** What is to be checked. */
  checklist: Array<ServiceChecklistItem>;
  /** For whom. */
  client: ClientRef;
  /** `S-2026-0001`. */
  code: Scalars['String']['output'];
  /** Whom to ask for; null also for a technician who may no longer read the site. Reads site and client. */
  contact?: Maybe<WorkContact>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the client says, or null. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it must be done, by priority and the time it was held. */
  dueAt: Scalars['DateTime']['output'];
  /** How long a visit takes, in minutes, unless planned otherwise. */
  durationMinutes: Scalars['Int']['output'];
  /** On which machines, at most 10. */
  equipment: Array<WorkEquipment>;
  /** The service it follows, or null. */
  followsUp?: Maybe<ServiceRef>;
  /** Why it waits; null unless ON_HOLD. */
  hold?: Maybe<ServiceHold>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What the type says to whoever does it, or null. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** The batch that it is in and the invoice that it became, or null; null for a technician. */
  invoicing?: Maybe<ServiceInvoicing>;
  /** Material, work and travel, at most 200. */
  lines: Array<ServiceLine>;
  /** How many photos a visit needs at least. */
  minPhotos: Scalars['Int']['output'];
  /** What is missing to invoice a finished one, in Spanish; none for others. Reads client and reports. */
  missingToInvoice: Array<Scalars['String']['output']>;
  /** The next visit to come or going on, or null; to a technician a colleague's is none. */
  nextVisit?: Maybe<VisitSlot>;
  /** The client does not want it before, or null. */
  notBefore?: Maybe<Scalars['DateTime']['output']>;
  /** How much of what was done waits for the office: `WorkReview`s that are OPEN. No read. */
  openReviews: Scalars['Int']['output'];
  /** Who looks after it, or null. */
  owner?: Maybe<Owner>;
  /** How much it presses. */
  priority: Priority;
  /** What was promised to the client, or null. */
  promisedWindow?: Maybe<TimeWindow>;
  /** The technician who proposed it, or null where the office made it. */
  proposedByName?: Maybe<Scalars['String']['output']>;
  /** Its signed reports, the latest first: as many reads. */
  reports: Array<WorkReport>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Whether its report must be signed, or the refusal recorded. */
  requiresSignature: Scalars['Boolean']['output'];
  /** What was done in the last visit that was completed, or null. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Where. */
  site: WorkSite;
  /** What its technicians must be able to do: ids of skills. */
  skillIds: Array<Scalars['ID']['output']>;
  /** Where it stands. */
  status: ServiceStatus;
  /** Who has a visit that was not annulled. */
  technicians: Array<VisitTechnician>;
  /** In a few words. */
  title: Scalars['String']['output'];
  /** What it comes to; null where prices are not shown. */
  totals?: Maybe<ServiceTotals>;
  /** An id of `catalog.serviceTypes`. */
  typeId: Scalars['ID']['output'];
  /** The type's name when the service was made. */
  typeName: Scalars['String']['output'];
  /** A repair inside the warranty of an earlier one. */
  underWarranty: Scalars['Boolean']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change of what `updateService` and the acts change; lines, answers and visits have their own. */
  version: Scalars['Int']['output'];
  /** Its visits by their start, at most 100: as many reads. */
  visits: Array<Visit>;
  /** What was done on it and not applied, the latest first: one read each, none where there never was any. To a technician their own. */
  workReviews: Array<WorkReview>;
};

/** Why a service was annulled. */
export type ServiceCancellation = {
  __typename?: 'ServiceCancellation';
  /** What was said about it, or null. */
  note?: Maybe<Scalars['String']['output']>;
  /** An id of `catalog.cancelReasons`. */
  reasonId: Scalars['ID']['output'];
};

/** What a service type is for. */
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
  /** When, or null. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who answered, or null. */
  answeredByName?: Maybe<Scalars['String']['output']>;
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** How it is answered. */
  kind: ChecklistKind;
  /** What can be chosen; none unless CHOICE. */
  options: Array<Scalars['String']['output']>;
  /** Whether a visit cannot be completed without it. */
  required: Scalars['Boolean']['output'];
  /** What is to be checked. */
  text: Scalars['String']['output'];
};

/** A page of services. */
export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** The rows with their cursors. */
  edges: Array<ServiceEdge>;
  /** Where this page stands. */
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

/** What services must be; all of it at once. */
export type ServiceFilter = {
  /** Only those that stand so on their way to an invoice. */
  billing?: InputMaybe<BillingState>;
  /** Only this client's. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those on this machine; not together with `technicianId`. */
  equipmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those on hold until this day or one before and without an open visit, in that order; beside it only `zoneId`. */
  heldUntilBy?: InputMaybe<Scalars['LocalDate']['input']>;
  /** True: only those still to be done (neither FINISHED, CLOSED nor CANCELLED). */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only those still to be done that are past due; not together with dates. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that this person looks after. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those planned from this day on. */
  plannedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only those planned up to this day. */
  plannedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only those that press so much. */
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

/** Why a service waits. */
export type ServiceHold = {
  __typename?: 'ServiceHold';
  /** What was said about it, or null. */
  note?: Maybe<Scalars['String']['output']>;
  /** An id of `catalog.holdReasons`. */
  reasonId: Scalars['ID']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** The day on which it is to be planned again; null if it waits until it is resumed. */
  until?: Maybe<Scalars['LocalDate']['output']>;
};

/** What is to be done at a site. */
export type ServiceInput = {
  /** For whom. */
  clientId: Scalars['ID']['input'];
  /** What the client says. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long a visit takes, in minutes; the type's where left out. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** On which machines of the site, at most 10. */
  equipmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The client does not want it before. */
  notBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who looks after it: an active agent or administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** How much it presses; the type's where left out. */
  priority?: InputMaybe<Priority>;
  /** What is promised to the client. */
  promisedWindow?: InputMaybe<TimeWindowInput>;
  /** Where: a site of the client in use. */
  siteId: Scalars['ID']['input'];
  /** In a few words. */
  title: Scalars['String']['input'];
  /** An id of `catalog.serviceTypes`. */
  typeId: Scalars['ID']['input'];
  /** A repair inside the warranty of an earlier one. */
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
  /** Where it stands. */
  state: ServiceInvoicingState;
};

/** Where a batch stands, seen from one of its services. */
export type ServiceInvoicingState =
  /** Handed over. */
  | 'DELIVERED'
  /** Being prepared. */
  | 'DRAFT'
  /** The number of its invoice has come back. */
  | 'INVOICED';

/** Material, work or travel of a service. */
export type ServiceLine = {
  __typename?: 'ServiceLine';
  /** What the client pays for it, without IVA; null where prices are not shown. */
  amountCents?: Maybe<Scalars['Cents']['output']>;
  /** Who wrote it. */
  authorName: Scalars['String']['output'];
  /** Whether the client pays it. */
  billable: Billable;
  /** Cents that the firm paid for one unit, without IVA; null where it is not known, or the person may not see costs. */
  costCents?: Maybe<Scalars['Cents']['output']>;
  /** Discount in hundredths of a percent, 0 to 10,000. */
  discountBasisPoints: Scalars['Int']['output'];
  /** Its id within the service. */
  id: Scalars['ID']['output'];
  /** The item of the catalogue that it was copied from, or null. */
  item?: Maybe<LineItem>;
  /** What it is for. */
  kind: LineKind;
  /** Cantidad, in thousandths. */
  quantityMilli: Scalars['Int']['output'];
  /** Concepto. */
  text: Scalars['String']['output'];
  /** What it is counted in. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; null where it has no price yet, or the person may not see prices. */
  unitPriceCents?: Maybe<Scalars['Cents']['output']>;
  /** IVA in percent. */
  vatPercent: Scalars['Int']['output'];
  /** Grows with each change of the line. */
  version: Scalars['Int']['output'];
};

/** A line of a service. */
export type ServiceLineInput = {
  /** Whether the client pays it. */
  billable: Billable;
  /** Discount in hundredths of a percent, none where left out; not regarded from whoever may not see prices. */
  discountBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  /** The item of the catalogue that it was picked from: the server copies its cost, and its price and IVA for whoever may not see prices. An earlier one is kept where it is left out. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is for. */
  kind: LineKind;
  /** Cantidad, in thousandths, at least 1. */
  quantityMilli: Scalars['Int']['input'];
  /** Concepto. */
  text: Scalars['String']['input'];
  /** What it is counted in. */
  unit: LineUnit;
  /** Cents of one unit, without IVA; not regarded from whoever may not see prices. */
  unitPriceCents?: InputMaybe<Scalars['Cents']['input']>;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: Scalars['Int']['input'];
};

/** How a change of a line ended. */
export type ServiceLineResult = ConflictError | KeyReusedError | NotFoundError | ServiceLineSuccess | TransitionError | ValidationError | WorkFiled;

/** The line was written or removed. */
export type ServiceLineSuccess = {
  __typename?: 'ServiceLineSuccess';
  /** Its service, as it is now. */
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

/** How a change of a service ended. */
export type ServiceResult = ConflictError | KeyReusedError | NotFoundError | ServiceSuccess | TransitionError | ValidationError;

/** How services are ordered. */
export type ServiceSort =
  /** By the instant they are due, the earliest first. */
  | 'DUE'
  /** The latest request first. */
  | 'NEWEST'
  /** By the start of the next visit, or of the last one where none is to come; those without a visit are left out. */
  | 'PLANNED';

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

/** The service was changed. */
export type ServiceSuccess = {
  __typename?: 'ServiceSuccess';
  /** As it is now. */
  service: Service;
};

/** What a service comes to. */
export type ServiceTotals = {
  __typename?: 'ServiceTotals';
  /** Base imponible. */
  baseCents: Scalars['Cents']['output'];
  /** Total. */
  totalCents: Scalars['Cents']['output'];
  /** IVA by rate. */
  vat: Array<VatTotal>;
};

/** A kind of service, with what a service of it starts from. */
export type ServiceType = {
  __typename?: 'ServiceType';
  /** What it is for. */
  category: ServiceCategory;
  /** What must be gone through. */
  checklist: Array<ChecklistItem>;
  /** What a new service of it begins with. */
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
  /** How much it presses. */
  priority: Priority;
  /** Whether the client must sign, or refuse to. */
  requiresSignature: Scalars['Boolean']['output'];
  /** Whether it can no longer be chosen. */
  retired: Scalars['Boolean']['output'];
  /** What whoever does it must be able to do: ids of skills. */
  skillIds: Array<Scalars['ID']['output']>;
};

/** Service types. */
export type ServiceTypeList = {
  __typename?: 'ServiceTypeList';
  /** In the order they were made, retired ones too. */
  values: Array<ServiceType>;
  /** Grows with each change of the list. */
  version: Scalars['Int']['output'];
};

/** How a change of the service types ended. */
export type ServiceTypesResult = ConflictError | KeyReusedError | NotFoundError | ServiceTypesSuccess | ValidationError;

/** The list was changed. */
export type ServiceTypesSuccess = {
  __typename?: 'ServiceTypesSuccess';
  /** As it is now. */
  serviceTypes: ServiceTypeList;
};

/** A service as it was seen. */
export type ServiceVersionInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Services as a list shows them. */
export type ServicesExportInput = {
  /** What they must be. */
  filter?: InputMaybe<ServiceFilter>;
  /** Words, as in `services`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: ServiceSort;
};

/** The logo of the company's papers. */
export type SetCompanyLogoInput = {
  /** A PNG in base64, at most 48 KB and 720 × 216 pixels; null removes it. */
  png?: InputMaybe<Scalars['String']['input']>;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** What a technician may see beside their work. */
export type SetTechnicianPermissionsInput = {
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** Phones. */
  phones: Scalars['Boolean']['input'];
  /** Prices. */
  prices: Scalars['Boolean']['input'];
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** The company's settings. */
export type Settings = {
  __typename?: 'Settings';
  /** How long things may take. */
  buffers: Buffers;
  /** The company itself. */
  company: CompanySettings;
  /** When it is closed. */
  holidays: HolidayList;
  /** What its papers carry. */
  logo: CompanyLogo;
  /** What it asks of passwords. */
  passwords: PasswordSettings;
  /** Where prospects come from, and why things are lost, annulled or held. */
  reasons: ReasonList;
  /** What it does. */
  serviceTypes: ServiceTypeList;
  /** What its technicians can do. */
  skills: SkillList;
  /** When it works. */
  workingHours: WorkingHours;
  /** Where it works. */
  zones: ZoneList;
};

/** A place where a client's equipment stands and work is done. */
export type Site = {
  __typename?: 'Site';
  /** How to get in, or null. */
  accessNotes?: Maybe<Scalars['String']['output']>;
  /** Where. */
  address: Address;
  /** Whether it was put away. */
  archived: Scalars['Boolean']['output'];
  /** Whose. */
  client: ClientRef;
  /** Whom to ask for there, or null. */
  contactName?: Maybe<Scalars['String']['output']>;
  /** E.164, or null. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its first 50 machines, the retired last: as many reads. */
  equipment: Array<Equipment>;
  /** How many pieces of equipment there are that are not retired. */
  equipmentCount: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Vivienda: its repairs may carry reduced IVA. */
  isDwelling: Scalars['Boolean']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The last 20 visits there that came to an end, whoever made them, the latest first: as many reads, and one a service. */
  pastVisits: Array<PastVisit>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; a change carries the one it was made from. */
  version: Scalars['Int']['output'];
  /** Whether the zone was chosen by a person, and so stays when the postal code changes. */
  zoneChosen: Scalars['Boolean']['output'];
  /** The zone it is in, derived from the postal code unless chosen; null outside all zones. */
  zoneId?: Maybe<Scalars['ID']['output']>;
};

/** A page of sites. */
export type SiteConnection = {
  __typename?: 'SiteConnection';
  /** The rows with their cursors. */
  edges: Array<SiteEdge>;
  /** Where this page stands. */
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
  /** How to get in, at most 4,000 characters. */
  accessNotes?: InputMaybe<Scalars['String']['input']>;
  /** Where; street, postal code and city must be there. */
  address: AddressInput;
  /** Whom to ask for. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** A number that can be dialled. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the site is lived in. */
  isDwelling?: InputMaybe<Scalars['Boolean']['input']>;
  /** What people call it, 1 to 100 characters. */
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

/** How a change of a site ended. */
export type SiteResult = ConflictError | KeyReusedError | NotFoundError | SiteSuccess | TransitionError | ValidationError;

/** The site was written. */
export type SiteSuccess = {
  __typename?: 'SiteSuccess';
  /** Its client, with the numbers it shows. */
  client: Client;
  /** As it is now. */
  site: Site;
};

/** A site, as it was seen. */
export type SiteVersionInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Skills. */
export type SkillList = {
  __typename?: 'SkillList';
  /** In the order they were made, retired ones too. */
  values: Array<CatalogValue>;
  /** Grows with each change of the list. */
  version: Scalars['Int']['output'];
};

/** How a change of the skills ended. */
export type SkillsResult = ConflictError | KeyReusedError | NotFoundError | SkillsSuccess | ValidationError;

/** The list was changed. */
export type SkillsSuccess = {
  __typename?: 'SkillsSuccess';
  /** As it is now. */
  skills: SkillList;
};

/** Why a slot does not fit, or does not fit well. */
export type SlotReason = {
  __typename?: 'SlotReason';
  /** What it is. */
  kind: SlotReasonKind;
  /** In Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** Whether it forbids the slot. */
  severity: SlotSeverity;
  /** Of whom; where it is about the service alone, who would lead. */
  technicianId: Scalars['ID']['output'];
};

/** Why a slot does not fit, or does not fit well. */
export type SlotReasonKind =
  /** They are away. */
  | 'ABSENCE'
  /** The service has a visit to come or going on. */
  | 'ALREADY_PLANNED'
  /** The company is closed. */
  | 'HOLIDAY'
  /** They lack a skill of the service's type. */
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
  /** Before the client wants it. */
  | 'TOO_EARLY';

/** Whether a reason forbids a slot. */
export type SlotSeverity =
  /** Impide. */
  | 'HARD'
  /** Avisa: a person may accept it. */
  | 'WARNING';

/** Who could do a service when. */
export type SlotSuggestion = {
  __typename?: 'SlotSuggestion';
  /** Until when. */
  end: Scalars['DateTime']['output'];
  /** What speaks for it and what against it, in Spanish. */
  reasons: Array<Scalars['String']['output']>;
  /** From when. */
  start: Scalars['DateTime']['output'];
  /** Who. */
  technician: VisitTechnician;
};

/** Something forbids the slot; nothing was changed. */
export type SlotTakenError = UserError & {
  __typename?: 'SlotTakenError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** The nearest start at which nothing forbids it for any of those who go, or null where there is none within a week. */
  nearestStart?: Maybe<Scalars['DateTime']['output']>;
  /** What forbids it, and what else warns of it. */
  reasons: Array<SlotReason>;
};

/** The slot has warnings that were not accepted; nothing was changed. Send it again with their kinds to accept them. */
export type SlotWarningsError = UserError & {
  __typename?: 'SlotWarningsError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** What warns of it. */
  reasons: Array<SlotReason>;
};

/** Members of staff as a list shows them. */
export type StaffExportInput = {
  /** Only those with this role; agents alone. */
  role?: InputMaybe<Role>;
  /** Words, as in `technicians`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  sort?: StaffSort;
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

/** How a change of a status ended. */
export type StaffStatusResult = KeyReusedError | LastAdminError | NotFoundError | StaffStatusSuccess;

/** The person was suspended or let in again. */
export type StaffStatusSuccess = {
  __typename?: 'StaffStatusSuccess';
  /** What they still have in hand. */
  heldWork: HeldWork;
  /** Who: their Auth uid. */
  id: Scalars['ID']['output'];
  /** Whether they may sign in now. */
  status: UserStatus;
};

/** Records that still show something as it was before a change. */
export type StaleCopy = {
  __typename?: 'StaleCopy';
  /** How often it failed. */
  attempts: Scalars['Int']['output'];
  /** When it changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Of this work, not of a record. */
  id: Scalars['ID']['output'];
  /** How it is called now; null where the change does not say. */
  name?: Maybe<Scalars['String']['output']>;
  /** When it is tried again by itself, at the earliest; null unless FAILING. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed the last time, in the words of whatever failed; null where it did not. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Where it still stands as it was. */
  records: StaleRecords;
  /** How it goes on. */
  state: StaleState;
  /** What has changed. */
  subject: StaleSubject;
};

/** The kind of records that still show it. */
export type StaleRecords =
  /** Days off. */
  | 'ABSENCES'
  /** Batches of what is to be invoiced; they hold no copies that go stale. */
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

/** How it goes on. */
export type StaleState =
  /** An earlier change of the same record has its turn first. */
  | 'BEHIND'
  /** It failed, and is tried again by itself. */
  | 'FAILING'
  /** It failed for a day, and is tried again only on request. */
  | 'STOPPED'
  /** It has its turn within minutes. */
  | 'WAITING';

/** What has changed, whose name or data others still show as they were. */
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
  /** Which. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 100 characters. */
  reason: Scalars['String']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** What the product does by itself, and how it stands. */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  /**
   * What records say of others that have changed since, in more places than could be changed at once: the oldest hundred. Usually
   * none, or some for seconds.
   */
  staleCopies: Array<StaleCopy>;
};

/** How a table is written. */
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
  /** Visits of the day without annulled ones, by start. */
  visits: Array<Visit>;
};

/** An active member of staff, as far as colleagues need to know them. */
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
  /** E.164, or null where none was given. */
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
  /** When the account was made (the server's `timeStamp`). */
  createdAt: Scalars['DateTime']['output'];
  /** As typed, trimmed; signing in does not regard its case. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos, as typed, trimmed. */
  lastName: Scalars['String']['output'];
  /** Nombre, as typed, trimmed. */
  name: Scalars['String']['output'];
  /** What they may see beside their work. */
  permissions: TechnicianPermissions;
  /** E.164, or null where none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What they can do: ids of skills. */
  skillIds: Array<Scalars['ID']['output']>;
  /** Whether they may sign in. */
  status: UserStatus;
  /** Grows with each change; a change carries the one it was made from. */
  version: Scalars['Int']['output'];
  /** When they work; the company's hours where they have none of their own. */
  weeklyHours?: Maybe<WeeklyHours>;
  /** Where they work: ids of zones; none means everywhere. */
  zoneIds: Array<Scalars['ID']['output']>;
};

/** A page of technicians. */
export type TechnicianConnection = {
  __typename?: 'TechnicianConnection';
  /** The rows with their cursors. */
  edges: Array<TechnicianEdge>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all: on the first page only, and null from 1,000 on, because counting further would cost reads that grow with the list. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** What is known of the device that a technician works with. */
export type TechnicianDevice = {
  __typename?: 'TechnicianDevice';
  /** When it last asked for or sent something, within five minutes; null where it never did. */
  heardAt?: Maybe<Scalars['DateTime']['output']>;
  /** The technician's uid, as it was asked for. */
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

/** How much of a technician's time is planned. */
export type TechnicianLoad = {
  __typename?: 'TechnicianLoad';
  /** Why they are away on all of the days, in Spanish, or null. */
  away?: Maybe<Scalars['String']['output']>;
  /** Minutes of work by their hours, without absences and holidays. */
  capacityMinutes: Scalars['Int']['output'];
  /** Minutes of visits: as planned, or as they were once they are over. */
  plannedMinutes: Scalars['Int']['output'];
  /** The technician. */
  technician: VisitTechnician;
};

/** What a technician may see beside their work; written only by an administrator's own mutation. */
export type TechnicianPermissions = {
  __typename?: 'TechnicianPermissions';
  /** Phones of clients and contacts. */
  phones: Scalars['Boolean']['output'];
  /** Prices of lines and reports. */
  prices: Scalars['Boolean']['output'];
};

/** How a change of a technician ended. */
export type TechnicianResult = ConflictError | EmailTakenError | KeyReusedError | NotFoundError | RecentSignInError | TechnicianSuccess | ValidationError;

/** The technician was changed. */
export type TechnicianSuccess = {
  __typename?: 'TechnicianSuccess';
  /** As they are now. */
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

/** A stretch of time. */
export type TimeWindow = {
  __typename?: 'TimeWindow';
  /** When it ends, after `start`. */
  end: Scalars['DateTime']['output'];
  /** When it begins. */
  start: Scalars['DateTime']['output'];
};

/** A stretch of time. */
export type TimeWindowInput = {
  /** When it ends, after `start`; at most 24 hours later. */
  end: Scalars['DateTime']['input'];
  /** When it begins. */
  start: Scalars['DateTime']['input'];
};

/** What is closed and not handed over for its invoice. */
export type ToInvoice = {
  __typename?: 'ToInvoice';
  /** What they come to without IVA. */
  netCents: Scalars['Cents']['output'];
  /** How many services. */
  services: Scalars['Int']['output'];
};

/** The record is in a state that does not allow this; nothing was changed. */
export type TransitionError = UserError & {
  __typename?: 'TransitionError';
  /** Spanish, ready to be shown: why not. */
  message: Scalars['String']['output'];
};

/** How long things may take: whole hours, 1 to 720, the more pressing the shorter. */
export type UpdateBuffersInput = {
  /** The first answer to a prospect. */
  firstResponse: Scalars['Int']['input'];
  /** High priority. */
  high: Scalars['Int']['input'];
  /** What these hours are counted by; as before where left out. */
  highClock?: InputMaybe<DeadlineClock>;
  /** Low priority. */
  low: Scalars['Int']['input'];
  /** What these hours are counted by; as before where left out. */
  lowClock?: InputMaybe<DeadlineClock>;
  /** Normal priority. */
  normal: Scalars['Int']['input'];
  /** What these hours are counted by; as before where left out. */
  normalClock?: InputMaybe<DeadlineClock>;
  /** Urgent. */
  urgent: Scalars['Int']['input'];
  /** What these hours are counted by; as before where left out. */
  urgentClock?: InputMaybe<DeadlineClock>;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** A client, changed. */
export type UpdateClientInput = {
  /** What is known of them: a field that is left out keeps its value, null clears it. */
  client: ClientInput;
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** The company itself. */
export type UpdateCompanyInput = {
  /** Where it is. */
  address?: InputMaybe<AddressInput>;
  /** Whether agents approve absences too. */
  agentsApproveAbsences: Scalars['Boolean']['input'];
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** NIF; left out it keeps its value, null clears it, and so below. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** A number that can be dialled. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether a work report shows prices to whoever may see them; else they are only in the service. */
  pricesOnReport: Scalars['Boolean']['input'];
  /** IANA name. */
  timeZone: Scalars['String']['input'];
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** A machine, changed. */
export type UpdateEquipmentInput = {
  /** What is known of it: a field that is left out keeps its value, null clears it. */
  equipment: EquipmentInput;
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** A change of an item. */
export type UpdateItemInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** A field that is left out keeps its value; null clears it. */
  item: ItemInput;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** What one may change of oneself. */
export type UpdateMyProfileInput = {
  /** An id of the palette; a technician's only. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Apellidos; as `name`. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Nombre; a technician's is not changed by themselves, and left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A number that can be dialled; blank or null for none, left out it stays. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** What is asked of passwords from now on. */
export type UpdatePasswordsInput = {
  /** Whether whoever is given an account replaces its password when they first sign in. */
  changeFirst: Scalars['Boolean']['input'];
  /** The fewest characters, 6 to 32. */
  minLength: Scalars['Int']['input'];
  /** Whether the 10,000 that are used most are refused. */
  refuseCommon: Scalars['Boolean']['input'];
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** A prospect, changed. */
export type UpdateProspectInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Ids of the duplicates that a person has seen and says are others: kept beside those of before, for the conversion. */
  notDuplicateOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is known of them: a field that is left out keeps its value, null clears it. */
  prospect: ProspectInput;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** A changed service; client and type stay. */
export type UpdateServiceInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The whole of it. */
  service: ServiceInput;
  /** The version it was made from. */
  version: Scalars['Int']['input'];
};

/** A changed line. */
export type UpdateServiceLineInput = {
  /** The whole of it. */
  line: ServiceLineInput;
  /** Which. */
  lineId: Scalars['ID']['input'];
  /** Of which service. */
  serviceId: Scalars['ID']['input'];
  /** The version of the line it was made from. */
  version: Scalars['Int']['input'];
};

/** A site, changed. */
export type UpdateSiteInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** What is known of it: a field that is left out keeps its value, null clears it. */
  site: SiteInput;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** Who a member of staff is. */
export type UpdateStaffInput = {
  /** The address they sign in with. */
  email: Scalars['String']['input'];
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A number that can be dialled; blank or null for none, left out it stays. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** What a technician can do, where and when. */
export type UpdateTechnicianProfileInput = {
  /** An id of the palette. */
  color: Scalars['String']['input'];
  /** Their Auth uid. */
  id: Scalars['ID']['input'];
  /** Ids of skills, at most 50. */
  skillIds: Array<Scalars['ID']['input']>;
  /** The version the change was made from. */
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
  /** The version the change was made from. */
  version: Scalars['Int']['input'];
};

/** Why something expected did not happen, in words for the person at the screen. */
export type UserError = {
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** Whether a member of staff may work. Staff are suspended, never deleted. */
export type UserStatus =
  /** May sign in and work. */
  | 'ACTIVE'
  /** Is refused by every request with ACCOUNT_SUSPENDED. */
  | 'SUSPENDED';

/** Fields of the input are missing or wrong; nothing was changed. */
export type ValidationError = UserError & {
  __typename?: 'ValidationError';
  /** Each wrong field once, in the order of the input. */
  fields: Array<FieldError>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** What one rate of IVA comes to. */
export type VatTotal = {
  __typename?: 'VatTotal';
  /** The sum it is taken of. */
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
  /** Its photos and documents, without their bytes: as many reads. */
  attachments: Array<Attachment>;
  /** For whom. */
  client: ClientRef;
  /** When it was planned. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended, or null. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Why it was not completed; null unless NOT_COMPLETED. */
  incompleteReason?: Maybe<IncompleteReason>;
  /** What the office tells whoever goes, or null. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** How much of what was done in it waits for the office: `WorkReview`s that are OPEN. No read. */
  openReviews: Scalars['Int']['output'];
  /** How much was done; null unless NOT_COMPLETED. */
  outcome?: Maybe<VisitOutcome>;
  /** Its interruptions, in order. */
  pauses: Array<VisitPause>;
  /** When it is to end. */
  plannedEnd: Scalars['DateTime']['output'];
  /** When it is to begin. */
  plannedStart: Scalars['DateTime']['output'];
  /** What was said about its end: of one annulled or not completed; or null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Its report as it is now, or null. One read. */
  report?: Maybe<WorkReport>;
  /** What was done, or null. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** For which service. One read a service in a request. */
  service: Service;
  /** Where. */
  site: WorkSite;
  /** Where it stands. */
  status: VisitStatus;
  /** Its code, title, type and the rest that a plan shows, as they were when the service last changed. */
  summary: VisitSummary;
  /** Who; the first leads. */
  technicians: Array<VisitTechnician>;
  /** When the first technician set out, or null. */
  travelStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which of its times are as a device said without being believed («sin confirmar»), until the office confirms or corrects them. */
  unconfirmedTimes: Array<VisitTime>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** A step of a visit. */
export type VisitActInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which. */
  id: Scalars['ID']['input'];
  /** When it was tapped, as the device says; more than 72 hours ago, or more than 5 minutes ahead, it is kept as not confirmed. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
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
  /** Since when. */
  from: Scalars['DateTime']['output'];
  /** Why. */
  reason: PauseReason;
  /** Until when; null while it lasts. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** How a step of a visit ended. */
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
  /** Where it stands. */
  status: VisitStatus;
  /** Who; the first leads. */
  technicians: Array<VisitTechnician>;
};

/** Where a visit stands. Changed only by the named transitions of `domain/visits/visit-states.ts`. */
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
  /** As it is now. */
  visit: Visit;
};

/** What a plan shows of a visit's service. */
export type VisitSummary = {
  __typename?: 'VisitSummary';
  /** Its code. */
  code: Scalars['String']['output'];
  /** When it must be done. */
  dueAt: Scalars['DateTime']['output'];
  /** The first of its machines, or null. */
  equipmentLabel?: Maybe<Scalars['String']['output']>;
  /** How much it presses. */
  priority: Priority;
  /** What was promised to the client, or null. */
  promisedWindow?: Maybe<TimeWindow>;
  /** The service's id. */
  serviceId: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** The type's name. */
  typeName: Scalars['String']['output'];
};

/** A technician of a visit, by the name and colour they have now. */
export type VisitTechnician = {
  __typename?: 'VisitTechnician';
  /** The id of their colour. */
  color: Scalars['String']['output'];
  /** The Auth uid. */
  id: Scalars['ID']['output'];
  /** Nombre and apellidos. */
  name: Scalars['String']['output'];
};

/** A time of a visit that may wait to be confirmed. */
export type VisitTime =
  /** When the work began. */
  | 'ARRIVAL'
  /** When it ended. */
  | 'FINISH'
  /** Its interruptions. */
  | 'PAUSES'
  /** When the first technician set out. */
  | 'TRAVEL';

/** A visit as it was seen. */
export type VisitVersionInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
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

/** Whom to ask for at a site. */
export type WorkContact = {
  __typename?: 'WorkContact';
  /** Their name, or null where only a phone is known. */
  name?: Maybe<Scalars['String']['output']>;
  /** E.164; null where there is none, or the person may not see phones. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A machine of a service, kept as it is now. */
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
 * The act was filed for review by the office, because the visit can no longer take it. Not a failure: do not send it again. Only acts
 * that carry `occurredAt`, or ask for it, end like this.
 */
export type WorkFiled = {
  __typename?: 'WorkFiled';
  /** Why it was not applied, in Spanish. */
  because: Scalars['String']['output'];
  /** The `WorkReview` in which it waits; null where it was applied before, to a record that is no longer this technician's to see. */
  reviewId?: Maybe<Scalars['ID']['output']>;
};

/** Parte de trabajo: what was done, frozen when the visit was completed. */
export type WorkReport = {
  __typename?: 'WorkReport';
  /** `PT-2026-0001`; a new version keeps the code. */
  code: Scalars['String']['output'];
  /** What it shows, as it was then; phones only to whoever may see them, prices too and only where the company has them on its reports. */
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
  /** Of which service. */
  service: ServiceRef;
  /** SHA-256 of the frozen content after the hash before it, hexadecimal: see `domain/field/work-report.ts`. */
  sha256: Scalars['String']['output'];
  /** The attachment with the signature, or null. */
  signatureId?: Maybe<Scalars['ID']['output']>;
  /** Who signed, or null where the signature was refused or not needed. */
  signer?: Maybe<ReportSigner>;
  /** Of which visit. */
  visitId: Scalars['ID']['output'];
};

/** What the paper of a work report shows, frozen. */
export type WorkReportContent = {
  __typename?: 'WorkReportContent';
  /** When the work began. */
  arrivedAt: Scalars['DateTime']['output'];
  /** What kind of work that type is; null in reports frozen before it was kept. */
  category?: Maybe<ServiceCategory>;
  /** What was checked. */
  checklist: Array<ReportChecklistItem>;
  /** For whom. */
  client: ReportClient;
  /** The company that did the work. */
  company: ReportCompany;
  /** Whom the technicians asked for, or null; the phone is null for whoever may not see phones. */
  contact?: Maybe<WorkContact>;
  /** What the client reported, or null. */
  description?: Maybe<Scalars['String']['output']>;
  /** On which machines. */
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
  /** What was done. */
  resolution: Scalars['String']['output'];
  /** The attachment with the signature, or null. */
  signatureId?: Maybe<Scalars['ID']['output']>;
  /** When it was signed, or the signature refused; null where none was needed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who signed, or null where the signature was refused or not needed. */
  signer?: Maybe<ReportSigner>;
  /** Where. */
  site: ReportSite;
  /** Who did it; the first leads. */
  technicians: Array<ReportTechnician>;
  /** In which zone its times are to be shown: an IANA name. */
  timeZone: Scalars['String']['output'];
  /** What it comes to; null for whoever may not see prices, and where the company has none on its reports. */
  totals?: Maybe<ServiceTotals>;
  /** When they set out, or null. */
  travelStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the service's type. */
  typeName: Scalars['String']['output'];
  /** Times that were not confirmed when the report was frozen: printed as «sin confirmar». */
  unconfirmedTimes: Array<VisitTime>;
  /** A repair inside the warranty of an earlier one. */
  underWarranty: Scalars['Boolean']['output'];
  /** The last day of the warranty of the repair, or null where it has none. */
  warrantyUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Whole minutes of work, without the interruptions. */
  workedMinutes: Scalars['Int']['output'];
};

/** How a new version of a report ended. */
export type WorkReportResult = KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkReportSuccess;

/** There is a new version of the report. */
export type WorkReportSuccess = {
  __typename?: 'WorkReportSuccess';
  /** The new version. */
  report: WorkReport;
};

/** Trabajo por revisar: what a technician did in a visit that could not take it, until the office decides. */
export type WorkReview = {
  __typename?: 'WorkReview';
  /** How many acts it has. */
  actCount: Scalars['Int']['output'];
  /** What was done, in its order, at most 500: as many reads. */
  acts: Array<FiledAct>;
  /** The visit that has it now, or null. */
  attachedToId?: Maybe<Scalars['ID']['output']>;
  /** The photos and the signature of its visit by this technician, without their bytes: as many reads as the visit has files. */
  attachments: Array<Attachment>;
  /** Why the first of it was not applied, in Spanish. */
  because: Scalars['String']['output'];
  /** For whom. */
  client: ClientRef;
  /** When the office decided, or null. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided, or null. */
  decidedByName?: Maybe<Scalars['String']['output']>;
  /** When the first of it was done, as reported. */
  from: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When the first of it arrived. */
  openedAt: Scalars['DateTime']['output'];
  /** Why it was rejected, or null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Of which service. */
  service: ServiceRef;
  /** Where it stands. */
  status: WorkReviewStatus;
  /** Who did it. */
  technician: VisitTechnician;
  /** When the last of it was done, as reported. */
  to: Scalars['DateTime']['output'];
  /** Grows with each act that arrives and with the decision. */
  version: Scalars['Int']['output'];
  /** The visit as it is now; null for a technician who may not see it any more. One read. */
  visit?: Maybe<Visit>;
  /** In which visit. */
  visitId: Scalars['ID']['output'];
};

/** A page of work to be reviewed. */
export type WorkReviewConnection = {
  __typename?: 'WorkReviewConnection';
  /** The rows with their cursors. */
  edges: Array<WorkReviewEdge>;
  /** Where this page stands. */
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

/** How deciding about work to be reviewed ended. */
export type WorkReviewResult = ConflictError | KeyReusedError | NotFoundError | TransitionError | ValidationError | WorkReviewSuccess;

/** What became of work that a visit did not take. */
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
  /** As it is now. */
  review: WorkReview;
  /** Its service, as it is now. */
  service: Service;
};

/** Filed work as a list shows it. */
export type WorkReviewsExportInput = {
  /** Where it stands. */
  status?: WorkReviewStatus;
};

/** The site of a service or visit, kept as it is now. */
export type WorkSite = {
  __typename?: 'WorkSite';
  /** How to get in, or null; null also for a technician who may no longer read the site. */
  accessNotes?: Maybe<Scalars['String']['output']>;
  /** Where. */
  address: Address;
  /** The site's id. */
  id: Scalars['ID']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The zone it is in, or null. */
  zoneId?: Maybe<Scalars['ID']['output']>;
};

/** When the company works. */
export type WorkingHours = {
  __typename?: 'WorkingHours';
  /** The hours of its week. */
  hours: WeeklyHours;
  /** Grows with each change of the section. */
  version: Scalars['Int']['output'];
};

/** How a change of the working hours ended. */
export type WorkingHoursResult = ConflictError | KeyReusedError | ValidationError | WorkingHoursSuccess;

/** The section was changed. */
export type WorkingHoursSuccess = {
  __typename?: 'WorkingHoursSuccess';
  /** As they are now. */
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
  /** Whether it can no longer be chosen. */
  retired: Scalars['Boolean']['output'];
};

/** Zones. */
export type ZoneList = {
  __typename?: 'ZoneList';
  /** In the order they were made, retired ones too. */
  values: Array<Zone>;
  /** Grows with each change of the list. */
  version: Scalars['Int']['output'];
};

/** How a change of the zones ended. */
export type ZonesResult = ConflictError | KeyReusedError | NotFoundError | ValidationError | ZonesSuccess;

/** The list was changed. */
export type ZonesSuccess = {
  __typename?: 'ZonesSuccess';
  /** As it is now. */
  zones: ZoneList;
};
