/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something to be written down. */
export type AddNoteInput = {
  /** True where a call or an e-mail also takes a prospect out of NEW, to CONTACTED, in the same transaction; nothing more than the note where the prospect is past NEW. Only of a PROSPECT, with the permission to edit it. */
  answers?: boolean | null | undefined;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** PROSPECT, CLIENT or SERVICE. */
  entity: EntityKind;
  /** Of which record. */
  id: string | number;
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
  lineId: string | number;
  /** When it was written down, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string | number;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
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
  itemId: string | number;
  /** When it was given, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
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

/** The end of a visit that was completed. */
export type CompleteVisitInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string | number;
  /** As in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** Reason for the missing signature. */
  refusal?: string | null | undefined;
  /** What was done. */
  resolution: string;
  /** The attachment with the signature, of this visit. */
  signatureId?: string | number | null | undefined;
  /** Who signs; with `signatureId`. */
  signer?: ReportSignerInput | null | undefined;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** What the plate of a machine really says. What is left out stays as it is; null clears it. */
export type CorrectEquipmentInput = {
  /** Marca. */
  brand?: string | null | undefined;
  /** Which. */
  id: string | number;
  /** Modelo. */
  model?: string | null | undefined;
  /** When it was read, as the device says; null for now. */
  occurredAt?: string | null | undefined;
  /** Número de serie. */
  serialNumber?: string | null | undefined;
  /** The visit in which it was read; where left out, a technician must be at work there now. */
  visitId?: string | number | null | undefined;
};

/** A new machine. */
export type CreateEquipmentInput = {
  /** What and where. */
  equipment: EquipmentInput;
  /** Its id, made on the device where there was no connection; where left out, the server makes one. */
  id?: string | number | null | undefined;
  /** When it was added, as the device says; null for now. */
  occurredAt?: string | null | undefined;
  /** The visit in which it was found; where left out, a technician must be at work there now. */
  visitId?: string | number | null | undefined;
};

/** The end of a visit that was not completed. */
export type EndVisitIncompleteInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string | number;
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
  siteId: string | number;
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

/** What is to be done after a service, at the same site. */
export type FollowUpInput = {
  /** What is to be done. */
  description?: string | null | undefined;
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** An id made by the client (20 letters and digits), so that what was typed without a connection is sent once. */
  id?: string | number | null | undefined;
  /** Not before. */
  notBefore?: string | null | undefined;
  /** When it was typed, as the device says; it stands in the timeline where it arrived. */
  occurredAt?: string | null | undefined;
  /** The service it follows. */
  serviceId: string | number;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
  /** In a few words. */
  title: string;
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

/** A note about a record. */
export type NoteKind =
  /** Llamada. */
  | 'CALL'
  /** Correo. */
  | 'EMAIL'
  /** Nota. */
  | 'NOTE';

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
  id: string | number;
  /** As in `VisitActInput`. */
  occurredAt?: string | null | undefined;
  /** Why. */
  reason: PauseReason;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** A file to be removed. */
export type RemoveAttachmentInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string | number;
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
  lineId: string | number;
  /** When it was taken away, as the device says; regarded as in `VisitActInput`, and not before the visit began. */
  occurredAt?: string | null | undefined;
  /** Of which service. */
  serviceId: string | number;
  /** How far the device's clock was ahead of the server's, in milliseconds; negative where it was behind. */
  skewMs?: number | null | undefined;
};

/** Who signs a report. */
export type ReportSignerInput = {
  /** Nombre y apellidos. */
  name: string;
  /** NIF. */
  nif?: string | null | undefined;
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

/** A step of a visit. */
export type VisitActInput = {
  /** What the device's clock showed then, where `occurredAt` is corrected by what it knows of its error; kept beside it. */
  deviceAt?: string | null | undefined;
  /** True to report it to the office where it cannot be taken, even for something that could be mended first: see `WorkFiled`. */
  file?: boolean | null | undefined;
  /** Which. */
  id: string | number;
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

export type TravelToVisitMutationVariables = Exact<{
  input: Types.VisitActInput;
  key: string;
}>;


export type TravelToVisitMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type StartVisitMutationVariables = Exact<{
  input: Types.VisitActInput;
  key: string;
}>;


export type StartVisitMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type PauseVisitMutationVariables = Exact<{
  input: Types.PauseVisitInput;
  key: string;
}>;


export type PauseVisitMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type ResumeVisitMutationVariables = Exact<{
  input: Types.VisitActInput;
  key: string;
}>;


export type ResumeVisitMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type CompleteVisitMutationVariables = Exact<{
  input: Types.CompleteVisitInput;
  key: string;
}>;


export type CompleteVisitMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type EndVisitIncompleteMutationVariables = Exact<{
  input: Types.EndVisitIncompleteInput;
  key: string;
}>;


export type EndVisitIncompleteMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type AnswerVisitChecklistMutationVariables = Exact<{
  input: Types.AnswerChecklistInput;
  key: string;
}>;


export type AnswerVisitChecklistMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type AddVisitLineMutationVariables = Exact<{
  input: Types.AddServiceLineInput;
  key: string;
}>;


export type AddVisitLineMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type RemoveVisitLineMutationVariables = Exact<{
  input: Types.RemoveServiceLineInput;
  key: string;
}>;


export type RemoveVisitLineMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type RemoveVisitPhotoMutationVariables = Exact<{
  input: Types.RemoveAttachmentInput;
  key: string;
}>;


export type RemoveVisitPhotoMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type ProposeVisitFollowUpMutationVariables = Exact<{
  input: Types.FollowUpInput;
  key: string;
}>;


export type ProposeVisitFollowUpMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | { because: string }
    | Record<PropertyKey, never>
   };

export type AddVisitNoteMutationVariables = Exact<{
  input: Types.AddNoteInput;
  key: string;
}>;


export type AddVisitNoteMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | Record<PropertyKey, never>
   };

export type AddMachineMutationVariables = Exact<{
  input: Types.CreateEquipmentInput;
  key: string;
}>;


export type AddMachineMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | Record<PropertyKey, never>
   };

export type CorrectMachineMutationVariables = Exact<{
  input: Types.CorrectEquipmentInput;
  key: string;
}>;


export type CorrectMachineMutation = { result:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string, fields: Array<{ path: string, message: string }> }
    | Record<PropertyKey, never>
   };


export const TravelToVisitDocument = {"__meta__":{"hash":"8683672fdd211a8d8c0486ec4df002b51071481d91dc438f90680fd29fbf9030"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TravelToVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitActInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"travelToVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<TravelToVisitMutation, TravelToVisitMutationVariables>;
export const StartVisitDocument = {"__meta__":{"hash":"89eb8c818ef56635f13ae642c2afd088312f4f71334c42d1d7afa239fb572ad9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitActInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"startVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<StartVisitMutation, StartVisitMutationVariables>;
export const PauseVisitDocument = {"__meta__":{"hash":"e386be84e218d747d5122d1097865251cd093c7c373777834ec9e9d3174da0c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseVisitInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"pauseVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<PauseVisitMutation, PauseVisitMutationVariables>;
export const ResumeVisitDocument = {"__meta__":{"hash":"bb6746e2c223146f66347cac0639d986f74e1250a8caa54cd288437ff1ef2ea5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitActInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"resumeVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<ResumeVisitMutation, ResumeVisitMutationVariables>;
export const CompleteVisitDocument = {"__meta__":{"hash":"12c2c807532bced400b891ba0d367013c97892bbe8b60798d1f0dc46ee19ea27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteVisitInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"completeVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<CompleteVisitMutation, CompleteVisitMutationVariables>;
export const EndVisitIncompleteDocument = {"__meta__":{"hash":"deecc53b6fb9f65e12668d6bacace16a51740e0a19c7e2fa97eda3d2bf441f3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndVisitIncomplete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndVisitIncompleteInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"endVisitIncomplete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<EndVisitIncompleteMutation, EndVisitIncompleteMutationVariables>;
export const AnswerVisitChecklistDocument = {"__meta__":{"hash":"b1496a20b483cdcd1006f18f3c18cd23ad11975460cbaae074ae15c3090bba75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerVisitChecklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerChecklistInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"answerChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AnswerVisitChecklistMutation, AnswerVisitChecklistMutationVariables>;
export const AddVisitLineDocument = {"__meta__":{"hash":"0dfde81ffb4f822b6b76f9d192cfbda0eb13ec5e773c2fb38ed13702996176d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddVisitLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddServiceLineInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addServiceLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AddVisitLineMutation, AddVisitLineMutationVariables>;
export const RemoveVisitLineDocument = {"__meta__":{"hash":"4856f1ece4a94398d0847106effed30ce05811908821c00be929467864e0e7bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveVisitLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveServiceLineInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"removeServiceLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveVisitLineMutation, RemoveVisitLineMutationVariables>;
export const RemoveVisitPhotoDocument = {"__meta__":{"hash":"13d97cfc9ed3ac99fe84c696fdd57107e332995fae6d84e4c6abb7461c8492a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveVisitPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAttachmentInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"removeAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as DocumentNode<RemoveVisitPhotoMutation, RemoveVisitPhotoMutationVariables>;
export const ProposeVisitFollowUpDocument = {"__meta__":{"hash":"6cc31c586d397d86a2e9bfec4f5e948695d12e44fbdbecaca962f69f6bb9c2f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeVisitFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"proposeFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFiled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<ProposeVisitFollowUpMutation, ProposeVisitFollowUpMutationVariables>;
export const AddVisitNoteDocument = {"__meta__":{"hash":"e910dd13d323fb41342509bede7ba8c50a7f68b18c9ba6c1a3a3f7aba9c83447"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddVisitNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddNoteInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AddVisitNoteMutation, AddVisitNoteMutationVariables>;
export const AddMachineDocument = {"__meta__":{"hash":"cd7079fe0754d235e2c63a518af42c679fa9dbce9c2adbb1f6a0057494b68f60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMachine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEquipmentInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<AddMachineMutation, AddMachineMutationVariables>;
export const CorrectMachineDocument = {"__meta__":{"hash":"92c5de249682d869c4d711c6c95d1b9938f57b33b37a29e9adab05f4f5bfcc92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectMachine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectEquipmentInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"correctEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as DocumentNode<CorrectMachineMutation, CorrectMachineMutationVariables>;