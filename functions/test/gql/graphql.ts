/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Days off. */
export type AbsenceInput = {
  /** The first day. */
  from: string;
  /** Why. */
  kind: AbsenceKind;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** The last day, not before the first. */
  to: string;
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

/** What became of a request for absence. */
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
  technicianId?: string | null | undefined;
};

/** A step of an import. */
export type ActOnImportInput = {
  /** What is done. */
  act: ImportAct;
  /** Which import. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** Something to be written down. */
export type AddNoteInput = {
  /** True where a call or an e-mail also takes a prospect out of NEW, to CONTACTED, in the same transaction; nothing more than the note where the prospect is past NEW. Only of a PROSPECT, with the permission to edit it. */
  answers?: boolean | null | undefined;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** PROSPECT, CLIENT or SERVICE. */
  entity: EntityKind;
  /** Of which record. */
  id: string;
  /** What it is. */
  kind: NoteKind;
  /** When it was written, as the device says; regarded as in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
  /** 1 to 4,000 characters. */
  text: string;
};

/** A new line. */
export type AddServiceLineInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** What it is. */
  line: ServiceLineInput;
  /** An id made by the client (20 letters and digits); a line that has it already is not added again. */
  lineId: string;
  /** When it was written down, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** A postal address, as typed; where any part is given, street, postal code and city must be. */
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

/** Which import goes on. */
export type AdvanceImportInput = {
  /** Its id. */
  id: string;
};

/** A step forward. */
export type AdvanceProspectInput = {
  /** Which. */
  id: string;
  /** CONTACTED, QUALIFIED or QUOTED, after where it stands. */
  to: ProspectStatus;
  /** The version that was seen. */
  version: number;
};

/** An answer to a point of a checklist. */
export type AnswerChecklistInput = {
  /** As JSON: `true`, `"text"`, `1.4`; null takes the answer back. */
  answer?: string | null | undefined;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which point. */
  itemId: string;
  /** When it was given, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** Work that its visit is to have. */
export type ApplyWorkReviewInput = {
  /** Which. */
  id: string;
  /** Reason for the missing signature, if one is required and none was given. */
  refusal?: string | null | undefined;
  /** What was done, where the technician did not say. */
  resolution?: string | null | undefined;
  /** The version that was seen. */
  version: number;
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
  id: string;
  /** As in `ApplyWorkReviewInput`. */
  refusal?: string | null | undefined;
  /** As in `ApplyWorkReviewInput`. */
  resolution?: string | null | undefined;
  /** The version that was seen. */
  version: number;
  /** The visit. */
  visitId: string;
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

/** Entries of the audit as its screen shows them. */
export type AuditExportInput = {
  /** What they must be. */
  filter?: AuditFilter | null | undefined;
};

/** What entries of the audit must be; all of it at once. */
export type AuditFilter = {
  /** Done by this person. */
  actorId?: string | null | undefined;
  /** On this day or later, in the company's zone. */
  from?: string | null | undefined;
  /** About records of this kind. */
  kind?: AuditKind | null | undefined;
  /** About this record of that kind, and what belongs to it; needs `kind`. */
  recordId?: string | null | undefined;
  /** On this day or earlier. */
  to?: string | null | undefined;
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
  id: string;
  /** The version that was seen. */
  version: number;
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

/** Batches as a list shows them. */
export type BillingBatchesExportInput = {
  /** Where they stand; left out, all but discarded ones. */
  status?: BatchStatus | null | undefined;
};

/** What becomes one invoice. */
export type BillingGrouping =
  /** The services of a client in a month. */
  | 'CLIENT_MONTH'
  /** The services of a client in a month, those of an administrador de fincas together. */
  | 'MANAGER'
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

/** An absence to be taken back. */
export type CancelAbsenceInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** Annulling a service. */
export type CancelServiceInput = {
  /** Which. */
  id: string;
  /** What there is to say about it. */
  note?: string | null | undefined;
  /** Why: an id of `catalog.cancelReasons`. */
  reasonId: string;
  /** The version that was seen. */
  version: number;
};

/** Annulling a visit. */
export type CancelVisitInput = {
  /** Which. */
  id: string;
  /** Why. */
  reason: string;
  /** The version that was seen. */
  version: number;
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

/** A value of a list of the settings. */
export type CatalogValueInput = {
  /** Which value. */
  id: string;
  /** Which list. */
  kind: CatalogKind;
  /** The version of the list that was seen. */
  version: number;
};

/** Why a service that is on hold goes on waiting. */
export type ChangeHoldInput = {
  /** Which. */
  id: string;
  /** What there is to say about it; as it was where left out. */
  note?: string | null | undefined;
  /** Why: an id of `catalog.holdReasons`, or the one it has. */
  reasonId: string;
  /** The day on which it waits for a visit again, after today; null if unknown, unchanged if left out. */
  until?: string | null | undefined;
  /** The version that was seen. */
  version: number;
};

/** How a file is read and where its columns go; what is left out stays. */
export type ChangeImportInput = {
  /** Of a text. */
  encoding?: ImportEncoding | null | undefined;
  /** The row that names the columns, from 1; where they go is guessed again. */
  headerRow?: number | null | undefined;
  /** Which import. */
  id: string;
  /** Columns that go elsewhere. */
  mapping?: Array<ImportMappingInput> | null | undefined;
  /** The address is the billing address too. */
  sameAddress?: boolean | null | undefined;
  /** Between the cells of a text. */
  separator?: string | null | undefined;
  /** The index of a sheet; where its columns go is guessed again. */
  sheet?: number | null | undefined;
  /** Names in capitals are written with small letters. */
  titleCase?: boolean | null | undefined;
  /** The version that was seen. */
  version: number;
};

/** A password of one's own. */
export type ChangeOwnPasswordInput = {
  /** 6 to 128 characters, and what the company asks for. */
  password: string;
};

/** A change between agent and administrator. */
export type ChangeRoleInput = {
  /** Their Auth uid. */
  id: string;
  /** ADMIN or AGENT. */
  role: Role;
  /** The version the change was made from. */
  version: number;
};

/** A point of a checklist. */
export type ChecklistItemInput = {
  /** How it is answered. */
  kind: ChecklistKind;
  /** Of a CHOICE, at least 2. */
  options?: Array<string> | null | undefined;
  /** Whether a visit can be completed without it. */
  required: boolean;
  /** 1 to 100 characters. */
  text: string;
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

/** What clients must be. */
export type ClientFilter = {
  /** In use or put away; in use where left out. */
  archive?: ArchiveFilter | null | undefined;
  /** With their main site in this town, whatever its case and accents. */
  city?: string | null | undefined;
  /** Of this kind. */
  kind?: PartyKind | null | undefined;
  /** Communities of this administrador de fincas. */
  managedById?: string | null | undefined;
  /** Looked after by this member of staff. */
  ownerId?: string | null | undefined;
  /** Administradores de fincas alone, where true. */
  propertyManagers?: boolean | null | undefined;
  /** With this tag, whatever its case and accents. */
  tag?: string | null | undefined;
};

/** What is known of a client, as typed. */
export type ClientInput = {
  /** Dirección fiscal. */
  billingAddress?: AddressInput | null | undefined;
  /** At most 10. */
  contacts?: Array<ContactInput> | null | undefined;
  /** At most 5, the main one first. */
  emails?: Array<string> | null | undefined;
  /** Whether a person or company is an administrador de fincas. */
  isPropertyManager?: boolean | null | undefined;
  /** What they are. */
  kind: PartyKind;
  /** Nombre y apellidos, or razón social; 1 to 100 characters. */
  legalName: string;
  /** A community's administrador de fincas, a client marked as one. */
  managedById?: string | null | undefined;
  /** NIF, with or without spaces, hyphens and ES; no two clients share one. */
  nif?: string | null | undefined;
  /** At most 4,000 characters. */
  notes?: string | null | undefined;
  /** Who looks after them: an agent or administrator. */
  ownerId?: string | null | undefined;
  /** At most 5, the main one first. */
  phones?: Array<string> | null | undefined;
  /** At most 10 of at most 30 characters. */
  tags?: Array<string> | null | undefined;
  /** Nombre comercial. */
  tradeName?: string | null | undefined;
};

/** How clients are ordered. */
export type ClientSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** The latest first. */
  | 'NEWEST'
  /** The one changed last first. */
  | 'UPDATED';

/** What clients can be filtered by in words. */
export type ClientValue =
  /** A tag. */
  | 'TAG'
  /** The town of the main site. */
  | 'TOWN';

/** A client, as it was seen. */
export type ClientVersionInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** Clients as a list shows them. */
export type ClientsExportInput = {
  /** What they must be. */
  filter?: ClientFilter | null | undefined;
  /** Words, as in `clients`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ClientSort;
};

/** The end of a visit that was completed. */
export type CompleteVisitInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string;
  /** As in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** Reason for the missing signature. */
  refusal?: string | null | undefined;
  /** What was done. */
  resolution: string;
  /** The attachment with the signature, of this visit. */
  signatureId?: string | null | undefined;
  /** Who signs; with `signatureId`. */
  signer?: ReportSignerInput | null | undefined;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** Invoices that have come back. */
export type ConfirmBillingItemsInput = {
  /** Which batch. */
  id: string;
  /** At most 200. */
  items: Array<ConfirmedItemInput>;
  /** The version that was seen. */
  version: number;
};

/** Times that are right as they are. */
export type ConfirmVisitTimesInput = {
  /** Which visit. */
  id: string;
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
  itemId: string;
};

/** Somebody to speak to. */
export type ContactInput = {
  /** E-mail. */
  email?: string | null | undefined;
  /** The first to be called; at most one. */
  main?: boolean | null | undefined;
  /** Nombre, 1 to 100 characters. */
  name: string;
  /** A number that can be dialled. */
  phone?: string | null | undefined;
  /** Cargo. */
  position?: string | null | undefined;
};

/** Which export. */
export type ContinueExportInput = {
  /** Its id. */
  id: string;
};

/** The first service of a converted prospect, at the site of the conversion, which is then required. */
export type ConversionServiceInput = {
  /** What the client says. */
  description?: string | null | undefined;
  /** The client does not want it before. */
  notBefore?: string | null | undefined;
  /** How much it presses; the type's where left out. */
  priority?: Priority | null | undefined;
  /** What is promised to the client. */
  promisedWindow?: TimeWindowInput | null | undefined;
  /** In a few words. */
  title: string;
  /** An id of `catalog.serviceTypes`. */
  typeId: string;
};

/** How a prospect becomes a client. */
export type ConvertProspectInput = {
  /** The client to be made; may be left out where one is linked. */
  client?: ClientInput | null | undefined;
  /** Which. */
  id: string;
  /** The client it is; null to make one. */
  linkClientId?: string | null | undefined;
  /** Ids of the duplicates that a person has seen and says are others; an equal NIF cannot be waved through. */
  notDuplicateOf?: Array<string> | null | undefined;
  /** What is to be done for them first, made in the same act; null for nothing yet. */
  service?: ConversionServiceInput | null | undefined;
  /** The site to be made; may be left out where one is linked. */
  site?: SiteInput | null | undefined;
  /** The version that was seen. */
  version: number;
};

/** What the plate of a machine really says. What is left out stays as it is; null clears it. */
export type CorrectEquipmentInput = {
  /** Marca. */
  brand?: string | null | undefined;
  /** Which. */
  id: string;
  /** Modelo. */
  model?: string | null | undefined;
  /** When it was read, as the device says; null for now. */
  occurredAt?: string | null | undefined;
  /** Número de serie. */
  serialNumber?: string | null | undefined;
  /** The visit in which it was read; where left out, a technician must be at work there now. */
  visitId?: string | null | undefined;
};

/** The right times of a visit. */
export type CorrectVisitTimesInput = {
  /** When the work began; none of a visit on the way. */
  arrivedAt?: string | null | undefined;
  /** When it ended; of a visit that has ended. */
  finishedAt?: string | null | undefined;
  /** Which. */
  id: string;
  /** Why they are corrected. */
  reason: string;
  /** When the first technician set out. */
  travelStartedAt?: string | null | undefined;
  /** The version that was seen. */
  version: number;
};

/** A technician's days off. */
export type CreateAbsenceInput = {
  /** The first day. */
  from: string;
  /** Why. */
  kind: AbsenceKind;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** Whose. */
  technicianId: string;
  /** The last day, not before the first. */
  to: string;
};

/** A new agent or administrator, as typed; trimmed as in CreateTechnicianInput. */
export type CreateAgentInput = {
  /** The address they sign in with. */
  email: string;
  /** Apellidos, 1 to 100 characters. */
  lastName: string;
  /** Nombre, 1 to 100 characters. */
  name: string;
  /** 6 to 128 characters. Goes to Firebase Auth only. */
  password: string;
  /** A number that can be dialled; blank or absent for none. */
  phone?: string | null | undefined;
  /** ADMIN or AGENT. */
  role: Role;
};

/** A new batch. */
export type CreateBillingBatchInput = {
  /** What becomes one invoice. */
  grouping: BillingGrouping;
  /** Closed services in no batch, 1 to 200. */
  serviceIds: Array<string>;
};

/** A new client, as typed. */
export type CreateClientInput = {
  /** Who they are. */
  client: ClientInput;
  /** Ids of the duplicates that a person has seen and says are others; an equal NIF cannot be waved through. */
  notDuplicateOf?: Array<string> | null | undefined;
  /** Their first site, or null. */
  site?: SiteInput | null | undefined;
};

/** A new machine. */
export type CreateEquipmentInput = {
  /** What and where. */
  equipment: EquipmentInput;
  /** Its id, made on the device where there was no connection; where left out, the server makes one. */
  id?: string | null | undefined;
  /** When it was added, as the device says; null for now. */
  occurredAt?: string | null | undefined;
  /** The visit in which it was found; where left out, a technician must be at work there now. */
  visitId?: string | null | undefined;
};

/** Which list, as it is filtered; exactly one of them. */
export type CreateExportInput = {
  /** Absences of technicians. */
  absences?: AbsencesExportInput | null | undefined;
  /** Agents and administrators. */
  agents?: StaffExportInput | null | undefined;
  /** The audit, with a row for each field that changed. */
  audit?: AuditExportInput | null | undefined;
  /** Batches of what is to be invoiced. */
  billingBatches?: BillingBatchesExportInput | null | undefined;
  /** Clients, with a row for each site or contact. */
  clients?: ClientsExportInput | null | undefined;
  /** The equipment of these clients. */
  equipment?: ClientsExportInput | null | undefined;
  /** How it is written. */
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

/** A new item. */
export type CreateItemInput = {
  /** What it is. */
  item: ItemInput;
};

/** A new prospect, as typed. */
export type CreateProspectInput = {
  /** Ids of the duplicates that a person has seen and says are others. */
  notDuplicateOf?: Array<string> | null | undefined;
  /** Who they are and what they need. */
  prospect: ProspectInput;
};

/** A new service. */
export type CreateServiceInput = {
  /** The service it follows. */
  followsUpId?: string | null | undefined;
  /** What it is. */
  service: ServiceInput;
};

/** A new site. */
export type CreateSiteInput = {
  /** Whose. */
  clientId: string;
  /** What and where. */
  site: SiteInput;
};

/** A new technician, as typed; the server trims name, surname, e-mail and phone. */
export type CreateTechnicianInput = {
  /** The address they sign in with; the form of one, at most 254 characters. */
  email: string;
  /** Apellidos, 1 to 100 characters. */
  lastName: string;
  /** Nombre, 1 to 100 characters. */
  name: string;
  /** 6 to 128 characters. Goes to Firebase Auth only: never stored, logged or returned. */
  password: string;
  /** A number that can be dialled, Spanish or with its prefix; blank or absent for none. */
  phone?: string | null | undefined;
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
  id: string;
  /** APPROVED or REJECTED. */
  status: AbsenceStatus;
  /** The version the decision was made from. */
  version: number;
};

/** What is done with duplicates. */
export type DecideImportInput = {
  /** Which import. */
  id: string;
  /** For single rows. */
  rows?: Array<ImportRowDecisionInput> | null | undefined;
  /** For all that were not decided one by one. */
  rule?: ImportRule | null | undefined;
};

/** So much of an item of the catalogue. */
export type DefaultLineInput = {
  /** Id of an item in use. */
  itemId: string;
  /** Cantidad, in thousandths, at least 1. */
  quantityMilli: number;
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
  id: string;
  /** Why. */
  kind: DiscardKind;
  /** The version that was seen. */
  version: number;
};

/** A holiday to be removed. */
export type DropHolidayInput = {
  /** Which. */
  id: string;
  /** The version of the list that was seen. */
  version: number;
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

/** Details by which duplicates are looked for. */
export type DuplicateSearch = {
  /** E-mails as typed, at most 5. */
  emails?: Array<string> | null | undefined;
  /** The record itself, which is not its own duplicate. */
  exceptId?: string | null | undefined;
  /** Whether it is an administrador de fincas itself, whose phones and e-mails stand in communities. */
  isPropertyManager?: boolean | null | undefined;
  /** Its administrador de fincas: that one, and those they look after, share phones and e-mails with it. */
  managedById?: string | null | undefined;
  /** NIF as typed. */
  nif?: string | null | undefined;
  /** Phones as typed, at most 5. */
  phones?: Array<string> | null | undefined;
};

/** The end of a visit that was not completed. */
export type EndVisitIncompleteInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string;
  /** What there is to say about it. */
  note?: string | null | undefined;
  /** As in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** How much was done. */
  outcome: VisitOutcome;
  /** Why. */
  reason: IncompleteReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
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

/** A machine, as typed. */
export type EquipmentInput = {
  /** Marca. */
  brand?: string | null | undefined;
  /** When it was installed: from 1950 to a year from now. */
  installedOn?: string | null | undefined;
  /** What it is. */
  kind: EquipmentKind;
  /** Modelo. */
  model?: string | null | undefined;
  /** At most 4,000 characters. */
  notes?: string | null | undefined;
  /** Número de serie. */
  serialNumber?: string | null | undefined;
  /** Where: a site in use; in a change, one of the same client. */
  siteId: string;
  /** Whether it works; OPERATIONAL where left out. */
  status?: EquipmentStatus | null | undefined;
  /** The last day of its warranty, not before it was installed. */
  warrantyUntil?: string | null | undefined;
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

/** Whether a piece of equipment works. */
export type EquipmentStatus =
  /** Averiado. */
  | 'FAULTY'
  /** Operativo. */
  | 'OPERATIONAL'
  /** Retirado. */
  | 'RETIRED';

/** How far an export is. */
export type ExportStatus =
  /** It will not be finished; `problem` says why. */
  | 'FAILED'
  /** Its file can be fetched. */
  | 'READY'
  /** Its rows are being gathered. */
  | 'RUNNING';

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

/** What is to be done after a service, at the same site. */
export type FollowUpInput = {
  /** What is to be done. */
  description?: string | null | undefined;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** An id made by the client (20 letters and digits), so that what was typed without a connection is sent once. */
  id?: string | null | undefined;
  /** Not before. */
  notBefore?: string | null | undefined;
  /** When it was typed, as the device says; it stands in the timeline where it arrived. */
  occurredAt?: string | null | undefined;
  /** The service it follows. */
  serviceId: string;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
  /** In a few words. */
  title: string;
};

/** What becomes of the planned visits of a service that is put on hold. */
export type HeldVisits =
  /** They are annulled, for the reason of the hold. */
  | 'ANNUL'
  /** They stay as they are. */
  | 'KEEP'
  /** Unscheduled without a reason, as `unscheduleVisit` does. */
  | 'TRAY';

/** Putting a service on hold. */
export type HoldServiceInput = {
  /** Which. */
  id: string;
  /** What there is to say about it. */
  note?: string | null | undefined;
  /** Why: an id of `catalog.holdReasons`. */
  reasonId: string;
  /** The day on which it waits for a visit again, after today; null if unknown. */
  until?: string | null | undefined;
  /** The version that was seen. */
  version: number;
  /** What becomes of its planned visits; KEEP where nothing is said. Who has set out or is at work is left alone. */
  visits?: HeldVisits | null | undefined;
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

/** How the bytes of a text are read. */
export type ImportEncoding =
  /** UTF-8. */
  | 'UTF_8'
  /** Excel's Unicode text. */
  | 'UTF_16LE'
  /** Windows, western Europe. */
  | 'WINDOWS_1252';

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
  column: number;
  /** Whether a record keeps what it says in that field, with all columns of it; left out it stays. */
  neverOverwrite?: boolean | null | undefined;
  /** The path of a field; null to leave it out. */
  target?: string | null | undefined;
};

/** What is done with one row. */
export type ImportRowDecisionInput = {
  /** Null to follow the rule. */
  decision?: ImportDecision | null | undefined;
  /** The page where it is kept. */
  page: number;
  /** Its number in the file. */
  row: number;
};

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

/** What items must be. */
export type ItemFilter = {
  /** In use or put away; in use where left out. */
  archive?: ArchiveFilter | null | undefined;
  /** Of this family, whatever its case and accents. */
  family?: string | null | undefined;
  /** Of this kind. */
  kind?: LineKind | null | undefined;
};

/** An item, as typed. */
export type ItemInput = {
  /** At most 5 of 8, 12, 13 or 14 digits, the last of which checks the others. */
  barcodes?: Array<string> | null | undefined;
  /** What the firm pays for one unit, in cents without IVA. */
  costCents?: number | null | undefined;
  /** At most 4,000 characters. */
  description?: string | null | undefined;
  /** Familia. */
  family?: string | null | undefined;
  /** What it is for. */
  kind: LineKind;
  /** 1 to 100 characters. */
  name: string;
  /** Cents of one unit, without IVA. */
  priceCents?: number | null | undefined;
  /** 1 to 40 characters; no other item has it, whatever its case and accents. */
  ref: string;
  /** Referencia del proveedor. */
  supplierRef?: string | null | undefined;
  /** What it is counted in. */
  unit: LineUnit;
  /** IVA in percent: 21, 10, 4 or 0. */
  vatPercent: number;
};

/** How items are ordered. */
export type ItemSort =
  /** By name, in Spanish alphabetical order. */
  | 'NAME'
  /** By reference. */
  | 'REF'
  /** The one changed last first. */
  | 'UPDATED';

/** An item, as it was seen. */
export type ItemVersionInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** Items as a list shows them. */
export type ItemsExportInput = {
  /** What they must be. */
  filter?: ItemFilter | null | undefined;
  /** Words, as in `items`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ItemSort;
};

/** Services to be taken out of a draft. */
export type LeaveOutOfBatchInput = {
  /** Which batch. */
  id: string;
  /** Which services. */
  serviceIds: Array<string>;
  /** The version that was seen. */
  version: number;
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
  id: string;
  /** More about it, at most 4,000 characters. */
  note?: string | null | undefined;
  /** Why: an id of `catalog.lostReasons`. */
  reasonId: string;
  /** The version that was seen. */
  version: number;
};

/** By what two records look like the same person. */
export type MatchField =
  /** They share an e-mail. */
  | 'EMAIL'
  /** Their NIF is equal. */
  | 'NIF'
  /** They share a phone. */
  | 'PHONE';

/** Two clients that are one. */
export type MergeClientsInput = {
  /** The client that stays. */
  keepId: string;
  /** The version of it that was seen. */
  keepVersion: number;
  /** The client that goes into it. */
  mergeId: string;
  /** The version of it that was seen. */
  mergeVersion: number;
};

/** Moving a visit. */
export type MoveVisitInput = {
  /** The kinds of warning that a person has seen and accepts. */
  acceptedWarnings?: Array<SlotReasonKind> | null | undefined;
  /** Until when, at most 16 hours later. */
  end: string;
  /** Which. */
  id: string;
  /** What the office tells whoever goes. */
  instructions?: string | null | undefined;
  /** From when. */
  start: string;
  /** Who, 1 to 10; the first leads. */
  technicianIds: Array<string>;
  /** The version that was seen. */
  version: number;
};

/** A note about a record. */
export type NoteKind =
  /** Llamada. */
  | 'CALL'
  /** Correo. */
  | 'EMAIL'
  /** Nota. */
  | 'NOTE';

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
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string;
  /** As in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** Why. */
  reason: PauseReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
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

/** What prospects must be. */
export type ProspectFilter = {
  /** Open, and due then. */
  due?: DueBucket | null | undefined;
  /** Asking for this service type. */
  interestId?: string | null | undefined;
  /** Neither converted nor lost nor discarded. */
  open?: boolean | null | undefined;
  /** Looked after by this member of staff. */
  ownerId?: string | null | undefined;
  /** From this source. */
  sourceId?: string | null | undefined;
  /** In this status. */
  status?: ProspectStatus | null | undefined;
};

/** What is known of a prospect, as typed. */
export type ProspectInput = {
  /** Where they are, as far as it is known: postal code and town may stand alone, a street may not. */
  address?: AddressInput | null | undefined;
  /** They asked not to be contacted. */
  doNotContact?: boolean | null | undefined;
  /** E-mail; this or a phone must be there. */
  email?: string | null | undefined;
  /** Cents. */
  estimatedValueCents?: number | null | undefined;
  /** Ids of `catalog.serviceTypes`, at most 10. */
  interestIds?: Array<string> | null | undefined;
  /** What they are. */
  kind: PartyKind;
  /** Apellidos. */
  lastName?: string | null | undefined;
  /** Razón social; whoever is no person must have one. */
  legalName?: string | null | undefined;
  /** Nombre; a person must have one. */
  name?: string | null | undefined;
  /** What they need, at most 100 characters. */
  need?: string | null | undefined;
  /** The day of the next step. */
  nextActionOn?: string | null | undefined;
  /** NIF, with or without spaces, hyphens and ES. */
  nif?: string | null | undefined;
  /** At most 4,000 characters. */
  notes?: string | null | undefined;
  /** Who looks after them: an agent or administrator. */
  ownerId?: string | null | undefined;
  /** A number that can be dialled. */
  phone?: string | null | undefined;
  /** An id of `catalog.prospectSources`. */
  sourceId?: string | null | undefined;
};

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

/** A prospect, as it was seen. */
export type ProspectVersionInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** Prospects as a list shows them. */
export type ProspectsExportInput = {
  /** What they must be. */
  filter?: ProspectFilter | null | undefined;
  /** Words, as in `prospects`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ProspectSort;
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

/** Work that is not to be applied. */
export type RejectWorkReviewInput = {
  /** Which. */
  id: string;
  /** Why; the technician reads it. */
  reason: string;
  /** The version that was seen. */
  version: number;
};

/** A file to be removed. */
export type RemoveAttachmentInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string;
  /** When it was taken away, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** A line to be removed. */
export type RemoveServiceLineInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  lineId: string;
  /** When it was taken away, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** Taking up a service again. */
export type ReopenServiceInput = {
  /** Which. */
  id: string;
  /** Why. */
  reason: string;
  /** The version that was seen. */
  version: number;
};

/** Who signs a report. */
export type ReportSignerInput = {
  /** Nombre y apellidos. */
  name: string;
  /** NIF. */
  nif?: string | null | undefined;
};

/** Which work is to be tried again. */
export type RetryStaleCopyInput = {
  /** The id of the `StaleCopy`. */
  id: string;
};

/** Services that come back from a delivered batch. */
export type ReturnBillingItemsInput = {
  /** Which batch. */
  id: string;
  /** Which of its items. */
  itemIds: Array<string>;
  /** Why. */
  reason: string;
  /** The version that was seen. */
  version: number;
};

/** A new version of a report. */
export type ReviseWorkReportInput = {
  /** The latest version. */
  id: string;
  /** Why. */
  reason: string;
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
  date: string;
  /** Which; null for a new one. */
  id?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** The version of the list the change was made from. */
  version: number;
};

/** A value of one of the lists of reasons. */
export type SaveReasonInput = {
  /** Which; null for a new one. */
  id?: string | null | undefined;
  /** Which list. */
  kind: ReasonKind;
  /** 1 to 100 characters. */
  name: string;
  /** The version of the lists the change was made from. */
  version: number;
};

/** A service type. */
export type SaveServiceTypeInput = {
  /** What it is for. */
  category: ServiceCategory;
  /** At most 30. */
  checklist: Array<ChecklistItemInput>;
  /** What a new service of it begins with, at most 20; left out it keeps its value. */
  defaultLines?: Array<DefaultLineInput> | null | undefined;
  /** 15 to 1,440, in steps of 5. */
  durationMinutes: number;
  /** Which; null for a new one. */
  id?: string | null | undefined;
  /** At most 4,000 characters; left out it keeps its value, null clears it. */
  instructions?: string | null | undefined;
  /** 0 to 20. */
  minPhotos: number;
  /** 1 to 100 characters. */
  name: string;
  /** How much it presses. */
  priority: Priority;
  /** Whether the client must sign. */
  requiresSignature: boolean;
  /** Ids of skills. */
  skillIds: Array<string>;
  /** The version of the list the change was made from. */
  version: number;
};

/** A skill. */
export type SaveSkillInput = {
  /** Which; null for a new one. */
  id?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** The version of the list the change was made from. */
  version: number;
};

/** A zone. */
export type SaveZoneInput = {
  /** Which; null for a new one. */
  id?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** Postal codes or beginnings of them, 2 to 5 digits. */
  postalPrefixes: Array<string>;
  /** The version of the list the change was made from. */
  version: number;
};

/** Planning a visit. */
export type ScheduleVisitInput = {
  /** The kinds of warning that a person has seen and accepts. */
  acceptedWarnings?: Array<SlotReasonKind> | null | undefined;
  /** Until when, at most 16 hours later. */
  end: string;
  /** What the office tells whoever goes. */
  instructions?: string | null | undefined;
  /** Of which service. */
  serviceId: string;
  /** From when. */
  start: string;
  /** Who, 1 to 10; the first leads. */
  technicianIds: Array<string>;
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

/** What services must be; all of it at once. */
export type ServiceFilter = {
  /** Only those that stand so on their way to an invoice. */
  billing?: BillingState | null | undefined;
  /** Only this client's. */
  clientId?: string | null | undefined;
  /** Only those on this machine; not together with `technicianId`. */
  equipmentId?: string | null | undefined;
  /** Only those on hold until this day or one before and without an open visit, in that order; beside it only `zoneId`. */
  heldUntilBy?: string | null | undefined;
  /** True: only those still to be done (neither FINISHED, CLOSED nor CANCELLED). */
  open?: boolean | null | undefined;
  /** True: only those still to be done that are past due; not together with dates. */
  overdue?: boolean | null | undefined;
  /** Only those that this person looks after. */
  ownerId?: string | null | undefined;
  /** Only those planned from this day on. */
  plannedFrom?: string | null | undefined;
  /** Only those planned up to this day. */
  plannedTo?: string | null | undefined;
  /** Only those that press so much. */
  priority?: Priority | null | undefined;
  /** Only those at this site. */
  siteId?: string | null | undefined;
  /** Only those in this status. */
  status?: ServiceStatus | null | undefined;
  /** Only those with a visit of this technician. */
  technicianId?: string | null | undefined;
  /** Only those of this type. */
  typeId?: string | null | undefined;
  /** Only those in this zone. */
  zoneId?: string | null | undefined;
};

/** What is to be done at a site. */
export type ServiceInput = {
  /** For whom. */
  clientId: string;
  /** What the client says. */
  description?: string | null | undefined;
  /** How long a visit takes, in minutes; the type's where left out. */
  durationMinutes?: number | null | undefined;
  /** On which machines of the site, at most 10. */
  equipmentIds?: Array<string> | null | undefined;
  /** The client does not want it before. */
  notBefore?: string | null | undefined;
  /** Who looks after it: an active agent or administrator. */
  ownerId?: string | null | undefined;
  /** How much it presses; the type's where left out. */
  priority?: Priority | null | undefined;
  /** What is promised to the client. */
  promisedWindow?: TimeWindowInput | null | undefined;
  /** Where: a site of the client in use. */
  siteId: string;
  /** In a few words. */
  title: string;
  /** An id of `catalog.serviceTypes`. */
  typeId: string;
  /** A repair inside the warranty of an earlier one. */
  underWarranty?: boolean | null | undefined;
};

/** A line of a service. */
export type ServiceLineInput = {
  /** Whether the client pays it. */
  billable: Billable;
  /** Discount in hundredths of a percent, none where left out; not regarded from whoever may not see prices. */
  discountBasisPoints?: number | null | undefined;
  /** The item of the catalogue that it was picked from: the server copies its cost, and its price and IVA for whoever may not see prices. An earlier one is kept where it is left out. */
  itemId?: string | null | undefined;
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

/** A service as it was seen. */
export type ServiceVersionInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** Services as a list shows them. */
export type ServicesExportInput = {
  /** What they must be. */
  filter?: ServiceFilter | null | undefined;
  /** Words, as in `services`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: ServiceSort;
};

/** The logo of the company's papers. */
export type SetCompanyLogoInput = {
  /** A PNG in base64, at most 48 KB and 720 × 216 pixels; null removes it. */
  png?: string | null | undefined;
  /** The version the change was made from. */
  version: number;
};

/** What a technician may see beside their work. */
export type SetTechnicianPermissionsInput = {
  /** Their Auth uid. */
  id: string;
  /** Phones. */
  phones: boolean;
  /** Prices. */
  prices: boolean;
  /** The version the change was made from. */
  version: number;
};

/** A place, as typed. */
export type SiteInput = {
  /** How to get in, at most 4,000 characters. */
  accessNotes?: string | null | undefined;
  /** Where; street, postal code and city must be there. */
  address: AddressInput;
  /** Whom to ask for. */
  contactName?: string | null | undefined;
  /** A number that can be dialled. */
  contactPhone?: string | null | undefined;
  /** Whether the site is lived in. */
  isDwelling?: boolean | null | undefined;
  /** What people call it, 1 to 100 characters. */
  name: string;
  /** The zone; null to derive it from the postal code. */
  zoneId?: string | null | undefined;
};

/** A site, as it was seen. */
export type SiteVersionInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
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

/** Members of staff as a list shows them. */
export type StaffExportInput = {
  /** Only those with this role; agents alone. */
  role?: Role | null | undefined;
  /** Words, as in `technicians`. */
  search?: string | null | undefined;
  /** The order. */
  sort?: StaffSort;
  /** Only those with this access. */
  status?: UserStatus | null | undefined;
};

/** A member of staff. */
export type StaffInput = {
  /** Their Auth uid. */
  id: string;
};

/** How members of staff are ordered. */
export type StaffSort =
  /** By surname and name, in Spanish alphabetical order. */
  | 'NAME'
  /** The latest account first. */
  | 'NEWEST';

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
  id: string;
  /** Why, 1 to 100 characters. */
  reason: string;
  /** The version that was seen. */
  version: number;
};

/** How a table is written. */
export type TableFormat =
  /** For Excel in Spanish: semicolons, a decimal comma, UTF-8. */
  | 'CSV'
  /** A list of objects with the values as they are stored. */
  | 'JSON'
  /** A workbook whose codes and phones are text. */
  | 'XLSX';

/** From when to when on one day. */
export type TimeSpanInput = {
  /** HH:MM. */
  from: string;
  /** HH:MM. */
  to: string;
};

/** A stretch of time. */
export type TimeWindowInput = {
  /** When it ends, after `start`; at most 24 hours later. */
  end: string;
  /** When it begins. */
  start: string;
};

/** How long things may take: whole hours, 1 to 720, the more pressing the shorter. */
export type UpdateBuffersInput = {
  /** The first answer to a prospect. */
  firstResponse: number;
  /** High priority. */
  high: number;
  /** What these hours are counted by; as before where left out. */
  highClock?: DeadlineClock | null | undefined;
  /** Low priority. */
  low: number;
  /** What these hours are counted by; as before where left out. */
  lowClock?: DeadlineClock | null | undefined;
  /** Normal priority. */
  normal: number;
  /** What these hours are counted by; as before where left out. */
  normalClock?: DeadlineClock | null | undefined;
  /** Urgent. */
  urgent: number;
  /** What these hours are counted by; as before where left out. */
  urgentClock?: DeadlineClock | null | undefined;
  /** The version the change was made from. */
  version: number;
};

/** A client, changed. */
export type UpdateClientInput = {
  /** What is known of them: a field that is left out keeps its value, null clears it. */
  client: ClientInput;
  /** Which. */
  id: string;
  /** The version the change was made from. */
  version: number;
};

/** The company itself. */
export type UpdateCompanyInput = {
  /** Where it is. */
  address?: AddressInput | null | undefined;
  /** Whether agents approve absences too. */
  agentsApproveAbsences: boolean;
  /** E-mail. */
  email?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** NIF; left out it keeps its value, null clears it, and so below. */
  nif?: string | null | undefined;
  /** A number that can be dialled. */
  phone?: string | null | undefined;
  /** Whether a work report shows prices to whoever may see them; else they are only in the service. */
  pricesOnReport: boolean;
  /** IANA name. */
  timeZone: string;
  /** The version the change was made from. */
  version: number;
};

/** A machine, changed. */
export type UpdateEquipmentInput = {
  /** What is known of it: a field that is left out keeps its value, null clears it. */
  equipment: EquipmentInput;
  /** Which. */
  id: string;
  /** The version the change was made from. */
  version: number;
};

/** A change of an item. */
export type UpdateItemInput = {
  /** Which. */
  id: string;
  /** A field that is left out keeps its value; null clears it. */
  item: ItemInput;
  /** The version the change was made from. */
  version: number;
};

/** What one may change of oneself. */
export type UpdateMyProfileInput = {
  /** An id of the palette; a technician's only. */
  color?: string | null | undefined;
  /** Apellidos; as `name`. */
  lastName?: string | null | undefined;
  /** Nombre; a technician's is not changed by themselves, and left out. */
  name?: string | null | undefined;
  /** A number that can be dialled; blank or null for none, left out it stays. */
  phone?: string | null | undefined;
  /** The version the change was made from. */
  version: number;
};

/** What is asked of passwords from now on. */
export type UpdatePasswordsInput = {
  /** Whether whoever is given an account replaces its password when they first sign in. */
  changeFirst: boolean;
  /** The fewest characters, 6 to 32. */
  minLength: number;
  /** Whether the 10,000 that are used most are refused. */
  refuseCommon: boolean;
  /** The version the change was made from. */
  version: number;
};

/** A prospect, changed. */
export type UpdateProspectInput = {
  /** Which. */
  id: string;
  /** Ids of the duplicates that a person has seen and says are others: kept beside those of before, for the conversion. */
  notDuplicateOf?: Array<string> | null | undefined;
  /** What is known of them: a field that is left out keeps its value, null clears it. */
  prospect: ProspectInput;
  /** The version the change was made from. */
  version: number;
};

/** A changed service; client and type stay. */
export type UpdateServiceInput = {
  /** Which. */
  id: string;
  /** The whole of it. */
  service: ServiceInput;
  /** The version it was made from. */
  version: number;
};

/** A changed line. */
export type UpdateServiceLineInput = {
  /** The whole of it. */
  line: ServiceLineInput;
  /** Which. */
  lineId: string;
  /** Of which service. */
  serviceId: string;
  /** The version of the line it was made from. */
  version: number;
};

/** A site, changed. */
export type UpdateSiteInput = {
  /** Which. */
  id: string;
  /** What is known of it: a field that is left out keeps its value, null clears it. */
  site: SiteInput;
  /** The version the change was made from. */
  version: number;
};

/** Who a member of staff is. */
export type UpdateStaffInput = {
  /** The address they sign in with. */
  email: string;
  /** Their Auth uid. */
  id: string;
  /** Apellidos, 1 to 100 characters. */
  lastName: string;
  /** Nombre, 1 to 100 characters. */
  name: string;
  /** A number that can be dialled; blank or null for none, left out it stays. */
  phone?: string | null | undefined;
  /** The version the change was made from. */
  version: number;
};

/** What a technician can do, where and when. */
export type UpdateTechnicianProfileInput = {
  /** An id of the palette. */
  color: string;
  /** Their Auth uid. */
  id: string;
  /** Ids of skills, at most 50. */
  skillIds: Array<string>;
  /** The version the change was made from. */
  version: number;
  /** Their own hours; null for the company's. */
  weeklyHours?: WeeklyHoursInput | null | undefined;
  /** Ids of zones, at most 50; none means everywhere. */
  zoneIds: Array<string>;
};

/** When the company works. */
export type UpdateWorkingHoursInput = {
  /** The hours of its week. */
  hours: WeeklyHoursInput;
  /** The version the change was made from. */
  version: number;
};

/** Whether a member of staff may work. Staff are suspended, never deleted. */
export type UserStatus =
  /** May sign in and work. */
  | 'ACTIVE'
  /** Is refused by every request with ACCOUNT_SUSPENDED. */
  | 'SUSPENDED';

/** A step of a visit. */
export type VisitActInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string;
  /** When it was tapped, as the device says; more than 72 hours ago, or more than 5 minutes ahead, it is kept as not confirmed. */
  occurredAt?: string | null | undefined;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** How much of the work was done in a visit that was not completed. */
export type VisitOutcome =
  /** Sin hacer. */
  | 'NOT_DONE'
  /** Parcial. */
  | 'PARTIAL';

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
  id: string;
  /** The version that was seen. */
  version: number;
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

/** Filed work as a list shows it. */
export type WorkReviewsExportInput = {
  /** Where it stands. */
  status?: WorkReviewStatus;
};

export type BatchContentQueryVariables = Exact<{
  id: string;
}>;


export type BatchContentQuery = { toInvoice: { services: number, netCents: number } | null, billingBatch: { status: BatchStatus, content: Array<{ ref: string | null, party: { name: string, nif: string | null, address: { city: string } | null }, totals: { baseCents: number, totalCents: number }, problems: Array<{ kind: BillingProblemKind, text: string, serviceId: string | null }>, items: Array<{ id: string, serviceId: string, code: string, state: BillingItemState, invoiceNumber: string | null, invoicedOn: string | null, returnReason: string | null }> }> } | null };

export type BatchTimelineQueryVariables = Exact<{
  id: string;
}>;


export type BatchTimelineQuery = { activity: { edges: Array<{ node: { action: string, text: string | null } }> } };

export type ProposedQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposedQuery = { billingProposal: { invoices: Array<{ ref: string | null, items: Array<{ id: string }> }> }, billingBatches: { edges: Array<{ node: { id: string } }> } };

export type ToInvoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type ToInvoiceQuery = { toInvoice: { services: number, netCents: number } | null, services: { edges: Array<{ node: { id: string, totals: { baseCents: number } | null } }> } };

export type ToInvoiceAloneQueryVariables = Exact<{ [key: string]: never; }>;


export type ToInvoiceAloneQuery = { toInvoice: { services: number } | null };

export type OwnBillingQueryVariables = Exact<{
  id: string;
}>;


export type OwnBillingQuery = { service: { billingState: BillingState, invoicing: { batchCode: string } | null } | null };

export type AttachmentsReadsServiceQueryVariables = Exact<{
  id: string;
}>;


export type AttachmentsReadsServiceQuery = { service: { attachments: Array<{ id: string }> } | null };

export type AttachmentsReadsService2QueryVariables = Exact<{
  id: string;
}>;


export type AttachmentsReadsService2Query = { service: { visits: Array<{ id: string, attachments: Array<{ id: string }> }> } | null };

export type ListsOfTheDashboardQueryVariables = Exact<{
  today: string;
}>;


export type ListsOfTheDashboardQuery = { pending: { totalCount: number | null }, overdue: { totalCount: number | null }, finished: { totalCount: number | null }, toInvoice: { totalCount: number | null }, newOnes: { totalCount: number | null }, open: { totalCount: number | null }, late: { totalCount: number | null }, today: { totalCount: number | null }, planning: { visits: Array<{ id: string }>, technicians: Array<{ id: string }> } };

export type IndexOperationsServiceQueryVariables = Exact<{
  id: string;
}>;


export type IndexOperationsServiceQuery = { service: { workReviews: Array<{ acts: Array<{ id: string }> }> } | null };

export type IndexOperationsSlotSuggestionsQueryVariables = Exact<{
  serviceId: string;
}>;


export type IndexOperationsSlotSuggestionsQuery = { slotSuggestions: Array<{ start: string }> | null };

export type IndexesMergePreviewQueryVariables = Exact<{
  id: string;
  mergeId: string;
}>;


export type IndexesMergePreviewQuery = { mergePreview: { siteCount: number } | null };

export type IndexesHeldWorkQueryVariables = Exact<{
  id: string;
}>;


export type IndexesHeldWorkQuery = { heldWork: { visits: number } | null };

export type IndexesRequestAbsenceMutationVariables = Exact<{ [key: string]: never; }>;


export type IndexesRequestAbsenceMutation = { requestAbsence:
    | { __typename: 'AbsenceSuccess' }
    | { __typename: 'ConflictError' }
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'TransitionError' }
    | { __typename: 'ValidationError' }
   };

export type IndexesServiceQueryVariables = Exact<{
  id: string;
  id1: string;
  id2: string;
  id3: string;
  id4: string;
}>;


export type IndexesServiceQuery = { service: { visits: Array<{ id: string }>, reports: Array<{ id: string }>, attachments: Array<{ id: string }>, contact: { name: string | null } | null } | null, visit: { service: { id: string }, report: { id: string } | null, attachments: Array<{ id: string }>, site: { accessNotes: string | null } } | null, activity: { edges: Array<{ cursor: string }> }, client: { owner: { id: string } | null } | null, site: { equipment: Array<{ id: string }>, pastVisits: Array<{ id: string }> } | null, equipment: { id: string } | null };

export type IndexesProspectQueryVariables = Exact<{
  id: string;
  id1: string;
}>;


export type IndexesProspectQuery = { prospect: { convertedService: { id: string } | null } | null, absenceWork: { visits: number } | null };

export type WholeProspectsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ProspectFilter | null | undefined;
  sort: ProspectSort;
}>;


export type WholeProspectsQuery = { prospects: { edges: Array<{ node: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProspectsReadsProspectTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProspectsReadsProspectTotalsQuery = { prospectTotals: Array<{ count: number, valueCents: number }> };

export type OneProspectQueryVariables = Exact<{
  id: string;
}>;


export type OneProspectQuery = { prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } | null };

export type SearchReadsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search: string;
  filter?: ClientFilter | null | undefined;
  sort: ClientSort;
}>;


export type SearchReadsQuery = { clients: { edges: Array<{ node: { legalName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ClientsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ClientFilter | null | undefined;
  sort: ClientSort;
}>;


export type ClientsListQuery = { clients: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, code: string, legalName: string, tags: Array<string>, siteCount: number, mainSite: { city: string } | null, owner: { name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ClientsList2QueryVariables = Exact<{
  id: string;
}>;


export type ClientsList2Query = { client: { legalName: string, owner: { name: string } | null, mainSite: { city: string } | null } | null };

export type ClientsList3QueryVariables = Exact<{
  id: string;
}>;


export type ClientsList3Query = { client: { id: string } | null, sites: { edges: Array<{ node: { name: string, client: { name: string } } }> }, equipmentList: { edges: Array<{ node: { id: string } }> } };

export type ClientsManyQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ClientFilter | null | undefined;
  sort: ClientSort;
}>;


export type ClientsManyQuery = { clients: { totalCount: number | null, edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ClientValuesQueryVariables = Exact<{
  of: ClientValue;
}>;


export type ClientValuesQuery = { clientValues: Array<string> };

export type ClientsMergeMergePreviewQueryVariables = Exact<{
  keepId: string;
  mergeId: string;
}>;


export type ClientsMergeMergePreviewQuery = { mergePreview: { siteCount: number, equipmentCount: number, prospectCount: number, serviceCount: number, keep: { id: string }, merge: { id: string }, result: { emails: Array<string>, phones: Array<string>, tags: Array<string>, nif: string | null, tradeName: string | null, notes: string | null, leftBehind: Array<string>, contacts: Array<{ name: string, main: boolean }>, owner: { id: string, name: string } | null, billingAddress: { street: string, province: string } | null } } | null };

export type ClientsMergeMergePreview2QueryVariables = Exact<{
  keepId: string;
  mergeId: string;
}>;


export type ClientsMergeMergePreview2Query = { archivedToo: { siteCount: number } | null };

export type TownsOfQueryVariables = Exact<{
  postalCode: string;
}>;


export type TownsOfQuery = { townsOf: Array<string> };

export type ValuesOfQueryVariables = Exact<{
  of: ClientValue;
  text: string;
}>;


export type ValuesOfQuery = { clientValues: Array<string> };

export type ClientsQueryVariables = Exact<{
  id: string;
  id1: string;
}>;


export type ClientsQuery = { client: { id: string } | null, site: { id: string } | null };

export type Clients2QueryVariables = Exact<{
  id: string;
}>;


export type Clients2Query = { client: { archived: boolean } | null };

export type DuplicatesQueryVariables = Exact<{
  input: DuplicateSearch;
}>;


export type DuplicatesQuery = { duplicates: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean, kind: PartyKind, phone: string | null, openServices: number | null }> };

export type CorrectEquipmentMutationVariables = Exact<{
  input: CorrectEquipmentInput;
  key?: string | null | undefined;
}>;


export type CorrectEquipmentMutation = { correctEquipment:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EquipmentSuccess', equipment: { id: string, brand: string | null, model: string | null, serialNumber: string | null, version: number } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string }
   };

export type FindEquipmentMutationVariables = Exact<{
  input: CreateEquipmentInput;
  key?: string | null | undefined;
}>;


export type FindEquipmentMutation = { createEquipment:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EquipmentSuccess', equipment: { id: string, brand: string | null, model: string | null, serialNumber: string | null, version: number } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string }
   };

export type EquipmentFieldSiteQueryVariables = Exact<{
  id: string;
}>;


export type EquipmentFieldSiteQuery = { site: { equipment: Array<{ id: string }>, pastVisits: Array<{ id: string, endedAt: string, status: VisitStatus, title: string, typeName: string, technicianNames: Array<string>, equipmentIds: Array<string>, text: string | null, report: { id: string, serviceId: string } | null }> } | null };

export type BrandsOfQueryVariables = Exact<{
  clientId?: string | null | undefined;
  siteId?: string | null | undefined;
}>;


export type BrandsOfQuery = { equipmentList: { edges: Array<{ node: { brand: string | null } }> } };

export type EquipmentPagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  clientId?: string | null | undefined;
  siteId?: string | null | undefined;
}>;


export type EquipmentPagesQuery = { equipmentList: { edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PropertyManagersClientsQueryVariables = Exact<{
  filter?: ClientFilter | null | undefined;
}>;


export type PropertyManagersClientsQuery = { clients: { totalCount: number | null, edges: Array<{ node: { id: string, managedBy: { name: string } | null } }> } };

export type PropertyManagersMergePreviewQueryVariables = Exact<{
  keepId: string;
  mergeId: string;
}>;


export type PropertyManagersMergePreviewQuery = { mergePreview: { communityCount: number, result: { isPropertyManager: boolean } } | null };

export type PropertyManagersDuplicatesQueryVariables = Exact<{
  input: DuplicateSearch;
}>;


export type PropertyManagersDuplicatesQuery = { duplicates: Array<{ id: string, matchedOn: Array<MatchField> }> };

export type PropertyManagersClientQueryVariables = Exact<{
  id: string;
}>;


export type PropertyManagersClientQuery = { client: { id: string, managedBy: { name: string } | null } | null };

export type SearchQueryVariables = Exact<{
  q: string;
}>;


export type SearchQuery = { search: Array<{ entity: EntityKind, id: string, clientId: string | null, title: string, detail: string }> };

export type Search2QueryVariables = Exact<{
  q: string;
}>;


export type Search2Query = { search: Array<{ entity: EntityKind, phone: string | null, address: string | null, openServices: number | null }> };

export type SitesQueryVariables = Exact<{
  id: string;
}>;


export type SitesQuery = { site: { id: string } | null };

export type Sites2QueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type Sites2Query = { sites: { edges: Array<{ node: { name: string, archived: boolean, client: { name: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Sites3QueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
}>;


export type Sites3Query = { sites: { edges: Array<{ node: { name: string, client: { id: string } } }> } };

export type AuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditQuery = { auditEntries: { totalCount: number | null, edges: Array<{ node: { id: string, at: string, actorId: string, action: string, kind: AuditKind, recordId: string, subject: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TakeOutAgainMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type TakeOutAgainMutation = { createExport:
    | { __typename: 'ExportSuccess', export: { id: string, rows: number } }
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
   };

export type GoOnTakingOutMutationVariables = Exact<{
  input: ContinueExportInput;
}>;


export type GoOnTakingOutMutation = { continueExport:
    | { __typename: 'ExportSuccess', export: { id: string, status: ExportStatus, rows: number } }
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
   };

export type MyFiledWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFiledWorkQuery = { myFiledWork: Array<{ id: string, status: WorkReviewStatus, reason: string | null, acts: Array<{ operation: FieldOperation }>, visit: { id: string } | null }> };

export type FieldDecisionsRemoveAttachmentMutationVariables = Exact<{
  input: RemoveAttachmentInput;
}>;


export type FieldDecisionsRemoveAttachmentMutation = { removeAttachment:
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'RemoveAttachmentSuccess' }
    | { __typename: 'TransitionError' }
    | { __typename: 'WorkFiled' }
   };

export type FieldDecisionsOpenReviewCountQueryVariables = Exact<{ [key: string]: never; }>;


export type FieldDecisionsOpenReviewCountQuery = { openReviewCount: number, workReviews: { totalCount: number | null, edges: Array<{ node: { id: string } }> } };

export type FieldWorkWorkReportQueryVariables = Exact<{
  id: string;
}>;


export type FieldWorkWorkReportQuery = { workReport: { signer: { name: string } | null, content: { workedMinutes: number, checklist: Array<{ answer: string | null }>, lines: Array<{ text: string }>, photos: Array<{ kind: AttachmentKind }> } } | null };

export type AttachmentsAccessRemoveAttachmentMutationVariables = Exact<{
  input: RemoveAttachmentInput;
  key?: string | null | undefined;
}>;


export type AttachmentsAccessRemoveAttachmentMutation = { removeAttachment:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RemoveAttachmentSuccess', service: { id: string, attachments: Array<{ id: string }> } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'WorkFiled' }
   };

export type AttachmentsAccessServiceQueryVariables = Exact<{
  id: string;
}>;


export type AttachmentsAccessServiceQuery = { service: { attachments: Array<{ id: string }> } | null };

export type AttachmentsServiceQueryVariables = Exact<{
  id: string;
}>;


export type AttachmentsServiceQuery = { service: { attachments: Array<{ id: string, kind: AttachmentKind, mime: string, size: number, sha256: string, visitId: string | null, authorName: string, createdAt: string }>, visits: Array<{ attachments: Array<{ id: string }> }> } | null };

export type CompanyLogoSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyLogoSettingsQuery = { settings: { logo: { png: string | null, version: number } } };

export type ReviseWorkReportMutationVariables = Exact<{
  input: ReviseWorkReportInput;
  key?: string | null | undefined;
}>;


export type ReviseWorkReportMutation = { reviseWorkReport:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkReportSuccess', report: { id: string, code: string, number: number, isLatest: boolean, visitId: string, refusal: string | null, signatureId: string | null, frozenAt: string, revisionReason: string | null, sha256: string, previousHash: string | null, service: { id: string, code: string, title: string }, signer: { name: string, nif: string | null } | null, content: { timeZone: string, typeName: string, category: ServiceCategory | null, description: string | null, underWarranty: boolean, travelStartedAt: string | null, arrivedAt: string, finishedAt: string, workedMinutes: number, resolution: string, signatureId: string | null, refusal: string | null, signedAt: string | null, warrantyUntil: string | null, company: { name: string, nif: string | null, address: string | null, phone: string | null, email: string | null, logo: string | null }, client: { id: string, code: string, name: string, nif: string | null, address: string | null }, site: { id: string, name: string, address: string }, contact: { name: string | null, phone: string | null } | null, equipment: Array<{ id: string, name: string, serialNumber: string | null }>, technicians: Array<{ id: string, name: string }>, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, checklist: Array<{ id: string, text: string, answer: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, discountBasisPoints: number | null, vatPercent: number, billable: Billable, amountCents: number | null }>, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, baseCents: number, vatCents: number }> } | null, photos: Array<{ attachmentId: string, kind: AttachmentKind, sha256: string }>, signer: { name: string, nif: string | null } | null } } }
   };

export type ReportsVersionsServiceQueryVariables = Exact<{
  id: string;
  id1: string;
}>;


export type ReportsVersionsServiceQuery = { service: { reports: Array<{ id: string }> } | null, visit: { report: { id: string } | null } | null };

export type ReportsServiceQueryVariables = Exact<{
  id: string;
}>;


export type ReportsServiceQuery = { service: { totals: { totalCents: number } | null } | null };

export type ReportsService2QueryVariables = Exact<{
  id: string;
}>;


export type ReportsService2Query = { service: { reports: Array<{ id: string }>, visits: Array<{ id: string, report: { id: string } | null }> } | null };

export type ReportsService3QueryVariables = Exact<{
  id: string;
}>;


export type ReportsService3Query = { service: { reports: Array<{ id: string }> } | null };

export type ItemRefsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ItemFilter | null | undefined;
  sort: ItemSort;
}>;


export type ItemRefsQuery = { items: { edges: Array<{ node: { ref: string } }> } };

export type FieldQueryVariables = Exact<{
  since?: string | null | undefined;
}>;


export type FieldQuery = { fieldItems: { mark: string, isWhole: boolean, goneIds: Array<string>, items: Array<{ id: string, code: string, name: string, kind: LineKind, unit: LineUnit, vatPercent: number, priceCents: number | null, barcodes: Array<string> }> } };

export type FamiliesQueryVariables = Exact<{
  startingWith: string;
}>;


export type FamiliesQuery = { itemFamilies: Array<string> };

export type BatchFieldsFragment = { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number };

export type CreateBatchMutationVariables = Exact<{
  input: CreateBillingBatchInput;
  key?: string | null | undefined;
}>;


export type CreateBatchMutation = { createBillingBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type LeaveOutMutationVariables = Exact<{
  input: LeaveOutOfBatchInput;
  key?: string | null | undefined;
}>;


export type LeaveOutMutation = { leaveOutOfBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'BillingBatch', id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DiscardBatchMutationVariables = Exact<{
  input: BatchVersionInput;
  key?: string | null | undefined;
}>;


export type DiscardBatchMutation = { discardBillingBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'BillingBatch', id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DeliverBatchMutationVariables = Exact<{
  input: BatchVersionInput;
  key?: string | null | undefined;
}>;


export type DeliverBatchMutation = { deliverBillingBatch:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'BillingBatch', id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReturnItemsMutationVariables = Exact<{
  input: ReturnBillingItemsInput;
  key?: string | null | undefined;
}>;


export type ReturnItemsMutation = { returnBillingItems:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'BillingBatch', id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ConfirmItemsMutationVariables = Exact<{
  input: ConfirmBillingItemsInput;
  key?: string | null | undefined;
}>;


export type ConfirmItemsMutation = { confirmBillingItems:
    | { __typename: 'BillingBatchSuccess', batch: { id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'BillingBatch', id: string, code: string, status: BatchStatus, grouping: BillingGrouping, services: number, invoices: number, netCents: number, vatCents: number, totalCents: number, waiting: number, invoiced: number, returned: number, createdByName: string, deliveredByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CreateFeedMutationVariables = Exact<{
  key?: string | null | undefined;
}>;


export type CreateFeedMutation = { createCalendarFeed:
    | { __typename: 'AddressGivenError', message: string }
    | { __typename: 'CreateCalendarFeedSuccess', path: string, feed: { createdAt: string } }
    | { __typename: 'KeyReusedError', message: string }
   };

export type RevokeFeedMutationVariables = Exact<{
  key?: string | null | undefined;
}>;


export type RevokeFeedMutation = { revokeCalendarFeed:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RevokeCalendarFeedSuccess', feed: { createdAt: string } | null }
   };

export type MyFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFeedQuery = { myCalendarFeed: { createdAt: string } | null };

export type ClientFieldsFragment = { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null };

export type SiteFieldsFragment = { id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } };

export type EquipmentFieldsFragment = { id: string, kind: EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, installedOn: string | null, warrantyUntil: string | null, status: EquipmentStatus, notes: string | null, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string } };

export type CreateClientMutationVariables = Exact<{
  input: CreateClientInput;
  key?: string | null | undefined;
}>;


export type CreateClientMutation = { createClient:
    | { __typename: 'CreateClientSuccess', client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } } | null }
    | { __typename: 'DuplicateError', mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateClientMutationVariables = Exact<{
  input: UpdateClientInput;
  key?: string | null | undefined;
}>;


export type UpdateClientMutation = { updateClient:
    | { __typename: 'ClientSuccess', client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Client', id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'DuplicateError', mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ArchiveClientMutationVariables = Exact<{
  input: ClientVersionInput;
  key?: string | null | undefined;
}>;


export type ArchiveClientMutation = { archiveClient:
    | { __typename: 'ClientSuccess', client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Client', id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'DuplicateError', mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RestoreClientMutationVariables = Exact<{
  input: ClientVersionInput;
  key?: string | null | undefined;
}>;


export type RestoreClientMutation = { restoreClient:
    | { __typename: 'ClientSuccess', client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Client', id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'DuplicateError', mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type MergeClientsMutationVariables = Exact<{
  input: MergeClientsInput;
  key?: string | null | undefined;
}>;


export type MergeClientsMutation = { mergeClients:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Client', id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'MergeClientsSuccess', client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'TransitionError', message: string }
   };

export type CreateSiteMutationVariables = Exact<{
  input: CreateSiteInput;
  key?: string | null | undefined;
}>;


export type CreateSiteMutation = { createSite:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Site', id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'SiteSuccess', site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }, client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateSiteMutationVariables = Exact<{
  input: UpdateSiteInput;
  key?: string | null | undefined;
}>;


export type UpdateSiteMutation = { updateSite:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Site', id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'SiteSuccess', site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }, client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ArchiveSiteMutationVariables = Exact<{
  input: SiteVersionInput;
  key?: string | null | undefined;
}>;


export type ArchiveSiteMutation = { archiveSite:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Site', id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'SiteSuccess', site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }, client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RestoreSiteMutationVariables = Exact<{
  input: SiteVersionInput;
  key?: string | null | undefined;
}>;


export type RestoreSiteMutation = { restoreSite:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Site', id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'SiteSuccess', site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, zoneChosen: boolean, contactName: string | null, contactPhone: string | null, isDwelling: boolean, equipmentCount: number, archived: boolean, version: number, client: { id: string, code: string, name: string }, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } }, client: { id: string, code: string, kind: PartyKind, legalName: string, tradeName: string | null, nif: string | null, emails: Array<string>, phones: Array<string>, tags: Array<string>, notes: string | null, originProspectId: string | null, isPropertyManager: boolean, siteCount: number, equipmentCount: number, archived: boolean, createdAt: string, updatedAt: string, version: number, billingAddress: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, contacts: Array<{ name: string, position: string | null, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string, postalCode: string, city: string, province: string } | null, managedBy: { id: string, code: string, name: string, phone: string | null, archived: boolean } | null, mergedInto: { id: string, code: string, name: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CreateEquipmentMutationVariables = Exact<{
  input: CreateEquipmentInput;
  key?: string | null | undefined;
}>;


export type CreateEquipmentMutation = { createEquipment:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Equipment', id: string, kind: EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, installedOn: string | null, warrantyUntil: string | null, status: EquipmentStatus, notes: string | null, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EquipmentSuccess', equipment: { id: string, kind: EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, installedOn: string | null, warrantyUntil: string | null, status: EquipmentStatus, notes: string | null, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string } } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateEquipmentMutationVariables = Exact<{
  input: UpdateEquipmentInput;
  key?: string | null | undefined;
}>;


export type UpdateEquipmentMutation = { updateEquipment:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Equipment', id: string, kind: EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, installedOn: string | null, warrantyUntil: string | null, status: EquipmentStatus, notes: string | null, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EquipmentSuccess', equipment: { id: string, kind: EquipmentKind, brand: string | null, model: string | null, serialNumber: string | null, installedOn: string | null, warrantyUntil: string | null, status: EquipmentStatus, notes: string | null, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string } } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type TakeOutMutationVariables = Exact<{
  input: CreateExportInput;
  key?: string | null | undefined;
}>;


export type TakeOutMutation = { createExport:
    | { __typename: 'ExportSuccess', export: { id: string, list: ExportedList, format: TableFormat, status: ExportStatus, rows: number, fileName: string } }
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
   };

export type FieldTravelToVisitMutationVariables = Exact<{
  input: VisitActInput;
  key?: string | null | undefined;
}>;


export type FieldTravelToVisitMutation = { travelToVisit:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess' }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldStartVisitMutationVariables = Exact<{
  input: VisitActInput;
  key?: string | null | undefined;
}>;


export type FieldStartVisitMutation = { startVisit:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess' }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldPauseVisitMutationVariables = Exact<{
  input: PauseVisitInput;
  key?: string | null | undefined;
}>;


export type FieldPauseVisitMutation = { pauseVisit:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess' }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldResumeVisitMutationVariables = Exact<{
  input: VisitActInput;
  key?: string | null | undefined;
}>;


export type FieldResumeVisitMutation = { resumeVisit:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess' }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldCompleteVisitMutationVariables = Exact<{
  input: CompleteVisitInput;
  key?: string | null | undefined;
}>;


export type FieldCompleteVisitMutation = { completeVisit:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess' }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldEndVisitIncompleteMutationVariables = Exact<{
  input: EndVisitIncompleteInput;
  key?: string | null | undefined;
}>;


export type FieldEndVisitIncompleteMutation = { endVisitIncomplete:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess' }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldAddServiceLineMutationVariables = Exact<{
  input: AddServiceLineInput;
  key?: string | null | undefined;
}>;


export type FieldAddServiceLineMutation = { addServiceLine:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess' }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldRemoveServiceLineMutationVariables = Exact<{
  input: RemoveServiceLineInput;
  key?: string | null | undefined;
}>;


export type FieldRemoveServiceLineMutation = { removeServiceLine:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess' }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldAnswerChecklistMutationVariables = Exact<{
  input: AnswerChecklistInput;
  key?: string | null | undefined;
}>;


export type FieldAnswerChecklistMutation = { answerChecklist:
    | { __typename: 'AnswerChecklistSuccess' }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldProposeFollowUpMutationVariables = Exact<{
  input: FollowUpInput;
  key?: string | null | undefined;
}>;


export type FieldProposeFollowUpMutation = { proposeFollowUp:
    | { __typename: 'CreateServiceSuccess' }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type FieldRemoveAttachmentMutationVariables = Exact<{
  input: RemoveAttachmentInput;
  key?: string | null | undefined;
}>;


export type FieldRemoveAttachmentMutation = { removeAttachment:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RemoveAttachmentSuccess' }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'WorkFiled', reviewId: string | null, because: string }
   };

export type ReviewFieldsFragment = { id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> };

export type ApplyWorkReviewMutationVariables = Exact<{
  input: ApplyWorkReviewInput;
  key?: string | null | undefined;
}>;


export type ApplyWorkReviewMutation = { applyWorkReview:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'WorkReview', id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkReviewSuccess', review: { id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }, service: { status: ServiceStatus, openReviews: number } }
   };

export type AttachWorkReviewMutationVariables = Exact<{
  input: AttachWorkReviewInput;
  key?: string | null | undefined;
}>;


export type AttachWorkReviewMutation = { attachWorkReview:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'WorkReview', id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkReviewSuccess', review: { id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }, service: { status: ServiceStatus, openReviews: number } }
   };

export type RejectWorkReviewMutationVariables = Exact<{
  input: RejectWorkReviewInput;
  key?: string | null | undefined;
}>;


export type RejectWorkReviewMutation = { rejectWorkReview:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'WorkReview', id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkReviewSuccess', review: { id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }, service: { status: ServiceStatus, openReviews: number } }
   };

export type ReviewsOfQueryVariables = Exact<{
  id: string;
}>;


export type ReviewsOfQuery = { service: { workReviews: Array<{ id: string, status: WorkReviewStatus, version: number, visitId: string, because: string, from: string, to: string, actCount: number, reason: string | null, attachedToId: string | null, decidedByName: string | null, service: { id: string }, technician: { id: string, name: string }, acts: Array<{ operation: FieldOperation, at: string, unconfirmed: boolean, because: string, pauseReason: PauseReason | null, text: string | null, question: string | null, answer: string | null, line: { id: string, text: string } | null, signer: { name: string } | null }>, attachments: Array<{ id: string, kind: AttachmentKind }> }> } | null };

export type ImportFieldsFragment = { id: string, kind: ImportKind, fileName: string, status: ImportStatus, version: number, rowCount: number, totals: Array<number>, problem: string | null, headerRow: number | null, separator: string | null, encoding: ImportEncoding | null, rule: ImportRule, undoUntil: string | null, rememberedAt: string | null, columns: Array<{ header: string, target: string | null, neverOverwrite: boolean | null }>, announced: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, result: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, progress: { done: number, total: number } | null, undo: { removed: number, restored: number, kept: number } | null };

export type ChangeTestImportMutationVariables = Exact<{
  input: ChangeImportInput;
  key?: string | null | undefined;
}>;


export type ChangeTestImportMutation = { changeImport:
    | { __typename: 'ImportSuccess', import: { id: string, kind: ImportKind, fileName: string, status: ImportStatus, version: number, rowCount: number, totals: Array<number>, problem: string | null, headerRow: number | null, separator: string | null, encoding: ImportEncoding | null, rule: ImportRule, undoUntil: string | null, rememberedAt: string | null, columns: Array<{ header: string, target: string | null, neverOverwrite: boolean | null }>, announced: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, result: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, progress: { done: number, total: number } | null, undo: { removed: number, restored: number, kept: number } | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DecideTestImportMutationVariables = Exact<{
  input: DecideImportInput;
  key?: string | null | undefined;
}>;


export type DecideTestImportMutation = { decideImport:
    | { __typename: 'ImportSuccess', import: { id: string, kind: ImportKind, fileName: string, status: ImportStatus, version: number, rowCount: number, totals: Array<number>, problem: string | null, headerRow: number | null, separator: string | null, encoding: ImportEncoding | null, rule: ImportRule, undoUntil: string | null, rememberedAt: string | null, columns: Array<{ header: string, target: string | null, neverOverwrite: boolean | null }>, announced: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, result: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, progress: { done: number, total: number } | null, undo: { removed: number, restored: number, kept: number } | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ActOnTestImportMutationVariables = Exact<{
  input: ActOnImportInput;
  key?: string | null | undefined;
}>;


export type ActOnTestImportMutation = { actOnImport:
    | { __typename: 'ImportSuccess', import: { id: string, kind: ImportKind, fileName: string, status: ImportStatus, version: number, rowCount: number, totals: Array<number>, problem: string | null, headerRow: number | null, separator: string | null, encoding: ImportEncoding | null, rule: ImportRule, undoUntil: string | null, rememberedAt: string | null, columns: Array<{ header: string, target: string | null, neverOverwrite: boolean | null }>, announced: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, result: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, progress: { done: number, total: number } | null, undo: { removed: number, restored: number, kept: number } | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type AdvanceTestImportMutationVariables = Exact<{
  input: AdvanceImportInput;
  key?: string | null | undefined;
}>;


export type AdvanceTestImportMutation = { advanceImport:
    | { __typename: 'ImportSuccess', import: { id: string, kind: ImportKind, fileName: string, status: ImportStatus, version: number, rowCount: number, totals: Array<number>, problem: string | null, headerRow: number | null, separator: string | null, encoding: ImportEncoding | null, rule: ImportRule, undoUntil: string | null, rememberedAt: string | null, columns: Array<{ header: string, target: string | null, neverOverwrite: boolean | null }>, announced: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, result: { created: number, updated: number, unchanged: number, skipped: number, repeated: number, error: number, changed: number, undecided: number } | null, progress: { done: number, total: number } | null, undo: { removed: number, restored: number, kept: number } | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ItemFieldsFragment = { id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> };

export type CreateItemMutationVariables = Exact<{
  input: CreateItemInput;
  key?: string | null | undefined;
}>;


export type CreateItemMutation = { createItem:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ItemSuccess', item: { id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateItemMutationVariables = Exact<{
  input: UpdateItemInput;
  key?: string | null | undefined;
}>;


export type UpdateItemMutation = { updateItem:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Item', id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'ItemSuccess', item: { id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ArchiveItemMutationVariables = Exact<{
  input: ItemVersionInput;
  key?: string | null | undefined;
}>;


export type ArchiveItemMutation = { archiveItem:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Item', id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'ItemSuccess', item: { id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RestoreItemMutationVariables = Exact<{
  input: ItemVersionInput;
  key?: string | null | undefined;
}>;


export type RestoreItemMutation = { restoreItem:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Item', id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'ItemSuccess', item: { id: string, ref: string, name: string, kind: LineKind, family: string | null, unit: LineUnit, priceCents: number | null, costCents: number | null, vatPercent: number, barcodes: Array<string>, supplierRef: string | null, description: string | null, archived: boolean, version: number, prices: Array<{ priceCents: number | null, costCents: number | null, at: string, byName: string }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

type Refusal_AddressGivenError_Fragment = { message: string };

type Refusal_ConflictError_Fragment = { message: string };

type Refusal_DuplicateError_Fragment = { mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> };

type Refusal_EmailTakenError_Fragment = { message: string, fields: Array<{ path: string, message: string }> };

type Refusal_InUseError_Fragment = { message: string };

type Refusal_KeyReusedError_Fragment = { message: string };

type Refusal_LastAdminError_Fragment = { message: string };

type Refusal_NotFoundError_Fragment = { message: string };

type Refusal_RecentSignInError_Fragment = { message: string };

type Refusal_SlotTakenError_Fragment = { message: string };

type Refusal_SlotWarningsError_Fragment = { message: string };

type Refusal_TransitionError_Fragment = { message: string };

type Refusal_ValidationError_Fragment = { message: string, fields: Array<{ path: string, message: string }> };

export type RefusalFragment =
  | Refusal_AddressGivenError_Fragment
  | Refusal_ConflictError_Fragment
  | Refusal_DuplicateError_Fragment
  | Refusal_EmailTakenError_Fragment
  | Refusal_InUseError_Fragment
  | Refusal_KeyReusedError_Fragment
  | Refusal_LastAdminError_Fragment
  | Refusal_NotFoundError_Fragment
  | Refusal_RecentSignInError_Fragment
  | Refusal_SlotTakenError_Fragment
  | Refusal_SlotWarningsError_Fragment
  | Refusal_TransitionError_Fragment
  | Refusal_ValidationError_Fragment
;

export type AddNoteMutationVariables = Exact<{
  input: AddNoteInput;
  key?: string | null | undefined;
}>;


export type AddNoteMutation = { addNote:
    | { __typename: 'AddNoteSuccess', entry: { id: string, at: string, actorId: string, actorName: string, action: string, entity: EntityKind, entityId: string, subject: string | null, text: string | null, noteKind: NoteKind | null, changes: Array<{ field: string }> }, prospect: { status: ProspectStatus, version: number, firstResponseAt: string | null, firstResponseDueAt: string | null } | null }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type WorkedVisitFieldsFragment = { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> };

export type TravelToVisitMutationVariables = Exact<{
  input: VisitActInput;
  key?: string | null | undefined;
}>;


export type TravelToVisitMutation = { travelToVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type StartVisitMutationVariables = Exact<{
  input: VisitActInput;
  key?: string | null | undefined;
}>;


export type StartVisitMutation = { startVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type PauseVisitMutationVariables = Exact<{
  input: PauseVisitInput;
  key?: string | null | undefined;
}>;


export type PauseVisitMutation = { pauseVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type ResumeVisitMutationVariables = Exact<{
  input: VisitActInput;
  key?: string | null | undefined;
}>;


export type ResumeVisitMutation = { resumeVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type CompleteVisitMutationVariables = Exact<{
  input: CompleteVisitInput;
  key?: string | null | undefined;
}>;


export type CompleteVisitMutation = { completeVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type EndVisitIncompleteMutationVariables = Exact<{
  input: EndVisitIncompleteInput;
  key?: string | null | undefined;
}>;


export type EndVisitIncompleteMutation = { endVisitIncomplete:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type CorrectVisitTimesMutationVariables = Exact<{
  input: CorrectVisitTimesInput;
  key?: string | null | undefined;
}>;


export type CorrectVisitTimesMutation = { correctVisitTimes:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type ConfirmVisitTimesMutationVariables = Exact<{
  input: ConfirmVisitTimesInput;
  key?: string | null | undefined;
}>;


export type ConfirmVisitTimesMutation = { confirmVisitTimes:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, status: VisitStatus, outcome: VisitOutcome | null, incompleteReason: IncompleteReason | null, reason: string | null, travelStartedAt: string | null, arrivedAt: string | null, finishedAt: string | null, unconfirmedTimes: Array<VisitTime>, resolution: string | null, plannedStart: string, version: number, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, technicians: Array<{ id: string, name: string }> } }
    | { __typename: 'WorkFiled' }
   };

export type ProspectFieldsFragment = { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null };

export type CreateProspectMutationVariables = Exact<{
  input: CreateProspectInput;
  key?: string | null | undefined;
}>;


export type CreateProspectMutation = { createProspect:
    | { __typename: 'CreateProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'DuplicateError', mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateProspectMutationVariables = Exact<{
  input: UpdateProspectInput;
  key?: string | null | undefined;
}>;


export type UpdateProspectMutation = { updateProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type AdvanceProspectMutationVariables = Exact<{
  input: AdvanceProspectInput;
  key?: string | null | undefined;
}>;


export type AdvanceProspectMutation = { advanceProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type StepBackProspectMutationVariables = Exact<{
  input: StepBackProspectInput;
  key?: string | null | undefined;
}>;


export type StepBackProspectMutation = { stepBackProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type LoseProspectMutationVariables = Exact<{
  input: LoseProspectInput;
  key?: string | null | undefined;
}>;


export type LoseProspectMutation = { loseProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DiscardProspectMutationVariables = Exact<{
  input: DiscardProspectInput;
  key?: string | null | undefined;
}>;


export type DiscardProspectMutation = { discardProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReopenProspectMutationVariables = Exact<{
  input: ProspectVersionInput;
  key?: string | null | undefined;
}>;


export type ReopenProspectMutation = { reopenProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RestoreProspectMutationVariables = Exact<{
  input: ProspectVersionInput;
  key?: string | null | undefined;
}>;


export type RestoreProspectMutation = { restoreProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ProspectSuccess', prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ConvertProspectMutationVariables = Exact<{
  input: ConvertProspectInput;
  key?: string | null | undefined;
}>;


export type ConvertProspectMutation = { convertProspect:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Prospect', id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'ConvertProspectSuccess', made: boolean, prospect: { id: string, code: string, kind: PartyKind, name: string | null, lastName: string | null, legalName: string | null, displayName: string, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, status: ProspectStatus, lostReasonId: string | null, discardKind: DiscardKind | null, nextActionOn: string | null, due: DueBucket, notes: string | null, doNotContact: boolean, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, updatedAt: string, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, code: string, title: string } | null }, client: { id: string, code: string, legalName: string, kind: PartyKind, nif: string | null, emails: Array<string>, phones: Array<string>, notes: string | null, originProspectId: string | null, siteCount: number, version: number, owner: { id: string, name: string } | null, billingAddress: { street: string, city: string } | null, contacts: Array<{ name: string, phone: string | null, email: string | null, main: boolean }>, mainSite: { street: string } | null }, site: { id: string, name: string, client: { id: string }, address: { street: string, number: string | null, postalCode: string, city: string } } | null, service: { id: string, code: string, title: string } | null }
    | { __typename: 'DuplicateError', mustLink: boolean, message: string, matches: Array<{ entity: EntityKind, id: string, code: string, name: string, matchedOn: Array<MatchField>, prospectStatus: ProspectStatus | null, archived: boolean }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReportFieldsFragment = { id: string, code: string, number: number, isLatest: boolean, visitId: string, refusal: string | null, signatureId: string | null, frozenAt: string, revisionReason: string | null, sha256: string, previousHash: string | null, service: { id: string, code: string, title: string }, signer: { name: string, nif: string | null } | null, content: { timeZone: string, typeName: string, category: ServiceCategory | null, description: string | null, underWarranty: boolean, travelStartedAt: string | null, arrivedAt: string, finishedAt: string, workedMinutes: number, resolution: string, signatureId: string | null, refusal: string | null, signedAt: string | null, warrantyUntil: string | null, company: { name: string, nif: string | null, address: string | null, phone: string | null, email: string | null, logo: string | null }, client: { id: string, code: string, name: string, nif: string | null, address: string | null }, site: { id: string, name: string, address: string }, contact: { name: string | null, phone: string | null } | null, equipment: Array<{ id: string, name: string, serialNumber: string | null }>, technicians: Array<{ id: string, name: string }>, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, checklist: Array<{ id: string, text: string, answer: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, discountBasisPoints: number | null, vatPercent: number, billable: Billable, amountCents: number | null }>, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, baseCents: number, vatCents: number }> } | null, photos: Array<{ attachmentId: string, kind: AttachmentKind, sha256: string }>, signer: { name: string, nif: string | null } | null } };

export type ReportAsQueryVariables = Exact<{
  id: string;
}>;


export type ReportAsQuery = { workReport: { id: string, code: string, number: number, isLatest: boolean, visitId: string, refusal: string | null, signatureId: string | null, frozenAt: string, revisionReason: string | null, sha256: string, previousHash: string | null, service: { id: string, code: string, title: string }, signer: { name: string, nif: string | null } | null, content: { timeZone: string, typeName: string, category: ServiceCategory | null, description: string | null, underWarranty: boolean, travelStartedAt: string | null, arrivedAt: string, finishedAt: string, workedMinutes: number, resolution: string, signatureId: string | null, refusal: string | null, signedAt: string | null, warrantyUntil: string | null, company: { name: string, nif: string | null, address: string | null, phone: string | null, email: string | null, logo: string | null }, client: { id: string, code: string, name: string, nif: string | null, address: string | null }, site: { id: string, name: string, address: string }, contact: { name: string | null, phone: string | null } | null, equipment: Array<{ id: string, name: string, serialNumber: string | null }>, technicians: Array<{ id: string, name: string }>, pauses: Array<{ from: string, to: string | null, reason: PauseReason }>, checklist: Array<{ id: string, text: string, answer: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, discountBasisPoints: number | null, vatPercent: number, billable: Billable, amountCents: number | null }>, totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, baseCents: number, vatCents: number }> } | null, photos: Array<{ attachmentId: string, kind: AttachmentKind, sha256: string }>, signer: { name: string, nif: string | null } | null } } | null };

export type LineFieldsFragment = { id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null };

export type ServiceFieldsFragment = { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null };

export type CreateServiceMutationVariables = Exact<{
  input: CreateServiceInput;
  key?: string | null | undefined;
}>;


export type CreateServiceMutation = { createService:
    | { __typename: 'CreateServiceSuccess', service: { id: string, code: string, title: string } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type UpdateServiceMutationVariables = Exact<{
  input: UpdateServiceInput;
  key?: string | null | undefined;
}>;


export type UpdateServiceMutation = { updateService:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type HoldServiceMutationVariables = Exact<{
  input: HoldServiceInput;
  key?: string | null | undefined;
}>;


export type HoldServiceMutation = { holdService:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ChangeHoldMutationVariables = Exact<{
  input: ChangeHoldInput;
  key?: string | null | undefined;
}>;


export type ChangeHoldMutation = { changeHold:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ResumeServiceMutationVariables = Exact<{
  input: ServiceVersionInput;
  key?: string | null | undefined;
}>;


export type ResumeServiceMutation = { resumeService:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CancelServiceMutationVariables = Exact<{
  input: CancelServiceInput;
  key?: string | null | undefined;
}>;


export type CancelServiceMutation = { cancelService:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CloseServiceMutationVariables = Exact<{
  input: ServiceVersionInput;
  key?: string | null | undefined;
}>;


export type CloseServiceMutation = { closeService:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReopenServiceMutationVariables = Exact<{
  input: ReopenServiceInput;
  key?: string | null | undefined;
}>;


export type ReopenServiceMutation = { reopenService:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ProposeFollowUpMutationVariables = Exact<{
  input: FollowUpInput;
  key?: string | null | undefined;
}>;


export type ProposeFollowUpMutation = { proposeFollowUp:
    | { __typename: 'CreateServiceSuccess', service: { id: string, code: string, title: string } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type AddServiceLineMutationVariables = Exact<{
  input: AddServiceLineInput;
  key?: string | null | undefined;
}>;


export type AddServiceLineMutation = { addServiceLine:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type UpdateServiceLineMutationVariables = Exact<{
  input: UpdateServiceLineInput;
  key?: string | null | undefined;
}>;


export type UpdateServiceLineMutation = { updateServiceLine:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type RemoveServiceLineMutationVariables = Exact<{
  input: RemoveServiceLineInput;
  key?: string | null | undefined;
}>;


export type RemoveServiceLineMutation = { removeServiceLine:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Service', id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null }
        | { __typename: 'ServiceLine', id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceLineSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type AnswerChecklistMutationVariables = Exact<{
  input: AnswerChecklistInput;
  key?: string | null | undefined;
}>;


export type AnswerChecklistMutation = { answerChecklist:
    | { __typename: 'AnswerChecklistSuccess', service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkFiled' }
   };

export type OneServiceQueryVariables = Exact<{
  id: string;
}>;


export type OneServiceQuery = { service: { id: string, code: string, title: string, description: string | null, status: ServiceStatus, priority: Priority, typeId: string, typeName: string, category: ServiceCategory, durationMinutes: number, skillIds: Array<string>, requestedAt: string, notBefore: string | null, dueAt: string, resolution: string | null, underWarranty: boolean, requiresSignature: boolean, minPhotos: number, instructions: string | null, proposedByName: string | null, createdAt: string, updatedAt: string, version: number, client: { id: string, code: string, name: string }, site: { id: string, name: string, accessNotes: string | null, zoneId: string | null, address: { street: string, postalCode: string, city: string, province: string } }, equipment: Array<{ id: string, label: string, serialNumber: string | null, warrantyUntil: string | null }>, owner: { id: string, name: string } | null, promisedWindow: { start: string, end: string } | null, hold: { reasonId: string, note: string | null, since: string, until: string | null } | null, cancellation: { reasonId: string, note: string | null } | null, checklist: Array<{ id: string, text: string, kind: ChecklistKind, options: Array<string>, required: boolean, answer: string | null, answeredByName: string | null, answeredAt: string | null }>, lines: Array<{ id: string, kind: LineKind, text: string, quantityMilli: number, unit: LineUnit, unitPriceCents: number | null, costCents: number | null, discountBasisPoints: number, vatPercent: number, billable: Billable, amountCents: number | null, authorName: string, version: number, item: { id: string, code: string, name: string } | null }>, technicians: Array<{ id: string, name: string }>, nextVisit: { id: string, plannedStart: string, status: VisitStatus } | null, followsUp: { id: string, code: string, title: string } | null } | null };

export type NewerSettingsFragment = { current:
    | { __typename: 'Buffers', normal: number, version: number }
    | { __typename: 'CompanyLogo', version: number }
    | { __typename: 'CompanySettings', name: string, version: number }
    | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
    | { __typename: 'PasswordSettings', minLength: number, version: number }
    | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
    | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
    | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
    | { __typename: 'WorkingHours', version: number }
    | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
    | Record<PropertyKey, never>
   };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
  key?: string | null | undefined;
}>;


export type UpdateCompanyMutation = { updateCompany:
    | { __typename: 'CompanySuccess', company: { name: string, nif: string | null, phone: string | null, email: string | null, timeZone: string, agentsApproveAbsences: boolean, pricesOnReport: boolean, version: number, address: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateWorkingHoursMutationVariables = Exact<{
  input: UpdateWorkingHoursInput;
  key?: string | null | undefined;
}>;


export type UpdateWorkingHoursMutation = { updateWorkingHours:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'WorkingHoursSuccess', workingHours: { version: number, hours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } } }
   };

export type SetCompanyLogoMutationVariables = Exact<{
  input: SetCompanyLogoInput;
  key?: string | null | undefined;
}>;


export type SetCompanyLogoMutation = { setCompanyLogo:
    | { __typename: 'CompanyLogoSuccess', logo: { png: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateBuffersMutationVariables = Exact<{
  input: UpdateBuffersInput;
  key?: string | null | undefined;
}>;


export type UpdateBuffersMutation = { updateBuffers:
    | { __typename: 'BuffersSuccess', buffers: { low: number, normal: number, high: number, urgent: number, firstResponse: number, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdatePasswordsMutationVariables = Exact<{
  input: UpdatePasswordsInput;
  key?: string | null | undefined;
}>;


export type UpdatePasswordsMutation = { updatePasswords:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'PasswordsSuccess', passwords: { minLength: number, refuseCommon: boolean, changeFirst: boolean, version: number } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SaveServiceTypeMutationVariables = Exact<{
  input: SaveServiceTypeInput;
  key?: string | null | undefined;
}>;


export type SaveServiceTypeMutation = { saveServiceType:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ServiceTypesSuccess', serviceTypes: { version: number, values: Array<{ id: string, name: string, category: ServiceCategory, durationMinutes: number, priority: Priority, instructions: string | null, skillIds: Array<string>, requiresSignature: boolean, minPhotos: number, retired: boolean, checklist: Array<{ text: string, kind: ChecklistKind, options: Array<string>, required: boolean }> }> } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SaveSkillMutationVariables = Exact<{
  input: SaveSkillInput;
  key?: string | null | undefined;
}>;


export type SaveSkillMutation = { saveSkill:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'SkillsSuccess', skills: { version: number, values: Array<{ id: string, name: string, retired: boolean }> } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SaveZoneMutationVariables = Exact<{
  input: SaveZoneInput;
  key?: string | null | undefined;
}>;


export type SaveZoneMutation = { saveZone:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'ZonesSuccess', zones: { version: number, values: Array<{ id: string, name: string, postalPrefixes: Array<string>, retired: boolean }> } }
   };

export type SaveReasonMutationVariables = Exact<{
  input: SaveReasonInput;
  key?: string | null | undefined;
}>;


export type SaveReasonMutation = { saveReason:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ReasonsSuccess', reasons: { version: number, prospectSources: Array<{ id: string, name: string, retired: boolean }>, lostReasons: Array<{ id: string, name: string, retired: boolean }>, cancelReasons: Array<{ id: string, name: string, retired: boolean }>, holdReasons: Array<{ id: string, name: string, retired: boolean }> } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SaveHolidayMutationVariables = Exact<{
  input: SaveHolidayInput;
  key?: string | null | undefined;
}>;


export type SaveHolidayMutation = { saveHoliday:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'HolidaysSuccess', holidays: { version: number, values: Array<{ id: string, date: string, name: string }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DropHolidayMutationVariables = Exact<{
  input: DropHolidayInput;
  key?: string | null | undefined;
}>;


export type DropHolidayMutation = { dropHoliday:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'HolidaysSuccess', holidays: { version: number, values: Array<{ id: string, date: string, name: string }> } }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RetireValueMutationVariables = Exact<{
  input: CatalogValueInput;
  key?: string | null | undefined;
}>;


export type RetireValueMutation = { retireValue:
    | { __typename: 'CatalogValueSuccess', settings: { skills: { version: number, values: Array<{ id: string, name: string, retired: boolean }> } } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'InUseError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type RestoreValueMutationVariables = Exact<{
  input: CatalogValueInput;
  key?: string | null | undefined;
}>;


export type RestoreValueMutation = { restoreValue:
    | { __typename: 'CatalogValueSuccess', settings: { skills: { version: number, values: Array<{ id: string, name: string, retired: boolean }> } } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'InUseError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type DropValueMutationVariables = Exact<{
  input: CatalogValueInput;
  key?: string | null | undefined;
}>;


export type DropValueMutation = { dropValue:
    | { __typename: 'CatalogValueSuccess', settings: { skills: { version: number, values: Array<{ id: string, name: string, retired: boolean }> }, reasons: { version: number, holdReasons: Array<{ name: string }> } } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Buffers', normal: number, version: number }
        | { __typename: 'CompanyLogo', version: number }
        | { __typename: 'CompanySettings', name: string, version: number }
        | { __typename: 'HolidayList', version: number, values: Array<{ name: string }> }
        | { __typename: 'PasswordSettings', minLength: number, version: number }
        | { __typename: 'ReasonList', version: number, lostReasons: Array<{ name: string }> }
        | { __typename: 'ServiceTypeList', version: number, values: Array<{ name: string }> }
        | { __typename: 'SkillList', version: number, values: Array<{ name: string }> }
        | { __typename: 'WorkingHours', version: number }
        | { __typename: 'ZoneList', version: number, values: Array<{ name: string }> }
        | Record<PropertyKey, never>
       }
    | { __typename: 'InUseError', message: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type AbsenceFieldsFragment = { id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number };

export type TechnicianFieldsFragment = { id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } };

export type AgentFieldsFragment = { role: Role, id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number };

export type MyFieldsFragment = { id: string, name: string, lastName: string, phone: string | null, role: Role, version: number, color: string | null };

export type CreateAgentMutationVariables = Exact<{
  input: CreateAgentInput;
  key?: string | null | undefined;
}>;


export type CreateAgentMutation = { createAgent:
    | { __typename: 'CreateAgentSuccess', agent: { role: Role, id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number } }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateTechnicianMutationVariables = Exact<{
  input: UpdateStaffInput;
  key?: string | null | undefined;
}>;


export type UpdateTechnicianMutation = { updateTechnician:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Technician', id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'TechnicianSuccess', technician: { id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateAgentMutationVariables = Exact<{
  input: UpdateStaffInput;
  key?: string | null | undefined;
}>;


export type UpdateAgentMutation = { updateAgent:
    | { __typename: 'AgentSuccess', agent: { role: Role, id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Agent', role: Role, id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'LastAdminError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateTechnicianProfileMutationVariables = Exact<{
  input: UpdateTechnicianProfileInput;
  key?: string | null | undefined;
}>;


export type UpdateTechnicianProfileMutation = { updateTechnicianProfile:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Technician', id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'TechnicianSuccess', technician: { id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SetTechnicianPermissionsMutationVariables = Exact<{
  input: SetTechnicianPermissionsInput;
  key?: string | null | undefined;
}>;


export type SetTechnicianPermissionsMutation = { setTechnicianPermissions:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Technician', id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'TechnicianSuccess', technician: { id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number, color: string, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } | null, permissions: { prices: boolean, phones: boolean } } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ChangeRoleMutationVariables = Exact<{
  input: ChangeRoleInput;
  key?: string | null | undefined;
}>;


export type ChangeRoleMutation = { changeRole:
    | { __typename: 'AgentSuccess', agent: { role: Role, id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Agent', role: Role, id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'LastAdminError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SuspendStaffMutationVariables = Exact<{
  input: StaffInput;
  key?: string | null | undefined;
}>;


export type SuspendStaffMutation = { suspendStaff:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'LastAdminError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'StaffStatusSuccess', id: string, status: UserStatus, heldWork: { visits: number, prospects: number, clients: number } }
   };

export type ReactivateStaffMutationVariables = Exact<{
  input: StaffInput;
  key?: string | null | undefined;
}>;


export type ReactivateStaffMutation = { reactivateStaff:
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'LastAdminError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'StaffStatusSuccess', id: string, status: UserStatus, heldWork: { visits: number, prospects: number, clients: number } }
   };

export type EndSessionsMutationVariables = Exact<{
  input: StaffInput;
  key?: string | null | undefined;
}>;


export type EndSessionsMutation = { endSessions:
    | { __typename: 'EndSessionsSuccess', id: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type ChangeOwnPasswordMutationVariables = Exact<{
  input: ChangeOwnPasswordInput;
  key?: string | null | undefined;
}>;


export type ChangeOwnPasswordMutation = { changeOwnPassword:
    | { __typename: 'ChangeOwnPasswordSuccess', id: string }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'RecentSignInError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UpdateMyProfileMutationVariables = Exact<{
  input: UpdateMyProfileInput;
  key?: string | null | undefined;
}>;


export type UpdateMyProfileMutation = { updateMyProfile:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Me', id: string, name: string, lastName: string, phone: string | null, role: Role, version: number, color: string | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'MyProfileSuccess', me: { id: string, name: string, lastName: string, phone: string | null, role: Role, version: number, color: string | null } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RequestAbsenceMutationVariables = Exact<{
  input: AbsenceInput;
  key?: string | null | undefined;
}>;


export type RequestAbsenceMutation = { requestAbsence:
    | { __typename: 'AbsenceSuccess', absence: { id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Absence', id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CreateAbsenceMutationVariables = Exact<{
  input: CreateAbsenceInput;
  key?: string | null | undefined;
}>;


export type CreateAbsenceMutation = { createAbsence:
    | { __typename: 'AbsenceSuccess', absence: { id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Absence', id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DecideAbsenceMutationVariables = Exact<{
  input: DecideAbsenceInput;
  key?: string | null | undefined;
}>;


export type DecideAbsenceMutation = { decideAbsence:
    | { __typename: 'AbsenceSuccess', absence: { id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number } }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Absence', id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CancelAbsenceMutationVariables = Exact<{
  input: CancelAbsenceInput;
  key?: string | null | undefined;
}>;


export type CancelAbsenceMutation = { cancelAbsence:
    | { __typename: 'CancelAbsenceSuccess', id: string }
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Absence', id: string, technicianId: string, technicianName: string, from: string, to: string, kind: AbsenceKind, status: AbsenceStatus, note: string | null, decidedByName: string | null, version: number }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
   };

export type CreateTechnicianMutationVariables = Exact<{
  input: CreateTechnicianInput;
  key?: string | null | undefined;
}>;


export type CreateTechnicianMutation = { createTechnician:
    | { __typename: 'CreateTechnicianSuccess', technician: { id: string, email: string, phone: string | null, status: UserStatus, createdAt: string } }
    | { __typename: 'EmailTakenError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'ValidationError', message: string }
   };

export type PlannedVisitFieldsFragment = { id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } };

export type ScheduleVisitMutationVariables = Exact<{
  input: ScheduleVisitInput;
  key?: string | null | undefined;
}>;


export type ScheduleVisitMutation = { scheduleVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'PlanVisitSuccess', visit: { id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } } }
    | { __typename: 'SlotTakenError', nearestStart: string | null, message: string, reasons: Array<{ kind: SlotReasonKind, severity: SlotSeverity, technicianId: string, message: string }> }
    | { __typename: 'SlotWarningsError', message: string, reasons: Array<{ kind: SlotReasonKind, severity: SlotSeverity, technicianId: string, message: string }> }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type MoveVisitMutationVariables = Exact<{
  input: MoveVisitInput;
  key?: string | null | undefined;
}>;


export type MoveVisitMutation = { moveVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'PlanVisitSuccess', visit: { id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } } }
    | { __typename: 'SlotTakenError', nearestStart: string | null, message: string, reasons: Array<{ kind: SlotReasonKind, severity: SlotSeverity, technicianId: string, message: string }> }
    | { __typename: 'SlotWarningsError', message: string, reasons: Array<{ kind: SlotReasonKind, severity: SlotSeverity, technicianId: string, message: string }> }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type UnscheduleVisitMutationVariables = Exact<{
  input: VisitVersionInput;
  key?: string | null | undefined;
}>;


export type UnscheduleVisitMutation = { unscheduleVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } } }
    | { __typename: 'WorkFiled' }
   };

export type CancelVisitMutationVariables = Exact<{
  input: CancelVisitInput;
  key?: string | null | undefined;
}>;


export type CancelVisitMutation = { cancelVisit:
    | { __typename: 'ConflictError', message: string, current:
        | { __typename: 'Visit', id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } }
        | Record<PropertyKey, never>
       }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VisitSuccess', visit: { id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, instructions: string | null, reason: string | null, version: number, technicians: Array<{ id: string, name: string }>, summary: { serviceId: string, code: string, title: string }, site: { id: string, address: { province: string } }, service: { id: string, status: ServiceStatus, technicians: Array<{ id: string }>, nextVisit: { id: string, plannedStart: string } | null } } }
    | { __typename: 'WorkFiled' }
   };

export type OwnAccessClientQueryVariables = Exact<{
  client: string;
  site: string;
  equipment: string;
}>;


export type OwnAccessClientQuery = { client: { id: string, phones: Array<string>, emails: Array<string>, contacts: Array<{ name: string, phone: string | null }> } | null, site: { id: string, contactName: string | null, contactPhone: string | null, accessNotes: string | null } | null, equipment: { id: string, kind: EquipmentKind } | null };

export type OwnAccessClient2QueryVariables = Exact<{
  id: string;
}>;


export type OwnAccessClient2Query = { client: { legalName: string, emails: Array<string>, tags: Array<string>, notes: string | null, contacts: Array<{ name: string, email: string | null }> } | null };

export type OwnAccessClient3QueryVariables = Exact<{
  id: string;
}>;


export type OwnAccessClient3Query = { client: { id: string } | null };

export type OwnAccessClient4QueryVariables = Exact<{
  id: string;
}>;


export type OwnAccessClient4Query = { client: { id: string } | null };

export type OwnReachServiceQueryVariables = Exact<{
  service: string;
  visit: string;
}>;


export type OwnReachServiceQuery = { service: { contact: { name: string | null } | null, site: { accessNotes: string | null } } | null, visit: { site: { accessNotes: string | null }, service: { contact: { name: string | null } | null, site: { accessNotes: string | null } } } | null };

export type OwnReachService2QueryVariables = Exact<{
  id: string;
}>;


export type OwnReachService2Query = { service: { nextVisit: { id: string } | null, technicians: Array<{ id: string }> } | null };

export type CommandLineToolsMeQueryVariables = Exact<{ [key: string]: never; }>;


export type CommandLineToolsMeQuery = { me: { email: string, role: Role } };

export type FanoutsSystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type FanoutsSystemStatusQuery = { systemStatus: { staleCopies: Array<{ id: string, subject: StaleSubject, name: string | null, records: StaleRecords, state: StaleState, attempts: number, nextAttemptAt: string | null, problem: string | null }> } };

export type FanoutsRetryStaleCopyMutationVariables = Exact<{
  input: RetryStaleCopyInput;
  key?: string | null | undefined;
}>;


export type FanoutsRetryStaleCopyMutation = { result:
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'RetryStaleCopySuccess', status: { staleCopies: Array<{ id: string, subject: StaleSubject, name: string | null, records: StaleRecords, state: StaleState, attempts: number, nextAttemptAt: string | null, problem: string | null }> } }
   };

export type FiguresCountedQueryVariables = Exact<{ [key: string]: never; }>;


export type FiguresCountedQuery = { figures: { openProspects: number, newProspects: number, activeClients: number, activeTechnicians: number | null, openReviews: number } };

export type SeedServicesMyVisitsQueryVariables = Exact<{
  today: string;
}>;


export type SeedServicesMyVisitsQuery = { myVisits: Array<{ status: VisitStatus }> };

export type SeedMeQueryVariables = Exact<{ [key: string]: never; }>;


export type SeedMeQuery = { me: { email: string, role: Role } };

export type SeedTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeedTotalsQuery = { prospectTotals: Array<{ status: ProspectStatus, count: number, valueCents: number }> };

export type SeedDueQueryVariables = Exact<{
  due: DueBucket;
}>;


export type SeedDueQuery = { prospects: { edges: Array<{ node: { due: DueBucket } }> } };

export type SeedSearchQueryVariables = Exact<{
  words: string;
}>;


export type SeedSearchQuery = { clients: { edges: Array<{ node: { name: string } }> } };

export type SeedHitsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeedHitsQuery = { search: Array<{ entity: EntityKind }>, prospects: { edges: Array<{ node: { need: string | null } }> } };

export type SeedTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type SeedTeamQuery = { team: Array<{ id: string }> };

export type SeedOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type SeedOwnQuery = { me: { color: string | null }, absences: { edges: Array<{ node: { status: AbsenceStatus } }> } };

export type ConversionLinksProspectQueryVariables = Exact<{
  id: string;
}>;


export type ConversionLinksProspectQuery = { prospect: { notDuplicateOf: Array<string> } | null };

export type ConversionServicePlanningRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type ConversionServicePlanningRevisionQuery = { planningRevision: { tray: number } };

export type ConversionServiceActivityQueryVariables = Exact<{
  id: string;
}>;


export type ConversionServiceActivityQuery = { activity: { edges: Array<{ node: { changes: Array<{ field: string }> } }> } };

export type ProspectsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ProspectFilter | null | undefined;
  sort: ProspectSort;
}>;


export type ProspectsListQuery = { prospects: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, name: string | null, due: DueBucket, status: ProspectStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProspectsListProspectTotalsQueryVariables = Exact<{
  filter?: ProspectFilter | null | undefined;
}>;


export type ProspectsListProspectTotalsQuery = { prospectTotals: Array<{ status: ProspectStatus, count: number, valueCents: number }> };

export type ProspectsList2QueryVariables = Exact<{
  id: string;
}>;


export type ProspectsList2Query = { prospect: { id: string } | null };

export type PageQueryVariables = Exact<{
  entity: EntityKind;
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PageQuery = { activity: { edges: Array<{ cursor: string, node: { id: string, at: string, actorId: string, actorName: string, action: string, entity: EntityKind, entityId: string, subject: string | null, text: string | null, noteKind: NoteKind | null, changes: Array<{ field: string, before: string | null, after: string | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NotesActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesActivityQuery = { activity: { edges: Array<{ node: { at: string, text: string | null } }> } };

export type MissingToInvoiceQueryVariables = Exact<{
  id: string;
}>;


export type MissingToInvoiceQuery = { service: { missingToInvoice: Array<string> } | null };

export type OwnServiceQueryVariables = Exact<{
  id: string;
}>;


export type OwnServiceQuery = { service: { missingToInvoice: Array<string>, contact: { name: string | null, phone: string | null } | null, totals: { totalCents: number } | null, visits: Array<{ id: string }> } | null };

export type ServicesHoldQueryVariables = Exact<{
  filter?: ServiceFilter | null | undefined;
}>;


export type ServicesHoldQuery = { services: { totalCount: number | null, edges: Array<{ node: { id: string, status: ServiceStatus, hold: { until: string | null } | null } }> } };

export type TotalsOfQueryVariables = Exact<{
  id: string;
}>;


export type TotalsOfQuery = { service: { totals: { baseCents: number, totalCents: number, vat: Array<{ percent: number, vatCents: number }> } | null } | null };

export type LineTimelineQueryVariables = Exact<{
  id: string;
}>;


export type LineTimelineQuery = { activity: { edges: Array<{ node: { changes: Array<{ field: string, before: string | null, after: string | null }> } }> } };

export type ServicesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ServiceFilter | null | undefined;
  sort: ServiceSort;
}>;


export type ServicesListQuery = { services: { totalCount: number | null, edges: Array<{ node: { id: string, code: string, title: string, dueAt: string, client: { name: string }, site: { name: string, address: { city: string } }, technicians: Array<{ name: string }>, nextVisit: { plannedStart: string } | null, lines: Array<{ unitPriceCents: number | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ServicesList2QueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesList2Query = { services: { totalCount: number | null, edges: Array<{ node: { missingToInvoice: Array<string> } }> } };

export type ServiceDetailQueryVariables = Exact<{
  id: string;
}>;


export type ServiceDetailQuery = { service: { code: string, missingToInvoice: Array<string>, client: { name: string }, site: { name: string }, equipment: Array<{ label: string }>, technicians: Array<{ name: string }>, lines: Array<{ text: string }>, checklist: Array<{ text: string }>, visits: Array<{ id: string }>, reports: Array<{ id: string }>, contact: { phone: string | null } | null, totals: { totalCents: number } | null, followsUp: { code: string } | null } | null };

export type ContactOfQueryVariables = Exact<{
  id: string;
}>;


export type ContactOfQuery = { service: { contact: { name: string | null, phone: string | null } | null } | null };

export type WorkCopiesServicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type WorkCopiesServicesQuery = { services: { edges: Array<{ node: { id: string } }> } };

export type WorkCopiesMergePreviewQueryVariables = Exact<{
  keepId: string;
  mergeId: string;
}>;


export type WorkCopiesMergePreviewQuery = { mergePreview: { serviceCount: number } | null };

export type CatalogValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogValuesQuery = { catalog: { skills: Array<{ name: string, retired: boolean }> } };

export type SettingsGuardsCatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsGuardsCatalogQuery = { catalog: { timeZone: string, skills: Array<{ name: string }>, holdReasons: Array<{ name: string }> } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { company: { name: string, nif: string | null, phone: string | null, email: string | null, timeZone: string, agentsApproveAbsences: boolean, pricesOnReport: boolean, version: number, address: { street: string } | null }, workingHours: { version: number, hours: { mon: Array<{ from: string, to: string }>, fri: Array<{ from: string, to: string }>, sun: Array<{ from: string, to: string }> } }, buffers: { low: number, normal: number, high: number, urgent: number, lowClock: DeadlineClock, highClock: DeadlineClock, urgentClock: DeadlineClock, firstResponse: number, version: number }, serviceTypes: { version: number, values: Array<{ id: string }> }, skills: { version: number, values: Array<{ id: string }> }, zones: { version: number, values: Array<{ id: string }> }, holidays: { version: number, values: Array<{ id: string }> }, reasons: { version: number, prospectSources: Array<{ id: string }>, lostReasons: Array<{ id: string }>, cancelReasons: Array<{ id: string }>, holdReasons: Array<{ id: string }> } } };

export type Settings2QueryVariables = Exact<{ [key: string]: never; }>;


export type Settings2Query = { settings: { company: { pricesOnReport: boolean } } };

export type AbsenceWorkQueryVariables = Exact<{
  id: string;
}>;


export type AbsenceWorkQuery = { absenceWork: { visits: number, firstDay: string | null } | null };

export type AbsencesListQueryVariables = Exact<{
  technicianId?: string | null | undefined;
  status?: AbsenceStatus | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AbsencesListQuery = { absences: { edges: Array<{ cursor: string, node: { id: string, technicianId: string, from: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateTechnicianMeQueryVariables = Exact<{ [key: string]: never; }>;


export type CreateTechnicianMeQuery = { me: { id: string, email: string, role: Role, permissions: { prices: boolean, phones: boolean } | null }, meTechnician: { user: { id: string } } };

export type NotesAnswersActivityQueryVariables = Exact<{
  id: string;
}>;


export type NotesAnswersActivityQuery = { activity: { edges: Array<{ node: { action: string, text: string | null, noteKind: NoteKind | null } }> } };

export type OwnTimelineActivityQueryVariables = Exact<{
  entity: EntityKind;
  id: string;
}>;


export type OwnTimelineActivityQuery = { activity: { edges: Array<{ node: { action: string, entity: EntityKind, entityId: string, subject: string | null, text: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> } }> } };

export type OwnTimelineActivity2QueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OwnTimelineActivity2Query = { activity: { edges: Array<{ node: { text: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PasswordsCreateTechnicianMutationVariables = Exact<{
  input: CreateTechnicianInput;
}>;


export type PasswordsCreateTechnicianMutation = { createTechnician:
    | { __typename: 'CreateTechnicianSuccess', technician: { id: string } }
    | { __typename: 'EmailTakenError' }
    | { __typename: 'KeyReusedError' }
    | { __typename: 'ValidationError', fields: Array<{ path: string, message: string }> }
   };

export type PasswordsSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordsSettingsQuery = { settings: { passwords: { minLength: number, refuseCommon: boolean, changeFirst: boolean, version: number } } };

export type StaffListsAgentQueryVariables = Exact<{
  id: string;
}>;


export type StaffListsAgentQuery = { agent: { id: string, role: Role } | null, technician: { id: string, color: string } | null };

export type StaffListsTeamQueryVariables = Exact<{
  roles?: Array<Role> | Role | null | undefined;
}>;


export type StaffListsTeamQuery = { team: Array<{ name: string, role: Role, color: string | null, zoneIds: Array<string> }> };

export type StaffListsMeQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffListsMeQuery = { me: { version: number, color: string | null } };

export type StaffStatusHeldWorkQueryVariables = Exact<{
  id: string;
}>;


export type StaffStatusHeldWorkQuery = { heldWork: { visits: number, prospects: number, clients: number } | null };

export type StaffStatusMeAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffStatusMeAdminQuery = { meAdmin: { user: { role: Role } } };

export type Page2QueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type Page2Query = { technicians: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, name: string, lastName: string, email: string, phone: string | null, status: UserStatus, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TechniciansQueryVariables = Exact<{
  id: string;
}>;


export type TechniciansQuery = { technician: { id: string } | null };

export type TechniciansMeQueryVariables = Exact<{ [key: string]: never; }>;


export type TechniciansMeQuery = { me: { id: string, role: Role } };

export type TechniciansMe2QueryVariables = Exact<{
  id: string;
}>;


export type TechniciansMe2Query = { me: { id: string }, again: { role: Role }, technician: { id: string } | null };

export type TechniciansMeAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type TechniciansMeAdminQuery = { meAdmin: { activeTechnicianCount: number, user: { id: string } } };

export type Technicians2QueryVariables = Exact<{
  id: string;
}>;


export type Technicians2Query = { technician: { name: string } | null };

export type DevicesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DevicesQuery = { devices: Array<{ technicianId: string, heardAt: string | null }> };

export type LateWorkWorkReportQueryVariables = Exact<{
  id: string;
}>;


export type LateWorkWorkReportQuery = { workReport: { content: { workedMinutes: number, unconfirmedTimes: Array<VisitTime> } } | null };

export type OwnWeekMyDaysOffQueryVariables = Exact<{
  from: string;
  days: number;
}>;


export type OwnWeekMyDaysOffQuery = { myDaysOff: Array<{ date: string, holiday: string | null, absence: AbsenceKind | null }> };

export type OwnWeekLetterheadQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWeekLetterheadQuery = { letterhead: { name: string, nif: string | null, address: string | null, phone: string | null } };

export type VisitOfChangesFragment = { id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, version: number, technicians: Array<{ id: string, name: string }>, client: { name: string }, site: { name: string }, summary: { title: string } };

export type PlanningOfChangesQueryVariables = Exact<{
  date: string;
  view: PlanningView;
}>;


export type PlanningOfChangesQuery = { planning: { mark: string, tray: number | null, technicians: Array<{ id: string, name: string }>, visits: Array<{ id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, version: number, technicians: Array<{ id: string, name: string }>, client: { name: string }, site: { name: string }, summary: { title: string } }> } };

export type ChangesOfPlanningQueryVariables = Exact<{
  date: string;
  view: PlanningView;
  since: string;
}>;


export type ChangesOfPlanningQuery = { planningChanges: { isTooOld: boolean, mark: string, tray: number | null, goneIds: Array<string>, visits: Array<{ id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, version: number, technicians: Array<{ id: string, name: string }>, client: { name: string }, site: { name: string }, summary: { title: string } }> } };

export type PlanningSuggestionsSlotSuggestionsQueryVariables = Exact<{
  serviceId: string;
  from?: string | null | undefined;
}>;


export type PlanningSuggestionsSlotSuggestionsQuery = { slotSuggestions: Array<{ start: string, end: string, reasons: Array<string>, technician: { id: string, name: string, color: string } }> | null };

export type PlanningTrayRevisionPlanningRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanningTrayRevisionPlanningRevisionQuery = { planningRevision: { tray: number } };

export type PlanningQueryVariables = Exact<{
  date: string;
  view: PlanningView;
}>;


export type PlanningQuery = { planning: { from: string, to: string, revision: number, technicians: Array<{ id: string, name: string, lastName: string, color: string, status: UserStatus, skillIds: Array<string>, zoneIds: Array<string>, weeklyHours: { mon: Array<{ from: string, to: string }> }, absences: Array<{ from: string, to: string, kind: AbsenceKind }> }>, visits: Array<{ id: string, plannedStart: string, plannedEnd: string, status: VisitStatus, version: number, technicians: Array<{ id: string, color: string }>, summary: { code: string, title: string, priority: Priority, dueAt: string, equipmentLabel: string | null, promisedWindow: { start: string, end: string } | null }, site: { address: { city: string } }, client: { name: string } }>, holidays: Array<{ date: string, name: string }> } };

export type PlanningPlanningRevisionQueryVariables = Exact<{
  date: string;
}>;


export type PlanningPlanningRevisionQuery = { planningRevision: { week: number, tray: number } };

export type VisitsPerformOwnDayMyVisitsQueryVariables = Exact<{
  from: string;
  days: number;
}>;


export type VisitsPerformOwnDayMyVisitsQuery = { myVisits: Array<{ plannedStart: string }> };

export type VisitsPerformTimelineActivityQueryVariables = Exact<{
  id: string;
}>;


export type VisitsPerformTimelineActivityQuery = { activity: { edges: Array<{ node: { action: string, at: string } }> } };

export type VisitsPerformTimelineRemoveAttachmentMutationVariables = Exact<{
  input: RemoveAttachmentInput;
}>;


export type VisitsPerformTimelineRemoveAttachmentMutation = { removeAttachment:
    | { __typename: 'KeyReusedError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'RemoveAttachmentSuccess' }
    | { __typename: 'TransitionError' }
    | { __typename: 'WorkFiled' }
   };

export type VisitsPlanQueryVariables = Exact<{
  id: string;
}>;


export type VisitsPlanQuery = { visit: { id: string } | null };

export type VisitsPlanHeldWorkQueryVariables = Exact<{
  id: string;
}>;


export type VisitsPlanHeldWorkQuery = { heldWork: { visits: number } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BatchFieldsFragmentDoc = new TypedDocumentString(`
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
    `, {"fragmentName":"BatchFields"}) as unknown as TypedDocumentString<BatchFieldsFragment, unknown>;
export const ClientFieldsFragmentDoc = new TypedDocumentString(`
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
    `, {"fragmentName":"ClientFields"}) as unknown as TypedDocumentString<ClientFieldsFragment, unknown>;
export const SiteFieldsFragmentDoc = new TypedDocumentString(`
    fragment SiteFields on Site {
  id
  client {
    id
    code
    name
  }
  name
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  accessNotes
  zoneId
  zoneChosen
  contactName
  contactPhone
  isDwelling
  equipmentCount
  archived
  version
}
    `, {"fragmentName":"SiteFields"}) as unknown as TypedDocumentString<SiteFieldsFragment, unknown>;
export const EquipmentFieldsFragmentDoc = new TypedDocumentString(`
    fragment EquipmentFields on Equipment {
  id
  client {
    id
    code
    name
  }
  site {
    id
    name
  }
  kind
  brand
  model
  serialNumber
  installedOn
  warrantyUntil
  status
  notes
  version
}
    `, {"fragmentName":"EquipmentFields"}) as unknown as TypedDocumentString<EquipmentFieldsFragment, unknown>;
export const ReviewFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReviewFields on WorkReview {
  id
  status
  version
  visitId
  because
  from
  to
  actCount
  reason
  attachedToId
  decidedByName
  service {
    id
  }
  technician {
    id
    name
  }
  acts {
    operation
    at
    unconfirmed
    because
    pauseReason
    text
    question
    answer
    line {
      id
      text
    }
    signer {
      name
    }
  }
  attachments {
    id
    kind
  }
}
    `, {"fragmentName":"ReviewFields"}) as unknown as TypedDocumentString<ReviewFieldsFragment, unknown>;
export const ImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment ImportFields on Import {
  id
  kind
  fileName
  status
  version
  rowCount
  totals
  problem
  headerRow
  separator
  encoding
  rule
  undoUntil
  rememberedAt
  columns {
    header
    target
    neverOverwrite
  }
  announced {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  result {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  progress {
    done
    total
  }
  undo {
    removed
    restored
    kept
  }
}
    `, {"fragmentName":"ImportFields"}) as unknown as TypedDocumentString<ImportFieldsFragment, unknown>;
export const ItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment ItemFields on Item {
  id
  ref
  name
  kind
  family
  unit
  priceCents
  costCents
  vatPercent
  barcodes
  supplierRef
  description
  archived
  version
  prices {
    priceCents
    costCents
    at
    byName
  }
}
    `, {"fragmentName":"ItemFields"}) as unknown as TypedDocumentString<ItemFieldsFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const WorkedVisitFieldsFragmentDoc = new TypedDocumentString(`
    fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}
    `, {"fragmentName":"WorkedVisitFields"}) as unknown as TypedDocumentString<WorkedVisitFieldsFragment, unknown>;
export const ProspectFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}
    `, {"fragmentName":"ProspectFields"}) as unknown as TypedDocumentString<ProspectFieldsFragment, unknown>;
export const ReportFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReportFields on WorkReport {
  id
  code
  number
  isLatest
  service {
    id
    code
    title
  }
  visitId
  signer {
    name
    nif
  }
  refusal
  signatureId
  frozenAt
  revisionReason
  sha256
  previousHash
  content {
    timeZone
    company {
      name
      nif
      address
      phone
      email
      logo
    }
    client {
      id
      code
      name
      nif
      address
    }
    site {
      id
      name
      address
    }
    contact {
      name
      phone
    }
    equipment {
      id
      name
      serialNumber
    }
    typeName
    category
    description
    underWarranty
    technicians {
      id
      name
    }
    travelStartedAt
    arrivedAt
    finishedAt
    pauses {
      from
      to
      reason
    }
    workedMinutes
    resolution
    checklist {
      id
      text
      answer
    }
    lines {
      id
      kind
      text
      quantityMilli
      unit
      unitPriceCents
      discountBasisPoints
      vatPercent
      billable
      amountCents
    }
    totals {
      baseCents
      vat {
        percent
        baseCents
        vatCents
      }
      totalCents
    }
    photos {
      attachmentId
      kind
      sha256
    }
    signer {
      name
      nif
    }
    signatureId
    refusal
    signedAt
    warrantyUntil
  }
}
    `, {"fragmentName":"ReportFields"}) as unknown as TypedDocumentString<ReportFieldsFragment, unknown>;
export const LineFieldsFragmentDoc = new TypedDocumentString(`
    fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
    `, {"fragmentName":"LineFields"}) as unknown as TypedDocumentString<LineFieldsFragment, unknown>;
export const ServiceFieldsFragmentDoc = new TypedDocumentString(`
    fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}
    fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}`, {"fragmentName":"ServiceFields"}) as unknown as TypedDocumentString<ServiceFieldsFragment, unknown>;
export const NewerSettingsFragmentDoc = new TypedDocumentString(`
    fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}
    `, {"fragmentName":"NewerSettings"}) as unknown as TypedDocumentString<NewerSettingsFragment, unknown>;
export const AbsenceFieldsFragmentDoc = new TypedDocumentString(`
    fragment AbsenceFields on Absence {
  id
  technicianId
  technicianName
  from
  to
  kind
  status
  note
  decidedByName
  version
}
    `, {"fragmentName":"AbsenceFields"}) as unknown as TypedDocumentString<AbsenceFieldsFragment, unknown>;
export const TechnicianFieldsFragmentDoc = new TypedDocumentString(`
    fragment TechnicianFields on Technician {
  id
  name
  lastName
  email
  phone
  status
  version
  color
  skillIds
  zoneIds
  weeklyHours {
    mon {
      from
      to
    }
    sun {
      from
      to
    }
  }
  permissions {
    prices
    phones
  }
}
    `, {"fragmentName":"TechnicianFields"}) as unknown as TypedDocumentString<TechnicianFieldsFragment, unknown>;
export const AgentFieldsFragmentDoc = new TypedDocumentString(`
    fragment AgentFields on Agent {
  role
  id
  name
  lastName
  email
  phone
  status
  version
}
    `, {"fragmentName":"AgentFields"}) as unknown as TypedDocumentString<AgentFieldsFragment, unknown>;
export const MyFieldsFragmentDoc = new TypedDocumentString(`
    fragment MyFields on Me {
  id
  name
  lastName
  phone
  role
  version
  color
}
    `, {"fragmentName":"MyFields"}) as unknown as TypedDocumentString<MyFieldsFragment, unknown>;
export const PlannedVisitFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlannedVisitFields on Visit {
  id
  plannedStart
  plannedEnd
  status
  instructions
  reason
  version
  technicians {
    id
    name
  }
  summary {
    serviceId
    code
    title
  }
  site {
    id
    address {
      province
    }
  }
  service {
    id
    status
    technicians {
      id
    }
    nextVisit {
      id
      plannedStart
    }
  }
}
    `, {"fragmentName":"PlannedVisitFields"}) as unknown as TypedDocumentString<PlannedVisitFieldsFragment, unknown>;
export const VisitOfChangesFragmentDoc = new TypedDocumentString(`
    fragment VisitOfChanges on Visit {
  id
  plannedStart
  plannedEnd
  status
  version
  technicians {
    id
    name
  }
  client {
    name
  }
  site {
    name
  }
  summary {
    title
  }
}
    `, {"fragmentName":"VisitOfChanges"}) as unknown as TypedDocumentString<VisitOfChangesFragment, unknown>;
export const BatchContentDocument = new TypedDocumentString(`
    query BatchContent($id: ID!) {
  toInvoice {
    services
    netCents
  }
  billingBatch(id: $id) {
    status
    content {
      ref
      party {
        name
        nif
        address {
          city
        }
      }
      totals {
        baseCents
        totalCents
      }
      problems {
        kind
        text
        serviceId
      }
      items {
        id
        serviceId
        code
        state
        invoiceNumber
        invoicedOn
        returnReason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BatchContentQuery, BatchContentQueryVariables>;
export const BatchTimelineDocument = new TypedDocumentString(`
    query BatchTimeline($id: ID!) {
  activity(entity: BILLING_BATCH, id: $id) {
    edges {
      node {
        action
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BatchTimelineQuery, BatchTimelineQueryVariables>;
export const ProposedDocument = new TypedDocumentString(`
    query Proposed {
  billingProposal(grouping: SERVICE) {
    invoices {
      ref
      items {
        id
      }
    }
  }
  billingBatches {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProposedQuery, ProposedQueryVariables>;
export const ToInvoiceDocument = new TypedDocumentString(`
    query ToInvoice {
  toInvoice {
    services
    netCents
  }
  services(filter: {billing: TO_INVOICE}) {
    edges {
      node {
        id
        totals {
          baseCents
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ToInvoiceQuery, ToInvoiceQueryVariables>;
export const ToInvoiceAloneDocument = new TypedDocumentString(`
    query ToInvoiceAlone {
  toInvoice {
    services
  }
}
    `) as unknown as TypedDocumentString<ToInvoiceAloneQuery, ToInvoiceAloneQueryVariables>;
export const OwnBillingDocument = new TypedDocumentString(`
    query OwnBilling($id: ID!) {
  service(id: $id) {
    billingState
    invoicing {
      batchCode
    }
  }
}
    `) as unknown as TypedDocumentString<OwnBillingQuery, OwnBillingQueryVariables>;
export const AttachmentsReadsServiceDocument = new TypedDocumentString(`
    query AttachmentsReadsService($id: ID!) {
  service(id: $id) {
    attachments {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AttachmentsReadsServiceQuery, AttachmentsReadsServiceQueryVariables>;
export const AttachmentsReadsService2Document = new TypedDocumentString(`
    query AttachmentsReadsService2($id: ID!) {
  service(id: $id) {
    visits {
      id
      attachments {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttachmentsReadsService2Query, AttachmentsReadsService2QueryVariables>;
export const ListsOfTheDashboardDocument = new TypedDocumentString(`
    query ListsOfTheDashboard($today: LocalDate!) {
  pending: services(first: 1, filter: {status: PENDING}) {
    totalCount
  }
  overdue: services(first: 1, filter: {overdue: true}, sort: DUE) {
    totalCount
  }
  finished: services(first: 1, filter: {status: FINISHED}) {
    totalCount
  }
  toInvoice: services(first: 1, filter: {billing: TO_INVOICE}) {
    totalCount
  }
  newOnes: prospects(first: 1, filter: {status: NEW}) {
    totalCount
  }
  open: prospects(first: 1, filter: {open: true}) {
    totalCount
  }
  late: prospects(first: 1, filter: {due: OVERDUE}) {
    totalCount
  }
  today: prospects(first: 1, filter: {due: TODAY}) {
    totalCount
  }
  planning(date: $today, view: DAY) {
    visits {
      id
    }
    technicians {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ListsOfTheDashboardQuery, ListsOfTheDashboardQueryVariables>;
export const IndexOperationsServiceDocument = new TypedDocumentString(`
    query IndexOperationsService($id: ID!) {
  service(id: $id) {
    workReviews {
      acts {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<IndexOperationsServiceQuery, IndexOperationsServiceQueryVariables>;
export const IndexOperationsSlotSuggestionsDocument = new TypedDocumentString(`
    query IndexOperationsSlotSuggestions($serviceId: ID!) {
  slotSuggestions(serviceId: $serviceId) {
    start
  }
}
    `) as unknown as TypedDocumentString<IndexOperationsSlotSuggestionsQuery, IndexOperationsSlotSuggestionsQueryVariables>;
export const IndexesMergePreviewDocument = new TypedDocumentString(`
    query IndexesMergePreview($id: ID!, $mergeId: ID!) {
  mergePreview(keepId: $id, mergeId: $mergeId) {
    siteCount
  }
}
    `) as unknown as TypedDocumentString<IndexesMergePreviewQuery, IndexesMergePreviewQueryVariables>;
export const IndexesHeldWorkDocument = new TypedDocumentString(`
    query IndexesHeldWork($id: ID!) {
  heldWork(id: $id) {
    visits
  }
}
    `) as unknown as TypedDocumentString<IndexesHeldWorkQuery, IndexesHeldWorkQueryVariables>;
export const IndexesRequestAbsenceDocument = new TypedDocumentString(`
    mutation IndexesRequestAbsence {
  requestAbsence(input: {from: "2026-12-01", to: "2026-12-02", kind: VACATION}) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<IndexesRequestAbsenceMutation, IndexesRequestAbsenceMutationVariables>;
export const IndexesServiceDocument = new TypedDocumentString(`
    query IndexesService($id: ID!, $id1: ID!, $id2: ID!, $id3: ID!, $id4: ID!) {
  service(id: $id) {
    visits {
      id
    }
    reports {
      id
    }
    attachments {
      id
    }
    contact {
      name
    }
  }
  visit(id: $id1) {
    service {
      id
    }
    report {
      id
    }
    attachments {
      id
    }
    site {
      accessNotes
    }
  }
  activity(entity: SERVICE, id: $id) {
    edges {
      cursor
    }
  }
  client(id: $id2) {
    owner {
      id
    }
  }
  site(id: $id3) {
    equipment {
      id
    }
    pastVisits {
      id
    }
  }
  equipment(id: $id4) {
    id
  }
}
    `) as unknown as TypedDocumentString<IndexesServiceQuery, IndexesServiceQueryVariables>;
export const IndexesProspectDocument = new TypedDocumentString(`
    query IndexesProspect($id: ID!, $id1: ID!) {
  prospect(id: $id) {
    convertedService {
      id
    }
  }
  absenceWork(id: $id1) {
    visits
  }
}
    `) as unknown as TypedDocumentString<IndexesProspectQuery, IndexesProspectQueryVariables>;
export const WholeProspectsDocument = new TypedDocumentString(`
    query WholeProspects($first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!) {
  prospects(
    first: $first
    after: $after
    search: $search
    filter: $filter
    sort: $sort
  ) {
    edges {
      node {
        ...ProspectFields
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<WholeProspectsQuery, WholeProspectsQueryVariables>;
export const ProspectsReadsProspectTotalsDocument = new TypedDocumentString(`
    query ProspectsReadsProspectTotals {
  prospectTotals(filter: {ownerId: "ana"}) {
    count
    valueCents
  }
}
    `) as unknown as TypedDocumentString<ProspectsReadsProspectTotalsQuery, ProspectsReadsProspectTotalsQueryVariables>;
export const OneProspectDocument = new TypedDocumentString(`
    query OneProspect($id: ID!) {
  prospect(id: $id) {
    ...ProspectFields
  }
}
    fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<OneProspectQuery, OneProspectQueryVariables>;
export const SearchReadsDocument = new TypedDocumentString(`
    query SearchReads($first: PageSize!, $after: String, $search: String!, $filter: ClientFilter, $sort: ClientSort!) {
  clients(
    first: $first
    after: $after
    search: $search
    filter: $filter
    sort: $sort
  ) {
    edges {
      node {
        legalName
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<SearchReadsQuery, SearchReadsQueryVariables>;
export const ClientsListDocument = new TypedDocumentString(`
    query ClientsList($first: PageSize!, $after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {
  clients(
    first: $first
    after: $after
    search: $search
    filter: $filter
    sort: $sort
  ) {
    edges {
      cursor
      node {
        id
        code
        legalName
        tags
        mainSite {
          city
        }
        owner {
          name
        }
        siteCount
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ClientsListQuery, ClientsListQueryVariables>;
export const ClientsList2Document = new TypedDocumentString(`
    query ClientsList2($id: ID!) {
  client(id: $id) {
    legalName
    owner {
      name
    }
    mainSite {
      city
    }
  }
}
    `) as unknown as TypedDocumentString<ClientsList2Query, ClientsList2QueryVariables>;
export const ClientsList3Document = new TypedDocumentString(`
    query ClientsList3($id: ID!) {
  client(id: $id) {
    id
  }
  sites(clientId: $id) {
    edges {
      node {
        name
        client {
          name
        }
      }
    }
  }
  equipmentList(clientId: $id) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClientsList3Query, ClientsList3QueryVariables>;
export const ClientsManyDocument = new TypedDocumentString(`
    query ClientsMany($after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {
  clients(first: 25, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges {
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ClientsManyQuery, ClientsManyQueryVariables>;
export const ClientValuesDocument = new TypedDocumentString(`
    query ClientValues($of: ClientValue!) {
  clientValues(of: $of)
}
    `) as unknown as TypedDocumentString<ClientValuesQuery, ClientValuesQueryVariables>;
export const ClientsMergeMergePreviewDocument = new TypedDocumentString(`
    query ClientsMergeMergePreview($keepId: ID!, $mergeId: ID!) {
  mergePreview(keepId: $keepId, mergeId: $mergeId) {
    keep {
      id
    }
    merge {
      id
    }
    siteCount
    equipmentCount
    prospectCount
    serviceCount
    result {
      emails
      phones
      tags
      nif
      contacts {
        name
        main
      }
      tradeName
      notes
      owner {
        id
        name
      }
      billingAddress {
        street
        province
      }
      leftBehind
    }
  }
}
    `) as unknown as TypedDocumentString<ClientsMergeMergePreviewQuery, ClientsMergeMergePreviewQueryVariables>;
export const ClientsMergeMergePreview2Document = new TypedDocumentString(`
    query ClientsMergeMergePreview2($keepId: ID!, $mergeId: ID!) {
  archivedToo: mergePreview(keepId: $keepId, mergeId: $mergeId) {
    siteCount
  }
}
    `) as unknown as TypedDocumentString<ClientsMergeMergePreview2Query, ClientsMergeMergePreview2QueryVariables>;
export const TownsOfDocument = new TypedDocumentString(`
    query TownsOf($postalCode: String!) {
  townsOf(postalCode: $postalCode)
}
    `) as unknown as TypedDocumentString<TownsOfQuery, TownsOfQueryVariables>;
export const ValuesOfDocument = new TypedDocumentString(`
    query ValuesOf($of: ClientValue!, $text: String!) {
  clientValues(of: $of, startingWith: $text)
}
    `) as unknown as TypedDocumentString<ValuesOfQuery, ValuesOfQueryVariables>;
export const ClientsDocument = new TypedDocumentString(`
    query Clients($id: ID!, $id1: ID!) {
  client(id: $id) {
    id
  }
  site(id: $id1) {
    id
  }
}
    `) as unknown as TypedDocumentString<ClientsQuery, ClientsQueryVariables>;
export const Clients2Document = new TypedDocumentString(`
    query Clients2($id: ID!) {
  client(id: $id) {
    archived
  }
}
    `) as unknown as TypedDocumentString<Clients2Query, Clients2QueryVariables>;
export const DuplicatesDocument = new TypedDocumentString(`
    query Duplicates($input: DuplicateSearch!) {
  duplicates(input: $input) {
    entity
    id
    code
    name
    matchedOn
    prospectStatus
    archived
    kind
    phone
    openServices
  }
}
    `) as unknown as TypedDocumentString<DuplicatesQuery, DuplicatesQueryVariables>;
export const CorrectEquipmentDocument = new TypedDocumentString(`
    mutation CorrectEquipment($input: CorrectEquipmentInput!, $key: UUID) {
  correctEquipment(input: $input, key: $key) {
    __typename
    ... on UserError {
      message
    }
    ... on EquipmentSuccess {
      equipment {
        id
        brand
        model
        serialNumber
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CorrectEquipmentMutation, CorrectEquipmentMutationVariables>;
export const FindEquipmentDocument = new TypedDocumentString(`
    mutation FindEquipment($input: CreateEquipmentInput!, $key: UUID) {
  createEquipment(input: $input, key: $key) {
    __typename
    ... on UserError {
      message
    }
    ... on EquipmentSuccess {
      equipment {
        id
        brand
        model
        serialNumber
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindEquipmentMutation, FindEquipmentMutationVariables>;
export const EquipmentFieldSiteDocument = new TypedDocumentString(`
    query EquipmentFieldSite($id: ID!) {
  site(id: $id) {
    equipment {
      id
    }
    pastVisits {
      id
      endedAt
      status
      title
      typeName
      technicianNames
      equipmentIds
      text
      report {
        id
        serviceId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EquipmentFieldSiteQuery, EquipmentFieldSiteQueryVariables>;
export const BrandsOfDocument = new TypedDocumentString(`
    query BrandsOf($clientId: ID, $siteId: ID) {
  equipmentList(clientId: $clientId, siteId: $siteId) {
    edges {
      node {
        brand
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BrandsOfQuery, BrandsOfQueryVariables>;
export const EquipmentPagesDocument = new TypedDocumentString(`
    query EquipmentPages($first: PageSize!, $after: String, $clientId: ID, $siteId: ID) {
  equipmentList(
    first: $first
    after: $after
    clientId: $clientId
    siteId: $siteId
  ) {
    edges {
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<EquipmentPagesQuery, EquipmentPagesQueryVariables>;
export const PropertyManagersClientsDocument = new TypedDocumentString(`
    query PropertyManagersClients($filter: ClientFilter) {
  clients(first: 25, sort: NAME, filter: $filter) {
    edges {
      node {
        id
        managedBy {
          name
        }
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<PropertyManagersClientsQuery, PropertyManagersClientsQueryVariables>;
export const PropertyManagersMergePreviewDocument = new TypedDocumentString(`
    query PropertyManagersMergePreview($keepId: ID!, $mergeId: ID!) {
  mergePreview(keepId: $keepId, mergeId: $mergeId) {
    communityCount
    result {
      isPropertyManager
    }
  }
}
    `) as unknown as TypedDocumentString<PropertyManagersMergePreviewQuery, PropertyManagersMergePreviewQueryVariables>;
export const PropertyManagersDuplicatesDocument = new TypedDocumentString(`
    query PropertyManagersDuplicates($input: DuplicateSearch!) {
  duplicates(input: $input) {
    id
    matchedOn
  }
}
    `) as unknown as TypedDocumentString<PropertyManagersDuplicatesQuery, PropertyManagersDuplicatesQueryVariables>;
export const PropertyManagersClientDocument = new TypedDocumentString(`
    query PropertyManagersClient($id: ID!) {
  client(id: $id) {
    id
    managedBy {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PropertyManagersClientQuery, PropertyManagersClientQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($q: String!) {
  search(q: $q) {
    entity
    id
    clientId
    title
    detail
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const Search2Document = new TypedDocumentString(`
    query Search2($q: String!) {
  search(q: $q) {
    entity
    phone
    address
    openServices
  }
}
    `) as unknown as TypedDocumentString<Search2Query, Search2QueryVariables>;
export const SitesDocument = new TypedDocumentString(`
    query Sites($id: ID!) {
  site(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<SitesQuery, SitesQueryVariables>;
export const Sites2Document = new TypedDocumentString(`
    query Sites2($id: ID!, $after: String) {
  sites(clientId: $id, first: 2, after: $after) {
    edges {
      node {
        name
        archived
        client {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<Sites2Query, Sites2QueryVariables>;
export const Sites3Document = new TypedDocumentString(`
    query Sites3($id: ID!, $search: String) {
  sites(clientId: $id, first: 2, search: $search) {
    edges {
      node {
        name
        client {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Sites3Query, Sites3QueryVariables>;
export const AuditDocument = new TypedDocumentString(`
    query Audit($first: PageSize!, $after: String, $filter: AuditFilter) {
  auditEntries(first: $first, after: $after, filter: $filter) {
    edges {
      node {
        id
        at
        actorId
        action
        kind
        recordId
        subject
        changes {
          field
          before
          after
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<AuditQuery, AuditQueryVariables>;
export const TakeOutAgainDocument = new TypedDocumentString(`
    mutation TakeOutAgain($input: CreateExportInput!) {
  createExport(input: $input) {
    __typename
    ... on ExportSuccess {
      export {
        id
        rows
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TakeOutAgainMutation, TakeOutAgainMutationVariables>;
export const GoOnTakingOutDocument = new TypedDocumentString(`
    mutation GoOnTakingOut($input: ContinueExportInput!) {
  continueExport(input: $input) {
    __typename
    ... on ExportSuccess {
      export {
        id
        status
        rows
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GoOnTakingOutMutation, GoOnTakingOutMutationVariables>;
export const MyFiledWorkDocument = new TypedDocumentString(`
    query MyFiledWork {
  myFiledWork {
    id
    status
    reason
    acts {
      operation
    }
    visit {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MyFiledWorkQuery, MyFiledWorkQueryVariables>;
export const FieldDecisionsRemoveAttachmentDocument = new TypedDocumentString(`
    mutation FieldDecisionsRemoveAttachment($input: RemoveAttachmentInput!) {
  removeAttachment(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<FieldDecisionsRemoveAttachmentMutation, FieldDecisionsRemoveAttachmentMutationVariables>;
export const FieldDecisionsOpenReviewCountDocument = new TypedDocumentString(`
    query FieldDecisionsOpenReviewCount {
  openReviewCount
  workReviews(first: 1) {
    totalCount
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FieldDecisionsOpenReviewCountQuery, FieldDecisionsOpenReviewCountQueryVariables>;
export const FieldWorkWorkReportDocument = new TypedDocumentString(`
    query FieldWorkWorkReport($id: ID!) {
  workReport(id: $id) {
    signer {
      name
    }
    content {
      workedMinutes
      checklist {
        answer
      }
      lines {
        text
      }
      photos {
        kind
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FieldWorkWorkReportQuery, FieldWorkWorkReportQueryVariables>;
export const AttachmentsAccessRemoveAttachmentDocument = new TypedDocumentString(`
    mutation AttachmentsAccessRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) {
  removeAttachment(input: $input, key: $key) {
    __typename
    ... on UserError {
      message
    }
    ... on RemoveAttachmentSuccess {
      service {
        id
        attachments {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttachmentsAccessRemoveAttachmentMutation, AttachmentsAccessRemoveAttachmentMutationVariables>;
export const AttachmentsAccessServiceDocument = new TypedDocumentString(`
    query AttachmentsAccessService($id: ID!) {
  service(id: $id) {
    attachments {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AttachmentsAccessServiceQuery, AttachmentsAccessServiceQueryVariables>;
export const AttachmentsServiceDocument = new TypedDocumentString(`
    query AttachmentsService($id: ID!) {
  service(id: $id) {
    attachments {
      id
      kind
      mime
      size
      sha256
      visitId
      authorName
      createdAt
    }
    visits {
      attachments {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttachmentsServiceQuery, AttachmentsServiceQueryVariables>;
export const CompanyLogoSettingsDocument = new TypedDocumentString(`
    query CompanyLogoSettings {
  settings {
    logo {
      png
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyLogoSettingsQuery, CompanyLogoSettingsQueryVariables>;
export const ReviseWorkReportDocument = new TypedDocumentString(`
    mutation ReviseWorkReport($input: ReviseWorkReportInput!, $key: UUID) {
  reviseWorkReport(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkReportSuccess {
      report {
        ...ReportFields
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ReportFields on WorkReport {
  id
  code
  number
  isLatest
  service {
    id
    code
    title
  }
  visitId
  signer {
    name
    nif
  }
  refusal
  signatureId
  frozenAt
  revisionReason
  sha256
  previousHash
  content {
    timeZone
    company {
      name
      nif
      address
      phone
      email
      logo
    }
    client {
      id
      code
      name
      nif
      address
    }
    site {
      id
      name
      address
    }
    contact {
      name
      phone
    }
    equipment {
      id
      name
      serialNumber
    }
    typeName
    category
    description
    underWarranty
    technicians {
      id
      name
    }
    travelStartedAt
    arrivedAt
    finishedAt
    pauses {
      from
      to
      reason
    }
    workedMinutes
    resolution
    checklist {
      id
      text
      answer
    }
    lines {
      id
      kind
      text
      quantityMilli
      unit
      unitPriceCents
      discountBasisPoints
      vatPercent
      billable
      amountCents
    }
    totals {
      baseCents
      vat {
        percent
        baseCents
        vatCents
      }
      totalCents
    }
    photos {
      attachmentId
      kind
      sha256
    }
    signer {
      name
      nif
    }
    signatureId
    refusal
    signedAt
    warrantyUntil
  }
}`) as unknown as TypedDocumentString<ReviseWorkReportMutation, ReviseWorkReportMutationVariables>;
export const ReportsVersionsServiceDocument = new TypedDocumentString(`
    query ReportsVersionsService($id: ID!, $id1: ID!) {
  service(id: $id) {
    reports {
      id
    }
  }
  visit(id: $id1) {
    report {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReportsVersionsServiceQuery, ReportsVersionsServiceQueryVariables>;
export const ReportsServiceDocument = new TypedDocumentString(`
    query ReportsService($id: ID!) {
  service(id: $id) {
    totals {
      totalCents
    }
  }
}
    `) as unknown as TypedDocumentString<ReportsServiceQuery, ReportsServiceQueryVariables>;
export const ReportsService2Document = new TypedDocumentString(`
    query ReportsService2($id: ID!) {
  service(id: $id) {
    reports {
      id
    }
    visits {
      id
      report {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportsService2Query, ReportsService2QueryVariables>;
export const ReportsService3Document = new TypedDocumentString(`
    query ReportsService3($id: ID!) {
  service(id: $id) {
    reports {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReportsService3Query, ReportsService3QueryVariables>;
export const ItemRefsDocument = new TypedDocumentString(`
    query ItemRefs($search: String, $filter: ItemFilter, $sort: ItemSort!) {
  items(search: $search, filter: $filter, sort: $sort) {
    edges {
      node {
        ref
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ItemRefsQuery, ItemRefsQueryVariables>;
export const FieldDocument = new TypedDocumentString(`
    query Field($since: String) {
  fieldItems(since: $since) {
    mark
    isWhole
    goneIds
    items {
      id
      code
      name
      kind
      unit
      vatPercent
      priceCents
      barcodes
    }
  }
}
    `) as unknown as TypedDocumentString<FieldQuery, FieldQueryVariables>;
export const FamiliesDocument = new TypedDocumentString(`
    query Families($startingWith: String!) {
  itemFamilies(startingWith: $startingWith)
}
    `) as unknown as TypedDocumentString<FamiliesQuery, FamiliesQueryVariables>;
export const CreateBatchDocument = new TypedDocumentString(`
    mutation CreateBatch($input: CreateBillingBatchInput!, $key: UUID) {
  createBillingBatch(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on BillingBatchSuccess {
      batch {
        ...BatchFields
      }
    }
  }
}
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<CreateBatchMutation, CreateBatchMutationVariables>;
export const LeaveOutDocument = new TypedDocumentString(`
    mutation LeaveOut($input: LeaveOutOfBatchInput!, $key: UUID) {
  leaveOutOfBatch(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on BillingBatchSuccess {
      batch {
        ...BatchFields
      }
    }
    ... on ConflictError {
      current {
        ... on BillingBatch {
          __typename
          ...BatchFields
        }
      }
    }
  }
}
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<LeaveOutMutation, LeaveOutMutationVariables>;
export const DiscardBatchDocument = new TypedDocumentString(`
    mutation DiscardBatch($input: BatchVersionInput!, $key: UUID) {
  discardBillingBatch(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on BillingBatchSuccess {
      batch {
        ...BatchFields
      }
    }
    ... on ConflictError {
      current {
        ... on BillingBatch {
          __typename
          ...BatchFields
        }
      }
    }
  }
}
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<DiscardBatchMutation, DiscardBatchMutationVariables>;
export const DeliverBatchDocument = new TypedDocumentString(`
    mutation DeliverBatch($input: BatchVersionInput!, $key: UUID) {
  deliverBillingBatch(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on BillingBatchSuccess {
      batch {
        ...BatchFields
      }
    }
    ... on ConflictError {
      current {
        ... on BillingBatch {
          __typename
          ...BatchFields
        }
      }
    }
  }
}
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<DeliverBatchMutation, DeliverBatchMutationVariables>;
export const ReturnItemsDocument = new TypedDocumentString(`
    mutation ReturnItems($input: ReturnBillingItemsInput!, $key: UUID) {
  returnBillingItems(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on BillingBatchSuccess {
      batch {
        ...BatchFields
      }
    }
    ... on ConflictError {
      current {
        ... on BillingBatch {
          __typename
          ...BatchFields
        }
      }
    }
  }
}
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ReturnItemsMutation, ReturnItemsMutationVariables>;
export const ConfirmItemsDocument = new TypedDocumentString(`
    mutation ConfirmItems($input: ConfirmBillingItemsInput!, $key: UUID) {
  confirmBillingItems(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on BillingBatchSuccess {
      batch {
        ...BatchFields
      }
    }
    ... on ConflictError {
      current {
        ... on BillingBatch {
          __typename
          ...BatchFields
        }
      }
    }
  }
}
    fragment BatchFields on BillingBatch {
  id
  code
  status
  grouping
  services
  invoices
  netCents
  vatCents
  totalCents
  waiting
  invoiced
  returned
  createdByName
  deliveredByName
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ConfirmItemsMutation, ConfirmItemsMutationVariables>;
export const CreateFeedDocument = new TypedDocumentString(`
    mutation CreateFeed($key: UUID) {
  createCalendarFeed(key: $key) {
    __typename
    ... on CreateCalendarFeedSuccess {
      feed {
        createdAt
      }
      path
    }
    ... on UserError {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateFeedMutation, CreateFeedMutationVariables>;
export const RevokeFeedDocument = new TypedDocumentString(`
    mutation RevokeFeed($key: UUID) {
  revokeCalendarFeed(key: $key) {
    __typename
    ... on RevokeCalendarFeedSuccess {
      feed {
        createdAt
      }
    }
    ... on UserError {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeFeedMutation, RevokeFeedMutationVariables>;
export const MyFeedDocument = new TypedDocumentString(`
    query MyFeed {
  myCalendarFeed {
    createdAt
  }
}
    `) as unknown as TypedDocumentString<MyFeedQuery, MyFeedQueryVariables>;
export const CreateClientDocument = new TypedDocumentString(`
    mutation CreateClient($input: CreateClientInput!, $key: UUID) {
  createClient(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on CreateClientSuccess {
      client {
        ...ClientFields
      }
      site {
        ...SiteFields
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment SiteFields on Site {
  id
  client {
    id
    code
    name
  }
  name
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  accessNotes
  zoneId
  zoneChosen
  contactName
  contactPhone
  isDwelling
  equipmentCount
  archived
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<CreateClientMutation, CreateClientMutationVariables>;
export const UpdateClientDocument = new TypedDocumentString(`
    mutation UpdateClient($input: UpdateClientInput!, $key: UUID) {
  updateClient(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ClientSuccess {
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Client {
          __typename
          ...ClientFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<UpdateClientMutation, UpdateClientMutationVariables>;
export const ArchiveClientDocument = new TypedDocumentString(`
    mutation ArchiveClient($input: ClientVersionInput!, $key: UUID) {
  archiveClient(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ClientSuccess {
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Client {
          __typename
          ...ClientFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ArchiveClientMutation, ArchiveClientMutationVariables>;
export const RestoreClientDocument = new TypedDocumentString(`
    mutation RestoreClient($input: ClientVersionInput!, $key: UUID) {
  restoreClient(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ClientSuccess {
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Client {
          __typename
          ...ClientFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<RestoreClientMutation, RestoreClientMutationVariables>;
export const MergeClientsDocument = new TypedDocumentString(`
    mutation MergeClients($input: MergeClientsInput!, $key: UUID) {
  mergeClients(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on MergeClientsSuccess {
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Client {
          __typename
          ...ClientFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<MergeClientsMutation, MergeClientsMutationVariables>;
export const CreateSiteDocument = new TypedDocumentString(`
    mutation CreateSite($input: CreateSiteInput!, $key: UUID) {
  createSite(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on SiteSuccess {
      site {
        ...SiteFields
      }
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Site {
          __typename
          ...SiteFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment SiteFields on Site {
  id
  client {
    id
    code
    name
  }
  name
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  accessNotes
  zoneId
  zoneChosen
  contactName
  contactPhone
  isDwelling
  equipmentCount
  archived
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<CreateSiteMutation, CreateSiteMutationVariables>;
export const UpdateSiteDocument = new TypedDocumentString(`
    mutation UpdateSite($input: UpdateSiteInput!, $key: UUID) {
  updateSite(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on SiteSuccess {
      site {
        ...SiteFields
      }
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Site {
          __typename
          ...SiteFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment SiteFields on Site {
  id
  client {
    id
    code
    name
  }
  name
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  accessNotes
  zoneId
  zoneChosen
  contactName
  contactPhone
  isDwelling
  equipmentCount
  archived
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<UpdateSiteMutation, UpdateSiteMutationVariables>;
export const ArchiveSiteDocument = new TypedDocumentString(`
    mutation ArchiveSite($input: SiteVersionInput!, $key: UUID) {
  archiveSite(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on SiteSuccess {
      site {
        ...SiteFields
      }
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Site {
          __typename
          ...SiteFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment SiteFields on Site {
  id
  client {
    id
    code
    name
  }
  name
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  accessNotes
  zoneId
  zoneChosen
  contactName
  contactPhone
  isDwelling
  equipmentCount
  archived
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ArchiveSiteMutation, ArchiveSiteMutationVariables>;
export const RestoreSiteDocument = new TypedDocumentString(`
    mutation RestoreSite($input: SiteVersionInput!, $key: UUID) {
  restoreSite(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on SiteSuccess {
      site {
        ...SiteFields
      }
      client {
        ...ClientFields
      }
    }
    ... on ConflictError {
      current {
        ... on Site {
          __typename
          ...SiteFields
        }
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  code
  kind
  legalName
  tradeName
  nif
  emails
  phones
  tags
  notes
  billingAddress {
    street
    number
    floor
    postalCode
    city
    province
  }
  owner {
    id
    name
  }
  contacts {
    name
    position
    phone
    email
    main
  }
  originProspectId
  mainSite {
    street
    postalCode
    city
    province
  }
  isPropertyManager
  managedBy {
    id
    code
    name
    phone
    archived
  }
  siteCount
  equipmentCount
  archived
  mergedInto {
    id
    code
    name
  }
  createdAt
  updatedAt
  version
}
fragment SiteFields on Site {
  id
  client {
    id
    code
    name
  }
  name
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  accessNotes
  zoneId
  zoneChosen
  contactName
  contactPhone
  isDwelling
  equipmentCount
  archived
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<RestoreSiteMutation, RestoreSiteMutationVariables>;
export const CreateEquipmentDocument = new TypedDocumentString(`
    mutation CreateEquipment($input: CreateEquipmentInput!, $key: UUID) {
  createEquipment(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on EquipmentSuccess {
      equipment {
        ...EquipmentFields
      }
    }
    ... on ConflictError {
      current {
        ... on Equipment {
          __typename
          ...EquipmentFields
        }
      }
    }
  }
}
    fragment EquipmentFields on Equipment {
  id
  client {
    id
    code
    name
  }
  site {
    id
    name
  }
  kind
  brand
  model
  serialNumber
  installedOn
  warrantyUntil
  status
  notes
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<CreateEquipmentMutation, CreateEquipmentMutationVariables>;
export const UpdateEquipmentDocument = new TypedDocumentString(`
    mutation UpdateEquipment($input: UpdateEquipmentInput!, $key: UUID) {
  updateEquipment(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on EquipmentSuccess {
      equipment {
        ...EquipmentFields
      }
    }
    ... on ConflictError {
      current {
        ... on Equipment {
          __typename
          ...EquipmentFields
        }
      }
    }
  }
}
    fragment EquipmentFields on Equipment {
  id
  client {
    id
    code
    name
  }
  site {
    id
    name
  }
  kind
  brand
  model
  serialNumber
  installedOn
  warrantyUntil
  status
  notes
  version
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<UpdateEquipmentMutation, UpdateEquipmentMutationVariables>;
export const TakeOutDocument = new TypedDocumentString(`
    mutation TakeOut($input: CreateExportInput!, $key: UUID) {
  createExport(input: $input, key: $key) {
    __typename
    ... on ExportSuccess {
      export {
        id
        list
        format
        status
        rows
        fileName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TakeOutMutation, TakeOutMutationVariables>;
export const FieldTravelToVisitDocument = new TypedDocumentString(`
    mutation FieldTravelToVisit($input: VisitActInput!, $key: UUID) {
  travelToVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldTravelToVisitMutation, FieldTravelToVisitMutationVariables>;
export const FieldStartVisitDocument = new TypedDocumentString(`
    mutation FieldStartVisit($input: VisitActInput!, $key: UUID) {
  startVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldStartVisitMutation, FieldStartVisitMutationVariables>;
export const FieldPauseVisitDocument = new TypedDocumentString(`
    mutation FieldPauseVisit($input: PauseVisitInput!, $key: UUID) {
  pauseVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldPauseVisitMutation, FieldPauseVisitMutationVariables>;
export const FieldResumeVisitDocument = new TypedDocumentString(`
    mutation FieldResumeVisit($input: VisitActInput!, $key: UUID) {
  resumeVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldResumeVisitMutation, FieldResumeVisitMutationVariables>;
export const FieldCompleteVisitDocument = new TypedDocumentString(`
    mutation FieldCompleteVisit($input: CompleteVisitInput!, $key: UUID) {
  completeVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldCompleteVisitMutation, FieldCompleteVisitMutationVariables>;
export const FieldEndVisitIncompleteDocument = new TypedDocumentString(`
    mutation FieldEndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) {
  endVisitIncomplete(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldEndVisitIncompleteMutation, FieldEndVisitIncompleteMutationVariables>;
export const FieldAddServiceLineDocument = new TypedDocumentString(`
    mutation FieldAddServiceLine($input: AddServiceLineInput!, $key: UUID) {
  addServiceLine(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldAddServiceLineMutation, FieldAddServiceLineMutationVariables>;
export const FieldRemoveServiceLineDocument = new TypedDocumentString(`
    mutation FieldRemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) {
  removeServiceLine(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldRemoveServiceLineMutation, FieldRemoveServiceLineMutationVariables>;
export const FieldAnswerChecklistDocument = new TypedDocumentString(`
    mutation FieldAnswerChecklist($input: AnswerChecklistInput!, $key: UUID) {
  answerChecklist(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldAnswerChecklistMutation, FieldAnswerChecklistMutationVariables>;
export const FieldProposeFollowUpDocument = new TypedDocumentString(`
    mutation FieldProposeFollowUp($input: FollowUpInput!, $key: UUID) {
  proposeFollowUp(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldProposeFollowUpMutation, FieldProposeFollowUpMutationVariables>;
export const FieldRemoveAttachmentDocument = new TypedDocumentString(`
    mutation FieldRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) {
  removeAttachment(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkFiled {
      reviewId
      because
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<FieldRemoveAttachmentMutation, FieldRemoveAttachmentMutationVariables>;
export const ApplyWorkReviewDocument = new TypedDocumentString(`
    mutation ApplyWorkReview($input: ApplyWorkReviewInput!, $key: UUID) {
  applyWorkReview(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkReviewSuccess {
      review {
        ...ReviewFields
      }
      service {
        status
        openReviews
      }
    }
    ... on ConflictError {
      current {
        ... on WorkReview {
          __typename
          ...ReviewFields
        }
      }
    }
  }
}
    fragment ReviewFields on WorkReview {
  id
  status
  version
  visitId
  because
  from
  to
  actCount
  reason
  attachedToId
  decidedByName
  service {
    id
  }
  technician {
    id
    name
  }
  acts {
    operation
    at
    unconfirmed
    because
    pauseReason
    text
    question
    answer
    line {
      id
      text
    }
    signer {
      name
    }
  }
  attachments {
    id
    kind
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ApplyWorkReviewMutation, ApplyWorkReviewMutationVariables>;
export const AttachWorkReviewDocument = new TypedDocumentString(`
    mutation AttachWorkReview($input: AttachWorkReviewInput!, $key: UUID) {
  attachWorkReview(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkReviewSuccess {
      review {
        ...ReviewFields
      }
      service {
        status
        openReviews
      }
    }
    ... on ConflictError {
      current {
        ... on WorkReview {
          __typename
          ...ReviewFields
        }
      }
    }
  }
}
    fragment ReviewFields on WorkReview {
  id
  status
  version
  visitId
  because
  from
  to
  actCount
  reason
  attachedToId
  decidedByName
  service {
    id
  }
  technician {
    id
    name
  }
  acts {
    operation
    at
    unconfirmed
    because
    pauseReason
    text
    question
    answer
    line {
      id
      text
    }
    signer {
      name
    }
  }
  attachments {
    id
    kind
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<AttachWorkReviewMutation, AttachWorkReviewMutationVariables>;
export const RejectWorkReviewDocument = new TypedDocumentString(`
    mutation RejectWorkReview($input: RejectWorkReviewInput!, $key: UUID) {
  rejectWorkReview(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on WorkReviewSuccess {
      review {
        ...ReviewFields
      }
      service {
        status
        openReviews
      }
    }
    ... on ConflictError {
      current {
        ... on WorkReview {
          __typename
          ...ReviewFields
        }
      }
    }
  }
}
    fragment ReviewFields on WorkReview {
  id
  status
  version
  visitId
  because
  from
  to
  actCount
  reason
  attachedToId
  decidedByName
  service {
    id
  }
  technician {
    id
    name
  }
  acts {
    operation
    at
    unconfirmed
    because
    pauseReason
    text
    question
    answer
    line {
      id
      text
    }
    signer {
      name
    }
  }
  attachments {
    id
    kind
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<RejectWorkReviewMutation, RejectWorkReviewMutationVariables>;
export const ReviewsOfDocument = new TypedDocumentString(`
    query ReviewsOf($id: ID!) {
  service(id: $id) {
    workReviews {
      ...ReviewFields
    }
  }
}
    fragment ReviewFields on WorkReview {
  id
  status
  version
  visitId
  because
  from
  to
  actCount
  reason
  attachedToId
  decidedByName
  service {
    id
  }
  technician {
    id
    name
  }
  acts {
    operation
    at
    unconfirmed
    because
    pauseReason
    text
    question
    answer
    line {
      id
      text
    }
    signer {
      name
    }
  }
  attachments {
    id
    kind
  }
}`) as unknown as TypedDocumentString<ReviewsOfQuery, ReviewsOfQueryVariables>;
export const ChangeTestImportDocument = new TypedDocumentString(`
    mutation ChangeTestImport($input: ChangeImportInput!, $key: UUID) {
  changeImport(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ImportSuccess {
      import {
        ...ImportFields
      }
    }
  }
}
    fragment ImportFields on Import {
  id
  kind
  fileName
  status
  version
  rowCount
  totals
  problem
  headerRow
  separator
  encoding
  rule
  undoUntil
  rememberedAt
  columns {
    header
    target
    neverOverwrite
  }
  announced {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  result {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  progress {
    done
    total
  }
  undo {
    removed
    restored
    kept
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ChangeTestImportMutation, ChangeTestImportMutationVariables>;
export const DecideTestImportDocument = new TypedDocumentString(`
    mutation DecideTestImport($input: DecideImportInput!, $key: UUID) {
  decideImport(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ImportSuccess {
      import {
        ...ImportFields
      }
    }
  }
}
    fragment ImportFields on Import {
  id
  kind
  fileName
  status
  version
  rowCount
  totals
  problem
  headerRow
  separator
  encoding
  rule
  undoUntil
  rememberedAt
  columns {
    header
    target
    neverOverwrite
  }
  announced {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  result {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  progress {
    done
    total
  }
  undo {
    removed
    restored
    kept
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<DecideTestImportMutation, DecideTestImportMutationVariables>;
export const ActOnTestImportDocument = new TypedDocumentString(`
    mutation ActOnTestImport($input: ActOnImportInput!, $key: UUID) {
  actOnImport(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ImportSuccess {
      import {
        ...ImportFields
      }
    }
  }
}
    fragment ImportFields on Import {
  id
  kind
  fileName
  status
  version
  rowCount
  totals
  problem
  headerRow
  separator
  encoding
  rule
  undoUntil
  rememberedAt
  columns {
    header
    target
    neverOverwrite
  }
  announced {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  result {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  progress {
    done
    total
  }
  undo {
    removed
    restored
    kept
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ActOnTestImportMutation, ActOnTestImportMutationVariables>;
export const AdvanceTestImportDocument = new TypedDocumentString(`
    mutation AdvanceTestImport($input: AdvanceImportInput!, $key: UUID) {
  advanceImport(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ImportSuccess {
      import {
        ...ImportFields
      }
    }
  }
}
    fragment ImportFields on Import {
  id
  kind
  fileName
  status
  version
  rowCount
  totals
  problem
  headerRow
  separator
  encoding
  rule
  undoUntil
  rememberedAt
  columns {
    header
    target
    neverOverwrite
  }
  announced {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  result {
    created
    updated
    unchanged
    skipped
    repeated
    error
    changed
    undecided
  }
  progress {
    done
    total
  }
  undo {
    removed
    restored
    kept
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<AdvanceTestImportMutation, AdvanceTestImportMutationVariables>;
export const CreateItemDocument = new TypedDocumentString(`
    mutation CreateItem($input: CreateItemInput!, $key: UUID) {
  createItem(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ItemSuccess {
      item {
        ...ItemFields
      }
    }
  }
}
    fragment ItemFields on Item {
  id
  ref
  name
  kind
  family
  unit
  priceCents
  costCents
  vatPercent
  barcodes
  supplierRef
  description
  archived
  version
  prices {
    priceCents
    costCents
    at
    byName
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<CreateItemMutation, CreateItemMutationVariables>;
export const UpdateItemDocument = new TypedDocumentString(`
    mutation UpdateItem($input: UpdateItemInput!, $key: UUID) {
  updateItem(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ItemSuccess {
      item {
        ...ItemFields
      }
    }
    ... on ConflictError {
      current {
        ... on Item {
          __typename
          ...ItemFields
        }
      }
    }
  }
}
    fragment ItemFields on Item {
  id
  ref
  name
  kind
  family
  unit
  priceCents
  costCents
  vatPercent
  barcodes
  supplierRef
  description
  archived
  version
  prices {
    priceCents
    costCents
    at
    byName
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<UpdateItemMutation, UpdateItemMutationVariables>;
export const ArchiveItemDocument = new TypedDocumentString(`
    mutation ArchiveItem($input: ItemVersionInput!, $key: UUID) {
  archiveItem(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ItemSuccess {
      item {
        ...ItemFields
      }
    }
    ... on ConflictError {
      current {
        ... on Item {
          __typename
          ...ItemFields
        }
      }
    }
  }
}
    fragment ItemFields on Item {
  id
  ref
  name
  kind
  family
  unit
  priceCents
  costCents
  vatPercent
  barcodes
  supplierRef
  description
  archived
  version
  prices {
    priceCents
    costCents
    at
    byName
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ArchiveItemMutation, ArchiveItemMutationVariables>;
export const RestoreItemDocument = new TypedDocumentString(`
    mutation RestoreItem($input: ItemVersionInput!, $key: UUID) {
  restoreItem(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ItemSuccess {
      item {
        ...ItemFields
      }
    }
    ... on ConflictError {
      current {
        ... on Item {
          __typename
          ...ItemFields
        }
      }
    }
  }
}
    fragment ItemFields on Item {
  id
  ref
  name
  kind
  family
  unit
  priceCents
  costCents
  vatPercent
  barcodes
  supplierRef
  description
  archived
  version
  prices {
    priceCents
    costCents
    at
    byName
  }
}
fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<RestoreItemMutation, RestoreItemMutationVariables>;
export const AddNoteDocument = new TypedDocumentString(`
    mutation AddNote($input: AddNoteInput!, $key: UUID) {
  addNote(input: $input, key: $key) {
    __typename
    ... on AddNoteSuccess {
      entry {
        id
        at
        actorId
        actorName
        action
        entity
        entityId
        subject
        text
        noteKind
        changes {
          field
        }
      }
      prospect {
        status
        version
        firstResponseAt
        firstResponseDueAt
      }
    }
    ... on UserError {
      message
    }
    ... on ValidationError {
      fields {
        path
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddNoteMutation, AddNoteMutationVariables>;
export const TravelToVisitDocument = new TypedDocumentString(`
    mutation TravelToVisit($input: VisitActInput!, $key: UUID) {
  travelToVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<TravelToVisitMutation, TravelToVisitMutationVariables>;
export const StartVisitDocument = new TypedDocumentString(`
    mutation StartVisit($input: VisitActInput!, $key: UUID) {
  startVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<StartVisitMutation, StartVisitMutationVariables>;
export const PauseVisitDocument = new TypedDocumentString(`
    mutation PauseVisit($input: PauseVisitInput!, $key: UUID) {
  pauseVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<PauseVisitMutation, PauseVisitMutationVariables>;
export const ResumeVisitDocument = new TypedDocumentString(`
    mutation ResumeVisit($input: VisitActInput!, $key: UUID) {
  resumeVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<ResumeVisitMutation, ResumeVisitMutationVariables>;
export const CompleteVisitDocument = new TypedDocumentString(`
    mutation CompleteVisit($input: CompleteVisitInput!, $key: UUID) {
  completeVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<CompleteVisitMutation, CompleteVisitMutationVariables>;
export const EndVisitIncompleteDocument = new TypedDocumentString(`
    mutation EndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) {
  endVisitIncomplete(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<EndVisitIncompleteMutation, EndVisitIncompleteMutationVariables>;
export const CorrectVisitTimesDocument = new TypedDocumentString(`
    mutation CorrectVisitTimes($input: CorrectVisitTimesInput!, $key: UUID) {
  correctVisitTimes(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<CorrectVisitTimesMutation, CorrectVisitTimesMutationVariables>;
export const ConfirmVisitTimesDocument = new TypedDocumentString(`
    mutation ConfirmVisitTimes($input: ConfirmVisitTimesInput!, $key: UUID) {
  confirmVisitTimes(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...WorkedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...WorkedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment WorkedVisitFields on Visit {
  id
  status
  outcome
  incompleteReason
  reason
  travelStartedAt
  arrivedAt
  finishedAt
  pauses {
    from
    to
    reason
  }
  unconfirmedTimes
  resolution
  technicians {
    id
    name
  }
  plannedStart
  version
}`) as unknown as TypedDocumentString<ConfirmVisitTimesMutation, ConfirmVisitTimesMutationVariables>;
export const CreateProspectDocument = new TypedDocumentString(`
    mutation CreateProspect($input: CreateProspectInput!, $key: UUID) {
  createProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on CreateProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<CreateProspectMutation, CreateProspectMutationVariables>;
export const UpdateProspectDocument = new TypedDocumentString(`
    mutation UpdateProspect($input: UpdateProspectInput!, $key: UUID) {
  updateProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<UpdateProspectMutation, UpdateProspectMutationVariables>;
export const AdvanceProspectDocument = new TypedDocumentString(`
    mutation AdvanceProspect($input: AdvanceProspectInput!, $key: UUID) {
  advanceProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<AdvanceProspectMutation, AdvanceProspectMutationVariables>;
export const StepBackProspectDocument = new TypedDocumentString(`
    mutation StepBackProspect($input: StepBackProspectInput!, $key: UUID) {
  stepBackProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<StepBackProspectMutation, StepBackProspectMutationVariables>;
export const LoseProspectDocument = new TypedDocumentString(`
    mutation LoseProspect($input: LoseProspectInput!, $key: UUID) {
  loseProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<LoseProspectMutation, LoseProspectMutationVariables>;
export const DiscardProspectDocument = new TypedDocumentString(`
    mutation DiscardProspect($input: DiscardProspectInput!, $key: UUID) {
  discardProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<DiscardProspectMutation, DiscardProspectMutationVariables>;
export const ReopenProspectDocument = new TypedDocumentString(`
    mutation ReopenProspect($input: ProspectVersionInput!, $key: UUID) {
  reopenProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<ReopenProspectMutation, ReopenProspectMutationVariables>;
export const RestoreProspectDocument = new TypedDocumentString(`
    mutation RestoreProspect($input: ProspectVersionInput!, $key: UUID) {
  restoreProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ProspectSuccess {
      prospect {
        ...ProspectFields
      }
    }
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<RestoreProspectMutation, RestoreProspectMutationVariables>;
export const ConvertProspectDocument = new TypedDocumentString(`
    mutation ConvertProspect($input: ConvertProspectInput!, $key: UUID) {
  convertProspect(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ConflictError {
      current {
        ... on Prospect {
          __typename
          ...ProspectFields
        }
      }
    }
    ... on ConvertProspectSuccess {
      made
      prospect {
        ...ProspectFields
      }
      client {
        id
        code
        legalName
        kind
        nif
        emails
        phones
        notes
        owner {
          id
          name
        }
        originProspectId
        siteCount
        billingAddress {
          street
          city
        }
        contacts {
          name
          phone
          email
          main
        }
        mainSite {
          street
        }
        version
      }
      site {
        id
        name
        client {
          id
        }
        address {
          street
          number
          postalCode
          city
        }
      }
      service {
        id
        code
        title
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment ProspectFields on Prospect {
  id
  code
  kind
  name
  lastName
  legalName
  displayName
  nif
  email
  phone
  address {
    street
    number
    floor
    postalCode
    city
    province
  }
  sourceId
  interestIds
  need
  estimatedValueCents
  status
  lostReasonId
  discardKind
  owner {
    id
    name
  }
  nextActionOn
  due
  notes
  doNotContact
  firstResponseDueAt
  firstResponseAt
  convertedTo {
    id
    code
    name
  }
  convertedService {
    id
    code
    title
  }
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<ConvertProspectMutation, ConvertProspectMutationVariables>;
export const ReportAsDocument = new TypedDocumentString(`
    query ReportAs($id: ID!) {
  workReport(id: $id) {
    ...ReportFields
  }
}
    fragment ReportFields on WorkReport {
  id
  code
  number
  isLatest
  service {
    id
    code
    title
  }
  visitId
  signer {
    name
    nif
  }
  refusal
  signatureId
  frozenAt
  revisionReason
  sha256
  previousHash
  content {
    timeZone
    company {
      name
      nif
      address
      phone
      email
      logo
    }
    client {
      id
      code
      name
      nif
      address
    }
    site {
      id
      name
      address
    }
    contact {
      name
      phone
    }
    equipment {
      id
      name
      serialNumber
    }
    typeName
    category
    description
    underWarranty
    technicians {
      id
      name
    }
    travelStartedAt
    arrivedAt
    finishedAt
    pauses {
      from
      to
      reason
    }
    workedMinutes
    resolution
    checklist {
      id
      text
      answer
    }
    lines {
      id
      kind
      text
      quantityMilli
      unit
      unitPriceCents
      discountBasisPoints
      vatPercent
      billable
      amountCents
    }
    totals {
      baseCents
      vat {
        percent
        baseCents
        vatCents
      }
      totalCents
    }
    photos {
      attachmentId
      kind
      sha256
    }
    signer {
      name
      nif
    }
    signatureId
    refusal
    signedAt
    warrantyUntil
  }
}`) as unknown as TypedDocumentString<ReportAsQuery, ReportAsQueryVariables>;
export const CreateServiceDocument = new TypedDocumentString(`
    mutation CreateService($input: CreateServiceInput!, $key: UUID) {
  createService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on CreateServiceSuccess {
      service {
        id
        code
        title
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<CreateServiceMutation, CreateServiceMutationVariables>;
export const UpdateServiceDocument = new TypedDocumentString(`
    mutation UpdateService($input: UpdateServiceInput!, $key: UUID) {
  updateService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<UpdateServiceMutation, UpdateServiceMutationVariables>;
export const HoldServiceDocument = new TypedDocumentString(`
    mutation HoldService($input: HoldServiceInput!, $key: UUID) {
  holdService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<HoldServiceMutation, HoldServiceMutationVariables>;
export const ChangeHoldDocument = new TypedDocumentString(`
    mutation ChangeHold($input: ChangeHoldInput!, $key: UUID) {
  changeHold(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<ChangeHoldMutation, ChangeHoldMutationVariables>;
export const ResumeServiceDocument = new TypedDocumentString(`
    mutation ResumeService($input: ServiceVersionInput!, $key: UUID) {
  resumeService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<ResumeServiceMutation, ResumeServiceMutationVariables>;
export const CancelServiceDocument = new TypedDocumentString(`
    mutation CancelService($input: CancelServiceInput!, $key: UUID) {
  cancelService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<CancelServiceMutation, CancelServiceMutationVariables>;
export const CloseServiceDocument = new TypedDocumentString(`
    mutation CloseService($input: ServiceVersionInput!, $key: UUID) {
  closeService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<CloseServiceMutation, CloseServiceMutationVariables>;
export const ReopenServiceDocument = new TypedDocumentString(`
    mutation ReopenService($input: ReopenServiceInput!, $key: UUID) {
  reopenService(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<ReopenServiceMutation, ReopenServiceMutationVariables>;
export const ProposeFollowUpDocument = new TypedDocumentString(`
    mutation ProposeFollowUp($input: FollowUpInput!, $key: UUID) {
  proposeFollowUp(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on CreateServiceSuccess {
      service {
        id
        code
        title
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ProposeFollowUpMutation, ProposeFollowUpMutationVariables>;
export const AddServiceLineDocument = new TypedDocumentString(`
    mutation AddServiceLine($input: AddServiceLineInput!, $key: UUID) {
  addServiceLine(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceLineSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<AddServiceLineMutation, AddServiceLineMutationVariables>;
export const UpdateServiceLineDocument = new TypedDocumentString(`
    mutation UpdateServiceLine($input: UpdateServiceLineInput!, $key: UUID) {
  updateServiceLine(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceLineSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<UpdateServiceLineMutation, UpdateServiceLineMutationVariables>;
export const RemoveServiceLineDocument = new TypedDocumentString(`
    mutation RemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) {
  removeServiceLine(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ServiceLineSuccess {
      service {
        ...ServiceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Service {
          __typename
          ...ServiceFields
        }
        ... on ServiceLine {
          __typename
          ...LineFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<RemoveServiceLineMutation, RemoveServiceLineMutationVariables>;
export const AnswerChecklistDocument = new TypedDocumentString(`
    mutation AnswerChecklist($input: AnswerChecklistInput!, $key: UUID) {
  answerChecklist(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on AnswerChecklistSuccess {
      service {
        ...ServiceFields
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<AnswerChecklistMutation, AnswerChecklistMutationVariables>;
export const OneServiceDocument = new TypedDocumentString(`
    query OneService($id: ID!) {
  service(id: $id) {
    ...ServiceFields
  }
}
    fragment LineFields on ServiceLine {
  id
  item {
    id
    code
    name
  }
  kind
  text
  quantityMilli
  unit
  unitPriceCents
  costCents
  discountBasisPoints
  vatPercent
  billable
  amountCents
  authorName
  version
}
fragment ServiceFields on Service {
  id
  code
  title
  description
  status
  priority
  typeId
  typeName
  category
  durationMinutes
  skillIds
  client {
    id
    code
    name
  }
  site {
    id
    name
    address {
      street
      postalCode
      city
      province
    }
    accessNotes
    zoneId
  }
  equipment {
    id
    label
    serialNumber
    warrantyUntil
  }
  owner {
    id
    name
  }
  requestedAt
  notBefore
  dueAt
  promisedWindow {
    start
    end
  }
  hold {
    reasonId
    note
    since
    until
  }
  cancellation {
    reasonId
    note
  }
  resolution
  underWarranty
  checklist {
    id
    text
    kind
    options
    required
    answer
    answeredByName
    answeredAt
  }
  requiresSignature
  minPhotos
  instructions
  lines {
    ...LineFields
  }
  technicians {
    id
    name
  }
  nextVisit {
    id
    plannedStart
    status
  }
  followsUp {
    id
    code
    title
  }
  proposedByName
  createdAt
  updatedAt
  version
}`) as unknown as TypedDocumentString<OneServiceQuery, OneServiceQueryVariables>;
export const UpdateCompanyDocument = new TypedDocumentString(`
    mutation UpdateCompany($input: UpdateCompanyInput!, $key: UUID) {
  updateCompany(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on CompanySuccess {
      company {
        name
        nif
        address {
          street
          number
          floor
          postalCode
          city
          province
        }
        phone
        email
        timeZone
        agentsApproveAbsences
        pricesOnReport
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const UpdateWorkingHoursDocument = new TypedDocumentString(`
    mutation UpdateWorkingHours($input: UpdateWorkingHoursInput!, $key: UUID) {
  updateWorkingHours(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on WorkingHoursSuccess {
      workingHours {
        hours {
          mon {
            from
            to
          }
          sun {
            from
            to
          }
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<UpdateWorkingHoursMutation, UpdateWorkingHoursMutationVariables>;
export const SetCompanyLogoDocument = new TypedDocumentString(`
    mutation SetCompanyLogo($input: SetCompanyLogoInput!, $key: UUID) {
  setCompanyLogo(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on CompanyLogoSuccess {
      logo {
        png
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<SetCompanyLogoMutation, SetCompanyLogoMutationVariables>;
export const UpdateBuffersDocument = new TypedDocumentString(`
    mutation UpdateBuffers($input: UpdateBuffersInput!, $key: UUID) {
  updateBuffers(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on BuffersSuccess {
      buffers {
        low
        normal
        high
        urgent
        firstResponse
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<UpdateBuffersMutation, UpdateBuffersMutationVariables>;
export const UpdatePasswordsDocument = new TypedDocumentString(`
    mutation UpdatePasswords($input: UpdatePasswordsInput!, $key: UUID) {
  updatePasswords(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on PasswordsSuccess {
      passwords {
        minLength
        refuseCommon
        changeFirst
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<UpdatePasswordsMutation, UpdatePasswordsMutationVariables>;
export const SaveServiceTypeDocument = new TypedDocumentString(`
    mutation SaveServiceType($input: SaveServiceTypeInput!, $key: UUID) {
  saveServiceType(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on ServiceTypesSuccess {
      serviceTypes {
        values {
          id
          name
          category
          durationMinutes
          priority
          instructions
          checklist {
            text
            kind
            options
            required
          }
          skillIds
          requiresSignature
          minPhotos
          retired
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<SaveServiceTypeMutation, SaveServiceTypeMutationVariables>;
export const SaveSkillDocument = new TypedDocumentString(`
    mutation SaveSkill($input: SaveSkillInput!, $key: UUID) {
  saveSkill(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on SkillsSuccess {
      skills {
        values {
          id
          name
          retired
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<SaveSkillMutation, SaveSkillMutationVariables>;
export const SaveZoneDocument = new TypedDocumentString(`
    mutation SaveZone($input: SaveZoneInput!, $key: UUID) {
  saveZone(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on ZonesSuccess {
      zones {
        values {
          id
          name
          postalPrefixes
          retired
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<SaveZoneMutation, SaveZoneMutationVariables>;
export const SaveReasonDocument = new TypedDocumentString(`
    mutation SaveReason($input: SaveReasonInput!, $key: UUID) {
  saveReason(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on ReasonsSuccess {
      reasons {
        prospectSources {
          id
          name
          retired
        }
        lostReasons {
          id
          name
          retired
        }
        cancelReasons {
          id
          name
          retired
        }
        holdReasons {
          id
          name
          retired
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<SaveReasonMutation, SaveReasonMutationVariables>;
export const SaveHolidayDocument = new TypedDocumentString(`
    mutation SaveHoliday($input: SaveHolidayInput!, $key: UUID) {
  saveHoliday(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on HolidaysSuccess {
      holidays {
        values {
          id
          date
          name
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<SaveHolidayMutation, SaveHolidayMutationVariables>;
export const DropHolidayDocument = new TypedDocumentString(`
    mutation DropHoliday($input: DropHolidayInput!, $key: UUID) {
  dropHoliday(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on HolidaysSuccess {
      holidays {
        values {
          id
          date
          name
        }
        version
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<DropHolidayMutation, DropHolidayMutationVariables>;
export const RetireValueDocument = new TypedDocumentString(`
    mutation RetireValue($input: CatalogValueInput!, $key: UUID) {
  retireValue(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on CatalogValueSuccess {
      settings {
        skills {
          values {
            id
            name
            retired
          }
          version
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<RetireValueMutation, RetireValueMutationVariables>;
export const RestoreValueDocument = new TypedDocumentString(`
    mutation RestoreValue($input: CatalogValueInput!, $key: UUID) {
  restoreValue(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on CatalogValueSuccess {
      settings {
        skills {
          values {
            id
            name
            retired
          }
          version
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<RestoreValueMutation, RestoreValueMutationVariables>;
export const DropValueDocument = new TypedDocumentString(`
    mutation DropValue($input: CatalogValueInput!, $key: UUID) {
  dropValue(input: $input, key: $key) {
    __typename
    ...Refusal
    ...NewerSettings
    ... on CatalogValueSuccess {
      settings {
        skills {
          values {
            id
            name
            retired
          }
          version
        }
        reasons {
          version
          holdReasons {
            name
          }
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment NewerSettings on ConflictError {
  current {
    ... on CompanySettings {
      __typename
      name
      version
    }
    ... on CompanyLogo {
      __typename
      version
    }
    ... on WorkingHours {
      __typename
      version
    }
    ... on Buffers {
      __typename
      normal
      version
    }
    ... on PasswordSettings {
      __typename
      minLength
      version
    }
    ... on ServiceTypeList {
      __typename
      version
      values {
        name
      }
    }
    ... on SkillList {
      __typename
      version
      values {
        name
      }
    }
    ... on ZoneList {
      __typename
      version
      values {
        name
      }
    }
    ... on HolidayList {
      __typename
      version
      values {
        name
      }
    }
    ... on ReasonList {
      __typename
      version
      lostReasons {
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<DropValueMutation, DropValueMutationVariables>;
export const CreateAgentDocument = new TypedDocumentString(`
    mutation CreateAgent($input: CreateAgentInput!, $key: UUID) {
  createAgent(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on CreateAgentSuccess {
      agent {
        ...AgentFields
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AgentFields on Agent {
  role
  id
  name
  lastName
  email
  phone
  status
  version
}`) as unknown as TypedDocumentString<CreateAgentMutation, CreateAgentMutationVariables>;
export const UpdateTechnicianDocument = new TypedDocumentString(`
    mutation UpdateTechnician($input: UpdateStaffInput!, $key: UUID) {
  updateTechnician(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on TechnicianSuccess {
      technician {
        ...TechnicianFields
      }
    }
    ... on ConflictError {
      current {
        ... on Technician {
          __typename
          ...TechnicianFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment TechnicianFields on Technician {
  id
  name
  lastName
  email
  phone
  status
  version
  color
  skillIds
  zoneIds
  weeklyHours {
    mon {
      from
      to
    }
    sun {
      from
      to
    }
  }
  permissions {
    prices
    phones
  }
}`) as unknown as TypedDocumentString<UpdateTechnicianMutation, UpdateTechnicianMutationVariables>;
export const UpdateAgentDocument = new TypedDocumentString(`
    mutation UpdateAgent($input: UpdateStaffInput!, $key: UUID) {
  updateAgent(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on AgentSuccess {
      agent {
        ...AgentFields
      }
    }
    ... on ConflictError {
      current {
        ... on Agent {
          __typename
          ...AgentFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AgentFields on Agent {
  role
  id
  name
  lastName
  email
  phone
  status
  version
}`) as unknown as TypedDocumentString<UpdateAgentMutation, UpdateAgentMutationVariables>;
export const UpdateTechnicianProfileDocument = new TypedDocumentString(`
    mutation UpdateTechnicianProfile($input: UpdateTechnicianProfileInput!, $key: UUID) {
  updateTechnicianProfile(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on TechnicianSuccess {
      technician {
        ...TechnicianFields
      }
    }
    ... on ConflictError {
      current {
        ... on Technician {
          __typename
          ...TechnicianFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment TechnicianFields on Technician {
  id
  name
  lastName
  email
  phone
  status
  version
  color
  skillIds
  zoneIds
  weeklyHours {
    mon {
      from
      to
    }
    sun {
      from
      to
    }
  }
  permissions {
    prices
    phones
  }
}`) as unknown as TypedDocumentString<UpdateTechnicianProfileMutation, UpdateTechnicianProfileMutationVariables>;
export const SetTechnicianPermissionsDocument = new TypedDocumentString(`
    mutation SetTechnicianPermissions($input: SetTechnicianPermissionsInput!, $key: UUID) {
  setTechnicianPermissions(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on TechnicianSuccess {
      technician {
        ...TechnicianFields
      }
    }
    ... on ConflictError {
      current {
        ... on Technician {
          __typename
          ...TechnicianFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment TechnicianFields on Technician {
  id
  name
  lastName
  email
  phone
  status
  version
  color
  skillIds
  zoneIds
  weeklyHours {
    mon {
      from
      to
    }
    sun {
      from
      to
    }
  }
  permissions {
    prices
    phones
  }
}`) as unknown as TypedDocumentString<SetTechnicianPermissionsMutation, SetTechnicianPermissionsMutationVariables>;
export const ChangeRoleDocument = new TypedDocumentString(`
    mutation ChangeRole($input: ChangeRoleInput!, $key: UUID) {
  changeRole(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on AgentSuccess {
      agent {
        ...AgentFields
      }
    }
    ... on ConflictError {
      current {
        ... on Agent {
          __typename
          ...AgentFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AgentFields on Agent {
  role
  id
  name
  lastName
  email
  phone
  status
  version
}`) as unknown as TypedDocumentString<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const SuspendStaffDocument = new TypedDocumentString(`
    mutation SuspendStaff($input: StaffInput!, $key: UUID) {
  suspendStaff(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on StaffStatusSuccess {
      id
      status
      heldWork {
        visits
        prospects
        clients
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<SuspendStaffMutation, SuspendStaffMutationVariables>;
export const ReactivateStaffDocument = new TypedDocumentString(`
    mutation ReactivateStaff($input: StaffInput!, $key: UUID) {
  reactivateStaff(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on StaffStatusSuccess {
      id
      status
      heldWork {
        visits
        prospects
        clients
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ReactivateStaffMutation, ReactivateStaffMutationVariables>;
export const EndSessionsDocument = new TypedDocumentString(`
    mutation EndSessions($input: StaffInput!, $key: UUID) {
  endSessions(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on EndSessionsSuccess {
      id
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<EndSessionsMutation, EndSessionsMutationVariables>;
export const ChangeOwnPasswordDocument = new TypedDocumentString(`
    mutation ChangeOwnPassword($input: ChangeOwnPasswordInput!, $key: UUID) {
  changeOwnPassword(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ChangeOwnPasswordSuccess {
      id
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}`) as unknown as TypedDocumentString<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>;
export const UpdateMyProfileDocument = new TypedDocumentString(`
    mutation UpdateMyProfile($input: UpdateMyProfileInput!, $key: UUID) {
  updateMyProfile(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on MyProfileSuccess {
      me {
        ...MyFields
      }
    }
    ... on ConflictError {
      current {
        ... on Me {
          __typename
          ...MyFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment MyFields on Me {
  id
  name
  lastName
  phone
  role
  version
  color
}`) as unknown as TypedDocumentString<UpdateMyProfileMutation, UpdateMyProfileMutationVariables>;
export const RequestAbsenceDocument = new TypedDocumentString(`
    mutation RequestAbsence($input: AbsenceInput!, $key: UUID) {
  requestAbsence(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on AbsenceSuccess {
      absence {
        ...AbsenceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Absence {
          __typename
          ...AbsenceFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AbsenceFields on Absence {
  id
  technicianId
  technicianName
  from
  to
  kind
  status
  note
  decidedByName
  version
}`) as unknown as TypedDocumentString<RequestAbsenceMutation, RequestAbsenceMutationVariables>;
export const CreateAbsenceDocument = new TypedDocumentString(`
    mutation CreateAbsence($input: CreateAbsenceInput!, $key: UUID) {
  createAbsence(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on AbsenceSuccess {
      absence {
        ...AbsenceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Absence {
          __typename
          ...AbsenceFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AbsenceFields on Absence {
  id
  technicianId
  technicianName
  from
  to
  kind
  status
  note
  decidedByName
  version
}`) as unknown as TypedDocumentString<CreateAbsenceMutation, CreateAbsenceMutationVariables>;
export const DecideAbsenceDocument = new TypedDocumentString(`
    mutation DecideAbsence($input: DecideAbsenceInput!, $key: UUID) {
  decideAbsence(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on AbsenceSuccess {
      absence {
        ...AbsenceFields
      }
    }
    ... on ConflictError {
      current {
        ... on Absence {
          __typename
          ...AbsenceFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AbsenceFields on Absence {
  id
  technicianId
  technicianName
  from
  to
  kind
  status
  note
  decidedByName
  version
}`) as unknown as TypedDocumentString<DecideAbsenceMutation, DecideAbsenceMutationVariables>;
export const CancelAbsenceDocument = new TypedDocumentString(`
    mutation CancelAbsence($input: CancelAbsenceInput!, $key: UUID) {
  cancelAbsence(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on CancelAbsenceSuccess {
      id
    }
    ... on ConflictError {
      current {
        ... on Absence {
          __typename
          ...AbsenceFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment AbsenceFields on Absence {
  id
  technicianId
  technicianName
  from
  to
  kind
  status
  note
  decidedByName
  version
}`) as unknown as TypedDocumentString<CancelAbsenceMutation, CancelAbsenceMutationVariables>;
export const CreateTechnicianDocument = new TypedDocumentString(`
    mutation CreateTechnician($input: CreateTechnicianInput!, $key: UUID) {
  createTechnician(input: $input, key: $key) {
    __typename
    ... on CreateTechnicianSuccess {
      technician {
        id
        email
        phone
        status
        createdAt
      }
    }
    ... on UserError {
      message
    }
    ... on EmailTakenError {
      fields {
        path
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTechnicianMutation, CreateTechnicianMutationVariables>;
export const ScheduleVisitDocument = new TypedDocumentString(`
    mutation ScheduleVisit($input: ScheduleVisitInput!, $key: UUID) {
  scheduleVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...PlannedVisitFields
        }
      }
    }
    ... on PlanVisitSuccess {
      visit {
        ...PlannedVisitFields
      }
    }
    ... on SlotTakenError {
      reasons {
        kind
        severity
        technicianId
        message
      }
      nearestStart
    }
    ... on SlotWarningsError {
      reasons {
        kind
        severity
        technicianId
        message
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment PlannedVisitFields on Visit {
  id
  plannedStart
  plannedEnd
  status
  instructions
  reason
  version
  technicians {
    id
    name
  }
  summary {
    serviceId
    code
    title
  }
  site {
    id
    address {
      province
    }
  }
  service {
    id
    status
    technicians {
      id
    }
    nextVisit {
      id
      plannedStart
    }
  }
}`) as unknown as TypedDocumentString<ScheduleVisitMutation, ScheduleVisitMutationVariables>;
export const MoveVisitDocument = new TypedDocumentString(`
    mutation MoveVisit($input: MoveVisitInput!, $key: UUID) {
  moveVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...PlannedVisitFields
        }
      }
    }
    ... on PlanVisitSuccess {
      visit {
        ...PlannedVisitFields
      }
    }
    ... on SlotTakenError {
      reasons {
        kind
        severity
        technicianId
        message
      }
      nearestStart
    }
    ... on SlotWarningsError {
      reasons {
        kind
        severity
        technicianId
        message
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment PlannedVisitFields on Visit {
  id
  plannedStart
  plannedEnd
  status
  instructions
  reason
  version
  technicians {
    id
    name
  }
  summary {
    serviceId
    code
    title
  }
  site {
    id
    address {
      province
    }
  }
  service {
    id
    status
    technicians {
      id
    }
    nextVisit {
      id
      plannedStart
    }
  }
}`) as unknown as TypedDocumentString<MoveVisitMutation, MoveVisitMutationVariables>;
export const UnscheduleVisitDocument = new TypedDocumentString(`
    mutation UnscheduleVisit($input: VisitVersionInput!, $key: UUID) {
  unscheduleVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...PlannedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...PlannedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment PlannedVisitFields on Visit {
  id
  plannedStart
  plannedEnd
  status
  instructions
  reason
  version
  technicians {
    id
    name
  }
  summary {
    serviceId
    code
    title
  }
  site {
    id
    address {
      province
    }
  }
  service {
    id
    status
    technicians {
      id
    }
    nextVisit {
      id
      plannedStart
    }
  }
}`) as unknown as TypedDocumentString<UnscheduleVisitMutation, UnscheduleVisitMutationVariables>;
export const CancelVisitDocument = new TypedDocumentString(`
    mutation CancelVisit($input: CancelVisitInput!, $key: UUID) {
  cancelVisit(input: $input, key: $key) {
    __typename
    ...Refusal
    ... on VisitSuccess {
      visit {
        ...PlannedVisitFields
      }
    }
    ... on ConflictError {
      current {
        ... on Visit {
          __typename
          ...PlannedVisitFields
        }
      }
    }
  }
}
    fragment Refusal on UserError {
  message
  ... on ValidationError {
    fields {
      path
      message
    }
  }
  ... on EmailTakenError {
    fields {
      path
      message
    }
  }
  ... on DuplicateError {
    mustLink
    matches {
      entity
      id
      code
      name
      matchedOn
      prospectStatus
      archived
    }
  }
}
fragment PlannedVisitFields on Visit {
  id
  plannedStart
  plannedEnd
  status
  instructions
  reason
  version
  technicians {
    id
    name
  }
  summary {
    serviceId
    code
    title
  }
  site {
    id
    address {
      province
    }
  }
  service {
    id
    status
    technicians {
      id
    }
    nextVisit {
      id
      plannedStart
    }
  }
}`) as unknown as TypedDocumentString<CancelVisitMutation, CancelVisitMutationVariables>;
export const OwnAccessClientDocument = new TypedDocumentString(`
    query OwnAccessClient($client: ID!, $site: ID!, $equipment: ID!) {
  client(id: $client) {
    id
    phones
    emails
    contacts {
      name
      phone
    }
  }
  site(id: $site) {
    id
    contactName
    contactPhone
    accessNotes
  }
  equipment(id: $equipment) {
    id
    kind
  }
}
    `) as unknown as TypedDocumentString<OwnAccessClientQuery, OwnAccessClientQueryVariables>;
export const OwnAccessClient2Document = new TypedDocumentString(`
    query OwnAccessClient2($id: ID!) {
  client(id: $id) {
    legalName
    emails
    tags
    notes
    contacts {
      name
      email
    }
  }
}
    `) as unknown as TypedDocumentString<OwnAccessClient2Query, OwnAccessClient2QueryVariables>;
export const OwnAccessClient3Document = new TypedDocumentString(`
    query OwnAccessClient3($id: ID!) {
  client(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<OwnAccessClient3Query, OwnAccessClient3QueryVariables>;
export const OwnAccessClient4Document = new TypedDocumentString(`
    query OwnAccessClient4($id: ID!) {
  client(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<OwnAccessClient4Query, OwnAccessClient4QueryVariables>;
export const OwnReachServiceDocument = new TypedDocumentString(`
    query OwnReachService($service: ID!, $visit: ID!) {
  service(id: $service) {
    contact {
      name
    }
    site {
      accessNotes
    }
  }
  visit(id: $visit) {
    site {
      accessNotes
    }
    service {
      contact {
        name
      }
      site {
        accessNotes
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnReachServiceQuery, OwnReachServiceQueryVariables>;
export const OwnReachService2Document = new TypedDocumentString(`
    query OwnReachService2($id: ID!) {
  service(id: $id) {
    nextVisit {
      id
    }
    technicians {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OwnReachService2Query, OwnReachService2QueryVariables>;
export const CommandLineToolsMeDocument = new TypedDocumentString(`
    query CommandLineToolsMe {
  me {
    email
    role
  }
}
    `) as unknown as TypedDocumentString<CommandLineToolsMeQuery, CommandLineToolsMeQueryVariables>;
export const FanoutsSystemStatusDocument = new TypedDocumentString(`
    query FanoutsSystemStatus {
  systemStatus {
    staleCopies {
      id
      subject
      name
      records
      state
      attempts
      nextAttemptAt
      problem
    }
  }
}
    `) as unknown as TypedDocumentString<FanoutsSystemStatusQuery, FanoutsSystemStatusQueryVariables>;
export const FanoutsRetryStaleCopyDocument = new TypedDocumentString(`
    mutation FanoutsRetryStaleCopy($input: RetryStaleCopyInput!, $key: UUID) {
  result: retryStaleCopy(input: $input, key: $key) {
    __typename
    ... on RetryStaleCopySuccess {
      status {
        staleCopies {
          id
          subject
          name
          records
          state
          attempts
          nextAttemptAt
          problem
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FanoutsRetryStaleCopyMutation, FanoutsRetryStaleCopyMutationVariables>;
export const FiguresCountedDocument = new TypedDocumentString(`
    query FiguresCounted {
  figures {
    openProspects
    newProspects
    activeClients
    activeTechnicians
    openReviews
  }
}
    `) as unknown as TypedDocumentString<FiguresCountedQuery, FiguresCountedQueryVariables>;
export const SeedServicesMyVisitsDocument = new TypedDocumentString(`
    query SeedServicesMyVisits($today: LocalDate!) {
  myVisits(from: $today) {
    status
  }
}
    `) as unknown as TypedDocumentString<SeedServicesMyVisitsQuery, SeedServicesMyVisitsQueryVariables>;
export const SeedMeDocument = new TypedDocumentString(`
    query SeedMe {
  me {
    email
    role
  }
}
    `) as unknown as TypedDocumentString<SeedMeQuery, SeedMeQueryVariables>;
export const SeedTotalsDocument = new TypedDocumentString(`
    query SeedTotals {
  prospectTotals {
    status
    count
    valueCents
  }
}
    `) as unknown as TypedDocumentString<SeedTotalsQuery, SeedTotalsQueryVariables>;
export const SeedDueDocument = new TypedDocumentString(`
    query SeedDue($due: DueBucket!) {
  prospects(first: 1, filter: {due: $due}) {
    edges {
      node {
        due
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SeedDueQuery, SeedDueQueryVariables>;
export const SeedSearchDocument = new TypedDocumentString(`
    query SeedSearch($words: String!) {
  clients(search: $words) {
    edges {
      node {
        name: legalName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SeedSearchQuery, SeedSearchQueryVariables>;
export const SeedHitsDocument = new TypedDocumentString(`
    query SeedHits {
  search(q: "vaillant") {
    entity
  }
  prospects(search: "lorenzo cano") {
    edges {
      node {
        need
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SeedHitsQuery, SeedHitsQueryVariables>;
export const SeedTeamDocument = new TypedDocumentString(`
    query SeedTeam {
  team(roles: [AGENT]) {
    id
  }
}
    `) as unknown as TypedDocumentString<SeedTeamQuery, SeedTeamQueryVariables>;
export const SeedOwnDocument = new TypedDocumentString(`
    query SeedOwn {
  me {
    color
  }
  absences {
    edges {
      node {
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SeedOwnQuery, SeedOwnQueryVariables>;
export const ConversionLinksProspectDocument = new TypedDocumentString(`
    query ConversionLinksProspect($id: ID!) {
  prospect(id: $id) {
    notDuplicateOf
  }
}
    `) as unknown as TypedDocumentString<ConversionLinksProspectQuery, ConversionLinksProspectQueryVariables>;
export const ConversionServicePlanningRevisionDocument = new TypedDocumentString(`
    query ConversionServicePlanningRevision {
  planningRevision(date: "2026-11-21") {
    tray
  }
}
    `) as unknown as TypedDocumentString<ConversionServicePlanningRevisionQuery, ConversionServicePlanningRevisionQueryVariables>;
export const ConversionServiceActivityDocument = new TypedDocumentString(`
    query ConversionServiceActivity($id: ID!) {
  activity(entity: PROSPECT, id: $id) {
    edges {
      node {
        changes {
          field
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConversionServiceActivityQuery, ConversionServiceActivityQueryVariables>;
export const ProspectsListDocument = new TypedDocumentString(`
    query ProspectsList($first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!) {
  prospects(
    first: $first
    after: $after
    search: $search
    filter: $filter
    sort: $sort
  ) {
    edges {
      cursor
      node {
        id
        name
        due
        status
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ProspectsListQuery, ProspectsListQueryVariables>;
export const ProspectsListProspectTotalsDocument = new TypedDocumentString(`
    query ProspectsListProspectTotals($filter: ProspectFilter) {
  prospectTotals(filter: $filter) {
    status
    count
    valueCents
  }
}
    `) as unknown as TypedDocumentString<ProspectsListProspectTotalsQuery, ProspectsListProspectTotalsQueryVariables>;
export const ProspectsList2Document = new TypedDocumentString(`
    query ProspectsList2($id: ID!) {
  prospect(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ProspectsList2Query, ProspectsList2QueryVariables>;
export const PageDocument = new TypedDocumentString(`
    query Page($entity: EntityKind!, $id: ID!, $first: PageSize!, $after: String) {
  activity(entity: $entity, id: $id, first: $first, after: $after) {
    edges {
      cursor
      node {
        id
        at
        actorId
        actorName
        action
        entity
        entityId
        subject
        text
        noteKind
        changes {
          field
          before
          after
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const NotesActivityDocument = new TypedDocumentString(`
    query NotesActivity {
  activity(entity: CLIENT, id: "ibiza") {
    edges {
      node {
        at
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NotesActivityQuery, NotesActivityQueryVariables>;
export const MissingToInvoiceDocument = new TypedDocumentString(`
    query MissingToInvoice($id: ID!) {
  service(id: $id) {
    missingToInvoice
  }
}
    `) as unknown as TypedDocumentString<MissingToInvoiceQuery, MissingToInvoiceQueryVariables>;
export const OwnServiceDocument = new TypedDocumentString(`
    query OwnService($id: ID!) {
  service(id: $id) {
    contact {
      name
      phone
    }
    totals {
      totalCents
    }
    missingToInvoice
    visits {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OwnServiceQuery, OwnServiceQueryVariables>;
export const ServicesHoldDocument = new TypedDocumentString(`
    query ServicesHold($filter: ServiceFilter) {
  services(filter: $filter) {
    edges {
      node {
        id
        status
        hold {
          until
        }
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ServicesHoldQuery, ServicesHoldQueryVariables>;
export const TotalsOfDocument = new TypedDocumentString(`
    query TotalsOf($id: ID!) {
  service(id: $id) {
    totals {
      baseCents
      totalCents
      vat {
        percent
        vatCents
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TotalsOfQuery, TotalsOfQueryVariables>;
export const LineTimelineDocument = new TypedDocumentString(`
    query LineTimeline($id: ID!) {
  activity(entity: SERVICE, id: $id, first: 10) {
    edges {
      node {
        changes {
          field
          before
          after
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LineTimelineQuery, LineTimelineQueryVariables>;
export const ServicesListDocument = new TypedDocumentString(`
    query ServicesList($first: PageSize!, $after: String, $search: String, $filter: ServiceFilter, $sort: ServiceSort!) {
  services(
    first: $first
    after: $after
    search: $search
    filter: $filter
    sort: $sort
  ) {
    edges {
      node {
        id
        code
        title
        client {
          name
        }
        site {
          name
          address {
            city
          }
        }
        technicians {
          name
        }
        dueAt
        nextVisit {
          plannedStart
        }
        lines {
          unitPriceCents
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ServicesListQuery, ServicesListQueryVariables>;
export const ServicesList2Document = new TypedDocumentString(`
    query ServicesList2 {
  services(first: 25, sort: DUE, filter: {status: FINISHED}) {
    edges {
      node {
        missingToInvoice
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ServicesList2Query, ServicesList2QueryVariables>;
export const ServiceDetailDocument = new TypedDocumentString(`
    query ServiceDetail($id: ID!) {
  service(id: $id) {
    code
    client {
      name
    }
    site {
      name
    }
    equipment {
      label
    }
    technicians {
      name
    }
    lines {
      text
    }
    checklist {
      text
    }
    visits {
      id
    }
    reports {
      id
    }
    contact {
      phone
    }
    missingToInvoice
    totals {
      totalCents
    }
    followsUp {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ServiceDetailQuery, ServiceDetailQueryVariables>;
export const ContactOfDocument = new TypedDocumentString(`
    query ContactOf($id: ID!) {
  service(id: $id) {
    contact {
      name
      phone
    }
  }
}
    `) as unknown as TypedDocumentString<ContactOfQuery, ContactOfQueryVariables>;
export const WorkCopiesServicesDocument = new TypedDocumentString(`
    query WorkCopiesServices($search: String) {
  services(search: $search) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WorkCopiesServicesQuery, WorkCopiesServicesQueryVariables>;
export const WorkCopiesMergePreviewDocument = new TypedDocumentString(`
    query WorkCopiesMergePreview($keepId: ID!, $mergeId: ID!) {
  mergePreview(keepId: $keepId, mergeId: $mergeId) {
    serviceCount
  }
}
    `) as unknown as TypedDocumentString<WorkCopiesMergePreviewQuery, WorkCopiesMergePreviewQueryVariables>;
export const CatalogValuesDocument = new TypedDocumentString(`
    query CatalogValues {
  catalog {
    skills {
      name
      retired
    }
  }
}
    `) as unknown as TypedDocumentString<CatalogValuesQuery, CatalogValuesQueryVariables>;
export const SettingsGuardsCatalogDocument = new TypedDocumentString(`
    query SettingsGuardsCatalog {
  catalog {
    timeZone
    skills {
      name
    }
    holdReasons {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SettingsGuardsCatalogQuery, SettingsGuardsCatalogQueryVariables>;
export const SettingsDocument = new TypedDocumentString(`
    query Settings {
  settings {
    company {
      name
      nif
      address {
        street
      }
      phone
      email
      timeZone
      agentsApproveAbsences
      pricesOnReport
      version
    }
    workingHours {
      hours {
        mon {
          from
          to
        }
        fri {
          from
          to
        }
        sun {
          from
          to
        }
      }
      version
    }
    buffers {
      low
      normal
      high
      urgent
      lowClock
      highClock
      urgentClock
      firstResponse
      version
    }
    serviceTypes {
      values {
        id
      }
      version
    }
    skills {
      values {
        id
      }
      version
    }
    zones {
      values {
        id
      }
      version
    }
    holidays {
      values {
        id
      }
      version
    }
    reasons {
      prospectSources {
        id
      }
      lostReasons {
        id
      }
      cancelReasons {
        id
      }
      holdReasons {
        id
      }
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SettingsQuery, SettingsQueryVariables>;
export const Settings2Document = new TypedDocumentString(`
    query Settings2 {
  settings {
    company {
      pricesOnReport
    }
  }
}
    `) as unknown as TypedDocumentString<Settings2Query, Settings2QueryVariables>;
export const AbsenceWorkDocument = new TypedDocumentString(`
    query AbsenceWork($id: ID!) {
  absenceWork(id: $id) {
    visits
    firstDay
  }
}
    `) as unknown as TypedDocumentString<AbsenceWorkQuery, AbsenceWorkQueryVariables>;
export const AbsencesListDocument = new TypedDocumentString(`
    query AbsencesList($technicianId: ID, $status: AbsenceStatus, $first: PageSize, $after: String) {
  absences(
    technicianId: $technicianId
    status: $status
    first: $first
    after: $after
  ) {
    edges {
      cursor
      node {
        id
        technicianId
        from
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<AbsencesListQuery, AbsencesListQueryVariables>;
export const CreateTechnicianMeDocument = new TypedDocumentString(`
    query CreateTechnicianMe {
  me {
    id
    email
    role
    permissions {
      prices
      phones
    }
  }
  meTechnician {
    user {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTechnicianMeQuery, CreateTechnicianMeQueryVariables>;
export const NotesAnswersActivityDocument = new TypedDocumentString(`
    query NotesAnswersActivity($id: ID!) {
  activity(entity: PROSPECT, id: $id) {
    edges {
      node {
        action
        text
        noteKind
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NotesAnswersActivityQuery, NotesAnswersActivityQueryVariables>;
export const OwnTimelineActivityDocument = new TypedDocumentString(`
    query OwnTimelineActivity($entity: EntityKind!, $id: ID!) {
  activity(entity: $entity, id: $id) {
    edges {
      node {
        action
        entity
        entityId
        subject
        text
        changes {
          field
          before
          after
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnTimelineActivityQuery, OwnTimelineActivityQueryVariables>;
export const OwnTimelineActivity2Document = new TypedDocumentString(`
    query OwnTimelineActivity2($id: ID!, $after: String) {
  activity(entity: SERVICE, id: $id, first: 2, after: $after) {
    edges {
      node {
        text
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<OwnTimelineActivity2Query, OwnTimelineActivity2QueryVariables>;
export const PasswordsCreateTechnicianDocument = new TypedDocumentString(`
    mutation PasswordsCreateTechnician($input: CreateTechnicianInput!) {
  createTechnician(input: $input) {
    __typename
    ... on ValidationError {
      fields {
        path
        message
      }
    }
    ... on CreateTechnicianSuccess {
      technician {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PasswordsCreateTechnicianMutation, PasswordsCreateTechnicianMutationVariables>;
export const PasswordsSettingsDocument = new TypedDocumentString(`
    query PasswordsSettings {
  settings {
    passwords {
      minLength
      refuseCommon
      changeFirst
      version
    }
  }
}
    `) as unknown as TypedDocumentString<PasswordsSettingsQuery, PasswordsSettingsQueryVariables>;
export const StaffListsAgentDocument = new TypedDocumentString(`
    query StaffListsAgent($id: ID!) {
  agent(id: $id) {
    id
    role
  }
  technician(id: $id) {
    id
    color
  }
}
    `) as unknown as TypedDocumentString<StaffListsAgentQuery, StaffListsAgentQueryVariables>;
export const StaffListsTeamDocument = new TypedDocumentString(`
    query StaffListsTeam($roles: [Role!]) {
  team(roles: $roles) {
    name
    role
    color
    zoneIds
  }
}
    `) as unknown as TypedDocumentString<StaffListsTeamQuery, StaffListsTeamQueryVariables>;
export const StaffListsMeDocument = new TypedDocumentString(`
    query StaffListsMe {
  me {
    version
    color
  }
}
    `) as unknown as TypedDocumentString<StaffListsMeQuery, StaffListsMeQueryVariables>;
export const StaffStatusHeldWorkDocument = new TypedDocumentString(`
    query StaffStatusHeldWork($id: ID!) {
  heldWork(id: $id) {
    visits
    prospects
    clients
  }
}
    `) as unknown as TypedDocumentString<StaffStatusHeldWorkQuery, StaffStatusHeldWorkQueryVariables>;
export const StaffStatusMeAdminDocument = new TypedDocumentString(`
    query StaffStatusMeAdmin {
  meAdmin {
    user {
      role
    }
  }
}
    `) as unknown as TypedDocumentString<StaffStatusMeAdminQuery, StaffStatusMeAdminQueryVariables>;
export const Page2Document = new TypedDocumentString(`
    query Page2($first: PageSize!, $after: String) {
  technicians(first: $first, after: $after) {
    edges {
      cursor
      node {
        id
        name
        lastName
        email
        phone
        status
        createdAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<Page2Query, Page2QueryVariables>;
export const TechniciansDocument = new TypedDocumentString(`
    query Technicians($id: ID!) {
  technician(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<TechniciansQuery, TechniciansQueryVariables>;
export const TechniciansMeDocument = new TypedDocumentString(`
    query TechniciansMe {
  me {
    id
    role
  }
}
    `) as unknown as TypedDocumentString<TechniciansMeQuery, TechniciansMeQueryVariables>;
export const TechniciansMe2Document = new TypedDocumentString(`
    query TechniciansMe2($id: ID!) {
  me {
    id
  }
  again: me {
    role
  }
  technician(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<TechniciansMe2Query, TechniciansMe2QueryVariables>;
export const TechniciansMeAdminDocument = new TypedDocumentString(`
    query TechniciansMeAdmin {
  meAdmin {
    user {
      id
    }
    activeTechnicianCount
  }
}
    `) as unknown as TypedDocumentString<TechniciansMeAdminQuery, TechniciansMeAdminQueryVariables>;
export const Technicians2Document = new TypedDocumentString(`
    query Technicians2($id: ID!) {
  technician(id: $id) {
    name
  }
}
    `) as unknown as TypedDocumentString<Technicians2Query, Technicians2QueryVariables>;
export const DevicesDocument = new TypedDocumentString(`
    query Devices($ids: [ID!]!) {
  devices(technicianIds: $ids) {
    technicianId
    heardAt
  }
}
    `) as unknown as TypedDocumentString<DevicesQuery, DevicesQueryVariables>;
export const LateWorkWorkReportDocument = new TypedDocumentString(`
    query LateWorkWorkReport($id: ID!) {
  workReport(id: $id) {
    content {
      workedMinutes
      unconfirmedTimes
    }
  }
}
    `) as unknown as TypedDocumentString<LateWorkWorkReportQuery, LateWorkWorkReportQueryVariables>;
export const OwnWeekMyDaysOffDocument = new TypedDocumentString(`
    query OwnWeekMyDaysOff($from: LocalDate!, $days: Int!) {
  myDaysOff(from: $from, days: $days) {
    date
    holiday
    absence
  }
}
    `) as unknown as TypedDocumentString<OwnWeekMyDaysOffQuery, OwnWeekMyDaysOffQueryVariables>;
export const OwnWeekLetterheadDocument = new TypedDocumentString(`
    query OwnWeekLetterhead {
  letterhead {
    name
    nif
    address
    phone
  }
}
    `) as unknown as TypedDocumentString<OwnWeekLetterheadQuery, OwnWeekLetterheadQueryVariables>;
export const PlanningOfChangesDocument = new TypedDocumentString(`
    query PlanningOfChanges($date: LocalDate!, $view: PlanningView!) {
  planning(date: $date, view: $view) {
    mark
    tray
    technicians {
      id
      name
    }
    visits {
      ...VisitOfChanges
    }
  }
}
    fragment VisitOfChanges on Visit {
  id
  plannedStart
  plannedEnd
  status
  version
  technicians {
    id
    name
  }
  client {
    name
  }
  site {
    name
  }
  summary {
    title
  }
}`) as unknown as TypedDocumentString<PlanningOfChangesQuery, PlanningOfChangesQueryVariables>;
export const ChangesOfPlanningDocument = new TypedDocumentString(`
    query ChangesOfPlanning($date: LocalDate!, $view: PlanningView!, $since: String!) {
  planningChanges(date: $date, view: $view, since: $since) {
    isTooOld
    mark
    tray
    visits {
      ...VisitOfChanges
    }
    goneIds
  }
}
    fragment VisitOfChanges on Visit {
  id
  plannedStart
  plannedEnd
  status
  version
  technicians {
    id
    name
  }
  client {
    name
  }
  site {
    name
  }
  summary {
    title
  }
}`) as unknown as TypedDocumentString<ChangesOfPlanningQuery, ChangesOfPlanningQueryVariables>;
export const PlanningSuggestionsSlotSuggestionsDocument = new TypedDocumentString(`
    query PlanningSuggestionsSlotSuggestions($serviceId: ID!, $from: LocalDate) {
  slotSuggestions(serviceId: $serviceId, from: $from) {
    technician {
      id
      name
      color
    }
    start
    end
    reasons
  }
}
    `) as unknown as TypedDocumentString<PlanningSuggestionsSlotSuggestionsQuery, PlanningSuggestionsSlotSuggestionsQueryVariables>;
export const PlanningTrayRevisionPlanningRevisionDocument = new TypedDocumentString(`
    query PlanningTrayRevisionPlanningRevision {
  planningRevision(date: "2026-11-24") {
    tray
  }
}
    `) as unknown as TypedDocumentString<PlanningTrayRevisionPlanningRevisionQuery, PlanningTrayRevisionPlanningRevisionQueryVariables>;
export const PlanningDocument = new TypedDocumentString(`
    query Planning($date: LocalDate!, $view: PlanningView!) {
  planning(date: $date, view: $view) {
    from
    to
    revision
    technicians {
      id
      name
      lastName
      color
      status
      skillIds
      zoneIds
      weeklyHours {
        mon {
          from
          to
        }
      }
      absences {
        from
        to
        kind
      }
    }
    visits {
      id
      plannedStart
      plannedEnd
      status
      technicians {
        id
        color
      }
      summary {
        code
        title
        priority
        dueAt
        promisedWindow {
          start
          end
        }
        equipmentLabel
      }
      site {
        address {
          city
        }
      }
      client {
        name
      }
      version
    }
    holidays {
      date
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PlanningQuery, PlanningQueryVariables>;
export const PlanningPlanningRevisionDocument = new TypedDocumentString(`
    query PlanningPlanningRevision($date: LocalDate!) {
  planningRevision(date: $date) {
    week
    tray
  }
}
    `) as unknown as TypedDocumentString<PlanningPlanningRevisionQuery, PlanningPlanningRevisionQueryVariables>;
export const VisitsPerformOwnDayMyVisitsDocument = new TypedDocumentString(`
    query VisitsPerformOwnDayMyVisits($from: LocalDate!, $days: Int!) {
  myVisits(from: $from, days: $days) {
    plannedStart
  }
}
    `) as unknown as TypedDocumentString<VisitsPerformOwnDayMyVisitsQuery, VisitsPerformOwnDayMyVisitsQueryVariables>;
export const VisitsPerformTimelineActivityDocument = new TypedDocumentString(`
    query VisitsPerformTimelineActivity($id: ID!) {
  activity(entity: SERVICE, id: $id, first: 20) {
    edges {
      node {
        action
        at
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsPerformTimelineActivityQuery, VisitsPerformTimelineActivityQueryVariables>;
export const VisitsPerformTimelineRemoveAttachmentDocument = new TypedDocumentString(`
    mutation VisitsPerformTimelineRemoveAttachment($input: RemoveAttachmentInput!) {
  removeAttachment(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<VisitsPerformTimelineRemoveAttachmentMutation, VisitsPerformTimelineRemoveAttachmentMutationVariables>;
export const VisitsPlanDocument = new TypedDocumentString(`
    query VisitsPlan($id: ID!) {
  visit(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<VisitsPlanQuery, VisitsPlanQueryVariables>;
export const VisitsPlanHeldWorkDocument = new TypedDocumentString(`
    query VisitsPlanHeldWork($id: ID!) {
  heldWork(id: $id) {
    visits
  }
}
    `) as unknown as TypedDocumentString<VisitsPlanHeldWorkQuery, VisitsPlanHeldWorkQueryVariables>;